/** What is told to everybody: read out by screen readers, and shown for a moment where it matters. */

import { untrack } from "svelte";

let spoken = $state<string[]>([]);
let shown = $state<{ text: string; kind: "info" | "refused" } | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** The latest things said, oldest first. */
export function saying(): string[] {
  return spoken;
}

export function showing(): { text: string; kind: "info" | "refused" } | null {
  return shown;
}

/** Say it to screen readers. */
export function announce(text: string): void {
  // Whoever says something in an effect must not say it again because it was said.
  if (text) spoken = [...untrack(() => spoken).slice(-4), text];
}

/** Say it to everybody for a moment. */
export function toast(text: string, kind: "info" | "refused" = "info"): void {
  if (!text) return;
  announce(text);
  shown = { text, kind };
  clearTimeout(timer);
  timer = setTimeout(() => (shown = null), Math.min(9000, 2600 + 45 * text.length));
}

export function hideToast(): void {
  shown = null;
}
