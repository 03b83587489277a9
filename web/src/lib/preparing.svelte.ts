/**
 * At its first start a server makes the rules of each game ready, which takes a while. Whoever wants something of a game
 * meanwhile is told how far it is, and gets it as soon as it is there.
 */
import { Refusal, type Warm } from "./protocol";
import { get } from "./requests";

export interface Preparing {
  game: string;
  /** Steps done and steps in all; null while others are made ready first. */
  progress: { done: number; of: number } | null;
}

const PATIENCE = 1000;
const AGAIN = 2000;

let shown = $state.raw<Preparing | null>(null);
let waiting = 0;

/** What is being made ready for somebody who waits; null: nobody does. */
export function preparing(): Preparing | null {
  return shown;
}

/** Do something that needs a game's rules; if they are not ready it is tried again until they are. */
export async function patiently<T>(deed: () => Promise<T>, game?: string): Promise<T> {
  waiting += 1;
  const timer = setInterval(() => void look(game), PATIENCE);
  try {
    for (;;) {
      try {
        return await deed();
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== "not-ready") throw error;
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
    }
  } finally {
    clearInterval(timer);
    waiting -= 1;
    if (!waiting) shown = null;
  }
}

async function look(wanted?: string): Promise<void> {
  const told = await get<Warm>("/api/warm").catch(() => null);
  const game = wanted ?? Object.keys(told?.progress ?? {})[0];
  if (!told || !waiting || !game || (told.warm[game] ?? "ready") === "ready") {
    shown = null;
    return;
  }
  const found = told.progress[game];
  shown = { game, progress: found ? { done: found.done, of: found.of } : null };
}
