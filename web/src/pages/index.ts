/** Which page an address shows, what it is told, and how it is fetched; the start page is there from the beginning. */
import type { Component } from "svelte";
import Start from "./Start.svelte";

export type Properties = Record<string, string | boolean>;
export type Page = Component<Properties>;

export interface Place {
  page: string;
  properties: Properties;
}

const lazy = import.meta.glob<{ default: Page }>(["./*.svelte", "./learn/*.svelte", "./puzzles/*.svelte", "!./Start.svelte"]);

export function placeAt([first, second = ""]: string[]): Place {
  switch (first) {
    case undefined:
      return { page: "Start", properties: {} };
    case "new":
      return { page: "New", properties: { game: second } };
    case "table":
      return { page: "Table", properties: { id: second } };
    case "join":
      return { page: "Join", properties: { code: second } };
    case "games":
      return { page: "Games", properties: {} };
    case "replay":
      return { page: "Replay", properties: { id: second } };
    case "person":
      return { page: "Person", properties: { id: second } };
    case "lobby":
      return { page: "Meet", properties: {} };
    case "ranking":
      return { page: "Ranking", properties: { game: second } };
    case "review":
      return { page: "Review", properties: { id: second } };
    case "settings":
      return { page: "Settings", properties: {} };
    case "learn":
      return second ? { page: "learn/Lesson", properties: { game: second } } : { page: "learn/Learn", properties: {} };
    case "puzzles":
      // Which of a game's puzzles it is, the page reads from the address: its board stays for the next one.
      return second ? { page: "puzzles/Puzzle", properties: { game: second } } : { page: "puzzles/Puzzles", properties: {} };
    case "rules":
      return { page: "learn/Rules", properties: { game: second } };
    default:
      return { page: "NotFound", properties: {} };
  }
}

/** Whether a page is a screen with a bar of its own, which needs no heading above it. */
export function hasBar({ page, properties }: Place): boolean {
  return page === "Table" || page === "learn/Lesson" || page === "puzzles/Puzzle" || (page === "Replay" && !!properties.id);
}

/** A page that need not be fetched. */
export function pageHere(page: string): Page | null {
  return page === "Start" ? (Start as unknown as Page) : null;
}

export async function fetchPage(page: string): Promise<Page> {
  return pageHere(page) ?? (await lazy[`./${page}.svelte`]!()).default;
}
