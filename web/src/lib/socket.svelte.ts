/** One socket for the whole page. It comes back by itself, and whoever wants to knows that it does. */
import type { Asked, Line, Listener } from "./line";
import { language } from "./messages.svelte";
import { Refusal, type Reply, type ReplyTo, type Sent } from "./protocol";

interface Waiting {
  resolve: (message: Reply) => void;
  reject: (error: Refusal) => void;
  timer: ReturnType<typeof setTimeout>;
}

const ANSWER_WITHIN = 15_000;
const BEAT = 20_000;

export class Socket implements Line {
  /** `online` while messages go through; `waiting` while it tries to come back. */
  state = $state<Line["state"]>("closed");
  /** Who is nobody yet may watch, and says so. */
  nobody = true;
  private wire: WebSocket | null = null;
  private next = 1;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private waiting = new Map<number, Waiting>();
  private listeners = new Set<Listener>();
  private greeters = new Set<() => void>();

  constructor() {
    window.addEventListener("online", () => this.hurry());
    window.addEventListener("offline", () => this.drop());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.hurry();
    });
  }

  /** Hear every message that is not an answer. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Called whenever the socket opens, the first time and after every loss. */
  greet(greeter: () => void): () => void {
    this.greeters.add(greeter);
    if (this.state === "online") greeter();
    else this.open();
    return () => {
      this.greeters.delete(greeter);
      if (this.greeters.size === 0) this.close();
    };
  }

  /** Send and wait for the answer with the same id; a refusal is thrown. */
  ask<Type extends Sent["type"]>(message: Extract<Asked, { type: Type }>): Promise<ReplyTo<Type>> {
    const wire = this.wire;
    if (this.state !== "online" || !wire) return Promise.reject(new Refusal("offline", ""));
    const id = this.next++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(id);
        reject(new Refusal("offline", ""));
        this.drop(); // silence for so long means that the line is dead
      }, ANSWER_WITHIN);
      // The server answers each kind of message with one kind of its own: see docs/protocol.md.
      this.waiting.set(id, { resolve: (reply) => resolve(reply as ReplyTo<Type>), reject, timer });
      wire.send(JSON.stringify({ ...message, id }));
    });
  }

  private open(): void {
    if (this.wire) return;
    clearTimeout(this.retry);
    this.state = this.tries ? "waiting" : "connecting";
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const wire = new WebSocket(`${scheme}//${location.host}/ws?lang=${language()}${this.nobody ? "&nobody=1" : ""}`);
    this.wire = wire;
    wire.onopen = () => {
      this.tries = 0;
      this.state = "online";
      clearInterval(this.beat);
      this.beat = setInterval(() => void this.ask({ type: "ping" }).catch(() => undefined), BEAT);
      for (const greeter of this.greeters) greeter();
    };
    wire.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Reply);
    wire.onclose = () => {
      if (this.wire === wire) this.lost();
    };
  }

  private hear(message: Reply): void {
    const id = "id" in message ? message.id : null;
    const waiting = id === null ? undefined : this.waiting.get(id);
    if (waiting && id !== null) {
      this.waiting.delete(id);
      clearTimeout(waiting.timer);
      if (message.type === "refused") waiting.reject(new Refusal(message.code, message.sentence, 0, message.clause));
      else waiting.resolve(message);
      return;
    }
    for (const listener of this.listeners) listener(message);
  }

  private lost(): void {
    this.wire = null;
    clearInterval(this.beat);
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer);
      reject(new Refusal("offline", ""));
    }
    this.waiting.clear();
    if (this.greeters.size === 0) {
      this.state = "closed";
      return;
    }
    this.state = "waiting";
    this.tries += 1;
    // Everybody coming back at the same moment after a restart would be a crowd: spread out.
    const wait = Math.min(15_000, 300 * 2 ** Math.min(this.tries, 6)) * (0.5 + Math.random() / 2);
    this.retry = setTimeout(() => this.open(), wait);
  }

  /** Try again now. */
  hurry(): void {
    if (!this.wire && this.greeters.size > 0) this.open();
  }

  /** Give up this line and come back on a new one: after a change of language or of who one is. */
  drop(): void {
    const wire = this.wire;
    if (!wire) return;
    this.lost();
    wire.onclose = wire.onmessage = wire.onopen = null;
    wire.close();
  }

  private close(): void {
    clearTimeout(this.retry);
    const wire = this.wire;
    this.wire = null;
    this.tries = 0;
    clearInterval(this.beat);
    this.state = "closed";
    wire?.close();
  }
}

export const socket = new Socket();
