/**
 * What can be chosen: it is picked before whatever covers it, and what covers it fades. A target is a flat place of its
 * own (a space of a board: middle, width and depth), or all that is shown under its key.
 */
import { Box3, Material, Mesh, type Object3D, type Ray, Raycaster, Vector3 } from "three";
import type { Hit } from "./pointer";

export interface Target {
  key: string;
  /** The middle of the place, at the height where it is seen; left out, whatever has the key. */
  center?: Vector3;
  width?: number;
  depth?: number;
}

/** How much of a piece is still seen that stands before a target. */
const FAINT = 0.28;
/** What is as near as this to the middle of a target does not cover it. */
const NEAR = 0.02;

export class Lights {
  targets: readonly Target[] = [];
  private readonly caster = new Raycaster();
  private readonly faded = new Map<Mesh, Material | Material[]>();
  private readonly faint = new Map<Material, Material>();

  constructor(private readonly content: Object3D) {}

  /** Where the middle of a target is; null if nothing has its key. */
  middle(target: Target, shown = this.shown()): Vector3 | null {
    if (target.center) return target.center;
    const box = new Box3();
    for (const object of shown.get(target.key) ?? []) box.expandByObject(object);
    return box.isEmpty() ? null : box.getCenter(new Vector3()).setY(box.max.y);
  }

  /** The target under a ray; of several the one whose middle the ray passes most closely. */
  hit(ray: Ray): Hit | null {
    let found: Hit | null = null;
    let least = Infinity;
    const shown = this.shown();
    for (const target of this.targets) {
      const hit = this.meets(target, ray, shown);
      const middle = hit && this.middle(target, shown);
      if (!hit || !middle) continue;
      const off = ray.distanceSqToPoint(middle);
      if (off < least) [found, least] = [hit, off];
    }
    return found;
  }

  /** Let fade what stands between the eye and the middle of a target. */
  fade(eye: Vector3): void {
    const before = new Set<Mesh>();
    const shown = this.shown();
    for (const target of this.targets) {
      const middle = this.middle(target, shown);
      if (!middle) continue;
      const way = middle.clone().sub(eye);
      const far = way.length();
      this.caster.set(eye, way.normalize());
      this.caster.near = 0;
      this.caster.far = far * (1 - NEAR);
      for (const { object } of this.caster.intersectObject(this.content, true)) {
        const piece = owner(object);
        if (!piece || piece.userData.key === target.key || !visible(object)) continue;
        piece.traverse((part) => part instanceof Mesh && before.add(part));
      }
    }
    this.caster.far = Infinity;
    for (const [mesh, material] of this.faded) {
      if (before.has(mesh)) continue;
      mesh.material = material;
      this.faded.delete(mesh);
    }
    for (const mesh of before) {
      if (this.faded.has(mesh)) continue;
      this.faded.set(mesh, mesh.material as Material | Material[]);
      mesh.material = Array.isArray(mesh.material) ? mesh.material.map((one: Material) => this.faintly(one)) : this.faintly(mesh.material as Material);
    }
  }

  /** How many meshes are faint now. */
  get covering(): number {
    return this.faded.size;
  }

  dispose(): void {
    for (const material of this.faint.values()) material.dispose();
  }

  private faintly(material: Material): Material {
    let found = this.faint.get(material);
    if (!found) {
      found = material.clone();
      found.transparent = true;
      found.opacity = material.opacity * FAINT;
      found.depthWrite = false;
      this.faint.set(material, found);
    }
    return found;
  }

  private meets(target: Target, ray: Ray, shown: Map<string, Object3D[]>): Hit | null {
    const { center, key } = target;
    if (center) {
      const along = (center.y - ray.origin.y) / ray.direction.y;
      if (!Number.isFinite(along) || along <= 0) return null;
      const point = ray.at(along, new Vector3());
      const inside = Math.abs(point.x - center.x) <= (target.width ?? 1) / 2 && Math.abs(point.z - center.z) <= (target.depth ?? 1) / 2;
      return inside ? { key, object: this.content, point, normal: new Vector3(0, 1, 0) } : null;
    }
    this.caster.ray.copy(ray);
    for (const object of shown.get(key) ?? []) {
      const found = this.caster.intersectObject(object, true).find((one) => visible(one.object));
      if (found)
        return {
          key,
          object,
          point: found.point,
          normal: found.face ? found.face.normal.clone().transformDirection(found.object.matrixWorld) : new Vector3(0, 1, 0),
        };
    }
    return null;
  }

  /** What is shown under each key: looked for once, however many targets there are. */
  private shown(): Map<string, Object3D[]> {
    const found = new Map<string, Object3D[]>();
    this.content.traverseVisible((object) => {
      const key: unknown = object.userData.key;
      if (typeof key === "string") found.set(key, [...(found.get(key) ?? []), object]);
    });
    return found;
  }
}

/** The piece that a mesh belongs to. */
function owner(object: Object3D): Object3D | null {
  for (let one: Object3D | null = object; one; one = one.parent) {
    if (one.userData.ghost) return null;
    if (typeof one.userData.key === "string") return one;
  }
  return null;
}

function visible(object: Object3D): boolean {
  for (let one: Object3D | null = object; one; one = one.parent) if (!one.visible) return false;
  return true;
}
