/**
 * The contract between the screen and the boards. A board shows a position, animates what just happened, and offers the
 * legal moves it was given; it knows no rules. Every folder `src/games/<game>/` has an `index.ts` that exports a
 * `GameModule` as default; the registry in `src/games/index.ts` finds it by the folder's name.
 *
 * A table, a lesson and a replay show boards on the same screen (`lib/screen/Screen.svelte`), and give them the same
 * things. What a board may count on, and what is asked of it:
 * - It fills its area: `width: 100%; height: 100%` of a box that has a size of its own at every size of the window, and is
 *   a size container (`@container board (max-width: …)`, `cqw`, `cqh`). Nothing in it scrolls, the page never does.
 * - Bar, players, log, chat, list of moves, hints and the result are the screen's. A game gives words for them (`phase`,
 *   `Facts`, …). A board that shows its players itself says so by `strips: "board"`.
 * - Nothing moves under the pointer: a preview has room of fixed size, or floats over the board (`screen/Confirm.svelte`,
 *   at a place of the board: with ✓ and ✕ when there is something to be confirmed, without them as a tooltip).
 * - The bar tells one thing to do: what `phase` says of the position, or what the board says by `instruct` while something
 *   is chosen ("Now tap a mountain"); `instruct(null)` goes back to the phase.
 * - On touch the same two taps everywhere: the first one chooses and shows, the second one on the same target does it.
 *   What can be touched is 44 px high and wide, what is read is 13 px or more.
 * - Escape deselects: `$effect(() => onEscape(() => …))` of `lib/escape.ts`; the function says whether it had something.
 * - The focus stays where it was when a move replaces what had it (`lib/screen/focus.ts` does that for every board; an
 *   element with `data-focus="KEY"` is found again by its key, else the next one of its group has it).
 * - What happened stays visible: `since` is what was done since one's own last move; a board outlines what came of it until
 *   the next move. Bots' steps come one after the other, with time to read them, once nothing in the board is `aria-busy`
 *   any more; whoever taps the board sees the last one at once.
 * - A stage (`lib/stage/StageView.svelte`) fills its box. `stage.light(keys)` says which keys can be chosen: they are picked
 *   before whatever covers them, and what covers them fades.
 */
import type { Component } from "svelte";
import type { Sound } from "./sound";
import type { Answer, Fields, GameEvent, Position } from "./protocol";

export type { Answer, Entry, Fields, GameEvent, Outcome, Position, Step } from "./protocol";

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

/** A move that was made, and what came of it. */
export interface Made {
  seat: number;
  move: string;
  events: GameEvent[];
}

/** The position through `seat` (0: a spectator). `view.fields` is the game's record by name. */
export type Seen = Pick<Position, "seat" | "to_act" | "number" | "changed" | "view" | "figures" | "legal" | "outcome">;

/** Who sits on a seat. Names differ from each other; the color is that of all that is theirs. */
export interface Player {
  seat: number;
  name: string;
  yours: boolean;
  color: string;
  /** "you", "bot", "away"; empty if there is nothing to say. */
  note: string;
  /** Seconds left on their clock; null if there is none. */
  left: number | null;
}

export interface BoardProps {
  position: Seen;
  /** By seat: seat n is `players[n - 1]`. */
  players: Player[];
  /** What was agreed on before the match. */
  options: Fields;
  recent: Recent | null;
  /** What was done since the last move of the seat one looks through, oldest first; its own last move if nothing was. */
  since: Made[];
  /** Whether one may move now; if not, `legal` is to be ignored. */
  interactive: boolean;
  /** A move to show on the board: hovered in the list of moves, a hint, a step of a lesson. null: none. */
  highlight: string | null;
  /** Make a move: a text from `position.legal` (or one that `ask` found legal). Refusals are shown by the screen. */
  play: (move: string) => void;
  /** What a move would cost and bring, or why it is refused. Answers may be cached by the caller; throttle drags. */
  ask: (move: string) => Promise<Answer>;
  /** Keep the next batch of events waiting until an animation is done (the screen gives up after some seconds). */
  hold: (until: Promise<unknown>) => void;
  /** Tell something in words to everybody, a screen reader included: why a target is refused, and by which rule. */
  say: (text: string, clause?: string | null) => void;
  /** What is to be done next, for the bar; null: what the phase says. */
  instruct: (text: string | null) => void;
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
  /** The board; left out, the screen shows the list of moves and the position as text. */
  Board?: Component<BoardProps>;
  /** What may be known of a player, in one row of 24 px; it stands in the player's strip. */
  Facts?: Component<{ position: Seen; seat: number; players: Player[] }>;
  /** What a player holds, in one row of 36 px, from a position seen through that seat; left out where nothing is hidden. */
  Held?: Component<{ position: Seen; seat: number; players: Player[] }>;
  /** `board` if the board itself shows a strip of every player (`screen/PlayerStrip.svelte`); default `screen`. */
  strips?: "screen" | "board";
  /** How wide the column beside the board is, where there is one; default `clamp(260px, 21vw, 340px)`. */
  column?: string;
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
  scoreLines?: (position: Seen, seat: number, t: Translate) => ScoreLine[];
  /** What one is to do now, in a few words: "Build, grow or discard". Shown beside the turn. */
  phase?: (position: Seen, t: Translate) => string;
  /** The score of each seat as it stands, to be shown beside the names, null where it is hidden; default `figures.scores`. */
  standing?: (position: Seen) => (number | string | null)[] | null;
  /** Whether the result is shared by all (a cooperative game): no ranks in the summary. */
  cooperative?: boolean;
  /** Whether these events left something that no position tells: whoever comes later is shown them again. */
  leaves?: (events: readonly GameEvent[]) => boolean;
  /** What is heard when something of a kind has happened; of several the last one in this order counts. */
  sounds?: Record<string, Sound>;
  /** false if nothing is hidden between the players, so that one screen needs no covering between turns. */
  secret?: boolean;
}

/** Read a field of a record or figures, where the game's own code knows its type. */
export function field<T>(fields: Fields | null | undefined, name: string): T {
  return (fields ?? {})[name] as T;
}

/** How it stands, by seat: the outcome's scores, what the game says, or its figures; null if nothing is counted. */
export function standing(module: GameModule | null, position: Seen): (number | string | null)[] | null {
  if (position.outcome) return position.outcome.scores;
  const found: unknown = module?.standing ? module.standing(position) : position.figures?.scores;
  return Array.isArray(found) ? (found as (number | string | null)[]) : null;
}
