import type { GameModule } from "$lib/board";
import Board from "./Board.svelte";
import { eventVariables, moveGroup, moveWords, phase, scoreLines } from "./words";

export default { Board, eventVariables, moveWords, moveGroup, phase, scoreLines, secret: true } satisfies GameModule;
