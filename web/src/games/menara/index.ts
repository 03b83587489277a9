/** Menara for the table: board, words of moves, how the height is told. */
import type { GameEvent, GameModule, Seen, ScoreLine, Translate } from "$lib/board";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import { eventsOf, figuresOf } from "./words";
import { cardWords, countWords, gather, moveGroup, moveWords } from "./sentences";

const PHASES: Record<string, string> = {
  base: "base",
  camp: "camp",
  plan: "plan",
  build: "build",
  "new-floor": "floor",
  swap: "swap",
};

function phase(position: Seen, t: Translate): string {
  const figures = figuresOf(position.figures);
  if (figures?.practice && figures.stage === "build") return t("menara-phase-practice");
  const named = PHASES[figures?.stage ?? ""];
  return named ? t(`menara-phase-${named}`) : "";
}

/** What the sentences of the log need beyond plain fields; null for what needs no line. */
function eventVariables(told: GameEvent, t: Translate): Record<string, string | number> | null {
  const more: Record<string, string | number> = {};
  for (const { kind, fields } of eventsOf([told])) {
    if (kind === "quiet" || kind === "stands") return null;
    if (kind === "exchange") {
      more.given = countWords(gather(fields.given), t);
      more.taken = countWords(gather(fields.taken), t);
    }
    if ("color" in fields && typeof fields.color === "string") more.color = t(`menara-color-${fields.color}`);
    if ("glyph" in fields) more.glyph = t(`menara-glyph-${fields.glyph}`);
    if ("side" in fields) more.side = t(`menara-side-${fields.side}`);
    if ("card" in fields) more.card = cardWords(fields.card, t);
  }
  return more;
}

function scoreLines(position: Seen, _seat: number, t: Translate): ScoreLine[] {
  const figures = figuresOf(position.figures);
  if (!figures) return [];
  const { levels, required } = figures;
  const columns = figures.summary.reduce((sum, level) => sum + level.columns, 0);
  return [
    { label: t("menara-score-levels"), points: levels },
    ...(figures.practice ? [] : [{ label: t("menara-score-required"), points: required }]),
    { label: t("menara-board-score-floors"), points: figures.floors.length },
    { label: t("menara-board-score-columns"), points: columns },
  ];
}

const module: GameModule = {
  Board,
  Facts,
  eventVariables,
  moveWords: (move, t) => moveWords(move, t),
  moveGroup,
  phase,
  scoreLines,
  standing: (position) => {
    const figures = figuresOf(position.figures);
    return figures ? figures.hands.map(() => (figures.practice ? String(figures.levels) : `${figures.levels}/${figures.required}`)) : null;
  },
  cooperative: true,
  leaves: (events) => events.some((event) => event.kind === "collapse"),
  sounds: {
    "give-up": "slide",
    stop: "slide",
    "swap-camp": "slide",
    base: "stone",
    plan: "card",
    reveal: "card",
    exchange: "slide",
    column: "wood",
    move: "wood",
    floor: "stone",
    shift: "stone",
    extend: "stone",
    fulfilled: "bell",
  },
  secret: false,
};

export default module;
