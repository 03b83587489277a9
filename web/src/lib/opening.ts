/** Opening tables: what the start page, the form and a rematch share. */
import { served } from "./place";
import { type About, type GameInfo, type NewTable, type Player, Refusal } from "./protocol";
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
  if (!served) throw new Refusal("no-server", "");
  await ensureMe(name);
  const opened = await patiently(() => post<{ table: string }>("/api/tables", { ...table, adds: true }), table.game);
  go(`/table/${opened.table}`);
}

/** Go on with a match file from one of its steps in this page, where it can; false: a server is to be asked. */
export async function goOn({ file, step, players }: { file: string; step: number; players: Player[] }): Promise<boolean> {
  if (!(await here.request("reads", file).catch(() => false))) return false;
  go(`/table/${await here.request("bring", file, step, { players }, me()?.name || t("web-guest"))}`);
  return true;
}

/** The seat that a friend would take at a table of this device: a bot's, or the last at one screen; 0 if there is none. */
export function friendsSeat({ seats }: About): number {
  return seats.find((seat) => seat.bot)?.seat ?? (seats.length > 1 ? seats.length : 0);
}

/** Hand a match of this device to the server, where a friend takes a seat: from then on it is there alone. */
export async function playOnWithFriend(about: About): Promise<void> {
  await ensureMe();
  const file = await here.request("whole", about.table);
  const friend = friendsSeat(about);
  const players = about.seats.map(({ seat, bot, name }): Player => (seat === friend ? { kind: "invite" } : bot ? { kind: "bot", bot } : { kind: "me", name }));
  const opened = await patiently(() => post<{ table: string }>("/api/tables/import", { file, players, title: about.title, adds: true }), about.game);
  await here.request("leave", about.table); // it is stored there by now
  go(`/table/${opened.table}`, { replace: true });
}

/** Play at once against a bot; who begins is left to chance where there is such a choice. */
export async function playNow(game: GameInfo, bot: string): Promise<void> {
  const chosen = game.bots.includes(bot) ? bot : (levels(game.bots)[0] ?? "random");
  const options = game.options.some((option) => option.name === "first") ? { first: "random" } : {};
  await openTable({ game: game.game, players: againstBots(game, chosen), options });
}
