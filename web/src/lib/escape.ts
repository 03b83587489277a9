/** Escape takes back one thing: what is moving, what is chosen, what lies open; the latest to ask for it is asked first. */

type Handler = () => boolean;

const handlers: Handler[] = [];

/** Ask `take` when Escape is pressed: whether it had something to take back. The function returned ends that. */
export function onEscape(take: Handler): () => void {
  handlers.push(take);
  return () => {
    const at = handlers.lastIndexOf(take);
    if (at >= 0) handlers.splice(at, 1);
  };
}

/** Escape was pressed: whether somebody had a use for it. */
export function escape(): boolean {
  return [...handlers].reverse().some((take) => take());
}
