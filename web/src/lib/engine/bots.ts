/** Bots in the page: the levels of `vihara.bots`, whose search is in the module. They are given a view, never the state. */
import { FastDice, seedWord } from "./dice";
import type { Settings } from "./manifest";
import type { Memory } from "./memory";
import type { SearchTree } from "./module";
import type { Rules } from "./rules";

/** Iterations between two looks at the clock. */
const CHUNK = 128;
/** A decision is made once no other move would catch up if it got such a part of the iterations left. */
const HOPE = 0.5;
const MOST_NODES = 1 << 20;
const NOBODY = -1;

/** A move that is good, the chance to win with it and the lead; none where nobody searched. */
export interface Advised {
  action: bigint;
  value: number | null;
  lead: number | null;
}

/** What a search found out about a move. */
export interface Estimate extends Advised {
  visits: number;
  value: number;
  lead: number;
}

/** Lets others have a turn between two chunks; without one, a search runs to its end. */
export type Pause = () => Promise<void>;
/** Seconds that go on evenly. */
export type Clock = () => number;

export class Bots {
  constructor(
    private readonly rules: Rules,
    private readonly clock: Clock,
    private readonly pause: Pause,
  ) {}

  /** What a bot does in a view of a match for so many seats; `memory` is what its seat has seen so far. */
  async choose(bot: string, view: Uint8Array, seats: number, seed: number, memory: Memory): Promise<bigint> {
    const dice = new FastDice(seed);
    const level = this.rules.manifest.bots.levels[bot]!;
    const { module } = this.rules;
    if ("care" in level) {
      if (bot === "random") return module.choose(view, dice.word);
      if (level.care >= 100) return module.policy(view, dice.word);
      return dice.below(100) < level.care ? module.policy(view, dice.word) : module.choose(view, dice.word);
    }
    if ("temperature" in level) return module.temper(view, level.temperature, dice.word);
    const sensible = module.sensible(view);
    if (sensible.length === 1) return sensible[0]!;
    const moves = await this.analyze(view, seats, level.search, dice, true, level.remembers ? memory : null);
    return this.#pick(moves, level.search, dice);
  }

  /**
   * The best moves, best first, in a fixed number of iterations: the same view and seed give the same. Where there is nothing to
   * search for, what the game's own policy does.
   */
  async hint(view: Uint8Array, seats: number, seed: number, memory: Memory): Promise<Advised[]> {
    const { hint } = this.rules.manifest.bots;
    const dice = new FastDice(seed);
    if (hint) return this.analyze(view, seats, hint, dice, false, memory);
    return [{ action: this.rules.module.policy(view, dice.word), value: null, lead: null }];
  }

  /** Search from the view of the seat to act, in worlds that look like it or are believed in: what was found of each move, most visited first. */
  async analyze(view: Uint8Array, seats: number, settings: Settings, dice: FastDice, decide: boolean, memory: Memory | null): Promise<Estimate[]> {
    const { bots, sizes } = this.rules.manifest;
    const worlds = memory?.worlds(view, dice) ?? 0;
    const seed = dice.below(2 ** 31);
    const learned = settings.learned ? bots.learned[seats] : undefined;
    const turns = settings.turns ?? learned?.turns ?? bots.patience;
    const numbers = new Float64Array(sizes.numbers);
    const steer: Record<keyof typeof bots.places, number> = {
      exploration: settings.exploration,
      temperature: settings.temperature * bots.spread,
      spread: bots.spread,
      width: settings.width,
      widening: settings.widening,
      turns,
      slips: settings.slips,
    };
    for (const [name, value] of Object.entries(steer)) numbers[bots.places[name as keyof typeof steer]] = value;
    const most = Math.min(MOST_NODES, sizes.mostActions + Math.trunc(settings.width + 8) * (settings.iterations + 1));
    const weights = Float64Array.from(learned?.weights ?? []);
    const tree = this.rules.module.tree(view, seats, numbers, weights, most, seedWord(seed, 0), worlds);
    new DataView(tree.node(0).buffer, tree.node(0).byteOffset).setInt32(bots.node.first, NOBODY, true);
    const until = settings.seconds === null ? Infinity : this.clock() + settings.seconds;
    while (tree.iterations < settings.iterations) {
      tree.grow(Math.min(CHUNK, settings.iterations - tree.iterations));
      if (this.clock() >= until) break;
      if (decide) {
        const [first, second] = tree.leading();
        if (first - second > HOPE * (settings.iterations - tree.iterations)) break;
      }
      await this.pause();
    }
    return this.#root(tree);
  }

  #root(tree: SearchTree): Estimate[] {
    const at = this.rules.manifest.bots.node;
    const found: Estimate[] = [];
    for (let child = tree.node(0).getInt32(at.first, true); child !== NOBODY;) {
      const node = tree.node(child);
      const visits = node.getInt32(at.visits, true);
      const average = (place: number) => node.getFloat64(place, true) / visits;
      if (visits) found.push({ action: node.getBigInt64(at.action, true), visits, value: average(at.total), lead: average(at.lead) });
      child = node.getInt32(at.next, true);
    }
    return found.sort((one, other) => other.visits - one.visits || other.value - one.value || Number(one.action - other.action));
  }

  /** The most visited move, or any that is as good as it. */
  #pick(moves: Estimate[], settings: Settings, dice: FastDice): bigint {
    const best = moves[0]!;
    const equals = moves.filter((move) => 2 * move.visits >= best.visits && move.value >= best.value - settings.margin);
    return equals[dice.below(equals.length)]!.action;
  }
}
