/**
 * Materials, made once for a stage: physical ones with a soft sheen in the tier `high`, plain ones in `low`.
 * Wood and stone are painted by code.
 */

import {
  CanvasTexture,
  Color,
  type ColorRepresentation,
  DoubleSide,
  type Material,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshPhysicalMaterial,
  RepeatWrapping,
  SRGBColorSpace,
  type Texture,
} from "three";
import type { Quality } from "./support";

export interface Finish {
  color: ColorRepresentation;
  map?: Texture | null;
  roughness?: number;
  metalness?: number;
  /** A thin coat of varnish, 0 to 1. */
  coat?: number;
  emissive?: ColorRepresentation;
  glow?: number;
  opacity?: number;
}

export class Materials {
  private readonly made = new Map<string, Material>();
  private readonly textures = new Map<string, Texture>();

  constructor(
    readonly quality: Quality,
    private readonly anisotropy: number,
  ) {}

  /** A material under a name; the same name gives the same material. */
  make(name: string, finish: Finish): Material {
    const found = this.made.get(name);
    if (found) return found;
    const { color, map = null, opacity = 1, emissive = 0x000000, glow = 0 } = finish;
    const common = { color, map, opacity, transparent: opacity < 1, emissive, emissiveIntensity: glow };
    const material =
      this.quality === "high"
        ? new MeshPhysicalMaterial({
            ...common,
            roughness: finish.roughness ?? 0.5,
            metalness: finish.metalness ?? 0,
            clearcoat: finish.coat ?? 0,
            clearcoatRoughness: 0.35,
          })
        : new MeshLambertMaterial(common);
    material.name = name;
    this.made.set(name, material);
    return material;
  }

  /** Glazed color: the body of pieces. */
  enamel(color: ColorRepresentation): Material {
    return this.make(`enamel ${new Color(color).getHexString()}`, { color, roughness: 0.38, coat: 0.6 });
  }

  /** Pale stone or bone. */
  stone(color: ColorRepresentation = 0xefe6d2): Material {
    return this.make(`stone ${new Color(color).getHexString()}`, { color, roughness: 0.62, coat: 0.15 });
  }

  gold(): Material {
    return this.quality === "high"
      ? this.make("gold", { color: 0xd9a441, roughness: 0.3, metalness: 0.85 })
      : this.make("gold", { color: 0xd9a441, emissive: 0x6b4a10, glow: 0.35 });
  }

  /** Planed wood with its grain along the x axis of the texture. */
  wood(tone: ColorRepresentation = 0x8a5a34, name = "wood"): Material {
    const key = `${name} ${new Color(tone).getHexString()}`;
    return this.make(key, { color: 0xffffff, map: this.grain(key, tone), roughness: 0.55, coat: 0.35 });
  }

  /** What is not there yet: a piece that might be put here. */
  ghost(color: ColorRepresentation, opacity = 0.55): Material {
    const material = this.make(`ghost ${new Color(color).getHexString()} ${opacity}`, {
      color,
      opacity,
      roughness: 0.6,
    });
    material.depthWrite = false;
    return material;
  }

  /** Light that is not shaded: rings and marks on the board. */
  light(color: ColorRepresentation, opacity = 1): Material {
    const name = `light ${new Color(color).getHexString()} ${opacity}`;
    const found = this.made.get(name);
    if (found) return found;
    const material = new MeshBasicMaterial({
      color,
      opacity,
      transparent: opacity < 1,
      depthWrite: false,
      side: DoubleSide,
      toneMapped: false,
    });
    this.made.set(name, material);
    return material;
  }

  /** A printed face: a texture on a piece. */
  face(name: string, texture: () => Texture, opacity = 1): Material {
    const map = this.made.has(`face ${name}`) ? null : this.texture(name, texture);
    return this.make(`face ${name}`, { color: 0xffffff, map, opacity, roughness: 0.55, coat: 0.12 });
  }

  /** Something printed on nothing: letters and numbers that lie on a piece, not shaded. */
  print(name: string, texture: () => Texture): Material {
    const found = this.made.get(`print ${name}`);
    if (found) return found;
    const map = this.texture(`print ${name}`, texture);
    const material = new MeshBasicMaterial({ map, transparent: true, depthWrite: false, toneMapped: false });
    this.made.set(`print ${name}`, material);
    return material;
  }

  /** A texture under a name, made when it is first asked for. */
  texture(name: string, paint: () => Texture): Texture {
    let texture = this.textures.get(name);
    if (!texture) {
      texture = paint();
      texture.anisotropy = this.anisotropy;
      this.textures.set(name, texture);
    }
    return texture;
  }

  dispose(): void {
    for (const material of this.made.values()) material.dispose();
    for (const texture of this.textures.values()) texture.dispose();
    this.made.clear();
    this.textures.clear();
  }

  private grain(name: string, tone: ColorRepresentation): Texture {
    return this.texture(`grain ${name}`, () => {
      const texture = painted(256, 256, (pen) => paintGrain(pen, 256, 256, new Color(tone)));
      texture.wrapS = texture.wrapT = RepeatWrapping;
      return texture;
    });
  }
}

/** A texture drawn on a canvas. */
export function painted(width: number, height: number, draw: (pen: CanvasRenderingContext2D) => void): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser cannot draw on a canvas");
  draw(pen);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

/** Numbers that look random and are the same every time. */
export function noise(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x100000000;
  };
}

function paintGrain(pen: CanvasRenderingContext2D, width: number, height: number, tone: Color): void {
  const random = noise(0x5eed);
  pen.fillStyle = `#${tone.getHexString()}`;
  pen.fillRect(0, 0, width, height);
  for (let line = 0; line < 90; line++) {
    const y = random() * height;
    const swing = 2 + random() * 5;
    const phase = random() * Math.PI * 2;
    const light = random() > 0.55;
    pen.strokeStyle = light ? `rgba(255,226,180,${0.02 + random() * 0.06})` : `rgba(40,16,4,${0.04 + random() * 0.12})`;
    pen.lineWidth = 0.5 + random() * 2.2;
    pen.beginPath();
    // Whole waves across the width, so that the texture repeats without a seam.
    for (let x = 0; x <= width; x += 8) {
      const at = y + swing * Math.sin((x / width) * Math.PI * 2 + phase);
      if (x === 0) pen.moveTo(x, at);
      else pen.lineTo(x, at);
    }
    pen.stroke();
  }
}
