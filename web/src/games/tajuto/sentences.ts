/** Tajuto in words: moves, events, phases and scores, for the list of moves, the log and the summary. */
import type { Seen, ScoreLine, Translate } from "$lib/board";
import { boughtBy, type Figures, figuresOf, type Floor, priceText, readMove, useOf, wareOf } from "./table";

export function colorName(color: string, t: Translate): string {
  return t(`tajuto-color-${color}`);
}

export function floorName(floor: Floor, t: Translate): string {
  return t("tajuto-board-floor", { color: colorName(floor.color, t), size: floor.size });
}

/** What can be bought: `wisdom 4`, `market`, `D`, `inauguration red`. */
export function thingName(what: string, t: Translate): string {
  const [kind = "", detail = ""] = what.split(" ");
  if (kind === "wisdom") return t("tajuto-bought-wisdom", { number: Number(detail) });
  if (kind === "inauguration") return t("tajuto-board-inauguration", { color: colorName(detail, t) });
  if (kind === "market" || kind === "shrine") return t(`tajuto-bought-${kind}`);
  const uses: Record<string, string> = { D: "draw", E: "offer", F: "buy" };
  return t("tajuto-board-neutral", { tile: kind, use: t(`tajuto-use-${uses[kind] ?? "buy"}`) });
}

export function goalName(goal: string, t: Translate): string {
  return t(`tajuto-goal-${goal}`);
}

export function moveWords(move: string, t: Translate): string {
  const found = readMove(move);
  switch (found?.kind) {
    case "draw":
      return t("tajuto-board-move-draw", { tile: found.tile, size: found.size });
    case "draw blindly":
      return t("tajuto-board-move-draw-blind", { tile: found.tile });
    case "offer":
      return t("tajuto-board-move-offer", { tile: found.tile, color: colorName(found.color, t) });
    case "buy":
    case "inaugurate":
      return t("tajuto-board-move-buy", { tile: found.tile, what: thingName(boughtBy(found) ?? "", t) });
    case "build":
      return t("tajuto-board-move-build", { color: colorName(found.color, t) });
    case "goal":
      return t("tajuto-board-move-goal", { goal: goalName(found.goal, t) });
    case "keep":
      return t("tajuto-board-move-keep", { floor: floorName(found, t) });
    case "keep none":
      return t("tajuto-board-move-keep-none");
    case "end":
      return t("tajuto-board-move-end");
  }
  return move;
}

/** What a button that makes a move says: the act and what it brings or costs, "Offer on red, +5 MP". */
export function actWords(move: string, figures: Figures, t: Translate): string {
  const found = readMove(move);
  switch (found?.kind) {
    case "draw":
      return t("tajuto-board-act-draw", { size: found.size });
    case "draw blindly":
      return t("tajuto-board-act-draw-blind");
    case "offer":
    case "build": {
      const pagoda = figures.pagodas.find((one) => one.color === found.color);
      const mp = (found.kind === "offer" ? pagoda?.offering.mp : pagoda?.build?.mp) ?? 0;
      return t(`tajuto-board-act-${found.kind}`, { color: colorName(found.color, t), mp });
    }
    case "buy":
    case "inaugurate": {
      const what = boughtBy(found) ?? "";
      const ware = wareOf(figures, what);
      return t("tajuto-board-act-buy", { what: thingName(what, t), price: ware ? priceText(figures, ware.price, found.tile) : "" });
    }
    case "goal":
      return t("tajuto-board-act-goal", { goal: goalName(found.goal, t), ep: figures.goals.find((one) => one.goal === found.goal)?.ep ?? 0 });
  }
  return moveWords(move, t);
}

/** What a tile of the village does for whoever has it. */
export function wareWords(figures: Figures, what: string, t: Translate): string {
  const ware = wareOf(figures, what);
  if (!ware) return "";
  if (what === "shrine") return t("tajuto-board-note-shrine", { ep: ware.worth });
  if (what.startsWith("inauguration")) return t("tajuto-board-note-bet", { ep: ware.worth });
  if (ware.saves) return t("tajuto-board-note-market", { mp: ware.saves });
  if (ware.use) return t("tajuto-board-note-neutral", { use: t(`tajuto-use-${ware.use}`), mp: ware.activation });
  return t("tajuto-board-note-ep", { ep: ware.worth });
}

export function moveGroup(move: string, t: Translate): string {
  const found = readMove(move);
  const other = found?.kind === "build" || found?.kind === "goal" ? found.kind : "end";
  return t(`tajuto-board-group-${useOf(found) ?? other}`);
}

export function phase(position: Seen, t: Translate): string {
  const figures = figuresOf(position.figures);
  if (figures?.stage === "draw") return t("tajuto-phase-drawing");
  if (figures?.stage !== "act") return "";
  if (figures.must_build.length) return t("tajuto-board-phase-build");
  return t(figures.used.length ? "tajuto-board-phase-more" : "tajuto-board-phase-use");
}

/** Everybody's enlightenment points; what lies face down before others is not known. */
export function standing(position: Seen): (number | string)[] | null {
  const figures = figuresOf(position.figures);
  if (!figures) return null;
  return figures.players.map((player) => player.total ?? (player.down ? `${player.ep} + ?` : player.ep));
}

/** Where a seat's enlightenment points come from. */
export function scoreLines(position: Seen, seat: number, t: Translate): ScoreLine[] {
  const player = figuresOf(position.figures)?.players[seat - 1];
  if (!player) return [];
  return player.lines
    .filter((line) => line.ep)
    .map((line) => ({
      label: t(`tajuto-score-${line.kind}`),
      detail: line.kind === "wisdom" ? undefined : `${line.number} × ${line.each}`,
      points: line.ep,
    }));
}
