import type { GameModule } from "$lib/board";
import Board from "./Board.svelte";
import { moveGroup, moveWords, phase, scoreLines, standing } from "./words";

export default { Board, moveWords, moveGroup, phase, scoreLines, standing, secret: true } satisfies GameModule;
