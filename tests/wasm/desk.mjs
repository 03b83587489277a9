// node desk.mjs ENGINE FOLDER LOCALES SCRIPTS.json: plays scripts at tables of the page and compares every message with
// the one that Python's server wrote; prints the differences. Both are compared as a browser reads them.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const [, , engine, folder, locales, file] = process.argv;
const { catalog, Desk, Rules, Sentences } = await import(engine);
const scripts = JSON.parse(readFileSync(file, "utf8"));

const texts = (language) =>
  readdirSync(join(locales, language)).sort().map((name) => readFileSync(join(locales, language, name), "utf8"));
const said = new Map();
function sentences(language) {
  if (!said.has(language)) said.set(language, new Sentences(language, catalog(language, texts(language), texts("en"))));
  return said.get(language);
}

const games = new Map();
function rules(game) {
  if (!games.has(game)) {
    const compiled = new WebAssembly.Module(readFileSync(join(folder, `${game}.wasm`)));
    games.set(game, new Rules(compiled, JSON.parse(readFileSync(join(folder, `${game}.json`), "utf8"))));
  }
  return games.get(game);
}

/** Everything that was put off has been done. */
const idle = () => new Promise((resolve) => setImmediate(resolve));
const read = (message) => JSON.stringify(JSON.parse(JSON.stringify(message)));

let compared = 0;
const differences = [];
for (const [place, script] of scripts.entries()) {
  let drawn = 0;
  const verdicts = [...script.verdicts];
  let time = script.begins;
  const rows = new Map();
  const store = {
    rows: async (table) => structuredClone(rows.get(table) ?? []),
    append: async (table, row) => {
      rows.set(table, [...(rows.get(table) ?? []), structuredClone(row)]);
      return true;
    },
    tables: async () => [...rows.keys()],
  };
  const around = {
    store,
    rules: async (game) => rules(game),
    forget: () => undefined,
    sentences: async (language) => sentences(language),
    simulate: async () => {
      const { actions, motion } = verdicts.shift();
      return { actions: actions.map(BigInt), motion };
    },
    random: (bytes) => createHash("sha256").update(`${script.seed} ${drawn++}`).digest("hex").slice(0, 2 * bytes),
    now: () => (time += 1.5),
    clock: () => 0,
    pause: async () => undefined,
  };
  let told = [];
  let desk = new Desk(around, (message) => told.push(message), script.language);
  const check = (what, found, wanted) => {
    compared += 1;
    const [one, other] = [read(found), read(wanted)];
    if (one !== other && differences.length < 3) {
      const at = [...one].findIndex((sign, i) => sign !== other[i]);
      const from = Math.max(0, at - 150);
      differences.push({ script: place, what, found: one.slice(from, at + 150), wanted: other.slice(from, at + 150), length: [one.length, other.length] });
    }
  };
  const id = await desk.open(script.table, script.name);
  for (const [step, { send, replies }] of script.steps.entries()) {
    told = [];
    if (send.type === "reload") {
      // As a page that is loaded again: nothing is known but what was stored.
      desk = new Desk(around, (message) => told.push(message), script.language);
    } else {
      await desk.take({ ...send, table: id });
      await idle();
      await idle();
    }
    check(`${step} ${JSON.stringify(send)}: messages`, told.map(({ type }) => type), replies.map((text) => JSON.parse(text).type));
    for (const [n, text] of replies.entries()) if (told[n]) check(`${step} ${JSON.stringify(send)}`, told[n], JSON.parse(text));
  }
  check("file", await desk.file(id), script.file);
  for (const [seat, steps] of Object.entries(script.course)) check(`steps of ${seat}`, await desk.steps(id, Number(seat), false), JSON.parse(steps));
}
console.log(JSON.stringify({ compared, differences }));
