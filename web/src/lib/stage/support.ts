/**
 * What the machine can do, asked before three.js is loaded: whether there is WebGL at all, and how much of it
 * the stage should use. Nothing here imports three.js.
 */

export type Quality = "low" | "high";
export type Theme = "light" | "dark";

const SOFTWARE = /swiftshader|llvmpipe|software|basic render|softpipe/i;

let known: { webgl: boolean; software: boolean } | undefined;
/** The canvas that was looked with. A second context may take as long as all the rest, so a plain stage takes this one. */
let spare: HTMLCanvasElement | undefined;

function look(): { webgl: boolean; software: boolean } {
  if (known) return known;
  known = { webgl: false, software: false };
  try {
    const canvas = document.createElement("canvas");
    const plain: WebGLContextAttributes = { alpha: true, antialias: false, powerPreference: "high-performance" };
    const gl = canvas.getContext("webgl2", plain);
    if (gl) {
      const info = gl.getExtension("WEBGL_debug_renderer_info");
      const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
      known = { webgl: true, software: SOFTWARE.test(name) };
      spare = canvas;
    }
  } catch {
    // A browser that throws here has no WebGL to offer.
  }
  return known;
}

/** A canvas for a stage: the one that is there already if it will do, else undefined; the other is given up. */
export function takeCanvas(quality: Quality): HTMLCanvasElement | undefined {
  const found = spare;
  spare = undefined;
  if (quality === "low") return found;
  found?.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext();
  return undefined;
}

/** Whether a stage can be shown; if not, the board shows its plan as SVG. */
export function hasWebGL(): boolean {
  return look().webgl;
}

/** The tier for a wish: what is asked for, or by the machine: a software renderer and small devices get `low`. */
export function qualityFor(wish: Quality | "auto"): Quality {
  if (wish !== "auto") return wish;
  const small = (navigator.hardwareConcurrency || 4) < 4;
  return look().software || small ? "low" : "high";
}
