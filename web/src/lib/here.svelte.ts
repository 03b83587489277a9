/** The tables of this device: the worker in which they are, as a line to talk through and for requests. */
import type { FromWorker, Request, Requests, ToWorker } from "./engine/talk";
import type { Asked, Line, Listener } from "./line";
import { language } from "./messages.svelte";
import { home } from "./place";
import { Refusal, type Reply, type ReplyTo, type Sent } from "./protocol";

interface Waiting {
  resolve: (found: never) => void;
  reject: (error: Refusal) => void;
}

const USED = "vihara-here";

class Here implements Line {
  state = $state<Line["state"]>("connecting");
  private worker: Worker | null = null;
  private spoken = "";
  private next = 1;
  private waiting = new Map<number, Waiting>();
  private listeners = new Set<Listener>();
  private greeters = new Set<() => void>();

  private send(message: ToWorker): void {
    const worker = (this.worker ??= this.start());
    if (this.spoken !== language()) {
      this.spoken = language();
      worker.postMessage({ kind: "language", language: this.spoken } satisfies ToWorker);
    }
    worker.postMessage(message);
  }

  private start(): Worker {
    const worker = new Worker(new URL("./engine/worker.ts", import.meta.url), { type: "module" });
    worker.postMessage({ kind: "home", home: home.href } satisfies ToWorker);
    this.spoken = "";
    this.state = "online";
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    worker.onerror = () => this.lost(worker);
    return worker;
  }

  /** A worker that died is started anew: what was told had been stored before. */
  private lost(worker: Worker): void {
    if (this.worker !== worker) return;
    worker.terminate();
    this.worker = null;
    for (const { reject } of this.waiting.values()) reject(new Refusal("offline", ""));
    this.waiting.clear();
    for (const greeter of this.greeters) greeter();
  }

  private hear(data: FromWorker): void {
    if (data.kind === "message") return this.told(data.message);
    const waiting = this.waiting.get(data.number);
    this.waiting.delete(data.number);
    if (data.kind === "done") waiting?.resolve(data.found as never);
    else waiting?.reject(new Refusal(data.code, data.sentence));
  }

  private told(message: Reply): void {
    const id = "id" in message ? message.id : null;
    const waiting = id === null ? undefined : this.waiting.get(id);
    if (!waiting || id === null) {
      for (const listener of this.listeners) listener(message);
      return;
    }
    this.waiting.delete(id);
    if (message.type === "refused") waiting.reject(new Refusal(message.code, message.sentence, 0, message.clause));
    else waiting.resolve(message as never);
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  greet(greeter: () => void): () => void {
    this.greeters.add(greeter);
    greeter();
    return () => this.greeters.delete(greeter);
  }

  ask<Type extends Sent["type"]>(message: Extract<Asked, { type: Type }>): Promise<ReplyTo<Type>> {
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.send({ kind: "message", message: { ...message, id } as Sent });
    });
  }

  /** Whether a table was ever opened on this device: if not, the worker need not be fetched to ask for any. */
  get used(): boolean {
    return localStorage.getItem(USED) !== null;
  }

  /** Ask for something that is no message of the socket. */
  request<What extends Request>(what: What, ...given: Requests[What][0]): Promise<Requests[What][1]> {
    if (what === "open") localStorage.setItem(USED, "yes");
    const number = this.next++;
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve, reject });
      this.send({ kind: "request", number, what, given });
    });
  }

  hurry(): void {
    // There is nothing to wait for.
  }
}

export const here = new Here();

/** Answer a request about a table of this device as the server would. */
export async function requestHere<T>(path: string, body: unknown): Promise<T> {
  const { pathname, searchParams } = new URL(path, location.origin);
  const [, , , table = "", what = ""] = pathname.split("/");
  const { seat } = (body ?? {}) as { seat?: number };
  switch (what) {
    case "steps":
      return (await here.request("steps", table, Number(searchParams.get("seat") ?? 0), searchParams.get("recent") === "true")) as T;
    case "file":
      return (await here.request("file", table)) as T;
    case "rematch":
      return { table: await here.request("rematch", table) } as T;
    case "stand-in":
    case "leave":
    case "rejoin":
      return (await here.request("seat", table, what, seat)) as T;
  }
  throw new Refusal("not-found", "");
}
