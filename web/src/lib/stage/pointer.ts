/**
 * Pointers: what lies under one, taps and clicks, and drags that turn the camera unless the board takes them.
 * One finger never turns the board away: it moves it if it is larger than the window, else the page. Two fingers zoom,
 * move and turn.
 */

import { Plane, Raycaster, Vector2, Vector3, type Object3D, type Ray } from "three";
import type { Lights } from "./lights";
import type { Rig } from "./rig";

/** Something that was hit: the nearest object that has a key, and where. */
export interface Hit {
  key: string;
  object: Object3D;
  point: Vector3;
  /** The side that was hit points this way, in the world. */
  normal: Vector3;
}

export interface PointerInfo {
  ray: Ray;
  /** `mouse`, `pen` or `touch`: a finger cannot hover, so boards let it tap twice. */
  type: string;
  event: PointerEvent;
}

export interface PointerHandlers {
  /** What lies under the mouse; null when nothing does. */
  hover?(hit: Hit | null, info: PointerInfo): void;
  /** A tap or click that was no drag. */
  pick?(hit: Hit | null, info: PointerInfo): void;
  /** Whether the board takes the drag that begins here; otherwise it turns the camera. */
  grab?(hit: Hit | null, info: PointerInfo): boolean;
  drag?(info: PointerInfo): void;
  /** The end of a drag taken; `lost` if it was broken off. */
  drop?(info: PointerInfo, lost: boolean): void;
}

const STILL = 6;
const TURN = 0.006;

/** Give an object a key under which it is picked; its children count as itself. */
export function pickable(object: Object3D, key: string): Object3D {
  object.userData.key = key;
  return object;
}

export class Pointers {
  private readonly raycaster = new Raycaster();
  private readonly down = new Map<number, { x: number; y: number; event: PointerEvent }>();
  private start: { x: number; y: number } | null = null;
  private moved = false;
  private taken = false;
  private spread = 0;
  private twist = 0;
  private hovered: string | null = null;
  private readonly abort = new AbortController();

  constructor(
    private readonly element: HTMLElement,
    private readonly rig: Rig,
    private readonly roots: () => Object3D[],
    private readonly lights: Lights,
    public handlers: PointerHandlers,
    private readonly touched: () => void,
  ) {
    const options = { signal: this.abort.signal };
    element.addEventListener("pointerdown", (event) => this.press(event), options);
    element.addEventListener("pointermove", (event) => this.move(event), options);
    element.addEventListener("pointerup", (event) => this.release(event, false), options);
    element.addEventListener("pointercancel", (event) => this.release(event, true), options);
    element.addEventListener("pointerleave", (event) => this.leave(event), options);
    element.addEventListener("wheel", (event) => this.wheel(event), { ...options, passive: false });
    element.addEventListener("contextmenu", (event) => event.preventDefault(), options);
    // A finger that the board has no use for belongs to the page. The pointer was pressed before: it is known which.
    element.style.touchAction = "pan-x pan-y";
    const keep = (event: TouchEvent) => {
      if (event.cancelable && (event.touches.length > 1 || this.taken || this.rig.near)) event.preventDefault();
    };
    element.addEventListener("touchstart", keep, { ...options, passive: false });
    element.addEventListener("touchmove", keep, { ...options, passive: false });
  }

  dispose(): void {
    this.abort.abort();
  }

  /** The ray through a point of the page. */
  ray(clientX: number, clientY: number): Ray {
    const box = this.element.getBoundingClientRect();
    const at = new Vector2(((clientX - box.left) / box.width) * 2 - 1, -((clientY - box.top) / box.height) * 2 + 1);
    this.raycaster.setFromCamera(at, this.rig.camera);
    return this.raycaster.ray;
  }

  /** What can be chosen under a point of the page; else the first thing with a key. */
  hit(clientX: number, clientY: number): Hit | null {
    const lit = this.lights.hit(this.ray(clientX, clientY));
    if (lit) return lit;
    for (const found of this.raycaster.intersectObjects(this.roots(), true)) {
      for (let object: Object3D | null = found.object; object; object = object.parent) {
        if (!object.visible || object.userData.ghost) break;
        if (typeof object.userData.key === "string") {
          const normal = found.face ? found.face.normal.clone().transformDirection(found.object.matrixWorld) : new Vector3(0, 1, 0);
          return { key: object.userData.key, object, point: found.point, normal };
        }
      }
    }
    return null;
  }

  private info(event: PointerEvent): PointerInfo {
    return { ray: this.ray(event.clientX, event.clientY).clone(), type: event.pointerType, event };
  }

  private press(event: PointerEvent): void {
    this.touched();
    this.element.setPointerCapture(event.pointerId);
    this.down.set(event.pointerId, { x: event.clientX, y: event.clientY, event });
    if (this.down.size === 1) {
      this.start = { x: event.clientX, y: event.clientY };
      this.moved = false;
      this.taken = event.button === 0 && (this.handlers.grab?.(this.hit(event.clientX, event.clientY), this.info(event)) ?? false);
    } else {
      if (this.taken) this.handlers.drop?.(this.info(event), true);
      this.taken = false;
      this.moved = true;
      this.spread = this.distance();
      this.twist = this.angle();
    }
  }

  private move(event: PointerEvent): void {
    const last = this.down.get(event.pointerId);
    if (!last) {
      if (event.pointerType !== "touch") this.hoverAt(event);
      return;
    }
    const dx = event.clientX - last.x;
    const dy = event.clientY - last.y;
    if (this.start && Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > STILL) this.moved = true;
    this.down.set(event.pointerId, { x: event.clientX, y: event.clientY, event });
    if (this.down.size >= 2) {
      const spread = this.distance();
      if (this.spread > 0 && spread > 0) this.rig.zoom(spread / this.spread);
      this.spread = spread;
      const angle = this.angle();
      this.rig.orbit(Math.atan2(Math.sin(angle - this.twist), Math.cos(angle - this.twist)), 0);
      this.twist = angle;
      this.rig.slide(dx / this.down.size, dy / this.down.size, this.element.clientHeight);
    } else if (this.taken) {
      this.handlers.drag?.(this.info(event));
    } else if (this.moved) {
      const finger = event.pointerType === "touch";
      const slides = finger || this.rig.preset === "plan" || event.buttons === 2 || event.shiftKey;
      if (slides) this.rig.slide(dx, dy, this.element.clientHeight);
      else this.rig.orbit(-dx * TURN, -dy * TURN);
    }
  }

  private release(event: PointerEvent, lost: boolean): void {
    if (!this.down.delete(event.pointerId)) return;
    if (this.down.size > 0) {
      this.spread = this.distance();
      return;
    }
    if (this.taken) this.handlers.drop?.(this.info(event), lost);
    if (!this.moved && !lost && event.button === 0) {
      this.handlers.pick?.(this.hit(event.clientX, event.clientY), this.info(event));
    }
    this.taken = false;
    this.start = null;
  }

  private leave(event: PointerEvent): void {
    if (this.hovered !== null && !this.down.size) {
      this.hovered = null;
      this.handlers.hover?.(null, this.info(event));
    }
  }

  private hoverAt(event: PointerEvent): void {
    if (!this.handlers.hover) return;
    const hit = this.hit(event.clientX, event.clientY);
    if (!hit && this.hovered === null) return;
    this.hovered = hit?.key ?? null;
    this.handlers.hover(hit, this.info(event));
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    this.touched();
    this.rig.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0012)));
  }

  /** The direction from one finger to the other. */
  private angle(): number {
    const [one, other] = [...this.down.values()];
    return one && other ? Math.atan2(other.y - one.y, other.x - one.x) : 0;
  }

  private distance(): number {
    const [one, other] = [...this.down.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }
}

/** Where a ray meets the level of a height; null if it does not. */
export function meetLevel(ray: Ray, height: number): Vector3 | null {
  return ray.intersectPlane(new Plane(new Vector3(0, 1, 0), -height), new Vector3());
}
