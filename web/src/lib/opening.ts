/** Opening tables: what the start page, the form and a rematch share. */
import type { GameInfo, NewTable, Player } from "./protocol";
import { patiently } from "./preparing.svelte";
import { post } from "./requests";
import { here } from "./here.svelte";
import { t } from "./messages.svelte";
import { go } from "./route.svelte";
import { ensureMe, me } from "./session.svelte";

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

/** Open a table and sit down at it: in this page, where only people at this device and bots play and the page can; else at the server. */
export async function openTable(table: NewTable, name = ""): Promise<void> {
  if (await here.request("able", table).catch(() => false)) {
    go(`/table/${await here.request("open", table, name.trim() || me()?.name || t("web-guest"))}`);
    return;
  }
  await ensureMe(name);
  const opened = await patiently(() => post<{ table: string }>("/api/tables", { ...table, adds: true }), table.game);
  go(`/table/${opened.table}`);
}

/** Play at once against a bot; who begins is left to chance where there is such a choice. */
export async function playNow(game: GameInfo, bot: string): Promise<void> {
  const chosen = game.bots.includes(bot) ? bot : (levels(game.bots)[0] ?? "random");
  const options = game.options.some((option) => option.name === "first") ? { first: "random" } : {};
  await openTable({ game: game.game, players: againstBots(game, chosen), options });
}
