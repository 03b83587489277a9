/** What the rules pages are made of: clauses in order and the phases in which they matter, as data beside the lessons. */
import type { Drawing } from "./drawings/ink";

export interface Section {
  heading: string;
  clauses: string[];
  drawings?: string[];
}

export interface Phase {
  name: string;
  /** Fields of the view and the values they have in this phase; the last phase has none and is for all that is left. */
  when: Record<string, number[]>;
  clauses: string[];
  drawings?: string[];
}

export interface Rules {
  sections: Section[];
  phases: Phase[];
  drawings: Record<string, Drawing>;
}

type Pages = Pick<Rules, "sections" | "phases">;
const pages = import.meta.glob<Pages>("../../../src/vihara/lessons/*-rules.json", { import: "default" });
const drawn = import.meta.glob<Record<string, Drawing>>(["./drawings/*.ts", "!./drawings/ink.ts"]);

/** The rules of a game; null if there is no such game. */
export async function loadRules(game: string): Promise<Rules | null> {
  const page = pages[`../../../src/vihara/lessons/${game}-rules.json`];
  const drawings = drawn[`./drawings/${game}.ts`];
  if (!page) return null;
  const [found, pictures] = await Promise.all([page(), drawings ? drawings() : {}]);
  return { ...found, drawings: pictures };
}

/** The phase a view is in. */
export function phaseOf(rules: Rules, fields: Record<string, unknown>): Phase {
  const fits = (phase: Phase) => Object.entries(phase.when).every(([name, values]) => values.includes(fields[name] as number));
  return rules.phases.find(fits) ?? rules.phases[rules.phases.length - 1]!;
}

/** The message of a clause. */
export function clauseMessage(game: string, clause: string): string {
  return `learn-${game}-rule-${clause.toLowerCase()}`;
}
