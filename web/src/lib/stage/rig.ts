/**
 * The camera and how it is moved: two presets, orbit and zoom, and a fit that holds for any shape of window.
 * The plan looks straight down through a very long lens, so that stacks do not lean over their neighbors.
 */

import { Box3, MathUtils, PerspectiveCamera, Vector3 } from "three";
import type { Motion } from "./motion";

export type Preset = "plan" | "perspective";

interface Pose {
  /** Radians around the vertical; 0 looks from the front. */
  azimuth: number;
  /** Radians from straight down. */
  polar: number;
  /** Degrees. */
  fov: number;
  /** Half the height of what is seen at the target. */
  extent: number;
  target: Vector3;
}

export interface RigOptions {
  /** Angles of the preset `perspective`, in degrees. */
  azimuth?: number;
  polar?: number;
  /** The same in a window that is higher than wide. */
  portraitPolar?: number;
  /** The flattest view one may turn to, in degrees; default 60. */
  lowest?: number;
  /** Free room around the content, as a part of it. */
  margin?: number;
}

const PLAN_FOV = 4;
const FOV = 30;
/** Flat enough to see a tower from its side, steep enough that nothing hides the board. */
const LOWEST = 60;
/** Steep enough that a legal target seldom hides. */
const POLAR = 38;
const PORTRAIT_POLAR = 28;
const HIGHEST = MathUtils.degToRad(4);
/** Below this ratio of width to height one looks more from above: there is room for it. */
const PORTRAIT = 1.15;
const ZOOMS: readonly [number, number] = [0.8, 6];

export class Rig {
  readonly camera = new PerspectiveCamera(FOV, 1, 0.1, 1000);
  preset: Preset;
  private readonly bounds = new Box3(new Vector3(-1, 0, -1), new Vector3(1, 1, 1));
  /** What must be seen: points, as a box around them would waste room. */
  private points: Vector3[] = corners(this.bounds);
  private aspect = 1;
  private zoomed = 1;
  private readonly pan = new Vector3();
  private azimuth = 0;
  private polar = 0;
  private pose: Pose;
  private moving = 0;

  constructor(
    private readonly motion: Motion,
    private readonly changed: () => void,
    private readonly options: RigOptions = {},
    preset: Preset = "perspective",
  ) {
    this.preset = preset;
    this.reset(false);
    this.pose = this.wanted();
    this.apply();
  }

  /** Say what is to be seen: all of a box, or these points of it. */
  fit(bounds: Box3, points: readonly Vector3[] = corners(bounds), animate = false): void {
    this.bounds.copy(bounds);
    this.points = [...points];
    this.go(animate);
  }

  resize(width: number, height: number): void {
    this.aspect = Math.max(0.05, width / Math.max(1, height));
    this.camera.aspect = this.aspect;
    if (!this.touched) this.setAngles();
    this.go(false);
  }

  /** Go to a preset. */
  view(preset: Preset, animate = true): void {
    this.preset = preset;
    this.reset(animate);
  }

  /** Back to where the preset begins. */
  reset(animate = true): void {
    this.zoomed = 1;
    this.pan.set(0, 0, 0);
    this.touched = false;
    this.setAngles();
    if (this.pose) this.go(animate);
  }

  /** Turn by so many radians; the plan does not turn, it moves. */
  orbit(azimuth: number, polar: number, animate = false): void {
    if (this.preset === "plan") return;
    this.touched = true;
    this.azimuth += azimuth;
    this.polar = MathUtils.clamp(this.polar + polar, HIGHEST, MathUtils.degToRad(this.options.lowest ?? LOWEST));
    this.go(animate);
  }

  /** Multiply the zoom. */
  zoom(factor: number, animate = false): void {
    this.zoomed = MathUtils.clamp(this.zoomed * factor, ZOOMS[0], ZOOMS[1]);
    this.bound();
    this.go(animate);
  }

  /** Whether there is more than the window shows, so that it can be moved. */
  get near(): boolean {
    return this.zoomed > 1.01;
  }

  /** The board never leaves the window: one moves it no further than to its edge, and not at all when all is seen. */
  private bound(): void {
    const room = this.bounds.getSize(new Vector3()).multiplyScalar(Math.max(0, 1 - 1 / this.zoomed) / 2);
    this.pan.clamp(room.clone().negate(), room);
  }

  /** Move what is seen by so many pixels of a window of this height. */
  slide(dx: number, dy: number, height: number): void {
    const scale = (2 * this.pose.extent) / height;
    const right = new Vector3().setFromMatrixColumn(this.camera.matrixWorld, 0);
    const away = new Vector3(0, 1, 0).cross(right);
    if (away.lengthSq() < 1e-6) away.set(0, 0, -1);
    away.normalize();
    this.pan.addScaledVector(right, -dx * scale).addScaledVector(away, -dy * scale);
    this.bound();
    this.go(false);
  }

  /** Radians around the vertical, so that a board can turn its arrow keys with the camera. */
  get turned(): number {
    return this.preset === "plan" ? 0 : this.azimuth;
  }

  private touched = false;

  private setAngles(): void {
    const portrait = this.aspect < PORTRAIT;
    const polar = portrait ? (this.options.portraitPolar ?? PORTRAIT_POLAR) : (this.options.polar ?? POLAR);
    this.azimuth = this.preset === "plan" ? 0 : MathUtils.degToRad(this.options.azimuth ?? 0);
    this.polar = this.preset === "plan" ? 0 : MathUtils.degToRad(polar);
  }

  private wanted(): Pose {
    const fov = this.preset === "plan" ? PLAN_FOV : FOV;
    const { extent, center } = this.fitted(fov);
    return {
      azimuth: this.azimuth,
      polar: this.polar,
      fov,
      extent: extent / this.zoomed,
      target: center.add(this.pan),
    };
  }

  /**
   * From the preset's own angles: the point to look at so that the content fills the window evenly, and half the
   * visible height there with which all of it is seen.
   */
  private fitted(fov: number): { extent: number; center: Vector3 } {
    const plan = this.preset === "plan";
    const portrait = this.aspect < 0.9;
    const angle = portrait ? (this.options.portraitPolar ?? PORTRAIT_POLAR) : (this.options.polar ?? POLAR);
    const polar = plan ? 0 : MathUtils.degToRad(angle);
    const azimuth = plan ? 0 : MathUtils.degToRad(this.options.azimuth ?? 0);
    const back = direction(azimuth, polar);
    const right = new Vector3(Math.cos(azimuth), 0, -Math.sin(azimuth));
    const up = new Vector3().crossVectors(back, right);
    const vertical = tangent(fov);
    const horizontal = vertical * this.aspect;
    const center = this.bounds.getCenter(new Vector3());
    let distance = 0;
    for (let round = 0; round < 4; round++) {
      distance = 0;
      const seen = this.points.map((point) => {
        const from = point.clone().sub(center);
        return { x: from.dot(right), y: from.dot(up), toward: from.dot(back) };
      });
      for (const { x, y, toward } of seen) {
        distance = Math.max(distance, Math.abs(x) / horizontal + toward, Math.abs(y) / vertical + toward);
      }
      const across = seen.map(({ x, toward }) => x / (distance - toward || 1));
      const along = seen.map(({ y, toward }) => y / (distance - toward || 1));
      if (!seen.length || round === 3) break;
      center.addScaledVector(right, (distance * (Math.max(...across) + Math.min(...across))) / 2);
      center.addScaledVector(up, (distance * (Math.max(...along) + Math.min(...along))) / 2);
    }
    return { extent: distance * vertical * (1 + (this.options.margin ?? 0.04)), center };
  }

  private go(animate: boolean): void {
    const to = this.wanted();
    const number = ++this.moving;
    if (!animate) {
      this.pose = to;
      this.apply();
      return;
    }
    const from = { ...this.pose, target: this.pose.target.clone() };
    void this.motion.run(
      (t) => {
        if (number !== this.moving) return;
        // The field of view goes by its tangent, so that the lens changes evenly.
        const lens = MathUtils.lerp(tangent(from.fov), tangent(to.fov), t);
        this.pose = {
          azimuth: MathUtils.lerp(from.azimuth, to.azimuth, t),
          polar: MathUtils.lerp(from.polar, to.polar, t),
          fov: MathUtils.radToDeg(2 * Math.atan(lens)),
          extent: MathUtils.lerp(from.extent, to.extent, t),
          target: from.target.clone().lerp(to.target, t),
        };
        this.apply();
      },
      { duration: 420 },
    );
  }

  private apply(): void {
    const { azimuth, polar, fov, extent, target } = this.pose;
    const distance = extent / tangent(fov);
    const radius = this.bounds.getSize(new Vector3()).length() + this.pan.length();
    this.camera.fov = fov;
    this.camera.near = Math.max(distance * 0.02, distance - radius * 1.5);
    this.camera.far = distance + radius * 3;
    this.camera.up.set(-Math.sin(azimuth), 0, -Math.cos(azimuth));
    if (polar > 0.001) this.camera.up.set(0, 1, 0);
    this.camera.position.copy(target).addScaledVector(direction(azimuth, polar), distance);
    this.camera.lookAt(target);
    this.camera.updateProjectionMatrix();
    this.camera.updateMatrixWorld();
    this.changed();
  }
}

function corners(box: Box3): Vector3[] {
  return Array.from(
    { length: 8 },
    (_, corner) => new Vector3(corner & 1 ? box.max.x : box.min.x, corner & 2 ? box.max.y : box.min.y, corner & 4 ? box.max.z : box.min.z),
  );
}

function tangent(fov: number): number {
  return Math.tan(MathUtils.degToRad(fov / 2));
}

/** From the target toward the camera. */
function direction(azimuth: number, polar: number): Vector3 {
  return new Vector3(Math.sin(azimuth) * Math.sin(polar), Math.cos(polar), Math.cos(azimuth) * Math.sin(polar));
}
