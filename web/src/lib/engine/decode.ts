/** Reads the records that compiled code fills, as `vihara.core.decoding` does: from bytes to values for JSON, for every game. */
import type { Form, Manifest, Place, Scalar } from "./manifest";

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Fields = { [name: string]: Json };

const BYTES: Record<Scalar, number> = { u1: 1, i1: 1, u2: 2, i2: 2, u4: 4, i4: 4, u8: 8, i8: 8, f4: 4, f8: 8 };

function numberAt(data: DataView, kind: Scalar, at: number): number {
  switch (kind) {
    case "u1":
      return data.getUint8(at);
    case "i1":
      return data.getInt8(at);
    case "u2":
      return data.getUint16(at, true);
    case "i2":
      return data.getInt16(at, true);
    case "u4":
      return data.getUint32(at, true);
    case "i4":
      return data.getInt32(at, true);
    case "u8":
      return Number(data.getBigUint64(at, true));
    case "i8":
      return Number(data.getBigInt64(at, true));
    case "f4":
      return data.getFloat32(at, true);
    case "f8":
      return data.getFloat64(at, true);
  }
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Of alternatives, the kind and the fields of the one that is given. */
export type Alternative = [kind: string, fields: Fields];

export class Reader {
  constructor(private readonly manifest: Pick<Manifest, "rows" | "names" | "record" | "lists">) {}

  /** A row of the vocabulary: its fields by name, of alternatives the one that is given; null if it is missing. */
  row(bytes: Uint8Array, row: number): Fields | Alternative | null {
    return this.#row(viewOf(bytes), 0, row);
  }

  /** The fields of a state or a view. */
  fields(bytes: Uint8Array): Fields {
    const data = viewOf(bytes);
    const found: Fields = {};
    for (const [name, kind, at, shape] of this.manifest.record) found[name] = this.#shaped(data, kind, at, shape);
    return found;
  }

  #shaped(data: DataView, kind: Place[1], at: number, shape: number[]): Json {
    const [length, ...rest] = shape;
    if (length === undefined) {
      if (typeof kind === "string") return numberAt(data, kind, at);
      return kind.fields.map(([, inner, from, inside]) => this.#shaped(data, inner, at + from, inside));
    }
    const size = rest.reduce((product, one) => product * one, typeof kind === "string" ? BYTES[kind] : kind.size);
    return Array.from({ length }, (_, place) => this.#shaped(data, kind, at + place * size, rest));
  }

  #row(data: DataView, at: number, place: number): Fields | Alternative | null {
    const row = this.manifest.rows[place]!;
    if (row.kinds) {
      const given = row.kinds.find(([, offset]) => data.getUint8(at + offset));
      return given ? [given[0], this.#row(data, at + given[1], given[2]) as Fields] : null;
    }
    if (row.given && !data.getUint8(at)) return null;
    const found: Fields = {};
    for (const [name, offset, ...form] of row.fields!) {
      const flag = row.when?.[name];
      if (flag !== undefined && !data.getUint8(at + flag)) continue;
      found[name] = form[0] === "outside" ? this.#outside(name, found[form[1]]) : this.#value(data, at + offset, form);
    }
    return found;
  }

  /** A text of a list, by the field that counts from 1; others are added by whoever knows them. */
  #outside(name: string, place: Json | undefined): Json {
    return typeof place === "number" ? (this.manifest.lists[name]?.[place - 1] ?? "") : "";
  }

  #value(data: DataView, at: number, form: Form): Json {
    switch (form[0]) {
      case "row":
        return this.#row(data, at, form[1]);
      case "counted": {
        const found: Fields = {};
        for (const [place, name] of this.manifest.names[form[1]]!.entries()) {
          const number = data.getUint8(at + place);
          if (number) found[name as string] = number;
        }
        return found;
      }
      case "each":
        return Object.fromEntries(this.manifest.names[form[1]]!.map((name, place) => [name as string, data.getUint8(at + place)]));
      case "real":
        return data.getFloat64(at, true);
      case "outside":
        return "";
      case "exactly":
        return Array.from({ length: form[1] }, (_, place) => this.#value(data, at + place * form[2], form[3]));
      case "many": {
        const start = at + BYTES[form[1]];
        return Array.from({ length: numberAt(data, form[1], at) }, (_, place) => this.#value(data, start + place * form[2], form[3]));
      }
      case "flag":
        return data.getUint8(at) !== 0;
      case "number": {
        const number = numberAt(data, form[1], at);
        return form[3] && number < 0 ? null : number + form[2];
      }
      case "named":
      case "several": {
        const number = numberAt(data, form[1], at);
        return number < 0 ? null : (this.manifest.names[form[2]]![number] ?? null);
      }
      case "rounded":
        return numberAt(data, form[1], at) / form[2];
    }
  }
}
