/** A table that one watches: who sits there, where the match stands, what has happened; and what one does there. */
import { tick } from "svelte";
import type { Recent } from "./board";
import { pause } from "./motion";
import type { About, Answer, Entry, Hint, Position } from "./protocol";
import { Refusal } from "./protocol";
import { addShares } from "./shares";
import { socket, type Message } from "./socket.svelte";

/** No animation keeps the table waiting longer than this. */
const MOST_HOLD = 6000;
const MOST_ANSWERS = 400;

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

  private queue: Message[] = [];
  private draining = false;
  private batch = 0;
  private holds: Promise<unknown>[] = [];
  private answers = new Map<string, Promise<Answer>>();
  private off: (() => void)[] = [];

  constructor(
    readonly id: string,
    private readonly seat: number | null = null,
  ) {}

  /** Begin to watch; the function returned stops it. */
  open(): () => void {
    this.off = [
      socket.listen((message) => {
        if (message.table === this.id) this.take(message);
      }),
      socket.greet(() => void this.watch()),
    ];
    return () => {
      for (const off of this.off) off();
      if (socket.state === "online") void socket.ask({ type: "unwatch", table: this.id }).catch(() => undefined);
    };
  }

  private async watch(): Promise<void> {
    const since = this.log.length ? this.log[this.log.length - 1]!.number : 0;
    const seat = this.seat === null ? {} : { seat: this.seat };
    try {
      this.take(await socket.ask({ type: "watch", table: this.id, since, ...seat }));
      this.failure = null;
    } catch (error) {
      if (error instanceof Refusal && error.code !== "offline") this.failure = error;
    }
  }

  private take(message: Message): void {
    if (message.type !== "table" && message.type !== "events") return;
    this.queue.push(message);
    if (!this.draining) void this.drain();
  }

  /** Show one message after the other, each when the board has done with the one before. */
  private async drain(): Promise<void> {
    this.draining = true;
    while (this.queue.length) {
      const message = this.queue.shift()!;
      this.busy = true;
      const told = this.apply(message);
      if (told && this.queue.length) await pause(250);
      await tick(); // now the board knows what it has to show
      if (this.holds.length) {
        const all = Promise.allSettled(this.holds);
        this.holds = [];
        await Promise.race([all, new Promise((resolve) => setTimeout(resolve, MOST_HOLD))]);
      }
      // Let the board see this one before the next.
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    this.draining = false;
    this.busy = false;
  }

  private apply(message: Message): boolean {
    const { events = [], about, type, ...rest } = message as Message & { events?: Entry[]; about?: About };
    const position = rest as unknown as Position;
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
      this.position = { ...position, figures: position.figures ?? null };
      this.clockAt = performance.now();
      this.answers.clear();
      this.hint = this.refusal = null;
      void this.watch();
      return true;
    }
    this.position = { ...position, figures: position.figures ?? null };
    this.clockAt = performance.now();
    if (before?.changed !== position.changed) {
      this.answers.clear();
      this.hint = null;
      this.refusal = null;
    }
    this.log = [...this.log, ...fresh];
    const steps = fresh.filter((entry) => entry.events?.length);
    const undone = fresh.some((entry) => entry.kind === "undo");
    if (steps.length || undone) {
      const move = steps.findLast((entry) => entry.kind === "move");
      this.batch += 1;
      this.recent = {
        number: this.batch,
        events: steps.flatMap((entry) => entry.events ?? []),
        move: move?.move ?? null,
        seat: move?.seat ?? 0,
        animate: type === "events" && !undone && before?.view !== null && before !== null,
      };
      return true;
    }
    return false;
  }

  /** Keep the next message waiting until an animation is done. */
  hold = (until: Promise<unknown>): void => {
    this.holds.push(until);
  };

  private async send(message: Record<string, unknown> & { type: string }): Promise<boolean> {
    this.refusal = null;
    try {
      await socket.ask({ table: this.id, ...message });
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
    await this.send({ type: "move", seen: this.position.number, move, ...this.own() });
    this.sending = false;
  };

  ask = (move: string): Promise<Answer> => {
    const known = this.answers.get(move);
    if (known) return known;
    if (this.answers.size > MOST_ANSWERS) this.answers.clear();
    const asked = socket
      .ask({ type: "ask", table: this.id, move, ...this.own() })
      .then((message) => message as unknown as Answer)
      .catch((error: unknown): Answer => {
        this.answers.delete(move);
        const { code, sentence } = error instanceof Refusal ? error : new Refusal("offline", "");
        return { legal: false, move, code, sentence };
      });
    this.answers.set(move, asked);
    return asked;
  };

  undo = () => this.send({ type: "undo", ...this.own() });
  resign = () => this.send({ type: "resign", ...this.own() });
  agree = () => this.send({ type: "agree" });
  decline = () => this.send({ type: "decline" });
  chat = (text: string) => this.send({ type: "chat", text });

  noHint = (): void => {
    this.hint = null;
  };

  askHint = async (): Promise<void> => {
    this.refusal = null;
    this.hinting = true;
    try {
      const told = await socket.ask({ type: "hint", table: this.id, ...this.own() });
      this.hint = told as unknown as Hint;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
    }
    this.hinting = false;
  };
}
