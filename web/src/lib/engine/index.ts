/** A table in the page, for whoever gives it a place to run: `worker.ts`, and the tests that hold it against Python. */
export { hex, sha256 } from "../fair";
export { Bots } from "./bots";
export { catalog } from "./catalog";
export { FastDice } from "./dice";
export { Desk, type Store, type Surroundings } from "./desk";
export type { Row } from "./entries";
export type { Manifest } from "./manifest";
export { GameModule, SPECTATOR } from "./module";
export { Rules } from "./rules";
export { Simulator } from "./trial";
export { Sentences } from "./sentences";
export { Study } from "./study";
