import { GAP, signatures, SMALL, tick, winners, write } from '../by-hand.js';
import { drawGrid } from '../grid.js';
import { qrCode } from '../qr.js';
import { INK, PAGE, Sheet, WIDTH } from '../sheet.js';

/** A slip of a table of an event, filled in by hand and keyed in by its number. */
export interface EventSlip {
  readonly event: string;
  readonly round: number;
  readonly table: number;
  /** Where the table stands, where there are several halls. */
  readonly hall?: string;
  readonly mission?: string;
  readonly players: readonly [string, string];
  /** What points are asked for besides those in all. */
  readonly asked?: readonly string[];
  /** What its code opens; no code is drawn where it is left out. */
  readonly address?: string;
}

const CODE = 72;
const HEIGHT = 182;
/** Three on a page, where each kind of points has a row of its own. */
const WITH_ROWS = 234;
const POINTS = WIDTH * 0.55;
/** Of a row for points, where there are several. */
const ROW = 19;
const KEYED = 'What is written by hand counts once somebody has keyed it in.';
/** Slips that are drawn before others have a turn. */
const AT_ONCE = 8;

/** The slips of a round, three or four on a page, to be cut apart; each keeps the number of its table at its head. */
export async function renderEventSlips(
  slips: readonly EventSlip[],
  dated = '1970-01-01T00:00:00.000Z',
): Promise<Buffer> {
  const [first] = slips;
  const title = first === undefined ? 'Result slips' : `${first.event}: round ${first.round}, result slips`;
  const paper = new Sheet({ title, subject: `${slips.length} tables`, dated: new Date(dated) });
  if (first === undefined) paper.paragraph('No table waits to be played.', { size: 11 });
  for (const [at, slip] of slips.entries()) {
    if (at % AT_ONCE === 0) await paper.breathe();
    const height = (slip.asked ?? []).length === 0 ? HEIGHT : WITH_ROWS;
    paper.ensure(height);
    const top = paper.y;
    draw(paper, slip);
    paper.y = top + height - 12;
    cut(paper);
  }
  return paper.finish(`Adjutant · ${title}`, KEYED);
}

function draw(paper: Sheet, { event, round, table, hall, mission, players, address, asked = [] }: EventSlip): void {
  const top = paper.y;
  const width = WIDTH - (address === undefined ? 0 : CODE + GAP);
  const [a, b] = players;
  const short = (text: string, size: number): string => paper.shortened(text, width, { size });
  const head = { face: 'bold', size: 16 } as const;
  write(
    paper,
    paper.shortened(hall === undefined ? `Table ${table}` : `Table ${table} · ${hall}`, width, head),
    width,
    head,
  );
  const what = `${event} · round ${round}${mission === undefined ? '' : ` · ${mission}`}`;
  write(paper, short(what, 8.5), width, { size: 8.5, ink: INK.soft });
  write(paper, short(`A  ${a}`, 10.5), width, { size: 10.5 });
  write(paper, short(`B  ${b}`, 10.5), width, { size: 10.5 });
  if (address !== undefined) {
    qrCode(paper, address, PAGE.left + WIDTH - CODE, top, CODE);
    const under = { ...SMALL, width: CODE, align: 'center' } as const;
    paper.line('Opens this table', PAGE.left + WIDTH - CODE, top + CODE - 4, under);
  }
  paper.y = Math.max(paper.y, top + CODE + 8);
  const below = paper.y;
  drawGrid(paper, {
    head: ['Points', 'A', 'B'],
    rows: [...asked.map((label) => ({ label, cells: ['', ''] })), { label: 'In all', cells: ['', ''], strong: true }],
    height: asked.length === 0 ? 28 : ROW,
    wide: POINTS,
    labels: asked.length === 0 ? 0.3 : 0.5,
  });
  const x = PAGE.left + POINTS + GAP;
  const named = { A: a, B: b };
  const choices = winners(paper, named, WIDTH - POINTS - GAP);
  for (const [at, choice] of choices.entries())
    tick(paper, choice, { x, y: below + 14 * at, width: WIDTH - POINTS - GAP });
  paper.y = Math.max(paper.y, below + 14 * choices.length) + 8;
  signatures(paper, named);
}

function cut(paper: Sheet): void {
  const y = paper.y + 4;
  const line = paper.doc.moveTo(PAGE.left, y).lineTo(PAGE.left + WIDTH, y);
  line.dash(3, { space: 3 }).lineWidth(0.5).strokeColor(INK.soft).stroke().undash();
  paper.space(12);
}
