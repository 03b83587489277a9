/** A move in the making: what it would do is asked while it is still being turned and shifted about. */
import type { Answer } from "$lib/board";
import { type Foreseen, foreseenOf, type Unwritten, type Verdict, writeMove } from "./words";

/** Not more often than this is the server asked, in milliseconds. */
const PACE = 110;

const WORST: readonly Verdict[] = ["falls", "doubtful", "stands"];

/** The worse of two verdicts: a piece that is moved is judged while it is out, and where it is set again. */
function worse(...told: (Verdict | undefined)[]): Verdict | null {
  return WORST.find((verdict) => told.includes(verdict)) ?? null;
}

export class Draft {
  move = $state.raw<Unwritten | null>(null);
  /** The latest answer, and the text it is about: while dragging it lags behind by a moment. */
  answer = $state.raw<Answer | null>(null);
  asking = $state(false);

  private wanted: string | null = null;
  private last = 0;

  constructor(private readonly ask: (move: string) => Promise<Answer>) {}

  get text(): string {
    return this.move ? writeMove(this.move) : "";
  }

  /** Whether the answer is about the move as it is now. */
  get settled(): boolean {
    return this.answer !== null && this.answer.move === this.text;
  }

  get foreseen(): Foreseen | null {
    return this.answer?.legal ? foreseenOf(this.answer.foreseen) : null;
  }

  /** Why it is refused; empty if it is not, or not known yet. */
  get refusal(): string {
    return this.answer && !this.answer.legal ? this.answer.sentence || this.answer.code : "";
  }

  get verdict(): Verdict | "refused" | null {
    if (!this.answer) return null;
    if (!this.answer.legal) return "refused";
    return worse(this.foreseen?.verdict, this.foreseen?.out?.verdict);
  }

  set(move: Unwritten | null): void {
    this.move = move;
    if (!move) {
      this.answer = null;
      this.wanted = null;
      return;
    }
    this.wanted = writeMove(move);
    if (!this.asking) void this.follow();
  }

  /** Ask about the move as it is, and again if it has changed meanwhile: the last answer counts. */
  private async follow(): Promise<void> {
    this.asking = true;
    while (this.wanted !== null) {
      const wait = this.last + PACE - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      const text = this.wanted;
      if (text === null) break;
      this.last = performance.now();
      const answer = await this.ask(text);
      if (this.wanted === null) break; // given up meanwhile
      this.answer = { ...answer, move: text };
      if (this.wanted === text) this.wanted = null;
    }
    this.asking = false;
  }
}
