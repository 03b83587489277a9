/** The registry: one folder per game, found by its name and loaded when somebody sits down at it. */
import type { GameModule } from "$lib/board";
import { hasWebGL } from "$lib/stage/support";

const modules = import.meta.glob<{ default: GameModule }>("./*/index.ts");
const scenes = import.meta.glob("./*/scene.ts");
const icons = import.meta.glob<string>("./*/icon.svg", { eager: true, query: "?raw", import: "default" });

const loaded = new Map<string, Promise<GameModule>>();

/** A game's board and words; without a folder of its own a game is played through the list of moves. */
export function loadGame(key: string): Promise<GameModule> {
  let found = loaded.get(key);
  if (!found) {
    const load = modules[`./${key}/index.ts`];
    found = load ? load().then((module) => module.default) : Promise.resolve({});
    found.catch(() => loaded.delete(key));
    loaded.set(key, found);
    // Its scene comes along, and with it the stage: the board will ask for both as soon as it is there.
    const scene = scenes[`./${key}/scene.ts`];
    if (scene && hasWebGL()) void scene().catch(() => undefined);
  }
  return found;
}

/** A game's emblem, drawn by us, as SVG text; empty if it has none. */
export function icon(key: string): string {
  return icons[`./${key}/icon.svg`] ?? "";
}
