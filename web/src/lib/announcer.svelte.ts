/** What is told to everybody: read out by screen readers, and shown for a moment where it matters. */

import { untrack } from "svelte";

/** The rule that something rests on. */
export interface Rule {
  game: string;
  clause: string;
}

interface Shown {
  text: string;
  kind: "info" | "refused";
  rule: Rule | null;
}

let spoken = $state<string[]>([]);
let shown = $state<Shown | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** The latest things said, oldest first. */
export function saying(): string[] {
  return spoken;
}

export function showing(): Shown | null {
  return shown;
}

/** Say it to screen readers. */
export function announce(text: string): void {
  // Whoever says something in an effect must not say it again because it was said.
  if (text) spoken = [...untrack(() => spoken).slice(-4), text];
}

/** Say it to everybody for a moment; longer where there is a rule to look up. */
export function toast(text: string, kind: "info" | "refused" = "info", rule: Rule | null = null): void {
  if (!text) return;
  announce(text);
  shown = { text, kind, rule };
  clearTimeout(timer);
  timer = setTimeout(() => (shown = null), Math.min(12000, 2600 + 45 * text.length + (rule ? 3000 : 0)));
}

/** Keep what is shown as long as it is looked at. */
export function keepToast(): void {
  clearTimeout(timer);
}

export function hideToast(): void {
  shown = null;
}
