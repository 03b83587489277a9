/** What stands for a player on a stage: a monk in the seat's robe, and the seat's number to be read from above. */
import { type Group, Mesh, type Texture } from "three";
import { robeOf } from "$lib/paint";
import { type Materials, painted } from "./materials";
import { cast, monk, sheet, turned } from "./pieces";

/** A monk with a straw hat; the number lies on it like a coin. */
export function playerMonk(materials: Materials, seat: number): Group {
  const figure = monk(materials.enamel(robeOf(seat)), materials.stone(0xd8a878));
  const straw = turned([
    [0.34, 0.74],
    [0.33, 0.76],
    [0.12, 0.93],
    [0.0001, 0.97],
  ]);
  const number = seatNumber(materials, seat, 0.34);
  number.position.y = 0.98;
  number.renderOrder = 1;
  figure.add(cast(new Mesh(straw, materials.stone(0xe2c078))), number);
  return figure;
}

/** A seat's number on a round sheet. */
export function seatNumber(materials: Materials, seat: number, size: number): Mesh {
  const paint = () =>
    painted(64, 64, (pen) => {
      pen.fillStyle = "#f6ead0";
      pen.beginPath();
      pen.arc(32, 32, 30, 0, Math.PI * 2);
      pen.fill();
      pen.strokeStyle = robeOf(seat);
      pen.lineWidth = 6;
      pen.stroke();
      write(pen, String(seat), "bold 42px system-ui, sans-serif", "#2a1a0c");
    });
  return sheet(size, size, materials.print(`seat ${seat}`, paint));
}

/** A short text in the middle of a small sheet. */
export function inscription(text: string, font: string, color: string): Texture {
  return painted(64, 64, (pen) => write(pen, text, font, color));
}

function write(pen: CanvasRenderingContext2D, text: string, font: string, color: string): void {
  pen.fillStyle = color;
  pen.font = font;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(text, 32, 34.5);
}
