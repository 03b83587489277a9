/**
 * Motion: quick, skippable, and none at all for those who prefer less. A tween is a function of a number that
 * goes from 0 to 1; the stage asks for frames only while one runs.
 */

import { Euler, MathUtils, Vector3, type Object3D } from "three";

export type Ease = (t: number) => number;

export const easeOut: Ease = (t) => 1 - (1 - t) ** 3;
export const easeInOut: Ease = (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);
/** Lands with a small bounce: something heavy put down. */
export const settle: Ease = (t) => {
  if (t < 0.72) return (t / 0.72) ** 2;
  const rest = (t - 0.72) / 0.28;
  return 1 - 0.05 * Math.sin(rest * Math.PI) * (1 - rest);
};

export interface TweenOptions {
  /** Milliseconds. */
  duration?: number;
  delay?: number;
  ease?: Ease;
}

interface Tween {
  start: number;
  duration: number;
  ease: Ease;
  step: (t: number) => void;
  done: () => void;
}

export class Motion {
  private readonly running = new Set<Tween>();

  /** `wake` is called whenever there is something to draw. */
  constructor(
    private readonly wake: () => void,
    /** How fast things move: 1 as meant, 0 not at all. */
    public speed: number,
  ) {}

  get busy(): boolean {
    return this.running.size > 0;
  }

  /** Run `step` from 0 to 1; the promise is kept when it has ended or was skipped. */
  run(step: (t: number) => void, options: TweenOptions = {}): Promise<void> {
    const duration = (options.duration ?? 320) / (this.speed || 1);
    if (this.speed <= 0 || duration <= 0) {
      step(1);
      this.wake();
      return Promise.resolve();
    }
    return new Promise((done) => {
      this.running.add({
        start: performance.now() + (options.delay ?? 0) / this.speed,
        duration,
        ease: options.ease ?? easeInOut,
        step,
        done,
      });
      this.wake();
    });
  }

  /** Move an object; with `arc` it is lifted by so much on its way. */
  move(object: Object3D, to: { position?: Vector3; rotation?: Euler; scale?: number }, options: TweenOptions & { arc?: number } = {}): Promise<void> {
    const from = object.position.clone();
    const turned = object.rotation.clone();
    const scaled = object.scale.x;
    const arc = options.arc ?? 0;
    return this.run((t) => {
      if (to.position) {
        object.position.lerpVectors(from, to.position, t);
        if (arc) object.position.y += arc * Math.sin(Math.PI * Math.min(1, Math.max(0, t)));
      }
      if (to.rotation) {
        object.rotation.set(MathUtils.lerp(turned.x, to.rotation.x, t), MathUtils.lerp(turned.y, to.rotation.y, t), MathUtils.lerp(turned.z, to.rotation.z, t));
      }
      if (to.scale !== undefined) object.scale.setScalar(MathUtils.lerp(scaled, to.scale, t));
    }, options);
  }

  /** Advance everything to a time; whether something moved. */
  advance(now: number): boolean {
    if (!this.running.size) return false;
    for (const tween of [...this.running]) {
      const t = (now - tween.start) / tween.duration;
      if (t < 0) continue;
      tween.step(t >= 1 ? 1 : tween.ease(t));
      if (t >= 1) {
        this.running.delete(tween);
        tween.done();
      }
    }
    return true;
  }

  /** Let everything arrive at once: somebody does not want to wait. */
  skip(): void {
    for (const tween of [...this.running]) {
      this.running.delete(tween);
      tween.step(1);
      tween.done();
    }
    this.wake();
  }
}
