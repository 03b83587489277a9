import type { GameModule } from "$lib/board";
import Board from "./Board.svelte";
import Held from "./Held.svelte";
import { moveGroup, moveWords, phase, scoreLines } from "./sentences";

export default {
  Board,
  Held,
  moveWords,
  moveGroup,
  phase,
  scoreLines,
  sounds: { build: "card", grow: "card", redraw: "slide", pass: "slide", claim: "card", destroyed: "sweep" },
  secret: true,
  strips: "board",
} satisfies GameModule;
