/**
 * Where every visible card lies, with a key of its own, so that a card can be seen moving. The record only counts cards;
 * which of them went where is told by the events.
 */
import type { GameEvent, Seen } from "$lib/board";
import { cardsOf, fieldOf, handOf, mountain } from "./table";
import { COLORS, type Color, type ColorClaimed, type Event, eventsOf, figuresOf } from "./words";

export interface Spot {
  key: number;
  color: Color | null;
  place: string;
}

/** What changed: cards that lie elsewhere now, those of them from a pile that is not laid out, and cards that went to one. */
export interface Changes {
  spots: Spot[];
  moved: ReadonlySet<number>;
  came: Map<number, string>;
  gone: Map<number, string>;
}

let next = 1;

/** The cards that a position shows, by place: mountain-1, field-1-2, hand-1, river-2-4. */
function wanted(position: Seen): { place: string; color: Color | null }[] {
  const fields = position.view?.fields ?? {};
  const found: { place: string; color: Color | null }[] = [];
  const lay = (place: string, cards: (Color | null)[]) => cards.forEach((color) => found.push({ place, color }));
  for (const mandala of [1, 2]) {
    lay(`mountain-${mandala}`, cardsOf(mountain(fields, mandala - 1)));
    for (const seat of [1, 2]) lay(`field-${mandala}-${seat}`, cardsOf(fieldOf(fields, mandala - 1, seat)));
  }
  for (const seat of [1, 2]) {
    lay(`hand-${seat}`, cardsOf(handOf(fields, seat)));
    for (const { place, color } of figuresOf(position.figures)?.seats[seat - 1]?.river ?? []) {
      if (color) lay(`river-${seat}-${place}`, [color]);
    }
  }
  return found;
}

export function firstSpots(position: Seen): Spot[] {
  return sorted(wanted(position).map((one) => ({ ...one, key: next++ })));
}

function sorted(spots: Spot[]): Spot[] {
  const rank = (color: Color | null) => (color ? COLORS.indexOf(color) : COLORS.length);
  return spots.sort((a, b) => rank(a.color) - rank(b.color) || a.key - b.key);
}

/** The claim of a color among the events. */
function claim(color: Color | null, events: Event[]): ColorClaimed | null {
  for (const { kind, fields } of events) if (kind === "claim" && fields.color === color) return fields;
  return null;
}

/** Which place a card comes from, by the events: a player's hand, the mountain, else the deck. */
function source(place: string, color: Color | null, events: Event[]): string {
  const [kind, first] = place.split("-");
  if (kind === "field") return `hand-${place.split("-")[2]}`;
  if (kind === "mountain") {
    for (const { kind, fields } of events) {
      if (kind === "build" && String(fields.mandala) === first && fields.color === color) return `hand-${fields.seat}`;
    }
    return "deck";
  }
  if (kind === "river") {
    const claimed = claim(color, events);
    return claimed ? `mountain-${claimed.mandala}` : "deck";
  }
  return "deck";
}

/** Where a card goes that is laid out no more. */
function destination(spot: Spot, events: Event[]): string {
  if (spot.place.startsWith("mountain")) {
    const claimed = claim(spot.color, events);
    if (claimed && !claimed.discarded) return `cup-${claimed.seat}`;
  }
  return "discard";
}

export function changes(spots: Spot[], position: Seen, told: GameEvent[]): Changes {
  const events = eventsOf(told);
  const left = [...spots];
  const take = (fits: (spot: Spot) => boolean): Spot | null => {
    const index = left.findIndex(fits);
    return index < 0 ? null : left.splice(index, 1)[0]!;
  };
  const kept: Spot[] = [];
  const missing: { place: string; color: Color | null }[] = [];
  for (const one of wanted(position)) {
    const same = take((spot) => spot.place === one.place && spot.color === one.color);
    if (same) kept.push(same);
    else missing.push(one);
  }
  const came = new Map<number, string>();
  const laid = new Set<number>();
  for (const one of missing) {
    const from = source(one.place, one.color, events);
    const moved = take((spot) => spot.place === from && (spot.color === one.color || spot.color === null));
    const spot = { key: moved?.key ?? next++, ...one };
    if (!moved) came.set(spot.key, from);
    laid.add(spot.key);
    kept.push(spot);
  }
  return { spots: sorted(kept), moved: laid, came, gone: new Map(left.map((spot) => [spot.key, destination(spot, events)])) };
}
