/** Words, from the Fluent catalog shared with Python: `t("web-play")` reads anew when the language changes. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { boards, learn, people, puzzles, review, shell } from "virtual:messages/all";

export const LANGUAGES: Record<string, string> = {
  de: "Deutsch",
  en: "English",
  fr: "Français",
  it: "Italiano",
  pl: "Polski",
};

export type Variables = Record<string, string | number>;

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state("en");
let additions = $state(0); // read by `t`, so that what was loaded later appears
const added = new Set<string>();
const bundles = new Map<string, FluentBundle>();
const missing = new Set<string>();

/** The language now spoken. */
export function language(): string {
  return current;
}

/** The first of the wanted languages that there is; English otherwise. */
export function bestLanguage(wanted: readonly string[]): string {
  return wanted.map((name) => name.slice(0, 2).toLowerCase()).find((name) => name in shell) ?? "en";
}

/** Load a language and speak it from now on. */
export async function speak(name: string): Promise<void> {
  const load = shell[name];
  if (!load) return;
  let found = bundles.get(name);
  if (!found) {
    found = new FluentBundle(name, { useIsolating: false });
    found.addResource(new FluentResource((await load()).default));
    bundles.set(name, found);
  }
  current = name;
  bundle = found;
  document.documentElement.lang = name;
}

/** Add a part of the catalog to the language now spoken. */
async function add(part: typeof learn, kind: string): Promise<void> {
  const name = current;
  const load = part[name];
  const known = bundles.get(name);
  if (!load || !known || added.has(`${kind} ${name}`)) return;
  const { default: text } = await load();
  known.addResource(new FluentResource(text), { allowOverrides: true });
  added.add(`${kind} ${name}`);
  missing.clear();
  additions += 1;
}

/** Load the long texts of lessons and rules for the language now spoken. */
export const loadLessons = (): Promise<void> => add(learn, "learn");

/** Load what pages about people say. */
export const loadPeople = (): Promise<void> => add(people, "people");
/** Load what is said of finished matches that are looked back at. */
export const loadReview = (): Promise<void> => add(review, "review");

/** Load what puzzles say. */
export const loadPuzzles = (): Promise<void> => add(puzzles, "puzzles");

/** Load what a game says at its board and in its log. */
export const loadBoard = (game: string): Promise<void> => add(boards[game] ?? {}, game);

/** Whether there is such a message. */
export function has(id: string): boolean {
  return additions >= 0 && (bundle?.hasMessage(id) ?? false);
}

/** Whether a message has all the variables it names. */
export function complete(id: string, variables: Variables): boolean {
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return false;
  const errors: Error[] = [];
  bundle.formatPattern(pattern, variables, errors);
  return errors.length === 0;
}

/** A message in the language now spoken. */
export function t(id: string, variables?: Variables): string {
  const pattern = additions >= 0 ? bundle?.getMessage(id)?.value : null;
  if (!bundle || !pattern) {
    if (bundle && !missing.has(id)) {
      missing.add(id);
      console.error(`message ${id} is missing in ${current}`);
    }
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, variables, errors);
  for (const error of errors) console.error(`message ${id} in ${current}: ${error.message}`);
  return text;
}

/** A message if there is one, else the text given. */
export function tOr(id: string, otherwise: string, variables?: Variables): string {
  return has(id) ? t(id, variables) : otherwise;
}

/** "a, b and c" in the language now spoken. */
export function list(items: string[]): string {
  return new Intl.ListFormat(current, { type: "conjunction" }).format(items);
}
