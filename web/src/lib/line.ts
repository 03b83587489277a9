/** How a table is talked with: at a server through the socket, or in the page through its worker; boards do not know the difference. */
import type { Reply, ReplyTo, Sent } from "./protocol";

/** A message without the number that the line gives it. */
type Unnumbered<Message> = Message extends Sent ? Omit<Message, "id"> : never;
export type Asked = Unnumbered<Sent>;
export type Listener = (message: Reply) => void;

export interface Line {
  /** `online` while messages go through; `waiting` while it tries to come back. */
  readonly state: "closed" | "connecting" | "online" | "waiting";
  /** Hear every message that is not an answer. */
  listen(listener: Listener): () => void;
  /** Called whenever the line opens, the first time and after every loss. */
  greet(greeter: () => void): () => void;
  /** Send and wait for the answer with the same id; a refusal is thrown. */
  ask<Type extends Sent["type"]>(message: Extract<Asked, { type: Type }>): Promise<ReplyTo<Type>>;
  /** Try again now. */
  hurry(): void;
}

/** Tables of the page are told from those of a server by their names. */
export const HERE = "here-";
export const isHere = (table: string): boolean => table.startsWith(HERE);
