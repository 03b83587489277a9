/** What this browser adds to the dice of its tables: made at random, promised by its seal, opened when all have promised. */
import { hex, shareHash } from "./fair";
import type { About, Status } from "./protocol";
import { post } from "./requests";

/** A share, and what lay open when it was opened: the server's seal and those of all seats. */
interface Kept {
  share: string;
  server: string;
  seals?: (string | null)[];
}

const KEY = "vihara-shares";
/** Tables come and go; a browser need not remember all of them. */
const MOST = 60;
const sending = new Set<string>();

function kept(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

function keep(fresh: Record<string, Kept>): void {
  const all = Object.entries({ ...kept(), ...fresh }).slice(-MOST);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
}

const nameOf = (table: string, seat: number) => `${table}-${seat}`;

/** The share that this browser keeps for a seat. */
export const keptShare = (table: string, seat: number): Kept | undefined => kept()[nameOf(table, seat)];

async function promise(about: About): Promise<void> {
  const known = kept();
  const fresh: Record<string, Kept> = {};
  const seats = about.seats.filter((seat) => seat.yours && !about.dice.seats[seat.seat - 1]?.hash).map((seat) => seat.seat);
  for (const seat of seats) {
    const share = known[nameOf(about.table, seat)]?.share ?? hex(crypto.getRandomValues(new Uint8Array(32)));
    fresh[nameOf(about.table, seat)] = { share, server: about.hash ?? "" };
  }
  if (!seats.length) return;
  keep(fresh); // before anybody is promised what could be lost
  const shares = seats.map((seat) => ({ seat, hash: shareHash(fresh[nameOf(about.table, seat)]!.share) }));
  await post(`/api/tables/${about.table}/promise`, { shares });
}

async function open(about: About): Promise<void> {
  const seals = about.dice.seats.map((one) => one.hash);
  const fresh: Record<string, Kept> = {};
  const shares = about.dice.seats.flatMap(({ seat, hash, share }) => {
    const mine = keptShare(about.table, seat);
    // Only to the server that promised first, and only what was promised.
    if (!mine || share || mine.server !== about.hash || shareHash(mine.share) !== hash) return [];
    fresh[nameOf(about.table, seat)] = { ...mine, seals };
    return [{ seat, share: mine.share }];
  });
  if (!shares.length) return;
  keep(fresh);
  await post(`/api/tables/${about.table}/share`, { shares });
}

/** Do what is to be done now, if anything; should it fail, the deal goes on without this browser. */
export async function addShares(about: About, status: Status): Promise<void> {
  const waits = status === "open" ? "promises" : about.dice.waits_for;
  const key = `${about.table} ${waits}`;
  if (!waits || !about.hash || sending.has(key)) return;
  sending.add(key);
  try {
    await (waits === "promises" ? promise(about) : open(about));
  } catch {
    // The server tells the table, and the log, whose share is missing.
  }
  sending.delete(key);
}

/** Whether the shares that were used are those whose seals this browser saw before it opened its own. */
export function asSeen(table: string, hash: string, shares: string[]): boolean | null {
  const mine = shares.map((_, i) => keptShare(table, i + 1)).find((one) => one?.seals);
  if (!mine?.seals) return null;
  return (
    mine.server === hash &&
    shares.length === mine.seals.length &&
    shares.every((share, i) => {
      const seal = mine.seals![i];
      return seal ? share === "withheld" || (share.length === 64 && shareHash(share) === seal) : share === "bot" || share === "absent";
    })
  );
}
