// node trials.mjs ENGINE FOLDER PACKAGES GAME STATES.json: what the page's simulation says of states, in hexadecimal
// digits: the chance actions, the motion, and how long it took.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { mujocoOf } from "./mujoco.mjs";

const [, , engine, folder, packages, game, file] = process.argv;
const { Rules, Simulator } = await import(engine);
const compiled = new WebAssembly.Module(readFileSync(join(folder, `${game}.wasm`)));
const rules = new Rules(compiled, JSON.parse(readFileSync(join(folder, `${game}.json`), "utf8")));
const clock = () => performance.now() / 1000;
const simulator = new Simulator(await mujocoOf(packages, folder), clock, async () => undefined);

const found = [];
for (const state of JSON.parse(readFileSync(file, "utf8"))) {
  const began = clock();
  const { actions, motion } = await simulator.judge(rules, Uint8Array.from(Buffer.from(state, "hex")));
  found.push({ actions: actions.map(String), motion, seconds: clock() - began });
}
console.log(JSON.stringify(found));
