/** Ananda in words: moves, events, phases and scores, for the list of moves, the log and the summary. */
import type { Seen, ScoreLine, Translate } from "$lib/board";
import { cardOf, type ColorName, COLORS, colorsOf, figuresOf, readMove } from "./table";

export function colorName(color: string, t: Translate): string {
  return t(`ananda-color-${color}`);
}

export function tileName(tile: string, t: Translate): string {
  return colorsOf(tile)
    .map((color) => colorName(color, t))
    .join("–");
}

export function moveWords(move: string, t: Translate): string {
  const found = readMove(move);
  switch (found?.kind) {
    case "monk":
      return t("ananda-board-move-monk", { cell: found.cell });
    case "tile": {
      const [first, second] = colorsOf(found.tile);
      const [one, other] = found.cells;
      return t("ananda-board-move-tile", {
        first: colorName(first, t),
        one,
        second: colorName(second, t),
        other,
      });
    }
    case "play":
      if (!found.values.length) return t("ananda-board-move-play-none");
      return t("ananda-board-move-play", {
        cards: found.values.join(" + "),
        sum: found.values.reduce((sum, value) => sum + value, 0),
      });
    case "stop":
      return t("ananda-board-move-stop");
    case "pass":
      return t("ananda-board-move-pass");
  }
  return move;
}

export function moveGroup(move: string, t: Translate): string {
  const found = readMove(move);
  if (found?.kind === "tile") return t("ananda-board-group-tile", { tile: tileName(found.tile, t) });
  if (found?.kind === "monk") return t("ananda-board-group-monk");
  if (found?.kind === "play") return t("ananda-board-group-play");
  return t("ananda-board-group-other");
}

export function phase(position: Seen, t: Translate): string {
  const figures = figuresOf(position.figures);
  switch (figures?.stage) {
    case "monk":
    case "meditate":
      return t(`ananda-board-phase-${figures.stage}`);
    case "build":
      return t(figures.laid_now ? "ananda-board-phase-build" : "ananda-board-phase-build-first");
  }
  return "";
}

/** Karma by color, then what decides a tie. */
export function scoreLines(position: Seen, seat: number, t: Translate): ScoreLine[] {
  const player = figuresOf(position.figures)?.players[seat - 1];
  if (!player) return [];
  const lines: ScoreLine[] = [];
  for (const color of COLORS) {
    const values = player.karma.map(cardOf).filter((card) => card.color === color);
    if (!values.length) continue;
    const points = values.reduce((sum, card) => sum + card.value, 0);
    lines.push({
      label: colorName(color, t),
      detail: values.map((card) => card.value).join(" + "),
      points,
      symbol: t(`ananda-board-letter-${color as ColorName}`),
    });
  }
  lines.push({
    label: t("ananda-score-tiles", { number: player.rack.length }),
    detail: t("ananda-board-score-rack-help"),
  });
  return lines;
}
