/** Cards seen moving: from where they lay before to where they lie now (FLIP), relative to the board. */
import { duration, finish, fly } from "$lib/motion";
import type { Changes } from "./spots";

export interface Seen {
  boxes: Map<number, DOMRect>;
  elements: Map<number, HTMLElement>;
  origin: DOMRect;
}

/** Remember where every card lies before the board changes. */
export function look(board: HTMLElement): Seen {
  const boxes = new Map<number, DOMRect>();
  const elements = new Map<number, HTMLElement>();
  for (const element of board.querySelectorAll<HTMLElement>("[data-key]")) {
    const key = Number(element.dataset.key);
    boxes.set(key, element.getBoundingClientRect());
    elements.set(key, element);
  }
  return { boxes, elements, origin: board.getBoundingClientRect() };
}

const STAGGER = 55;

/** Let the cards move; resolves when all lie still. */
export function move(board: HTMLElement, layer: HTMLElement, before: Seen, changed: Changes): Promise<unknown> {
  const origin = board.getBoundingClientRect();
  const [dx, dy] = [origin.left - before.origin.left, origin.top - before.origin.top];
  const shifted = (box: DOMRect) => new DOMRect(box.left + dx, box.top + dy, box.width, box.height);
  const anchor = (name: string) => board.querySelector(`[data-anchor="${name}"]`)?.getBoundingClientRect() ?? origin;
  const flights: Promise<unknown>[] = [];
  let late = 0;
  for (const element of board.querySelectorAll<HTMLElement>("[data-key]")) {
    const key = Number(element.dataset.key);
    const known = before.boxes.get(key);
    // A hand that is only counted has a place, and its cards have none.
    const place = before.elements.get(key)?.dataset.place;
    const from = known?.width ? shifted(known) : anchor(place ?? changed.came.get(key) ?? "deck");
    const to = element.getBoundingClientRect();
    const far = Math.hypot(from.left - to.left, from.top - to.top);
    if (far < 2) continue;
    const travels = !known || before.elements.get(key)?.dataset.place !== element.dataset.place;
    flights.push(fly(element, from, travels ? { delay: late++ * STAGGER } : { milliseconds: 220, lift: false }));
  }
  for (const [key, to] of changed.gone) {
    const [element, box] = [before.elements.get(key), before.boxes.get(key)];
    if (element && box) flights.push(leave(element, shifted(box), anchor(to), layer, late++ * STAGGER));
  }
  return Promise.all(flights);
}

/** A card that is laid out no more flies to its pile and vanishes there. */
function leave(element: HTMLElement, from: DOMRect, to: DOMRect, layer: HTMLElement, delay: number): Promise<void> {
  const time = duration(420);
  if (!time) return Promise.resolve();
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-key");
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: "0",
  });
  layer.append(ghost);
  const dx = to.left + to.width / 2 - from.left - from.width / 2;
  const dy = to.top + to.height / 2 - from.top - from.height / 2;
  const animation = ghost.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${dx}px, ${dy}px) scale(.5)`, opacity: 0.6 },
    ],
    { duration: time, delay: duration(delay), easing: "cubic-bezier(.4,.1,.4,1)", fill: "both" },
  );
  return finish(animation).then(() => ghost.remove());
}
