import type { GameModule } from "$lib/board";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import { moveGroup, moveWords, phase, scoreLines, standing } from "./sentences";

export default {
  Board,
  Facts,
  Held: Facts,
  column: "clamp(280px, 24vw, 340px)",
  moveWords,
  moveGroup,
  phase,
  scoreLines,
  standing,
  sounds: { draw: "bag", offer: "stone", buy: "slide", build: "wood", end: "slide", goal: "bell", finished: "bell" },
  secret: true,
} satisfies GameModule;
