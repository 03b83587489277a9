/**
 * The focus survives a move. When what had it is replaced or disabled, the next best thing of the same group gets it: the
 * element with the same `data-focus`, else the one at the same place in the group, else the board itself, until the
 * group can be used again. Without this a keyboard would begin anew at the top of the page after every move.
 */
const CONTROLS = "button, a[href], input, select, [tabindex='0']";
const GROUPS = "[role=group], section";

interface Home {
  group: Element | null;
  label: string;
  index: number;
  key: string | null;
}

function usable(element: Element): element is HTMLElement {
  return element instanceof HTMLElement && !element.matches(":disabled") && element.getClientRects().length > 0;
}

export function keepFocus(board: HTMLElement): { destroy: () => void } {
  let home: Home | null = null;
  /** The board has the focus for want of something better. */
  let waiting = false;

  function remember(event: FocusEvent): void {
    const target = event.target as HTMLElement;
    if (target === board) return;
    waiting = false;
    const group = target.closest(GROUPS);
    const among = group && board.contains(group) ? [...group.querySelectorAll(CONTROLS)] : [];
    home = { group, label: group?.getAttribute("aria-label") ?? "", index: Math.max(0, among.indexOf(target)), key: target.dataset.focus ?? null };
  }

  /** Who leaves the board on purpose is not called back. */
  function left(event: FocusEvent): void {
    if (event.relatedTarget && !board.contains(event.relatedTarget as Node)) {
      home = null;
      waiting = false;
    }
  }

  function mend(): void {
    if (!home) return;
    const active = document.activeElement;
    const lost = active === document.body || active === null;
    if (!lost && !(waiting && active === board)) return;
    const same = home.key === null ? null : board.querySelector(`[data-focus="${CSS.escape(home.key)}"]`);
    const group = home.group && board.contains(home.group) ? home.group : home.label ? board.querySelector(`[aria-label="${CSS.escape(home.label)}"]`) : null;
    const among = [...(group ?? board).querySelectorAll(CONTROLS)].filter(usable);
    const next = same && usable(same) ? same : among[Math.min(home.index, among.length - 1)];
    const kept = home;
    if (next && group) next.focus({ preventScroll: true });
    else if (lost) {
      board.focus({ preventScroll: true });
      waiting = true;
    }
    home = kept;
  }

  let asked = false;
  const watcher = new MutationObserver(() => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      mend();
    });
  });
  watcher.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  board.addEventListener("focusin", remember);
  board.addEventListener("focusout", left);
  return {
    destroy() {
      watcher.disconnect();
      board.removeEventListener("focusin", remember);
      board.removeEventListener("focusout", left);
    },
  };
}
