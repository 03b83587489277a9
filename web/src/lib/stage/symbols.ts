/**
 * Signs that stand beside colors, drawn once as paths in a box of 100 × 100: SVG and textures use the same ones.
 * Nothing here imports three.js.
 */

export type SignName = "triangle" | "circle" | "star" | "diamond" | "square" | "clover" | "spade" | "frame" | "lotus" | "moon" | "wave" | "leaf";

function polygon(corners: number, outer: number, inner = outer, turn = -Math.PI / 2): string {
  const points: string[] = [];
  const steps = inner === outer ? corners : corners * 2;
  for (let step = 0; step < steps; step++) {
    const radius = inner !== outer && step % 2 ? inner : outer;
    const angle = turn + (step * 2 * Math.PI) / steps;
    points.push(`${(50 + radius * Math.cos(angle)).toFixed(2)} ${(50 + radius * Math.sin(angle)).toFixed(2)}`);
  }
  return `M${points.join("L")}Z`;
}

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

export const SIGNS: Record<SignName, string> = {
  triangle: "M50 12L90 82L10 82Z",
  circle: disc(50, 50, 37),
  star: polygon(5, 44, 18.5),
  diamond: "M50 6L86 50L50 94L14 50Z",
  square: "M17 17H83V83H17Z",
  clover: `${disc(50, 29, 19)}${disc(29, 58, 19)}${disc(71, 58, 19)}M44 50H56L62 92H38Z`,
  spade: "M50 8C56 26 88 40 88 60C88 78 66 82 56 70L62 92H38L44 70C34 82 12 78 12 60C12 40 44 26 50 8Z",
  frame: "M13 13H87V87H13ZM31 31V69H69V31Z",
  lotus:
    "M50 14C62 30 64 48 50 66C36 48 38 30 50 14ZM16 36C36 38 46 50 48 70C28 70 16 56 16 36ZM84 36C64 38 54 50 52 70C72 70 84 56 84 36ZM20 74C40 84 60 84 80 74C72 92 28 92 20 74Z",
  moon: "M62 10A42 42 0 1 0 62 90A34 34 0 1 1 62 10Z",
  wave: "M8 40C22 20 36 20 50 40S78 60 92 40V62C78 82 64 82 50 62S22 42 8 62Z",
  leaf: "M50 6C82 30 82 66 54 84V94H46V84C18 66 18 30 50 6Z",
};
