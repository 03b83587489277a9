/** Good places for a floor, out of the moves offered: what each would do is asked, and the best come first. */
import type { Answer } from "$lib/board";
import { type Foreseen, foreseenOf } from "./words";
import type { Laying } from "./laying";

export interface Place {
  move: Laying;
  text: string;
  foreseen: Foreseen | null;
}

const MOST_ASKED = 16;
export const MOST_SHOWN = 6;

export class Places {
  found = $state.raw<Place[]>([]);
  /** Whether all have been asked about. */
  ready = $state(false);
  private run = 0;

  constructor(private readonly ask: (move: string) => Promise<Answer>) {}

  clear(): void {
    this.run++;
    this.found = [];
    this.ready = false;
  }

  async gather(offered: { move: Laying; text: string }[]): Promise<void> {
    const run = ++this.run;
    this.ready = false;
    const near = [...offered].sort((a, b) => Math.hypot(a.move.x, a.move.y) - Math.hypot(b.move.x, b.move.y));
    const places: Place[] = near.slice(0, MOST_ASKED).map((one) => ({ ...one, foreseen: null }));
    this.found = places.slice(0, MOST_SHOWN);
    for (const place of places) {
      const answer = await this.ask(place.text);
      if (run !== this.run) return; // something else is wanted by now
      place.foreseen = answer.legal ? foreseenOf(answer.foreseen) : null;
    }
    const worth = (place: Place) => Math.min(place.foreseen?.margin ?? -1, place.foreseen?.out?.margin ?? Infinity);
    places.sort((a, b) => worth(b) - worth(a));
    this.found = places.slice(0, MOST_SHOWN).map((place) => ({ ...place })); // other objects, so that they are drawn anew
    this.ready = true;
  }
}
