/**
 * What boards on a stage share: what somebody considers (what lies under the pointer, what was tapped, and what the rules
 * say of it), what others did last, and a scene that comes once its code has been loaded.
 */
import type { Answer, BoardProps, Made } from "$lib/board";

/** Milliseconds before a considered move is asked about: nobody reads what only flits by. */
const GLANCE = { legal: 40, refused: 90 } as const;

export class Considering {
  /** What lies under the pointer or has the focus. */
  hovered = $state<string | null>(null);
  /** What was tapped, to be confirmed. */
  pinned = $state<string | null>(null);
  readonly target = $derived(this.pinned ?? this.hovered);
  private told = $state.raw<{ move: string; answer: Answer } | null>(null);

  leave(): void {
    this.hovered = null;
    this.pinned = null;
  }

  /** What the rules say of a move, once they were asked. */
  answer(move: string | null): Answer | null {
    return move !== null && this.told?.move === move ? this.told.answer : null;
  }

  /** Ask about a move; what is returned gives up asking: to be used in an effect. */
  inquire(ask: BoardProps["ask"], move: string, legal: boolean): () => void {
    const timer = setTimeout(
      () => {
        void ask(move).then(
          (answer) => (this.told = { move, answer }),
          () => undefined, // the screen shows that the connection is lost
        );
      },
      GLANCE[legal ? "legal" : "refused"],
    );
    return () => clearTimeout(timer);
  }
}

/** A place where something was done since one's own last move, and by whom: outlined until the next one. */
export interface Trace {
  key: string;
  seat: number;
}

/** Where the moves since one's own last one were made; of several at one place the last one counts. */
export function traces(since: readonly Made[], places: (move: string) => readonly string[]): Trace[] {
  const found = new Map<string, number>();
  for (const { seat, move } of since) for (const key of places(move)) found.set(key, seat);
  return [...found].map(([key, seat]) => ({ key, seat }));
}

/** Load a scene and hand it over; the function returned takes it away again. */
export function stageScene<Scene extends { dispose: () => void }>(load: () => Promise<Scene>, set: (scene: Scene | undefined) => void): () => void {
  let gone = false;
  let made: Scene | undefined;
  void load().then((scene) => {
    made = scene;
    if (gone) scene.dispose();
    else set(scene);
  });
  return () => {
    gone = true;
    made?.dispose();
    set(undefined);
  };
}
