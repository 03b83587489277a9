/** Menara in words: cards, colors, moves. Everything comes from the catalog. */
import type { Translate } from "$lib/board";
import { list } from "$lib/messages.svelte";
import { COLORS, type Color, type Counts, type OpenCard, readMove } from "./words";
import type { Letters } from "./stones";

/** What a plan card asks for: `place 2 dark` → "Place two columns". */
export function taskWords(card: string, t: Translate): string {
  const parts = card.split(" ");
  const task = parts[0] ?? "";
  const count = Number(parts[1]);
  return t(`menara-board-task-${task}`, { count: Number.isFinite(count) ? count : 0 });
}

/** A whole card within a sentence: "place 2 columns (rim dark)". */
export function cardWords(card: string, t: Translate): string {
  const parts = card.split(" ");
  const number = Number(parts[1]);
  return t(`menara-card-${parts[0] ?? ""}`, {
    number: Number.isFinite(number) ? number : 0,
    rest: t(`menara-card-${parts.at(-1) ?? "free"}`),
  });
}

/** Which side of a new floor has to face up. */
export function rimWords(card: string, t: Translate): string {
  return t(`menara-board-rim-${card.split(" ").at(-1) ?? "free"}`);
}

/** Whether a card can be fulfilled, and what is missing: "Floor 7 needs 2 yellow (you have 1)". */
export function outlookWords({ task, outlook }: OpenCard, t: Translate, list: (parts: string[]) => string): string {
  const { able, needs, can, floor, missing } = outlook;
  if (able !== "no") return t(`menara-board-outlook-${able}`);
  if (task === "fill" && missing.length) {
    const lacks = missing.map((one) => t("menara-board-outlook-lack", { needs: one.needs, has: one.has, color: t(`menara-color-${one.color}`) }));
    return t("menara-board-outlook-fill", { floor: floor ?? 0, missing: list(lacks) });
  }
  return t(`menara-board-outlook-no-${task}`, { needs, can });
}

export function letters(t: Translate): Letters {
  return Object.fromEntries(COLORS.map((color) => [color, t(`menara-board-letter-${color}`)])) as Letters;
}

/** "2 yellow, 1 red". */
export function countWords(counts: Partial<Counts>, t: Translate): string {
  const parts = COLORS.filter((color) => counts[color]).map((color) =>
    t("menara-board-count", { number: counts[color] ?? 0, color: t(`menara-color-${color}`) }),
  );
  return parts.length ? list(parts) : t("menara-board-none");
}

/** Columns, gathered by color. */
export function gather(colors: readonly Color[]): Partial<Counts> {
  const counts: Partial<Counts> = {};
  for (const color of colors) counts[color] = (counts[color] ?? 0) + 1;
  return counts;
}

/** A move for the list of moves and for screen readers. */
export function moveWords(text: string, t: Translate): string {
  const move = readMove(text);
  if (!move) return text;
  switch (move.kind) {
    case "base":
    case "floor":
    case "extend":
    case "shift": {
      const side = "side" in move ? t(`menara-board-side-${move.side}`) : "";
      const floor = "floor" in move ? move.floor : 0;
      const level = "level" in move ? move.level : 0;
      return t(`menara-board-move-${move.kind}`, { side, floor, level });
    }
    case "camp":
      return t("menara-board-move-camp", { given: countWords(gather(move.gives), t), taken: countWords(gather(move.takes), t) });
    case "plan":
      return t("menara-board-move-plan", { pile: t(`menara-board-pile-${move.glyph}`) });
    case "column":
      return t("menara-board-move-column", { column: t(`menara-board-column-${move.color}`), floor: move.floor, base: move.base });
    case "move":
      return t("menara-board-move-move", { from: move.floor, floor: move.to_floor, base: move.to_base });
  }
  return t(`menara-board-move-${move.kind.replace(" ", "-")}`);
}

/** Moves that belong together in the list of moves. */
export function moveGroup(text: string, t: Translate): string {
  const move = readMove(text);
  if (!move) return "";
  switch (move.kind) {
    case "base":
    case "column":
    case "shift":
      return t("menara-board-floor-number", { floor: move.floor });
    case "floor":
    case "extend":
      return t(`menara-board-group-${move.kind}`);
    case "move":
      return t("menara-board-group-from", { floor: move.floor, base: move.base });
    case "camp":
      return t("menara-board-group-camp", { number: move.gives.length });
  }
  return "";
}
