/** Opening tables: what the start page, the form and a rematch share. */
import type { GameInfo, NewTable, Player } from "./protocol";
import { patiently } from "./preparing.svelte";
import { post } from "./requests";
import { go } from "./route.svelte";
import { ensureMe } from "./session.svelte";

/** The bots people choose among: the levels, if the server has them. */
export function levels(bots: string[]): string[] {
  const found = bots.filter((name) => name.startsWith("level"));
  return found.length ? found : bots;
}

/** Oneself, and bots on all other seats of the smallest table for two or more. */
export function againstBots(game: GameInfo, bot: string): Player[] {
  const seats = Math.min(game.seats[1], Math.max(2, game.seats[0]));
  return [{ kind: "me" }, ...Array.from({ length: seats - 1 }, (): Player => ({ kind: "bot", bot }))];
}

/** Open a table and sit down at it. */
export async function openTable(table: NewTable, name = ""): Promise<void> {
  await ensureMe(name);
  const opened = await patiently(() => post<{ table: string }>("/api/tables", { ...table, adds: true }), table.game);
  go(`/table/${opened.table}`);
}
