// node study.mjs ENGINE FOLDER LOCALES LESSONS CASES.json: reads match files and lessons as a page does, and compares what it says
// of them with what Python's server said; prints the differences.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const [, , engine, folder, locales, lessons, file] = process.argv;
const { catalog, Rules, Sentences, Study } = await import(engine);
const { known, cases } = JSON.parse(readFileSync(file, "utf8"));

const text = (...path) => readFileSync(join(...path), "utf8");
const texts = (language) => readdirSync(join(locales, language)).sort().map((name) => text(locales, language, name));
const said = new Map();
const sentences = (language) => {
  if (!said.has(language)) said.set(language, new Sentences(language, catalog(language, texts(language), texts("en"))));
  return said.get(language);
};
const games = new Map();
const rules = async (game) => {
  if (!existsSync(join(folder, `${game}.wasm`))) return null;
  if (!games.has(game)) games.set(game, new Rules(new WebAssembly.Module(readFileSync(join(folder, `${game}.wasm`))), JSON.parse(text(folder, `${game}.json`))));
  return games.get(game);
};

/** As text, whatever the order of the fields. */
const sorted = (value) => JSON.stringify(value, (_, one) => (one?.constructor === Object ? Object.fromEntries(Object.entries(one).sort()) : one));

let compared = 0;
const differences = [];
for (const { what, language, given, told } of cases) {
  const study = new Study({
    rules,
    games: async () => known,
    lesson: async (game) => ({ match: text(lessons, `${game}.match`), notes: text(lessons, `${game}.toml`) }),
    sentences: async () => sentences(language),
  });
  let found;
  try {
    found = await study[what](...given);
    if (what === "draws") found = { draws: found };
  } catch (error) {
    if (!error.sentence) throw error;
    found = { code: error.code, sentence: sentences(language).plainly(error) };
  }
  compared += 1;
  const [one, other] = [found, told].map(sorted);
  if (one === other || differences.length > 5) continue;
  const at = [...one].findIndex((sign, i) => sign !== other[i]);
  const from = Math.max(0, at - 100);
  differences.push({ what, language, given: given.map((value) => String(value).slice(-300)), found: one.slice(from, at + 200), wanted: other.slice(from, at + 200) });
}
console.log(JSON.stringify({ compared, differences }));
