/** The socket: answers find who asked, and a line that is lost comes back by itself. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal, type Reply } from "../src/lib/protocol";
import { Socket } from "../src/lib/socket.svelte";
import { stand, Wire } from "./wire";

let socket: Socket;
let leave: () => void;
const greeter = vi.fn();
const heard: Reply[] = [];

beforeEach(() => {
  stand();
  vi.spyOn(Math, "random").mockReturnValue(1); // the longest wait
  greeter.mockReset();
  heard.length = 0;
  socket = new Socket();
  socket.listen((message) => heard.push(message));
  leave = () => undefined;
});

afterEach(() => {
  leave(); // the window outlasts the test
  vi.useRealTimers();
});

/** A socket that is open, and its end at the server. */
function online(): Wire {
  leave = socket.greet(greeter);
  Wire.last.open();
  return Wire.last;
}

const code = (asked: Promise<unknown>) =>
  asked.then(
    () => "",
    (error: unknown) => (error as Refusal).code,
  );

test("it opens with the first greeter, and greets once it is open", () => {
  expect(Wire.opened).toHaveLength(0);
  leave = socket.greet(greeter);
  expect(socket.state).toBe("connecting");
  expect(greeter).not.toHaveBeenCalled();
  Wire.last.open();
  expect(socket.state).toBe("online");
  expect(greeter).toHaveBeenCalledOnce();
  const second = vi.fn();
  socket.greet(second)();
  expect(second).toHaveBeenCalledOnce();
  expect(Wire.opened).toHaveLength(1);
  expect(Wire.last.url).toMatch(/^ws:\/\/.+\/ws\?lang=\w\w&nobody=1$/);
});

test("every answer finds who asked, in whatever order answers come", async () => {
  const wire = online();
  const [first, second] = [socket.ask({ type: "ping" }), socket.ask({ type: "unwatch", table: "T" })];
  const [ping, unwatch] = wire.sent;
  expect(ping!.id).not.toBe(unwatch!.id);
  wire.tell({ type: "ok", id: unwatch!.id });
  wire.tell({ type: "pong", id: ping!.id });
  expect(await second).toMatchObject({ type: "ok" });
  expect(await first).toMatchObject({ type: "pong" });
  expect(heard).toEqual([]);
});

test("a refusal is thrown with its sentence and clause, and what nobody asked for is told to listeners", async () => {
  const wire = online();
  const asked = socket.ask({ type: "move", table: "T", seen: 3, move: "M1 red" });
  wire.answer("move", { type: "refused", code: "illegal-move", sentence: "red lies there", clause: "M-B1" });
  await expect(asked).rejects.toMatchObject({ code: "illegal-move", sentence: "red lies there", clause: "M-B1" });
  wire.tell({ type: "events", table: "T" });
  wire.tell({ type: "pong", id: 999 });
  expect(heard.map((message) => message.type)).toEqual(["events", "pong"]);
});

test("what was asked on a line that breaks is refused, and nothing is asked without a line", async () => {
  const wire = online();
  const asked = code(socket.ask({ type: "ping" }));
  wire.lose();
  expect(await asked).toBe("offline");
  expect(socket.state).toBe("waiting");
  expect(await code(socket.ask({ type: "ping" }))).toBe("offline");
});

test("it comes back by itself, each time later, but never much later, and greets again", () => {
  online().lose();
  const waits: number[] = [];
  for (let i = 0; i < 9; i++) {
    const before = Wire.opened.length;
    let waited = 0;
    while (Wire.opened.length === before) {
      vi.advanceTimersByTime(100);
      waited += 100;
    }
    waits.push(waited);
    Wire.last.lose();
  }
  expect(waits).toEqual([600, 1200, 2400, 4800, 9600, 15000, 15000, 15000, 15000]);
  expect(greeter).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(15_000);
  Wire.last.open();
  expect(greeter).toHaveBeenCalledTimes(2);
  Wire.last.lose();
  vi.advanceTimersByTime(600);
  expect(socket.state).toBe("waiting");
  expect(Wire.last.closed).toBe(false); // once it was open it begins with short waits anew
});

test("a crowd that was lost at once does not come back at once", () => {
  vi.mocked(Math.random).mockReturnValue(0);
  online().lose();
  vi.advanceTimersByTime(299);
  expect(Wire.opened).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(Wire.opened).toHaveLength(2);
});

test("silence for too long means that the line is dead: it is given up for a new one", async () => {
  const dead = online();
  const asked = code(socket.ask({ type: "ping" }));
  vi.advanceTimersByTime(14_999);
  expect(dead.closed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await asked).toBe("offline");
  expect(dead.closed).toBe(true);
  expect(dead.onmessage).toBeNull(); // what it still brings is heard by nobody
  vi.advanceTimersByTime(600);
  expect(Wire.opened).toHaveLength(2);
});

test("an idle line is asked whether it is alive", () => {
  const wire = online();
  vi.advanceTimersByTime(20_000);
  expect(wire.of("ping")).toHaveLength(1);
  wire.answer("ping", { type: "pong" });
  vi.advanceTimersByTime(20_000);
  expect(wire.of("ping")).toHaveLength(2);
  vi.advanceTimersByTime(15_000); // the second is not answered
  expect(wire.closed).toBe(true);
});

test("a network that comes back, and a page that is seen again, try at once; one that goes drops the line", () => {
  const wire = online();
  window.dispatchEvent(new Event("offline"));
  expect(wire.closed).toBe(true);
  expect(socket.state).toBe("waiting");
  window.dispatchEvent(new Event("online"));
  expect(Wire.opened).toHaveLength(2);
  Wire.last.lose();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(Wire.opened).toHaveLength(3);
  vi.advanceTimersByTime(60_000);
  expect(Wire.opened).toHaveLength(3); // one line at a time: the waiting try is called off
});

test("with the last greeter the line is closed, and does not come back", () => {
  const [one, other] = [socket.greet(greeter), socket.greet(vi.fn())];
  Wire.last.open();
  one();
  expect(Wire.last.closed).toBe(false);
  other();
  expect(Wire.last.closed).toBe(true);
  expect(socket.state).toBe("closed");
  Wire.last.lose();
  window.dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(Wire.opened).toHaveLength(1);
});
