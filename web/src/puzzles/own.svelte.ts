/** How one gets on with puzzles: a rating for each game, what was tried, and what is to come again. Kept in the browser alone. */
import type { PuzzleAbout } from "$lib/protocol";
import { rated, UNRATED, type Rating } from "./glicko";

export interface Own extends Rating {
  /** The best credit so far, by the name of the puzzle. */
  credits: Record<string, number>;
  /** Puzzles that were not solved, the one that waits longest first. */
  again: { name: string; rating: number }[];
}

const KEY = "vihara-puzzles";
/** What the trials of five bots leave open about the rating of a puzzle (`vihara.puzzles.rating`), about. */
const DEVIATION = 150;

type Kept = Record<string, Own>;

const beginner = (): Own => ({ ...UNRATED, credits: {}, again: [] });

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {}; // storage that cannot be read is as good as none
  }
}

let kept = $state.raw<Kept>(read());

export const ownOf = (game: string): Own => kept[game] ?? beginner();

export const solved = ({ credits }: Own): number => Object.values(credits).filter((credit) => credit === 1).length;

/** Note what was made of a puzzle. Only the first time counts for the rating: then one knows the answer. */
export function note(game: string, { name, rating }: Pick<PuzzleAbout, "name" | "rating">, credit: number): void {
  const all = read(); // another page may have solved one meanwhile
  const own = all[game] ?? beginner();
  const first = !(name in own.credits);
  const now = first ? rated(own, [{ rating, deviation: DEVIATION, score: credit }]) : own;
  const again = own.again.filter((one) => one.name !== name);
  kept = {
    ...all,
    [game]: {
      ...own,
      ...now,
      credits: { ...own.credits, [name]: Math.max(credit, own.credits[name] ?? 0) },
      again: credit < 1 ? [...again, { name, rating }] : again,
    },
  };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A private window may refuse: then it lasts as long as the page.
  }
}

/** The puzzle to come next: of those never tried the one nearest to one's rating, then those that are to come again. */
export function next<One extends Pick<PuzzleAbout, "name" | "rating">>(puzzles: readonly One[], own: Own, except: readonly string[] = []): One | null {
  const others = puzzles.filter(({ name }) => !except.includes(name));
  const distance = ({ rating }: One) => Math.abs(rating - own.rating);
  const untried = others.filter(({ name }) => !(name in own.credits)).sort((one, other) => distance(one) - distance(other));
  if (untried[0]) return untried[0];
  for (const { name } of own.again) {
    const found = others.find((one) => one.name === name);
    if (found) return found;
  }
  return null;
}
