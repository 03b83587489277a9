/** Menara for the table: board, words of moves, how the height is told. */
import type { GameEvent, GameModule, Seen, ScoreLine, Translate } from "$lib/board";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import { type Color, figuresOf } from "./figures";
import { cardWords, countWords, gather, moveGroup, moveWords } from "./words";

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
function eventVariables({ kind, fields }: GameEvent, t: Translate): Record<string, string | number> | null {
  const more: Record<string, string | number> = {};
  if (kind === "quiet" || kind === "stands") return null;
  if (kind === "exchange") {
    const [given, taken] = [fields.given, fields.taken] as [Color[], Color[]];
    if (!given.length) return null;
    more.given = countWords(gather(given), t);
    more.taken = countWords(gather(taken), t);
  }
  if (typeof fields.color === "string") more.color = t(`menara-color-${fields.color}`);
  if (typeof fields.glyph === "string") more.glyph = t(`menara-glyph-${fields.glyph}`);
  if (typeof fields.side === "string") more.side = t(`menara-side-${fields.side}`);
  if (typeof fields.card === "string") more.card = cardWords(fields.card, t);
  return more;
}

function scoreLines(position: Seen, _seat: number, t: Translate): ScoreLine[] {
  const figures = figuresOf(position.figures);
  if (!figures) return [];
  const { levels, required } = figures;
  const columns = figures.summary.reduce((sum, level) => sum + level.columns, 0);
  return [
    { label: t("menara-score-levels", { levels }) },
    ...(figures.practice ? [] : [{ label: t("menara-score-required", { required }) }]),
    { label: t("menara-board-score-floors"), points: figures.floors.length },
    { label: t("menara-board-score-columns"), points: columns },
    ...(position.outcome && !figures.practice ? [{ label: t(position.outcome.winners.length ? "menara-score-won" : "menara-score-lost") }] : []),
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
    return figures ? figures.hands.map(() => figures.practice ? String(figures.levels) : `${figures.levels}/${figures.required}`) : null;
  },
  cooperative: true,
  secret: false,
};

export default module;
