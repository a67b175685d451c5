/** An outline in units of a font: closed contours of points, of which those that are off the line bend it. */
export type Outline = readonly (readonly OutlinePoint[])[];

export interface OutlinePoint {
  readonly x: number;
  readonly y: number;
  readonly on: boolean;
}

export interface DrawnLetter {
  readonly advance: number;
  readonly outline: Outline;
}

export interface Measures {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
}

const [HEADER, ENTRY] = [12, 16];
const MAGIC = 0x5f0f3cf5;
const ON_CURVE = 1;

/**
 * A TrueType font of just these letters, in this order, with the tables that a PDF file asks for
 * (https://learn.microsoft.com/typography/opentype/spec/otff, ISO 32000-1 section 9.9). The same letters give the same bytes.
 */
export function trueType(letters: readonly DrawnLetter[], measures: Measures): Buffer {
  const glyphs = letters.map(({ outline }) => glyph(outline));
  return withDirectory({
    glyf: Buffer.concat(glyphs),
    head: head(measures),
    hhea: hhea(letters, measures),
    hmtx: Buffer.concat(letters.map((letter) => int16s(letter.advance, leftOf(letter.outline)))),
    loca: loca(glyphs),
    maxp: maxp(letters),
  });
}

function glyph(outline: Outline): Buffer {
  const points = outline.flat();
  if (points.length === 0) return Buffer.alloc(0);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  let last = -1;
  const ends = outline.map((contour) => (last += contour.length));
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const flags = Buffer.from(points.map(({ on }) => (on ? ON_CURVE : 0)));
  const bytes = [int16s(outline.length, ...box, ...ends, 0), flags, int16s(...steps(xs)), int16s(...steps(ys))];
  return padded(Buffer.concat(bytes));
}

function steps(values: readonly number[]): readonly number[] {
  return values.map((value, at) => value - (values[at - 1] ?? 0));
}

function leftOf(outline: Outline): number {
  return outline.length === 0 ? 0 : Math.min(...outline.flat().map(({ x }) => x));
}

function head({ unitsPerEm, ascent, descent }: Measures): Buffer {
  const table = Buffer.alloc(54);
  table.writeUInt32BE(0x00010000, 0);
  table.writeUInt32BE(0x00010000, 4);
  table.writeUInt32BE(MAGIC, 12);
  table.writeUInt16BE(0b11, 16);
  table.writeUInt16BE(unitsPerEm, 18);
  int16s(0, descent, unitsPerEm, ascent).copy(table, 36);
  int16s(0, 8, 2, 1, 0).copy(table, 44);
  return table;
}

function hhea(letters: readonly DrawnLetter[], { ascent, descent }: Measures): Buffer {
  const table = Buffer.alloc(36);
  table.writeUInt32BE(0x00010000, 0);
  int16s(ascent, descent, 0, Math.max(...letters.map(({ advance }) => advance))).copy(table, 4);
  table.writeInt16BE(1, 18);
  table.writeUInt16BE(letters.length, 34);
  return table;
}

function maxp(letters: readonly DrawnLetter[]): Buffer {
  const table = Buffer.alloc(32);
  table.writeUInt32BE(0x00010000, 0);
  table.writeUInt16BE(letters.length, 4);
  table.writeUInt16BE(Math.max(...letters.map(({ outline }) => outline.flat().length)), 6);
  table.writeUInt16BE(Math.max(...letters.map(({ outline }) => outline.length)), 8);
  table.writeUInt16BE(1, 14);
  return table;
}

function loca(glyphs: readonly Buffer[]): Buffer {
  const table = Buffer.alloc((glyphs.length + 1) * 4);
  let at = 0;
  for (const [index, { length }] of glyphs.entries()) {
    at += length;
    table.writeUInt32BE(at, (index + 1) * 4);
  }
  return table;
}

function withDirectory(tables: { readonly [tag: string]: Buffer }): Buffer {
  const entries = Object.entries(tables);
  const directory = Buffer.alloc(HEADER + entries.length * ENTRY);
  const power = Math.floor(Math.log2(entries.length));
  directory.writeUInt32BE(0x00010000, 0);
  int16s(entries.length, 16 * 2 ** power, power, 16 * (entries.length - 2 ** power)).copy(directory, 4);
  let offset = directory.length;
  const parts = entries.map(([tag, table], index) => {
    const at = HEADER + index * ENTRY;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(checksum(padded(table)), at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(table.length, at + 12);
    offset += padded(table).length;
    return padded(table);
  });
  return Buffer.concat([directory, ...parts]);
}

function checksum(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
}

function int16s(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [at, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, at * 2);
  return bytes;
}
