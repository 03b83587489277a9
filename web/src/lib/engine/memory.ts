/** What a seat has seen of a match, for bots that remember: followed step by step, and begun anew if steps were taken back. */
import type { FastDice } from "./dice";
import type { Act, Match } from "./match";
import type { Rules } from "./rules";

const BY_CHANCE = -1n;

export class Memory {
  #belief: Uint8Array;
  /** The acts that were seen, and the state after them. */
  #seen: Act[] = [];
  #state: Uint8Array;

  constructor(
    private readonly rules: Rules,
    private readonly match: Match,
    /** From 1. */
    private readonly seat: number,
  ) {
    this.#belief = new Uint8Array(rules.manifest.sizes.belief);
    this.#state = rules.start(match.seats, match.options, match.version);
  }

  /** See what has happened since. */
  follow(): void {
    if (!this.#belief.length) return;
    const acts = this.match.log.filter((act) => act.action !== null);
    if (this.#seen.some((act, place) => act !== acts[place])) {
      this.#belief.fill(0);
      this.#seen = [];
      this.#state = this.rules.start(this.match.seats, this.match.options, this.match.version);
    }
    for (const act of acts.slice(this.#seen.length)) {
      const before = this.rules.observe(this.#state, this.seat);
      [this.#state] = this.rules.module.apply(this.#state, act.action!);
      const after = this.rules.observe(this.#state, this.seat);
      this.#belief = this.rules.module.note(this.#belief, this.seat - 1, before, act.seat ? act.action! : BY_CHANCE, after);
      this.#seen.push(act);
    }
  }

  /** Draw worlds for the next tree, as likely as they are believed: how many; none where a view says it all. */
  worlds(view: Uint8Array, dice: FastDice): number {
    return this.#belief.length ? this.rules.module.imagine(this.#belief, this.seat - 1, view, dice.word) : 0;
  }
}
