/** The registry: one folder per game, found by its name and loaded when somebody sits down at it. */
import type { GameModule } from "$lib/board";
import { loadBoard } from "$lib/messages.svelte";
import { hasWebGL } from "$lib/stage/support";

const modules = import.meta.glob<{ default: GameModule }>("./*/index.ts");
const scenes = import.meta.glob("./*/scene.ts");
const icons = import.meta.glob<string>("./*/icon.svg", { eager: true, query: "?raw", import: "default" });

const cards = import.meta.glob<Card>("./*/card.ts", { eager: true, import: "default" });

/** What the start page shows of a game: pictures of its board, taken by docs/screenshots, and how long it takes. */
export interface Card {
  light: string;
  dark: string;
  minutes: number;
  /** All win or lose. */
  together: boolean;
}

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
  return Promise.all([found, loadBoard(key)]).then(([module]) => module);
}

export function card(key: string): Card | undefined {
  return cards[`./${key}/card.ts`];
}

/** A game's emblem, drawn by us, as SVG text; empty if it has none. */
export function icon(key: string): string {
  return icons[`./${key}/icon.svg`] ?? "";
}
