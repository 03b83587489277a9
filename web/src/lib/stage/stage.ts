/**
 * The stage: a scene, its light and camera, drawn only when something has changed. Boards add their pieces to
 * `content`, give what can be picked a key (`pickable`), and call `changed()` after touching anything.
 *
 * Load it lazily, together with three.js: `const { Stage } = await import("$lib/stage")`.
 */

import {
  ACESFilmicToneMapping,
  AmbientLight,
  BackSide,
  Box3,
  Color,
  DirectionalLight,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  PCFShadowMap,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  SphereGeometry,
  type Texture,
  Vector3,
  WebGLRenderer,
} from "three";
import { FrameClock, type FrameFigures, type Measured } from "./frames";
import { Lights, type Target } from "./lights";
import { Materials } from "./materials";
import { Motion } from "./motion";
import { setDetail } from "./pieces";
import { type Hit, type PointerHandlers, Pointers } from "./pointer";
import { type Preset, Rig, type RigOptions } from "./rig";
import { type Quality, takeCanvas, type Theme } from "./support";

export interface StageOptions extends RigOptions {
  quality: Quality;
  theme: Theme;
  /** How fast things move: 1 as meant, 0 not at all. */
  speed: number;
  preset?: Preset;
  pointer?: PointerHandlers;
  /** The graphics card went away and did not come back: show the SVG plan instead. */
  lost?: () => void;
  /** The camera was moved: labels that lie over the stage have to follow. */
  drawn?: () => void;
}

const MOST_PIXELS = { low: 1, high: 2 } as const;
const SHADOWS = 2048;

export class Stage {
  readonly scene = new Scene();
  readonly content = new Group();
  readonly motion: Motion;
  readonly materials: Materials;
  readonly rig: Rig;
  private readonly lights = new Lights(this.content);
  private coversOld = false;
  readonly quality: Quality;
  private readonly renderer: WebGLRenderer;
  private readonly pointers: Pointers;
  private readonly clock = new FrameClock();
  private readonly watcher: ResizeObserver;
  private readonly key = new DirectionalLight();
  private readonly fill = new HemisphereLight();
  private readonly ambient = new AmbientLight();
  private readonly bounds = new Box3();
  private surroundings: Texture | null = null;
  private asked = 0;
  private gone = false;

  constructor(
    private readonly host: HTMLElement,
    private readonly options: StageOptions,
  ) {
    this.quality = options.quality;
    const high = this.quality === "high";
    setDetail(this.quality);
    const canvas = takeCanvas(this.quality);
    this.renderer = new WebGLRenderer({ canvas, antialias: high, alpha: true, powerPreference: "high-performance" });
    this.renderer.toneMapping = ACESFilmicToneMapping;
    this.renderer.shadowMap.enabled = high;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.materials = new Materials(this.quality, high ? Math.min(8, this.renderer.capabilities.getMaxAnisotropy()) : 2);
    this.motion = new Motion(() => this.changed(), options.speed);
    this.rig = new Rig(this.motion, () => this.turned(), options, options.preset);
    this.scene.add(this.content, this.key, this.key.target, this.fill, this.ambient);
    this.setUpLight();
    this.setTheme(options.theme);

    this.canvas.style.cssText = "display:block;width:100%;height:100%;outline:none";
    this.canvas.setAttribute("aria-hidden", "true");
    this.canvas.dataset.stage = this.quality;
    host.append(this.canvas);
    this.canvas.addEventListener("webglcontextlost", this.onLost);
    this.canvas.addEventListener("webglcontextrestored", this.onRestored);
    this.pointers = new Pointers(
      this.canvas,
      this.rig,
      () => [this.content],
      this.lights,
      options.pointer ?? {},
      () => this.skip(),
    );
    this.watcher = new ResizeObserver(() => this.resize());
    this.watcher.observe(host);
    this.resize();
    window.__vihara = { ...window.__vihara, stage: this.probe };
  }

  /** The canvas: for focus and cursor. */
  get canvas(): HTMLCanvasElement {
    return this.renderer.domElement;
  }

  /** Replace what pointers do. */
  set pointer(handlers: PointerHandlers) {
    this.pointers.handlers = handlers;
  }

  /** Say what the camera is to show: a box (left out, everything there is), or only these points of it. */
  frame(bounds?: Box3, animate = false, points?: readonly Vector3[]): void {
    this.bounds.copy(bounds ?? new Box3().setFromObject(this.content));
    this.placeLight();
    this.rig.fit(this.bounds, points, animate);
    this.changed();
  }

  /** Say what can be chosen: it is picked before whatever covers it, and what covers it fades. */
  light(targets: Iterable<string | Target>): void {
    this.lights.targets = [...targets].map((target) => (typeof target === "string" ? { key: target } : target));
    this.changed();
  }

  /** Something in the scene has changed: draw it, with its shadows, in the next frame. */
  changed(): void {
    this.coversOld = true;
    this.renderer.shadowMap.needsUpdate = true;
    this.ask();
  }

  /** Let every motion arrive now. */
  skip(): void {
    if (this.motion.busy) this.motion.skip();
  }

  setTheme(theme: Theme): void {
    const dark = theme === "dark";
    const high = this.quality === "high";
    this.key.color.set(dark ? 0xffdfb0 : 0xfff0d8);
    this.key.intensity = high ? (dark ? 2.5 : 2.8) : dark ? 2.0 : 2.3;
    this.fill.color.set(dark ? 0x8fa0d8 : 0xdfe8ff);
    this.fill.groundColor.set(dark ? 0x5a4030 : 0xb89a78);
    this.fill.intensity = high ? (dark ? 0.35 : 0.5) : dark ? 1.1 : 1.35;
    this.ambient.intensity = high ? 0.05 : 0.25;
    this.scene.environmentIntensity = dark ? 0.3 : 0.42;
    this.renderer.toneMappingExposure = dark ? 0.95 : 1.05;
    this.changed();
  }

  setSpeed(speed: number): void {
    this.motion.speed = speed;
    if (speed <= 0) this.skip();
  }

  /**
   * Keys that move the camera: + and − zoom, 0 goes back, P changes between plan and perspective, shifted arrows
   * turn it. Whether the key was one of them.
   */
  press(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const step = Math.PI / 12;
    switch (event.key) {
      case "+":
      case "=":
        this.rig.zoom(1.25, true);
        return true;
      case "-":
        this.rig.zoom(0.8, true);
        return true;
      case "0":
        this.rig.reset();
        return true;
      case "p":
      case "P":
        this.rig.view(this.rig.preset === "plan" ? "perspective" : "plan");
        return true;
    }
    if (!event.shiftKey) return false;
    const turn = { ArrowLeft: [step, 0], ArrowRight: [-step, 0], ArrowUp: [0, -step / 2], ArrowDown: [0, step / 2] };
    const by = turn[event.key as keyof typeof turn];
    if (!by) return false;
    if (this.rig.preset === "plan") this.rig.slide((by[0] ?? 0) * 150, -(by[1] ?? 0) * 300, this.host.clientHeight);
    else this.rig.orbit(by[0] ?? 0, by[1] ?? 0, true);
    return true;
  }

  /** Where a point of the scene is within the host, in CSS pixels. */
  project(point: Vector3): { x: number; y: number } {
    const at = point.clone().project(this.rig.camera);
    return { x: ((at.x + 1) / 2) * this.host.clientWidth, y: ((1 - at.y) / 2) * this.host.clientHeight };
  }

  /** Where on the page the middle of everything is that can be chosen. */
  lit(): { key: string; x: number; y: number }[] {
    const origin = this.canvas.getBoundingClientRect();
    return this.lights.targets.flatMap((target) => {
      const middle = this.lights.middle(target);
      if (!middle) return [];
      const at = this.project(middle);
      return [{ key: target.key, x: origin.left + at.x, y: origin.top + at.y }];
    });
  }

  /** What lies under a point of the page. */
  at(clientX: number, clientY: number): Hit | null {
    return this.pointers.hit(clientX, clientY);
  }

  figures(): FrameFigures {
    return this.clock.figures();
  }

  /** Draw so many frames and wait for each: what a frame really costs here. */
  measure(frames: number): Measured {
    const gl = this.renderer.getContext();
    const pixel = new Uint8Array(4);
    const times: number[] = [];
    for (let frame = 0; frame <= frames; frame++) {
      this.renderer.shadowMap.needsUpdate = true;
      const start = performance.now();
      this.renderer.render(this.scene, this.rig.camera);
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
      times.push(performance.now() - start);
    }
    times.shift(); // the first one may still compile shaders
    const { render } = this.renderer.info;
    return {
      frames,
      mean: times.reduce((sum, time) => sum + time, 0) / times.length,
      worst: Math.max(...times),
      quality: this.quality,
      width: this.canvas.width,
      height: this.canvas.height,
      calls: render.calls,
      triangles: render.triangles,
    };
  }

  dispose(): void {
    this.gone = true;
    cancelAnimationFrame(this.asked);
    this.watcher.disconnect();
    this.pointers.dispose();
    this.motion.speed = 0;
    this.motion.skip();
    this.canvas.removeEventListener("webglcontextlost", this.onLost);
    this.canvas.removeEventListener("webglcontextrestored", this.onRestored);
    release(this.scene);
    this.lights.dispose();
    this.materials.dispose();
    this.surroundings?.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
    this.canvas.remove();
    if (window.__vihara?.stage === this.probe) delete window.__vihara.stage;
  }

  private readonly probe = {
    figures: () => this.figures(),
    measure: (frames: number) => this.measure(frames),
    busy: () => this.motion.busy || this.asked !== 0,
    pieces: () => this.content.children.reduce((sum, group) => sum + group.children.length, 0),
    lit: () => this.lit().map((one) => ({ ...one, hit: this.at(one.x, one.y)?.key ?? null })),
    covering: () => this.lights.covering,
    locate: (key: string) => {
      let found: Object3D | null = null;
      this.content.traverse((object) => {
        if (object.userData.key === key && object.visible) found ??= object;
      });
      if (!found) return null;
      const box = new Box3().setFromObject(found);
      // What has no shape of its own marks a point.
      const point = box.isEmpty() ? (found as Object3D).getWorldPosition(new Vector3()) : box.getCenter(new Vector3());
      const at = this.project(box.isEmpty() ? point : point.setY(box.max.y));
      const origin = this.canvas.getBoundingClientRect();
      return { x: origin.left + at.x, y: origin.top + at.y };
    },
  };

  /** The camera has moved: other things may stand before what can be chosen. */
  private turned(): void {
    this.coversOld = true;
    this.ask();
  }

  private ask(): void {
    if (this.asked || this.gone) return;
    this.asked = requestAnimationFrame((now) => this.draw(now));
  }

  private draw(now: number): void {
    this.asked = 0;
    const moves = this.motion.advance(now);
    if (moves) this.renderer.shadowMap.needsUpdate = true;
    // What moves covers nothing for long.
    if (this.coversOld && !this.motion.busy) {
      this.lights.fade(this.rig.camera.position);
      this.coversOld = false;
    }
    this.clock.time(() => this.renderer.render(this.scene, this.rig.camera));
    this.canvas.dataset.frames = String(this.clock.figures().count);
    this.options.drawn?.();
    if (this.motion.busy) this.ask();
  }

  private resize(): void {
    const { clientWidth: width, clientHeight: height } = this.host;
    if (!width || !height) return;
    this.renderer.setPixelRatio(Math.min(window.devicePixelRatio || 1, MOST_PIXELS[this.quality]));
    this.renderer.setSize(width, height, false);
    this.rig.resize(width, height);
    if (!this.clock.figures().count) return this.ask();
    // A canvas of another size is empty: it is drawn before it is shown, else the board would vanish for a moment.
    cancelAnimationFrame(this.asked);
    this.draw(performance.now());
  }

  private setUpLight(): void {
    if (this.quality !== "high") return;
    this.key.castShadow = true;
    this.key.shadow.mapSize.set(SHADOWS, SHADOWS);
    this.key.shadow.radius = 4;
    this.key.shadow.normalBias = 0.02;
    const maker = new PMREMGenerator(this.renderer);
    const room = sky();
    this.surroundings = maker.fromScene(room, 0.03).texture;
    this.scene.environment = this.surroundings;
    release(room);
    maker.dispose();
  }

  /** The sun stands behind the viewer's left shoulder; its shadows cover just the content. */
  private placeLight(): void {
    const center = this.bounds.getCenter(new Vector3());
    const reach = this.bounds.getSize(new Vector3()).length() / 2 || 1;
    this.key.target.position.copy(center);
    this.key.position.copy(center).add(new Vector3(-0.55, 1.25, 0.6).normalize().multiplyScalar(reach * 3));
    this.key.target.updateMatrixWorld();
    const camera = this.key.shadow.camera;
    camera.left = camera.bottom = -reach * 1.05;
    camera.right = camera.top = reach * 1.05;
    camera.near = reach;
    camera.far = reach * 5;
    camera.updateProjectionMatrix();
  }

  private readonly onLost = (event: Event): void => {
    event.preventDefault();
    window.setTimeout(() => {
      if (!this.gone && this.renderer.getContext().isContextLost()) this.options.lost?.();
    }, 2000);
  };

  private readonly onRestored = (): void => this.changed();
}

/** Free geometries and materials below an object. */
export function release(root: Object3D): void {
  root.traverse((object) => {
    if (object instanceof Mesh) object.geometry.dispose();
  });
}

/** Empty a group, freeing its geometries. */
export function clear(group: Object3D): void {
  for (const child of [...group.children]) {
    release(child);
    group.remove(child);
  }
}

/** An evening sky to be mirrored by varnish and gold: warm at the horizon, a large soft lamp above. */
function sky(): Scene {
  const scene = new Scene();
  const dome = new Mesh(
    new SphereGeometry(50, 24, 16),
    new ShaderMaterial({
      side: BackSide,
      uniforms: {
        zenith: { value: new Color(0x8fa6d6) },
        horizon: { value: new Color(0xffd9a8) },
        ground: { value: new Color(0x4a3524) },
      },
      vertexShader: "varying vec3 at; void main() { at = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }",
      fragmentShader: `
        uniform vec3 zenith; uniform vec3 horizon; uniform vec3 ground; varying vec3 at;
        void main() {
          float height = normalize(at).y;
          vec3 above = mix(horizon, zenith, smoothstep(0.0, 0.7, height));
          gl_FragColor = vec4(height > 0.0 ? above : mix(horizon * 0.6, ground, smoothstep(0.0, -0.4, height)), 1.0);
        }`,
    }),
  );
  scene.add(dome);
  for (const [x, y, z, size, power] of [
    [-18, 26, 14, 7, 9],
    [24, 16, -10, 5, 4],
    [0, 30, -20, 8, 3],
  ] as const) {
    const lamp = new Mesh(new SphereGeometry(size, 12, 8), new MeshBasicMaterial({ color: new Color(1, 0.93, 0.8).multiplyScalar(power) }));
    lamp.position.set(x, y, z);
    scene.add(lamp);
  }
  return scene;
}
