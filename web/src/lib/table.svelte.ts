/** A table that one watches: who sits there, where the match stands, what has happened; and what one does there. */
import { tick } from "svelte";
import type { Recent } from "./board";
import { here } from "./here.svelte";
import { type Asked, isHere, type Line } from "./line";
import { moves, onSkip, pause } from "./motion";
import type { About, Answer, Entry, Hint, Position, Reply, Step, Steps } from "./protocol";
import { Refusal, seatOf } from "./protocol";
import { get, post } from "./requests";
import { ensureMe, me } from "./session.svelte";
import { addShares } from "./shares";
import { socket } from "./socket.svelte";

/** A message that tells where the table stands. */
type News = Extract<Reply, { type: "table" | "events" }>;
import { standingMoves } from "./words";

/** No animation keeps the table waiting longer than this. */
const MOST_HOLD = 6000;
const MOST_ANSWERS = 400;
/** Milliseconds that a step of somebody else is seen before the next one. */
const PACE = 800;
/** Many steps are shown within about this time, and of very many the last. */
const MOST_SHOW = 9000;
const MOST_STEPS = 40;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Wait until the board can show something: its pictures and its stage are loaded. */
async function boardIsThere(most = MOST_HOLD): Promise<void> {
  for (let waited = 0; waited < most && document.querySelector("[data-board] [aria-busy]"); waited += 50) await wait(50);
}

function pastOf(now: Position, step: Step): Position {
  const { number, view, figures, to_act } = step;
  return { ...now, number, changed: number, view, figures, to_act, legal: [], undo: false, outcome: null };
}

export class Table {
  about = $state.raw<About | null>(null);
  position = $state.raw<Position | null>(null);
  recent = $state.raw<Recent | null>(null);
  log = $state.raw<Entry[]>([]);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  /** When the position's clock was read, on this device's clock. */
  clockAt = $state(0);
  /** Why the table cannot be shown at all. */
  failure = $state.raw<Refusal | null>(null);
  /** Why the last thing one did was not done. */
  refusal = $state.raw<Refusal | null>(null);
  /** A move that has been sent and not yet answered. */
  sending = $state(false);

  /** Something that happened is still being shown. */
  busy = $state(false);
  /** The end is being shown again, or is about to be. */
  ends = $state(false);
  /** A position of before, while what was done since one's own last move is shown again. */
  past = $state.raw<Position | null>(null);

  private queue: News[] = [];
  private draining = false;
  /** Somebody does not want to wait: the rest is shown at once. */
  private hurried = false;
  private greeted = false;
  /** The moves that are shown again were made while one was away. */
  away = $state(false);
  /** The last entry that was seen before the page was hidden, while it is. */
  private unseen: number | null = null;
  /** When the last step was shown. */
  private shownAt = -Infinity;
  private batch = 0;
  private holds: Promise<unknown>[] = [];
  private answers = new Map<string, Promise<Answer>>();
  private off: (() => void)[] = [];
  /** Where the table is: at a server, or in this page. */
  readonly line: Line;

  constructor(
    readonly id: string,
    private readonly seat: number | null = null,
  ) {
    this.line = isHere(id) ? here : socket;
  }

  /** Begin to watch; the function returned stops it. */
  open(): () => void {
    this.off = [
      this.line.listen((message) => {
        if (message.type === "events" && message.table === this.id) this.take(message);
      }),
      this.line.greet(() => void this.watch()),
    ];
    const turned = () => void this.turned();
    document.addEventListener("visibilitychange", turned);
    this.off.push(() => document.removeEventListener("visibilitychange", turned));
    return () => {
      for (const off of this.off) off();
      if (this.line.state === "online") void this.line.ask({ type: "unwatch", table: this.id }).catch(() => undefined);
    };
  }

  private get latest(): number {
    return this.log.length ? this.log[this.log.length - 1]!.number : 0;
  }

  /** The page was hidden, or is seen again: what came meanwhile is shown then. */
  private async turned(): Promise<void> {
    if (!this.position) return;
    const { hidden } = document;
    const before = this.unseen;
    this.unseen = hidden ? this.latest : null;
    if (!isHere(this.id) && this.line.state === "online") {
      void this.line.ask({ type: "look", table: this.id, on: !hidden }).catch(() => undefined);
    }
    if (!hidden && before !== null && this.mayGreet()) await this.showNew(before);
  }

  private async watch(): Promise<void> {
    const since = this.latest;
    const seat = this.seat === null ? {} : { seat: this.seat };
    try {
      this.take(await this.line.ask({ type: "watch", table: this.id, since, ...seat }));
      this.failure = null;
    } catch (error) {
      if (error instanceof Refusal && error.code !== "offline") this.failure = error;
    }
  }

  private take(message: News): void {
    this.queue.push(message);
    if (!this.draining) void this.drain();
  }

  /** What is to be seen: where the match stands, or stood. */
  get shown(): Position | null {
    return this.past ?? this.position;
  }

  /** Show one message after the other, each when the board has done with the one before and there was time to see it. */
  private async drain(): Promise<void> {
    this.draining = this.busy = true;
    const off = onSkip(() => (this.hurried = true));
    while (this.queue.length) {
      const message = this.queue.shift()!;
      if (message.type === "events" && message.events.some((entry) => entry.kind === "move")) await this.turnTo();
      if (this.apply(message)) this.shownAt = performance.now();
      await this.seen();
      if (message.type === "table") await this.first(message.looked);
    }
    off();
    this.draining = this.busy = this.hurried = false;
  }

  /** Wait for the time of the next step: the board is there, and the step before has been seen. */
  private async turnTo(): Promise<void> {
    if (!moves() || this.hurried || document.hidden) return;
    await boardIsThere();
    const left = this.shownAt + Math.min(PACE, MOST_SHOW / (this.queue.length + 1)) - performance.now();
    if (left > 0) await pause(left);
  }

  /** Wait until the board has shown what it was given. */
  private async seen(): Promise<void> {
    await tick(); // now the board knows what it has to show
    if (this.holds.length) {
      const all = Promise.allSettled(this.holds);
      this.holds = [];
      await Promise.race([all, wait(MOST_HOLD)]);
    }
    // Let the board see this one before the next.
    await wait(0);
  }

  /** Whether one is shown without asking what was done: not on a screen for several, nor where nothing is to move. */
  private mayGreet(): boolean {
    const own = this.about?.seats.filter((one) => one.yours).length;
    const played = this.position?.status === "running" || this.position?.status === "over";
    return !!this.position?.seat && own === 1 && played && moves() && !document.hidden;
  }

  /** Who comes to a table where something was done since their last look is shown it. */
  private async first(looked: number | undefined): Promise<void> {
    if (this.greeted || !this.mayGreet()) return;
    this.greeted = true;
    const steps = looked === undefined ? 0 : this.stepsAfter(looked);
    if (steps) await this.showAgain(steps);
    else if (looked === undefined && this.position?.status === "running" && this.sinceOwn > 0) await this.showAgain();
  }

  /** How many steps that stand were made after an entry. */
  private stepsAfter(number: number): number {
    const ended = this.log.some((entry) => entry.kind === "end" && entry.number > number);
    const made = standingMoves(this.log).filter((entry) => entry.number > number).length;
    return Math.min(MOST_STEPS, made + Number(ended));
  }

  /** Show what was done after an entry. */
  private async showNew(number: number): Promise<void> {
    while (this.draining) await wait(20);
    const steps = this.stepsAfter(number);
    if (!steps) return;
    this.draining = this.busy = true;
    const off = onSkip(() => (this.hurried = true));
    await this.showAgain(steps);
    off();
    this.hurried = false;
    await this.drain(); // what has come meanwhile
  }

  /** How many moves the others have made since one's own last one. */
  get sinceOwn(): number {
    const seat = this.position?.seat ?? 0;
    const made = standingMoves(this.log);
    return seat ? made.length - 1 - made.findLastIndex((entry) => entry.seat === seat) : 0;
  }

  /** Show again what was done since one's own last move. */
  again = async (): Promise<void> => {
    if (this.draining || this.sinceOwn === 0) return;
    this.draining = this.busy = true;
    const off = onSkip(() => (this.hurried = true));
    await this.showAgain();
    off();
    this.hurried = false;
    await this.drain(); // what has come meanwhile
  };

  /** Show the last step again to whoever comes after it: what it left lying about is in no position. */
  ending = async (): Promise<void> => {
    this.ends = true;
    while (this.draining) await wait(20);
    if (this.away) {
      this.ends = false; // it has just been seen
      return;
    }
    this.draining = this.busy = true;
    const now = this.position;
    const told = now && (await this.steps(now.seat, "last=1"));
    const [before, last] = told?.steps.slice(-2) ?? [];
    if (now && before && last) {
      await boardIsThere(10 * MOST_HOLD); // nobody waits for anything else
      this.past = pastOf(now, before);
      this.tell({ events: [], move: null, seat: 0, animate: false });
      await tick();
      this.past = null;
      this.tell({ events: last.events, move: last.move, seat: last.seat, animate: true });
      await this.seen();
    }
    await this.drain();
    this.ends = false;
  };

  private async steps(seat: number, which: string): Promise<Steps | null> {
    try {
      return await get<Steps>(`/api/tables/${encodeURIComponent(this.id)}/steps?seat=${seat}&${which}`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
      return null;
    }
  }

  /** Show so many of the last steps again; none given: those since one's own. */
  private async showAgain(last = 0): Promise<void> {
    const now = this.position;
    const told = now && (await this.steps(now.seat, last ? `last=${last}` : "recent=true"));
    if (!told) return;
    this.away = last > 0;
    await boardIsThere();
    const [start, ...steps] = last ? told.steps.slice(-last - 1) : told.steps;
    for (const [place, step] of [start, ...steps].entries()) {
      if (!step || this.hurried) break;
      this.past = pastOf(now, step);
      this.tell({ events: step.events, move: step.move, seat: step.seat, animate: place > 0 });
      await this.seen();
      await this.linger(Math.min(PACE, MOST_SHOW / told.steps.length));
    }
    this.past = null;
    await tick();
  }

  /** Wait so long, also where nothing moves: without a pause stills would not be seen. */
  private linger(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        off();
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      const off = onSkip(done);
    });
  }

  private tell(recent: Omit<Recent, "number">): void {
    this.batch += 1;
    this.recent = { number: this.batch, ...recent };
  }

  private apply(message: News): boolean {
    const { events = [], about, type, ...position } = message;
    const last = this.log.length ? this.log[this.log.length - 1]!.number : 0;
    const fresh = events.filter((entry) => entry.number > last);
    if (type === "events" && fresh.length && fresh[0]!.number > last + 1 && last > 0) {
      void this.watch(); // something is missing in between: ask for it
      return false;
    }
    if (about) this.about = about;
    if (this.about) void addShares(this.about, position.status);
    if (this.position && position.changed < this.position.changed && position.number < this.position.number) return false;
    const before = this.position;
    if (before && before.seat !== position.seat && before.seat && position.seat && type === "events") {
      // One screen, another player: what the one before knew must leave the screen with them.
      this.log = [];
      this.recent = null;
      this.position = position;
      this.clockAt = performance.now();
      this.answers.clear();
      this.hint = this.refusal = null;
      void this.watch();
      return true;
    }
    this.position = position;
    this.clockAt = performance.now();
    if (before?.changed !== position.changed) {
      this.answers.clear();
      this.hint = null;
      this.refusal = null;
    }
    this.log = [...this.log, ...fresh];
    const steps = fresh.flatMap((entry) => ("events" in entry && entry.events.length ? [entry] : []));
    const undone = fresh.some((entry) => entry.kind === "undo");
    if (steps.length || undone) {
      const move = steps.findLast((entry) => entry.kind === "move");
      this.tell({
        events: steps.flatMap((entry) => entry.events),
        move: move?.kind === "move" ? move.move : null,
        seat: move ? seatOf(move) : 0,
        animate: type === "events" && !undone && !this.hurried && before?.view !== null && before !== null,
      });
      return true;
    }
    return false;
  }

  /** Keep the next message waiting until an animation is done. */
  hold = (until: Promise<unknown>): void => {
    this.holds.push(until);
  };

  private async send(message: Asked): Promise<boolean> {
    this.refusal = null;
    try {
      await this.line.ask(message);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
      if (error.code === "stale-version") void this.watch();
      return false;
    }
  }

  /** The seat one acts for. */
  private own(): { seat?: number } {
    return this.position?.seat ? { seat: this.position.seat } : {};
  }

  play = async (move: string): Promise<void> => {
    if (!this.position || this.sending) return;
    this.sending = true;
    await this.send({ type: "move", table: this.id, seen: this.position.number, move, ...this.own() });
    this.sending = false;
  };

  ask = (move: string): Promise<Answer> => {
    const known = this.answers.get(move);
    if (known) return known;
    if (this.answers.size > MOST_ANSWERS) this.answers.clear();
    const asked = this.line
      .ask({ type: "ask", table: this.id, move, ...this.own() })
      .then(({ legal, move, foreseen = {}, code = "", sentence = "", clause, near }): Answer =>
        legal ? { legal, move, foreseen } : { legal, move, code, sentence, clause, near },
      )
      .catch((error: unknown): Answer => {
        this.answers.delete(move);
        const { code, sentence } = error instanceof Refusal ? error : new Refusal("offline", "");
        return { legal: false, move, code, sentence };
      });
    this.answers.set(move, asked);
    return asked;
  };

  undo = () => this.send({ type: "undo", table: this.id, ...this.own() });
  resign = () => this.send({ type: "resign", table: this.id, ...this.own() });
  agree = () => this.send({ type: "agree", table: this.id });
  decline = () => this.send({ type: "decline", table: this.id });
  /** Whoever speaks is somebody. */
  chat = async (text: string): Promise<boolean> => {
    if (isHere(this.id) || me()) return this.send({ type: "chat", table: this.id, text });
    try {
      await ensureMe();
      await post(`/api/tables/${this.id}/chat`, { text });
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
      return false;
    }
  };

  noHint = (): void => {
    this.hint = null;
  };

  askHint = async (): Promise<void> => {
    this.refusal = null;
    this.hinting = true;
    try {
      this.hint = await this.line.ask({ type: "hint", table: this.id, ...this.own() });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
    }
    this.hinting = false;
  };
}
