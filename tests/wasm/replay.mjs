// node replay.mjs ENGINE GAME.wasm GAMES.json: plays logs through a module and prints a digest of all it answers
// at each step; the test compares them with those of the Python rules.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const [, , engine, module, file] = process.argv;
const { GameModule, SPECTATOR } = await import(engine);
const { sizes, games } = JSON.parse(readFileSync(file, "utf8"));
const compiled = new WebAssembly.Module(readFileSync(module));
let falls = -1n; // what the simulation said, where Python asked it
const game = new GameModule(compiled, sizes, () => falls);

function digest(state, told, seats, tried) {
  const all = createHash("sha256");
  const add = (...numbers) => all.update(BigInt64Array.from(numbers.map(BigInt)));
  all.update(state).update(told);
  add(game.toAct(state), ...game.scores(state), game.winners(state));
  const actor = game.toAct(state);
  if (actor >= 0) {
    const legal = game.legal(state);
    add(...legal);
    const view = game.observe(state, actor);
    for (const action of legal) all.update(game.foresee(view, action));
    for (const action of tried) if (!legal.includes(action)) all.update(game.refuse(state, action));
    const dice = BigUint64Array.from([12345n]);
    add(game.policy(view, dice), BigInt.asIntN(64, dice[0]));
    all.update(game.resample(view, dice));
    add(BigInt.asIntN(64, dice[0]));
  } else if (actor === -1) {
    add(...game.chances(state).flat());
  }
  for (let seat = SPECTATOR; seat < seats; seat++) {
    const view = game.observe(state, seat);
    all.update(view).update(game.figures(view));
  }
  return all.digest("hex").slice(0, 16);
}

const found = games.map(({ start, seats, actions, tried, fallen }) => {
  falls = BigInt(fallen[0] ?? -1);
  let state = Uint8Array.from(Buffer.from(start, "hex"));
  const refusable = tried.map(BigInt);
  const digests = [digest(state, new Uint8Array(), seats, refusable)];
  for (const [step, action] of actions.entries()) {
    falls = BigInt(fallen[step + 1] ?? -1);
    const [after, told] = game.apply(state, BigInt(action));
    state = after;
    digests.push(digest(state, told, seats, refusable));
  }
  return digests;
});
const imports = WebAssembly.Module.imports(compiled).map(({ name }) => name).sort();
console.log(JSON.stringify({ imports, games: found }));
