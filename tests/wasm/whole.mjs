// node whole.mjs ENGINE FOLDER LOCALES PACKAGES JOBS.json: plays whole matches at tables of the page, with the page's own
// simulation; before every move it asks and tries what may be nonsense. Then rows of the log are spoilt and read again.
// Prints the files, what was answered how often, and what came of the spoilt logs.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { mujocoOf } from "./mujoco.mjs";

const [, , engine, folder, locales, packages, file] = process.argv;
const { catalog, Desk, FastDice, Rules, Sentences, Simulator } = await import(engine);
const texts = readdirSync(join(locales, "en")).sort().map((name) => readFileSync(join(locales, "en", name), "utf8"));
const sentences = new Sentences("en", catalog("en", texts, texts));
const games = new Map();
function rules(game) {
  if (!games.has(game)) {
    const compiled = new WebAssembly.Module(readFileSync(join(folder, `${game}.wasm`)));
    games.set(game, new Rules(compiled, JSON.parse(readFileSync(join(folder, `${game}.json`), "utf8"))));
  }
  return games.get(game);
}
const clock = () => performance.now() / 1000;
const simulator = new Simulator(await mujocoOf(packages, folder), clock, async () => undefined);
const idle = () => new Promise((resolve) => setImmediate(resolve));
const errors = [];
console.error = (error) => errors.push(String(error?.stack ?? error));

const done = [];
for (const { seed, table, most, nonsense, moves } of JSON.parse(readFileSync(file, "utf8"))) {
  let drawn = 0;
  let told = [];
  const rows = new Map();
  let simulated = 0;
  const around = {
    store: {
      rows: async (id) => structuredClone(rows.get(id) ?? []),
      append: async (id, row) => (rows.set(id, [...(rows.get(id) ?? []), structuredClone(row)]), true),
      tables: async () => [...rows.keys()],
    },
    rules: async (game) => rules(game),
    forget: (game) => games.delete(game),
    sentences: async () => sentences,
    simulate: (game, state) => ((simulated += 1), simulator.judge(game, state)),
    random: (bytes) => createHash("sha256").update(`${seed} ${drawn++}`).digest("hex").slice(0, 2 * bytes),
    now: () => 1_800_000_000 + drawn,
    clock,
    pause: async () => undefined,
  };
  const desk = new Desk(around, (message) => told.push(message), "en");
  const dice = new FastDice(seed);
  const id = await desk.open(table, "Ada");
  const send = async (message) => {
    told = [];
    await desk.take({ id: 1, ...message, table: id });
    return told;
  };
  let now = (await send({ type: "watch" })).find(({ type }) => type === "table");
  const news = () => {
    now = told.findLast((message) => message.type === "events" || message.type === "table") ?? now;
  };
  /** Until whoever is at this device decides, or it is over. */
  const waited = async () => {
    while (now.status === "running" && !now.legal.length) {
      await idle();
      news();
    }
  };
  const answers = {};
  const known = [...nonsense];
  /** Something that somebody who means ill may send. */
  const spoilt = () => {
    const text = known[dice.below(known.length)];
    const numbers = text.match(/-?\d+/g) ?? [];
    if (!numbers.length || dice.below(4) === 0) return text.slice(dice.below(text.length + 1)) + text.slice(0, dice.below(3));
    const one = numbers[dice.below(numbers.length)];
    return text.replace(one, String([Number(one) + dice.below(31) - 15, 9999, -9999, 0, 2 ** 53, dice.below(400)][dice.below(6)]));
  };
  await waited();
  for (let move = 0; now.status === "running" && move < most; move++) {
    known.push(now.legal[dice.below(now.legal.length)]);
    for (let n = 0; n < moves; n++) {
      const [answer] = await send({ type: "ask", move: spoilt() });
      const kind = answer.type === "answer" ? (answer.legal ? "allowed" : answer.code) : answer.code;
      answers[kind] = (answers[kind] ?? 0) + 1;
    }
    // What the bots' policy would do, so that towers grow; now and then anything.
    const [hint] = dice.below(5) ? await send({ type: "hint" }).then(async () => (await idle(), await idle(), told)) : [];
    const chosen = hint?.type === "hint" ? hint.moves[0].move : now.legal[dice.below(now.legal.length)];
    await send({ type: "move", seen: now.number, move: chosen });
    news();
    await waited();
  }
  if (now.status === "running") await send({ type: "resign" });
  const before = await desk.file(id);
  // As a page that is loaded again.
  const again = new Desk(around, (message) => told.push(message), "en");
  const after = await again.file(id);
  const came = {};
  for (let n = 0; n < nonsense.length * 3; n++) {
    const wrong = structuredClone(rows.get(id));
    const row = wrong[1 + dice.below(wrong.length - 1)];
    const wild = spoilt();
    if (dice.below(2) && row.entry.chance?.length) row.entry.chance[dice.below(row.entry.chance.length)] = wild;
    else if (row.entry.move) row.entry.move = wild;
    else row.entry.kind = wild;
    const wronged = new Desk({ ...around, store: { ...around.store, rows: async () => wrong } }, (message) => told.push(message), "en");
    told = [];
    await wronged.take({ type: "watch", id: 1, table: id });
    const kind = told.map((message) => message.code ?? message.type).join();
    came[kind] = (came[kind] ?? 0) + 1;
  }
  const traps = errors.filter((error) => error.includes("the compiled rules stopped"));
  done.push({ file: before, again: after === before, simulated, answers, came, traps });
}
console.log(JSON.stringify(done));
