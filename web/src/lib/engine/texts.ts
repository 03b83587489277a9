/** Texts of moves and of chance, from what a game declares: action number ↔ text, and pieces put into lines as match files have them. */
import { words } from "./blanks";
import type { Exact, Manifest, MoveKind } from "./manifest";
import { OpenTexts } from "./open";

export class Texts {
  readonly #texts = new Map<bigint, string>();
  readonly #numbers = new Map<string, bigint>();
  readonly #pieces: Map<bigint, string>;
  readonly #alone: Map<bigint, string>;
  /** Of moves that are too many to list. */
  readonly #open: OpenTexts | null;
  readonly #measured: OpenTexts | null;

  constructor(private readonly manifest: Manifest) {
    for (const kind of manifest.moves) this.#list(kind);
    const byNumber = (pairs: [Exact, string][]) => new Map(pairs.map(([number, text]) => [BigInt(number), text] as const));
    this.#pieces = byNumber(manifest.draws.pieces);
    this.#alone = byNumber(manifest.draws.alone);
    this.#open = manifest.open && new OpenTexts(manifest.open);
    this.#measured = manifest.draws.measured && new OpenTexts(manifest.draws.measured);
  }

  #list(kind: MoveKind): void {
    const without = new Set(kind.without?.flatMap(([first, length]) => Array.from({ length }, (_, i) => first + i)));
    const each = (place: number, number: number, text: string): void => {
      const field = kind.fields[place];
      if (!field) {
        if (without.has(number)) return;
        const told = text.trimEnd();
        this.#texts.set(BigInt(number), told);
        this.#numbers.set(told.toLowerCase(), BigInt(number));
        return;
      }
      const [name, least, words] = field;
      for (const [i, word] of words.entries()) {
        if (word !== null) each(place + 1, number + (least + i) * kind.steps[place]!, text.replace(`{${name}}`, word));
      }
    };
    each(0, kind.first, kind.text);
  }

  /** The text of a decision. */
  move(action: bigint): string | undefined {
    return this.#open ? this.#open.text(action) : this.#texts.get(action);
  }

  /** The action number of a decision's text, whose letters and spaces may be any; undefined, or InvalidMove, if it is none. */
  number(text: string): bigint | undefined {
    if (this.#open) return this.#open.number(text);
    return this.#numbers.get(words(text.toLowerCase()).join(" "));
  }

  /** The text of what chance gives, where the next piece goes to such a place. */
  drawn(action: bigint, place: number): string {
    const alone = this.#alone.get(action);
    if (alone !== undefined) return alone;
    const piece = this.#pieces.get(action);
    if (piece === undefined) return this.#measured?.text(action) ?? "";
    return this.manifest.draws.places[place]!.replace("{piece}", piece);
  }

  /** The chance actions that a text may mean, where the next piece goes to such a place; its letters may be any. */
  *given(text: string, place: number): Generator<bigint> {
    const small = text.toLowerCase();
    for (const [action, whole] of this.#alone) if (small === whole.toLowerCase()) yield action;
    const written = this.manifest.draws.places[place]!.toLowerCase();
    for (const [action, piece] of this.#pieces) if (small === written.replace("{piece}", piece.toLowerCase())) yield action;
    const measured = this.#measured?.known(text);
    if (measured !== undefined) yield measured;
  }

  /** All pieces that chance may give anywhere. */
  get pieces(): Iterable<bigint> {
    return this.#pieces.keys();
  }

  /** Put texts of one piece into lines: what a step draws for one place is one line. */
  join(pieces: string[]): string[] {
    const lines: string[][] = [];
    for (const piece of pieces.filter(Boolean)) {
      const words = piece.split(" ");
      const head = words.slice(0, this.#head(words));
      const last = lines.at(-1);
      const before = last?.slice(0, this.#head(last));
      if (last && head.length < words.length && before!.join(" ") === head.join(" ")) last.push(...words.slice(head.length));
      else lines.push(words);
    }
    return lines.map((words) => words.join(" "));
  }

  /** Take a chance line apart into texts of one piece each; the line has its `!`. */
  split(line: string): string[] {
    const words = line.split(" ").filter(Boolean);
    const head = this.#head(words);
    return words.length <= head ? [line] : words.slice(head).map((piece) => [...words.slice(0, head), piece].join(" "));
  }

  /** How many words of a chance line stand before its pieces; all, if it lists none. */
  #head(words: string[]): number {
    for (const length of [2, 1]) {
      const place = words
        .slice(1, 1 + length)
        .join(" ")
        .toLowerCase();
      const more = this.manifest.listing[place];
      if (more !== undefined) return 1 + length + more;
    }
    return words.length;
  }
}
