/** Puzzles of a game, and their positions: from the rules in the page where they are here, else from the server. */
import { knows } from "$lib/answers";
import type { Answer } from "$lib/board";
import { here } from "$lib/here.svelte";
import { Refusal, type PuzzleAbout, type PuzzlePosition, type Puzzles } from "$lib/protocol";
import { get } from "$lib/requests";

const addressOf = (game: string): string => `/api/puzzles/${encodeURIComponent(game)}`;

export const puzzlesOf = async (game: string): Promise<PuzzleAbout[]> => (await get<Puzzles>(addressOf(game))).puzzles;

export async function positionOf(game: string, { name, record }: PuzzleAbout): Promise<PuzzlePosition> {
  if (await knows(game)) return here.request("puzzle", game, record);
  return get(`${addressOf(game)}/${name}`);
}

/** What a move would bring there, or why it is not allowed. */
export async function tryOut(game: string, { name, record }: PuzzleAbout, move: string): Promise<Answer> {
  try {
    if (await knows(game)) return await here.request("tryPuzzle", game, record, move);
    return await get(`${addressOf(game)}/${name}/ask?${new URLSearchParams({ move }).toString()}`);
  } catch (error) {
    const { code, sentence } = error instanceof Refusal ? error : new Refusal("offline", "");
    return { legal: false, move, code, sentence };
  }
}
