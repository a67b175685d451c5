import { INK, PAGE, Sheet, WIDTH, type Style } from '../sheet.js';

/** A list of an event: pairings, standings. Names come as they are shown; what is too long ends in “…”. */
export interface ListToPrint {
  readonly title: string;
  readonly under: readonly string[];
  /** `wide` is a share of the page, whatever all of them add up to. */
  readonly columns: readonly { readonly title: string; readonly wide: number; readonly right?: true }[];
  readonly rows: readonly (readonly string[])[];
  /** Sentences below it, from a page of their own on. */
  readonly below?: { readonly title: string; readonly lines: readonly string[] };
  /** When the newest of it was recorded, as an ISO time; left out where no clock had a part in it. */
  readonly dated?: string;
}

const ROW = 14;
const PAD = 4;
const BODY: Style = { size: 9 };
const HEAD: Style = { face: 'bold', size: 8, ink: INK.soft };
/** Rows that are drawn before others have a turn. */
const AT_ONCE = 50;

interface Place {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

/** A list on as many pages as it needs, each with its heading and number. The same list gives the same bytes. */
export async function renderList({ title, under, columns, rows, below, dated }: ListToPrint): Promise<Buffer> {
  const paper = new Sheet({ title, subject: under.join(' · '), dated: new Date(dated ?? 0) });
  paper.paragraph(title, { face: 'bold', size: 15 });
  for (const line of under) paper.paragraph(line, { ink: INK.soft });
  paper.space(4);
  const places = placesOf(columns);
  head(paper, columns, places);
  if (rows.length === 0) paper.paragraph('Nobody stands on it yet.', { size: 11 });
  for (const [at, row] of rows.entries()) {
    if (at % AT_ONCE === 0) await paper.breathe();
    if (paper.room < ROW) {
      paper.newPage();
      head(paper, columns, places);
    }
    if (at % 2 === 1) paper.doc.rect(PAGE.left, paper.y, WIDTH, ROW).fill(INK.band);
    write(paper, row, places, BODY);
    paper.space(ROW);
  }
  if (below) sentences(paper, below);
  return paper.finish(`Adjutant · ${title}`, `${rows.length} ${rows.length === 1 ? 'line' : 'lines'}`);
}

function sentences(paper: Sheet, { title, lines }: NonNullable<ListToPrint['below']>): void {
  paper.newPage();
  paper.paragraph(title, { face: 'bold', size: 13 });
  paper.space(4);
  for (const line of lines) paper.paragraph(line, BODY);
}

function placesOf(columns: ListToPrint['columns']): readonly Place[] {
  const all = columns.reduce((sum, { wide }) => sum + wide, 0);
  let x: number = PAGE.left;
  return columns.map(({ wide, right }) => {
    const width = (wide / all) * WIDTH;
    const place: Place = { x: x + PAD, width: width - 2 * PAD, align: right ? 'right' : 'left' };
    x += width;
    return place;
  });
}

/** Headings are broken into lines: what a tie-break is called is longer than its numbers. */
function head(paper: Sheet, columns: ListToPrint['columns'], places: readonly Place[]): void {
  const titles = columns.map(({ title }, at) => paper.lines(title, places[at]?.width ?? WIDTH, HEAD));
  const most = Math.max(...titles.map((lines) => lines.length));
  const step = paper.height(HEAD);
  for (const [at, lines] of titles.entries()) {
    const { x = PAGE.left, width = WIDTH, align = 'left' } = places[at] ?? {};
    for (const [line, text] of lines.entries())
      paper.line(text, x, paper.y + (most - lines.length + line) * step, { ...HEAD, width, align });
  }
  paper.space(most * step + 2);
  paper.rule(PAGE.left, paper.y, WIDTH, INK.text, 0.8);
  paper.space(2);
}

function write(paper: Sheet, cells: readonly string[], places: readonly Place[], style: Style): void {
  for (const [at, { x, width, align }] of places.entries()) {
    const cell = cells[at] ?? '';
    if (cell === '') continue;
    paper.line(paper.shortened(cell, width, style), x, paper.y + 1.5, { ...style, width, align });
  }
}
