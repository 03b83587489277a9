/** The games' readers, as schema.py writes them: moves of whole games, and figures and events that are not theirs. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import * as ananda from "../src/games/ananda/words";
import * as mandala from "../src/games/mandala/words";
import * as menara from "../src/games/menara/words";
import * as tajuto from "../src/games/tajuto/words";

interface Reader {
  read: (move: string) => { kind: string; move: string } | null;
  again: (move: string) => string | null;
}

/** Read a move and write it anew. */
function reader<Move extends { kind: string; move: string }>(read: (move: string) => Move | null, write: (move: Move) => string): Reader {
  return { read, again: (text) => (read(text) ? write(read(text)!) : null) };
}

const READERS: Record<string, Reader> = {
  ananda: reader(ananda.readMove, ananda.writeMove),
  mandala: reader(mandala.readMove, mandala.writeMove),
  menara: reader(menara.readMove, menara.writeMove),
  tajuto: reader(tajuto.readMove, tajuto.writeMove),
};
const PLAYED = ["ananda-2", "ananda-4", "mandala-2", "menara-1", "menara-4", "tajuto-2", "tajuto-4"];

/** The moves of a golden playthrough: those that were made and those that were allowed. */
function movesOf(name: string): string[] {
  const text = readFileSync(resolve(import.meta.dirname, `../../tests/playthroughs/${name}.txt`), "utf-8");
  const made = [...text.matchAll(/^\d (.+)$/gm)].map((found) => found[1]!);
  const legal = [...text.matchAll(/^ {2}legal: (.+)$/gm)].flatMap((found) => found[1]!.split(" | ")).filter((move) => !move.startsWith("…"));
  return [...new Set([...made, ...legal])];
}

test.each(PLAYED)("every move of %s is read, and written as it was", (name) => {
  const { read, again } = READERS[name.split("-")[0]!]!;
  const moves = movesOf(name);
  expect(moves.length).toBeGreaterThan(20);
  expect(moves.filter((move) => again(move) !== move)).toEqual([]);
  expect(new Set(moves.map((move) => read(move)?.kind)).size).toBeGreaterThan(2);
});

test.each(Object.keys(READERS))("what is no move of %s is not read as one", (game) => {
  const { read } = READERS[game]!;
  for (const move of ["", " ", "nonsense", "! hand 1 red", "M1 pink", " pass", "pass ", "PASS", "base 8 light 0 0", "tile red-red a1"])
    expect(read(move)).toBeNull();
});

test("figures of other rules, and events of another game, are none", () => {
  const figures = { stage: "turn", scores: [1, 2], seats: [], mandalas: [], claiming: 0, deck: 3, discard: 0, ending: false };
  expect(mandala.figuresOf(figures)).toBe(figures);
  expect(tajuto.figuresOf(figures)).toBeNull();
  expect(mandala.figuresOf({ ...figures, deck: undefined })).not.toBeNull(); // there, and unknown
  const { deck: _, ...less } = figures;
  expect(mandala.figuresOf(less)).toBeNull();
  expect(mandala.figuresOf(null)).toBeNull();
  expect(mandala.foreseenOf({ kind: "redraw", draws: 2 })).toEqual({ kind: "redraw", draws: 2 });
  expect(mandala.foreseenOf({ kind: "redraw" })).toBeNull();
  expect(mandala.foreseenOf({ kind: "dance", draws: 2 })).toBeNull();
  const events = [
    { kind: "hand", fields: { seat: 1, number: 1, cards: ["red"] } },
    { kind: "hand", fields: { seat: 2, number: 1 } }, // the cards are another's
    { kind: "hand", fields: { seat: 2 } },
    { kind: "quarry", fields: { floor: 3 } },
  ];
  expect(mandala.eventsOf(events)).toEqual(events.slice(0, 2));
  expect(menara.eventsOf(events)).toEqual(events.slice(3));
});
