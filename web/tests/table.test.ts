/** A table through the socket: nothing is missed, nothing is told twice, and nobody sees what another seat knew. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prefer } from "../src/lib/preferences.svelte";
import { socket } from "../src/lib/socket.svelte";
import { Table } from "../src/lib/table.svelte";
import { stand, Wire } from "./wire";

let table: Table;
let close: () => void;

beforeEach(() => {
  stand();
  prefer({ motion: "none" });
});

afterEach(() => {
  close();
  vi.useRealTimers();
});

const entry = (number: number, more: object = {}) => ({
  number,
  kind: "move",
  seat: 2,
  move: `M${number}`,
  events: [{ kind: "pass", fields: { seat: 2 } }],
  ...more,
});

/** Where the table stands, as the server tells it; `entries` came last. */
const news = (type: "table" | "events", number: number, entries: object[] = [], more: object = {}) => ({
  type,
  table: "T",
  number,
  changed: number,
  status: "running",
  to_act: 1,
  seat: 1,
  view: { fields: {} },
  figures: null,
  legal: ["pass"],
  undo: false,
  outcome: null,
  clock: null,
  events: entries,
  ...more,
});

/** Let the table show what it was told. */
const shown = () => vi.advanceTimersByTimeAsync(10);

/** A table that is watched and has told its first entries. */
async function watched(number = 41, more: object = {}): Promise<Wire> {
  table = new Table("T");
  close = table.open();
  const wire = Wire.last;
  wire.open();
  wire.answer("watch", news("table", number, [entry(number)], more));
  await shown();
  return wire;
}

const numbers = () => table.log.map((one) => one.number);

test("it asks for all that there is, and shows it", async () => {
  const wire = await watched();
  expect(wire.of("watch")).toEqual([{ type: "watch", table: "T", since: 0, id: expect.any(Number) as number }]);
  expect(table.position?.number).toBe(41);
  expect(numbers()).toEqual([41]);
});

test("what comes next is shown; what comes twice, is older, or of another table is not", async () => {
  const wire = await watched();
  wire.tell(news("events", 42, [entry(42)]));
  await shown();
  wire.tell(news("events", 42, [entry(42)]));
  wire.tell(news("events", 41, [entry(41)]));
  wire.tell(news("events", 43, [entry(43)], { table: "U" }));
  await shown();
  expect(numbers()).toEqual([41, 42]);
  expect(table.position?.number).toBe(42);
  expect(table.recent?.move).toBe("M42");
  expect(wire.of("watch")).toHaveLength(1);
});

test("a gap is asked for, and what came behind it is not shown before it is filled", async () => {
  const wire = await watched();
  wire.tell(news("events", 44, [entry(44)]));
  await shown();
  expect(numbers()).toEqual([41]);
  expect(table.position?.number).toBe(41);
  expect(wire.of("watch").map((message) => message.since)).toEqual([0, 41]);
  wire.answer("watch", news("table", 44, [entry(42), entry(43), entry(44)]));
  await shown();
  expect(numbers()).toEqual([41, 42, 43, 44]);
  expect(table.position?.number).toBe(44);
});

test("a line that comes back asks for what was missed, and only for that", async () => {
  const wire = await watched();
  wire.tell(news("events", 42, [entry(42)]));
  await shown();
  wire.lose();
  await vi.advanceTimersByTimeAsync(600);
  const next = Wire.last;
  expect(next).not.toBe(wire);
  next.open();
  expect(next.of("watch").map((message) => message.since)).toEqual([42]);
  next.answer("watch", news("table", 44, [entry(43), entry(44)]));
  await shown();
  expect(numbers()).toEqual([41, 42, 43, 44]);
});

test("a move names the position that was seen; one that came too late asks where the table stands", async () => {
  const wire = await watched();
  const played = table.play("pass");
  expect(wire.of("move")[0]).toMatchObject({ seen: 41, move: "pass", seat: 1 });
  expect(table.sending).toBe(true);
  await table.play("pass"); // a second click while the first is on its way
  expect(wire.of("move")).toHaveLength(1);
  wire.answer("move", { type: "refused", code: "stale-version", sentence: "the match went on" });
  await played;
  expect(table.sending).toBe(false);
  expect(table.refusal?.code).toBe("stale-version");
  expect(wire.of("watch").map((message) => message.since)).toEqual([0, 41]);
});

test("a move that was refused by the rules says why, and nothing is asked anew", async () => {
  const wire = await watched();
  const played = table.play("M9 pink");
  wire.answer("move", { type: "refused", code: "invalid-move", sentence: "no such color", clause: "M-B1" });
  await played;
  expect(table.refusal).toMatchObject({ code: "invalid-move", sentence: "no such color", clause: "M-B1" });
  expect(wire.of("watch")).toHaveLength(1);
  wire.tell(news("events", 42, [entry(42)]));
  await shown();
  expect(table.refusal).toBeNull(); // the position it was about is gone
});

test("a question is asked once for a position, and again for the next", async () => {
  const wire = await watched();
  const [first, second] = [table.ask("M1 red"), table.ask("M1 red")];
  expect(wire.of("ask")).toHaveLength(1);
  wire.answer("ask", { type: "answer", legal: true, move: "M1 red", foreseen: { kind: "build" } });
  expect(await first).toEqual({ legal: true, move: "M1 red", foreseen: { kind: "build" } });
  expect(await second).toBe(await first);
  wire.tell(news("events", 42, [entry(42)]));
  await shown();
  const third = table.ask("M1 red");
  expect(wire.of("ask")).toHaveLength(2);
  wire.lose();
  expect(await third).toMatchObject({ legal: false, code: "offline" });
});

test("on one screen, what the seat before knew leaves it with them", async () => {
  const wire = await watched();
  wire.tell(news("events", 42, [entry(42)], { seat: 2, to_act: 2 }));
  await shown();
  expect(table.position?.seat).toBe(2);
  expect(numbers()).toEqual([]);
  expect(table.recent).toBeNull();
  expect(wire.of("watch").map((message) => message.since)).toEqual([0, 0]);
});

test("a table that may not be seen says so; a line that is lost is no such reason", async () => {
  table = new Table("T");
  close = table.open();
  Wire.last.open();
  Wire.last.answer("watch", { type: "refused", code: "no-table", sentence: "there is no such table" });
  await shown();
  expect(table.failure?.code).toBe("no-table");
  close();
  table = new Table("T");
  close = table.open();
  Wire.last.open();
  Wire.last.lose();
  await shown();
  expect(table.failure).toBeNull();
});

test("who leaves is told no more", async () => {
  const wire = await watched();
  const leave = socket.greet(vi.fn()); // somebody else on the page needs the line
  close();
  leave();
  expect(wire.of("unwatch")).toHaveLength(1);
  wire.tell(news("events", 42, [entry(42)]));
  await shown();
  expect(numbers()).toEqual([41]);
});
