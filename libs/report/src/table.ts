import type { ReportCell, ReportColumn, ReportRow, ReportTable } from '@adjutant/views';
import type { Line } from './directions.js';
import { INK, PAGE, WIDTH, type Sheet, type Style } from './sheet.js';

const SIZE = 8;
const NOTE = { size: 6.8, ink: INK.soft } as const;
const PAD = 3;
const HEAD = 14;
/** Rows that are laid out or drawn before others have a turn. */
const AT_ONCE = 20;
/** What fits on a page below the head of a table. */
const TALLEST = PAGE.height - PAGE.top - PAGE.bottom - HEAD;
/** A table that is no taller than this is not divided. */
const KEPT_TOGETHER = TALLEST / 3;

interface Laid {
  readonly line: Line;
  readonly style: Style;
}

/** A table that goes on over as many pages as it needs, with its head on each; a row taller than a page is broken between lines. */
export async function table(sheet: Sheet, { columns, rows }: ReportTable): Promise<void> {
  const laidOut: ReturnType<typeof layRow>[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % AT_ONCE === 0) await sheet.breathe();
    laidOut.push(layRow(sheet, columns, row));
  }
  const whole = laidOut.reduce((sum, { height }) => sum + height, HEAD);
  if (whole > sheet.room && whole < KEPT_TOGETHER) sheet.newPage();
  head(sheet, columns);
  for (const [index, { row, laid, height }] of laidOut.entries()) {
    if (index % AT_ONCE === 0) await sheet.breathe();
    // A sum does not stand alone on a page.
    const needed = height + (laidOut[index + 1]?.row.sum ? (laidOut[index + 1]?.height ?? 0) : 0);
    if (needed > sheet.room && needed < TALLEST) again(sheet, columns);
    draw(sheet, columns, laid, row);
  }
  sheet.space(6);
}

function layRow(sheet: Sheet, columns: readonly ReportColumn[], row: ReportRow) {
  const laid = columns.map((column, index) => lay(sheet, column, row, row.cells[index] ?? ''));
  return { row, laid, height: Math.max(...laid.map((lines) => heightOf(sheet, lines))) + 2 * PAD };
}

function again(sheet: Sheet, columns: readonly ReportColumn[]): void {
  sheet.newPage();
  head(sheet, columns);
}

function head(sheet: Sheet, columns: readonly ReportColumn[]): void {
  const style: Style = { face: 'bold', size: 7, ink: INK.soft };
  sheet.ensure(44);
  sheet.doc.rect(PAGE.left, sheet.y, WIDTH, HEAD).fill(INK.band);
  places(columns).forEach(({ x, width }, index) => {
    const { title, right } = columns[index] as ReportColumn;
    sheet.line(title, x + PAD, sheet.y + 3.2, { ...style, width: width - 2 * PAD, align: alignOf(right) });
  });
  sheet.space(HEAD);
}

const widthOf = (share: number): number => (share / 100) * WIDTH;
const alignOf = (right = false): 'left' | 'right' => (right ? 'right' : 'left');

function places(columns: readonly ReportColumn[]): readonly { readonly x: number; readonly width: number }[] {
  let x: number = PAGE.left;
  return columns.map(({ share }) => {
    const place = { x, width: widthOf(share) };
    x += place.width;
    return place;
  });
}

function lay(sheet: Sheet, { share, exact }: ReportColumn, row: ReportRow, cell: ReportCell): readonly Laid[] {
  const { text, notes } = typeof cell === 'string' ? { text: cell, notes: [] } : cell;
  const width = widthOf(share) - 2 * PAD;
  const ink = row.struck ? INK.soft : INK.text;
  const face = exact ? 'fixed' : 'plain';
  const style: Style = { face: row.sum ? 'bold' : face, size: SIZE, ink, struck: row.struck ?? false };
  return [
    ...sheet.lines(text, width, style).map((line) => ({ line, style })),
    ...notes.flatMap((note) => sheet.lines(note, width, NOTE).map((line) => ({ line, style: NOTE }))),
  ];
}

function heightOf(sheet: Sheet, lines: readonly Laid[]): number {
  return lines.reduce((sum, { style }) => sum + sheet.height(style), 0);
}

/** Line by line, so that a row that fits on no page is broken where the page ends. */
function draw(
  sheet: Sheet,
  columns: readonly ReportColumn[],
  laid: readonly (readonly Laid[])[],
  row: ReportRow,
): void {
  const most = Math.max(...laid.map((lines) => lines.length));
  sheet.space(PAD);
  for (let index = 0; index < most; index += 1) {
    const shown = laid.flatMap((lines) => lines[index] ?? []);
    const step = Math.max(...shown.map(({ style }) => sheet.height(style)));
    if (step > sheet.room) again(sheet, columns);
    places(columns).forEach(({ x, width }, at) => {
      const place = laid[at]?.[index];
      if (!place || place.line.text === '') return;
      const align = alignOf(columns[at]?.right);
      sheet.line(place.line, x + PAD, sheet.y, { ...place.style, width: width - 2 * PAD, align });
    });
    sheet.space(step);
  }
  sheet.space(PAD);
  sheet.rule(PAGE.left, sheet.y, WIDTH, row.sum ? INK.text : INK.line, row.sum ? 0.8 : 0.4);
}
