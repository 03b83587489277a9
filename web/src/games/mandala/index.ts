import type { GameModule } from "$lib/board";
import Board from "./Board.svelte";
import { moveGroup, moveWords, phase, scoreLines } from "./sentences";

export default { Board, moveWords, moveGroup, phase, scoreLines, secret: true, strips: "board" } satisfies GameModule;
