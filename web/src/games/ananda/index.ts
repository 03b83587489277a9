import type { GameModule } from "$lib/board";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Held from "./Held.svelte";
import { moveGroup, moveWords, phase, scoreLines } from "./sentences";

export default {
  Board,
  Facts,
  Held,
  column: "clamp(230px, 18vw, 320px)",
  moveWords,
  moveGroup,
  phase,
  scoreLines,
  sounds: { monk: "wood", tile: "stone", stop: "slide", forfeit: "slide", play: "card", pass: "slide" },
  secret: true,
} satisfies GameModule;
