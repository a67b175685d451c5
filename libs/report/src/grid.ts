import { INK, PAGE, WIDTH, type Sheet, type Style } from './sheet.js';

/** A row of a grid that is filled in by hand. */
export interface GridRow {
  readonly label: string;
  readonly note?: string;
  /** One for each column but the first; empty where somebody is to write. */
  readonly cells: readonly string[];
  readonly strong?: boolean;
}

interface Grid {
  readonly head: readonly string[];
  readonly rows: readonly GridRow[];
  /** Of each row, in points. */
  readonly height: number;
  /** All of the page where it is left out. */
  readonly wide?: number;
  /** Share of the width that the labels have. */
  readonly labels?: number;
}

const LABELS = 0.3;
const PAD = 4;
const HEAD: Style = { face: 'bold', size: 7, ink: INK.soft };

/** Boxes to write in. It stands on one page: whoever draws it has made room. */
export function drawGrid(sheet: Sheet, { head, rows, height, wide: all = WIDTH, labels = LABELS }: Grid): void {
  const first = all * labels;
  const width = (all - first) / (head.length - 1);
  const x = (column: number): number => PAGE.left + (column === 0 ? 0 : first + (column - 1) * width);
  const wide = (column: number): number => (column === 0 ? first : width);
  const top = sheet.y;
  const headHeight = Math.min(height, 14);
  sheet.doc.rect(PAGE.left, top, all, headHeight).fill(INK.band);
  head.forEach((title, column) => {
    const align = column === 0 ? 'left' : 'center';
    const room = wide(column) - 2 * PAD;
    sheet.line(sheet.shortened(title, room, HEAD), x(column) + PAD, top + (headHeight - 9) / 2, {
      ...HEAD,
      width: room,
      align,
    });
  });
  rows.forEach((row, index) => drawRow(sheet, row, { y: top + headHeight + index * height, height, x, wide }));
  const bottom = top + headHeight + rows.length * height;
  for (let line = 0; line <= rows.length; line += 1)
    sheet.rule(PAGE.left, top + headHeight + line * height, all, INK.text, 0.4);
  for (let column = 0; column <= head.length; column += 1)
    sheet.doc.moveTo(x(column), top).lineTo(x(column), bottom).lineWidth(0.4).strokeColor(INK.text).stroke();
  sheet.y = bottom;
}

interface Place {
  readonly y: number;
  readonly height: number;
  readonly x: (column: number) => number;
  readonly wide: (column: number) => number;
}

function drawRow(sheet: Sheet, { label, note, cells, strong }: GridRow, { y, height, x, wide }: Place): void {
  const size = Math.min(8.5, height * 0.42);
  const style: Style = { size, ...(strong ? { face: 'bold' as const } : {}) };
  const notedAt = size * 0.8;
  const middle = y + (height - sheet.height(style) - (note === undefined ? 0 : notedAt)) / 2;
  sheet.line(sheet.shortened(label, wide(0) - 2 * PAD, style), x(0) + PAD, middle, style);
  if (note !== undefined)
    sheet.line(note, x(0) + PAD, middle + sheet.height(style) - 1, { size: notedAt, ink: INK.soft });
  cells.forEach((cell, index) => {
    if (cell === '') return;
    const written: Style = { face: 'bold', size: Math.min(10, height * 0.5) };
    const at = y + (height - sheet.height(written)) / 2;
    sheet.line(cell, x(index + 1) + PAD, at, { ...written, width: wide(index + 1) - 2 * PAD, align: 'center' });
  });
}
