// node desk.mjs ENGINE FOLDER LOCALES SCRIPTS.json: plays scripts at tables of the page, and prints what is not as Python's server has it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compare } from "./tables.mjs";

const [, , engine, folder, locales, file] = process.argv;
const parts = await import(engine);
const { catalog, Rules, Sentences } = parts;

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

const idle = () => new Promise((resolve) => setImmediate(resolve));
console.log(JSON.stringify(await compare(parts, { scripts: JSON.parse(readFileSync(file, "utf8")), rules, sentences, idle })));
