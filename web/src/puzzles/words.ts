/** Puzzles in words: moves as the game's board calls them, within the sentences that the command line says, too. */
import type { GameModule } from "$lib/board";
import { language, t, tOr } from "$lib/messages.svelte";
import type { PuzzleAbout } from "$lib/protocol";
import type { Rating } from "./glicko";

type Choice = PuzzleAbout["choices"][number];

export interface Words {
  move: (text: string) => string;
  /** Within a sentence. */
  quoted: (text: string) => string;
  /** How play goes on: `2 C black` is what seat 2 does. */
  lined: (text: string) => string;
  number: (value: number) => string;
  signed: (value: number) => string;
}

export function wordsIn(module: GameModule | null, names: string[]): Words {
  const one = new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" });
  const move = (text: string) => module?.moveWords?.(text, t, names) ?? text;
  return {
    move,
    quoted: (text) => t("puzzle-quoted", { move: move(text) }),
    lined: (text) => {
      const [seat = "", ...rest] = text.split(" ");
      return `${names[Number(seat) - 1] ?? seat}: ${move(rest.join(" "))}`;
    },
    number: (value) => one.format(value),
    signed: (value) => signed.format(value),
  };
}

/** What is said to whoever made a choice, or who was shown the solution: then nobody was right. */
export function sentencesFor({ choices, asked }: PuzzleAbout, choice: Choice | undefined, quoted: (move: string) => string): string[] {
  const [first, ...others] = choices[0]!.said;
  const shown = asked || !first ? others : [{ ...first, message: "puzzle-solution" }, ...others];
  const told = choice ? choice.said : shown;
  return told.map(({ message, facts }) => {
    const said = Object.entries(facts).map(([name, fact]) => [name, typeof fact === "string" ? quoted(fact) : fact] as const);
    return t(message, Object.fromEntries(said));
  });
}

/** A rating, and how far off it may be: 19 of 20 are not. Without a mark for thousands, as ratings are written. */
export const ratingWords = ({ rating, deviation }: Rating) => ({ rating: String(Math.round(rating)), deviation: String(Math.round(2 * deviation)) });

export const themesOf = (game: string, tags: string[]): string => tags.map((tag) => tOr(`puzzle-theme-${game}-${tag}`, tag)).join(" · ");
