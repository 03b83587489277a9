import type { GameModule } from "$lib/board";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import { moveGroup, moveWords, phase, scoreLines, standing } from "./sentences";

export default {
  Board,
  Facts,
  column: "clamp(280px, 24vw, 340px)",
  moveWords,
  moveGroup,
  phase,
  scoreLines,
  standing,
  secret: true,
} satisfies GameModule;
