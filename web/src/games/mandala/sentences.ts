/** Mandala in words: moves, events, phases and scores, for the list of moves, the log and the summary. */
import type { Seen, ScoreLine, Translate } from "$lib/board";
import { COLORS, type Color, figuresOf, readMove } from "./words";

export const SIGNS: Record<Color, string> = { red: "▲", orange: "●", yellow: "★", green: "◆", purple: "♣", black: "■" };

export function colorName(color: string, t: Translate): string {
  return COLORS.includes(color as Color) ? t(`mandala-color-${color}`) : color;
}

export function moveWords(move: string, t: Translate): string {
  const found = readMove(move);
  switch (found?.kind) {
    case "build":
      return t("mandala-board-move-build", { color: colorName(found.color, t), mandala: found.mandala });
    case "grow":
      return t("mandala-board-move-grow", { color: colorName(found.color, t), number: found.number, mandala: found.mandala });
    case "redraw":
      return t("mandala-board-move-redraw", { color: colorName(found.color, t), number: found.number });
    case "claim":
      return t("mandala-board-move-claim", { color: colorName(found.color, t) });
    case "pass":
      return t("mandala-board-move-pass");
  }
  return move;
}

export function moveGroup(move: string, t: Translate): string {
  const kind = readMove(move)?.kind;
  return kind ? t(`mandala-board-group-${kind}`) : "";
}

export function phase(position: Seen, t: Translate): string {
  const figures = figuresOf(position.figures);
  if (figures?.stage === "claim") return t("mandala-board-phase-claim", { mandala: figures.claiming });
  return t("mandala-board-phase-turn");
}

export function scoreLines(position: Seen, seat: number, t: Translate): ScoreLine[] {
  const found = figuresOf(position.figures)?.seats[seat - 1];
  if (!found) return [];
  const lines: ScoreLine[] = found.river.flatMap(({ place, color, cup, points }) => {
    if (color === null || !cup || points === null) return [];
    const detail = t("mandala-board-score-place", { cards: cup, place });
    return [{ label: colorName(color, t), symbol: SIGNS[color], detail, points }];
  });
  for (const [color, number] of Object.entries(found.worthless)) {
    lines.push({
      label: colorName(color, t),
      symbol: SIGNS[color as Color],
      detail: t("mandala-board-score-none", { cards: number }),
      points: 0,
    });
  }
  if (found.hidden) lines.push({ label: t("mandala-board-score-hidden", { cards: found.hidden }) });
  return lines;
}
