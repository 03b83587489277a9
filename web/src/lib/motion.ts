/** Motion: how long things take, and how one skips it. */
import { preferences } from "./preferences.svelte";

const quiet = window.matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things may move at all. */
export function moves(): boolean {
  if (preferences.motion === "none") return false;
  return preferences.motion !== "auto" || !quiet.matches;
}

/** How long a movement of so many milliseconds takes here; 0: it happens at once. */
export function duration(milliseconds: number): number {
  if (!moves()) return 0;
  return preferences.motion === "quick" ? milliseconds / 2.5 : milliseconds;
}

const skips = new Set<() => void>();

/** End all running movements at once: Escape, or a click on the board while it moves. */
export function skip(): void {
  for (const end of [...skips]) end();
}

/** Call `end` if somebody skips; the function returned takes it back. */
export function onSkip(end: () => void): () => void {
  skips.add(end);
  return () => skips.delete(end);
}

/** Whether anything is moving that could be skipped. */
export function moving(): boolean {
  return skips.size > 0;
}

/** Move an element from where it was to where it is (`from` is its earlier box); resolves when it has arrived. */
export function fly(element: HTMLElement, from: DOMRect, options: { milliseconds?: number; delay?: number; lift?: boolean } = {}): Promise<void> {
  const time = duration(options.milliseconds ?? 420);
  const to = element.getBoundingClientRect();
  if (time === 0 || to.width === 0 || from.width === 0) return Promise.resolve();
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  const scale = from.width / to.width;
  const lift = options.lift === false ? 1 : 1.08;
  const animation = element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 30 },
      { transform: `translate(${dx / 2}px, ${dy / 2 - 12}px) scale(${((scale + 1) / 2) * lift})`, zIndex: 30, offset: 0.5 },
      { transform: "none", zIndex: 30 },
    ],
    { duration: time, delay: duration(options.delay ?? 0), easing: "cubic-bezier(.3,.7,.2,1)", fill: "backwards" },
  );
  return finish(animation);
}

/** Wait for an animation that one may skip. */
export function finish(animation: Animation): Promise<void> {
  return new Promise((resolve) => {
    const off = onSkip(() => animation.finish());
    const done = () => {
      off();
      resolve();
    };
    animation.onfinish = done;
    animation.oncancel = done;
  });
}

/** Wait so long, unless somebody skips or nothing moves here. */
export function pause(milliseconds: number): Promise<void> {
  const time = duration(milliseconds);
  if (time === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(done, time);
    const off = onSkip(done);
    function done() {
      clearTimeout(timer);
      off();
      resolve();
    }
  });
}
