import type { GameModule } from "$lib/board";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import { moveGroup, moveWords, phase, scoreLines } from "./sentences";

export default { Board, Facts, column: "clamp(230px, 18vw, 320px)", moveWords, moveGroup, phase, scoreLines, secret: true } satisfies GameModule;
