/** Dragging cards from the hand: their likenesses follow the pointer, targets are the elements with `data-target`. */

export interface DragOptions {
  layer: () => HTMLElement | undefined;
  /** Which cards are taken along with the one that is grabbed; none: it cannot be dragged. */
  start: (key: number) => number[];
  drop: (target: string, boxes: Map<number, DOMRect>) => void;
}

const SLOP = 8;

interface Grabbed {
  key: number;
  pointer: number;
  x: number;
  y: number;
  ghosts: Map<number, { element: HTMLElement; dx: number; dy: number }> | null;
  over: Element | null;
}

/** Event handlers for the board. */
export function drag(options: DragOptions) {
  let grabbed: Grabbed | null = null;
  let swallow = false;

  function lift(event: PointerEvent, board: HTMLElement): void {
    if (!grabbed) return;
    const keys = options.start(grabbed.key);
    const layer = options.layer();
    if (!keys.length || !layer) {
      grabbed = null;
      return;
    }
    grabbed.ghosts = new Map();
    keys.forEach((key, i) => {
      const card = board.querySelector<HTMLElement>(`[data-key="${key}"]`);
      if (!card) return;
      const box = card.getBoundingClientRect();
      const ghost = document.createElement("div");
      ghost.className = "dragged";
      ghost.style.width = `${box.width}px`;
      ghost.style.height = `${box.height}px`;
      ghost.append(...[...card.childNodes].map((node) => node.cloneNode(true)));
      layer.append(ghost);
      grabbed!.ghosts!.set(key, { element: ghost, dx: -box.width / 2 + i * 16, dy: -box.height / 2 });
      card.style.opacity = "0.25";
    });
    board.setPointerCapture(event.pointerId);
  }

  function follow(event: PointerEvent): void {
    for (const { element, dx, dy } of grabbed?.ghosts?.values() ?? []) {
      element.style.transform = `translate(${event.clientX + dx}px, ${event.clientY + dy}px) rotate(3deg)`;
    }
    const over = document.elementsFromPoint(event.clientX, event.clientY).find((one) => one.hasAttribute("data-target")) ?? null;
    if (grabbed && over !== grabbed.over) {
      grabbed.over?.classList.remove("over");
      over?.classList.add("over");
      grabbed.over = over;
    }
  }

  function end(board: HTMLElement, drop: boolean): void {
    const done = grabbed;
    grabbed = null;
    if (!done?.ghosts) return;
    const boxes = new Map<number, DOMRect>();
    for (const [key, { element }] of done.ghosts) {
      boxes.set(key, element.getBoundingClientRect());
      element.remove();
      const card = board.querySelector<HTMLElement>(`[data-key="${key}"]`);
      if (card) card.style.opacity = "";
    }
    done.over?.classList.remove("over");
    swallow = true; // the click that ends a drag chooses nothing
    setTimeout(() => (swallow = false), 0);
    const target = done.over?.getAttribute("data-target");
    if (drop && target) options.drop(target, boxes);
  }

  return {
    onpointerdown(event: PointerEvent) {
      const card = (event.target as Element).closest<HTMLElement>(".hand [data-key]");
      if (event.button !== 0 || !card || (card as HTMLButtonElement).disabled) return;
      grabbed = { key: Number(card.dataset.key), pointer: event.pointerId, x: event.clientX, y: event.clientY, ghosts: null, over: null };
    },
    onpointermove(event: PointerEvent & { currentTarget: HTMLElement }) {
      if (!grabbed || event.pointerId !== grabbed.pointer) return;
      if (!grabbed.ghosts && Math.hypot(event.clientX - grabbed.x, event.clientY - grabbed.y) > SLOP) lift(event, event.currentTarget);
      if (grabbed?.ghosts) follow(event);
    },
    onpointerup(event: PointerEvent & { currentTarget: HTMLElement }) {
      if (grabbed?.pointer === event.pointerId) end(event.currentTarget, true);
    },
    onpointercancel(event: PointerEvent & { currentTarget: HTMLElement }) {
      end(event.currentTarget, false);
    },
    onclickcapture(event: MouseEvent) {
      if (!swallow) return;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
