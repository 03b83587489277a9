/** A server's end of the socket: what the page sent, and what it is told. Every line that was opened is kept. */
import { vi } from "vitest";

type Said = Record<string, unknown> & { type: string };

export class Wire {
  static opened: Wire[] = [];
  sent: (Said & { id: number })[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    Wire.opened.push(this);
  }

  /** The line that is open now, or about to be. */
  static get last(): Wire {
    return Wire.opened.at(-1)!;
  }

  send(text: string): void {
    if (this.closed) throw new Error("sent on a line that is closed");
    this.sent.push(JSON.parse(text) as Said & { id: number });
  }

  close(): void {
    this.closed = true;
  }

  /** The server takes the line. */
  open(): void {
    this.onopen?.();
  }

  /** The line breaks. */
  lose(): void {
    this.closed = true;
    this.onclose?.();
  }

  tell(message: Said): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** What was sent of a type, oldest first. */
  of(type: string): (Said & { id: number })[] {
    return this.sent.filter((message) => message.type === type);
  }

  /** Answer the last message of a type. */
  answer(type: string, reply: Said): void {
    this.tell({ ...reply, id: this.of(type).at(-1)!.id });
  }
}

/** From here on sockets are wires, and clocks stand until a test turns them. */
export function stand(): void {
  Wire.opened = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
}
