/**
 * The contract between the table and the boards. A board shows a position, animates what just happened, and offers the
 * legal moves it was given; it knows no rules. Every folder `src/games/<game>/` has an `index.ts` that exports a
 * `GameModule` as default; the registry in `src/games/index.ts` finds it by the folder's name.
 */
import type { Component } from "svelte";
import type { About, Answer, Fields, GameEvent, Position } from "./protocol";

export type { About, Answer, Entry, Fields, GameEvent, Outcome, Position, Seat, Step } from "./protocol";

/** What has just happened, for the board to animate from the position it showed before to the new one. */
export interface Recent {
  /** Grows with every batch: a board that sees a new number has something new to show. */
  number: number;
  events: GameEvent[];
  /** The move that was made, as text, and by which seat (0 if there is none: a deal, an undo). */
  move: string | null;
  seat: number;
  /** false after a jump (replay, reconnect, undo): show the position at once. */
  animate: boolean;
}

export interface BoardProps {
  /** The position through `position.seat` (0: a spectator). `position.view.fields` is the game's record by name. */
  position: Position;
  about: About;
  recent: Recent | null;
  /** The players' names; seat n is `names[n - 1]`. */
  names: string[];
  /** Whether one may move now; if not, `legal` is to be ignored. */
  interactive: boolean;
  /** A move to show on the board: hovered in the list of moves, a hint, a step of a lesson. null: none. */
  highlight: string | null;
  /** Make a move: a text from `position.legal` (or one that `ask` found legal). Refusals are shown by the table. */
  play: (move: string) => void;
  /** What a move would cost and bring, or why it is refused. Answers may be cached by the caller; throttle drags. */
  ask: (move: string) => Promise<Answer>;
  /** Keep the next batch of events waiting until an animation is done (the table gives up after some seconds). */
  hold: (until: Promise<unknown>) => void;
  /** Tell something in words to everybody, a screen reader included: why a target is refused, what is selected. */
  say: (text: string) => void;
}

export type Translate = (id: string, variables?: Record<string, string | number>) => string;

/** One line of the explanation of a score: "green, place 3: 4 cards × 3 = 12". */
export interface ScoreLine {
  label: string;
  detail?: string;
  points?: number | string;
  /** A color or picture beside it, as CSS class of the game's own or as text symbol. */
  symbol?: string;
}

export interface GameModule {
  /** The board; left out, the table shows the list of moves and the position as text. */
  Board?: Component<BoardProps>;
  /**
   * Variables of the sentence `GAME-event-KIND` beyond those that every event's fields give (the rule is told in
   * `vihara.languages`: numbers as they are, words and colors by their messages, lists joined, `name` from `seat`).
   * null: this event needs no line in the log.
   */
  eventVariables?: (event: GameEvent, t: Translate, names: string[]) => Record<string, string | number> | null;
  /** A move in words for the list of moves and for screen readers; its text in the notation if left out. */
  moveWords?: (move: string, t: Translate, names: string[]) => string;
  /** A heading for moves that belong together in the list of moves, e.g. "Build a mountain". */
  moveGroup?: (move: string, t: Translate) => string;
  /** The score of a seat, line by line, from the view and the figures of a finished (or running) match. */
  scoreLines?: (position: Position, seat: number, t: Translate) => ScoreLine[];
  /** What one is to do now, in a few words: "Build, grow or discard". Shown beside the turn. */
  phase?: (position: Position, t: Translate) => string;
  /** The score of each seat as it stands, to be shown beside the names; default `figures.scores`. */
  standing?: (position: Position) => (number | string)[] | null;
  /** Whether the result is shared by all (a cooperative game): no ranks in the summary. */
  cooperative?: boolean;
  /** false if nothing is hidden between the players, so that one screen needs no covering between turns. */
  secret?: boolean;
}

/** Read a field of a record or figures, where the game's own code knows its type. */
export function field<T>(fields: Fields | null | undefined, name: string): T {
  return (fields ?? {})[name] as T;
}
