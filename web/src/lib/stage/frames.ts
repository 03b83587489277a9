/** How long frames take: counted on every frame, and shown to tests and to the page `settings`. */

export interface FrameFigures {
  /** Frames rendered so far. */
  count: number;
  /** Milliseconds the last frame took in this thread. */
  last: number;
  /** Mean of the frames so far. */
  mean: number;
  /** The slowest frame. */
  worst: number;
}

export interface Measured {
  frames: number;
  /** Milliseconds a frame takes when the drawing is waited for. */
  mean: number;
  worst: number;
  quality: string;
  width: number;
  height: number;
  calls: number;
  triangles: number;
}

/** What a stage shows to the outside: `window.__vihara.stage`. */
export interface StageProbe {
  figures(): FrameFigures;
  measure(frames: number): Measured;
  /** Where a point of the scene is on the page, in CSS pixels. */
  locate(key: string): { x: number; y: number } | null;
  /** What can be chosen, where its middle is on the page, and what a click there hits. */
  lit(): { key: string; x: number; y: number; hit: string | null }[];
  /** How many meshes are faint because they stand before what can be chosen. */
  covering(): number;
  /** Whether anything still moves. */
  busy(): boolean;
  /** How many things a board has put on the stage. */
  pieces(): number;
}

declare global {
  interface Window {
    __vihara?: { stage?: StageProbe } & Record<string, unknown>;
  }
}

export class FrameClock {
  private readonly seen: FrameFigures = { count: 0, last: 0, mean: 0, worst: 0 };

  /** Time one frame. */
  time(draw: () => void): number {
    const start = performance.now();
    draw();
    const took = performance.now() - start;
    const seen = this.seen;
    seen.count += 1;
    seen.last = took;
    seen.mean += (took - seen.mean) / seen.count;
    seen.worst = Math.max(seen.worst, took);
    return took;
  }

  figures(): FrameFigures {
    return { ...this.seen };
  }
}
