import { SIDES } from '@adjutant/rules';
import type { SheetToPrint } from '@adjutant/views';
import { COUNTS, datedBy, ENDINGS, GAP, playedBy, signatures, SMALL, tick, winners, write } from './by-hand.js';
import { drawGrid, type GridRow } from './grid.js';
import { qrCode } from './qr.js';
import { INK, PAGE, Sheet, WIDTH } from './sheet.js';

const CODE = 66;
/** Of a row to write in: taller where a game has few categories. */
const [LEAST_ROW, TALLEST_ROW] = [18, 24];
const TICK = 12.5;
/** What is ticked, under its heading. */
const OUTCOME = 8 * TICK;
/** Of the width, for the points; what ends the match is ticked beside them. */
const POINTS = WIDTH * 0.6;
const SIGNED = 32;
/** Table and times. */
const BELOW = 20;
/** Between two slips: where they are cut apart. */
const CUT = 14;

/** Result slips to be filled in by hand and cut apart, as many on a page as there is room for. */
export async function renderSlips(slips: readonly SheetToPrint[]): Promise<Buffer> {
  const paper = new Sheet({
    title: slips.length === 1 ? `Result slip: ${slips[0]?.title ?? ''}` : `${slips.length} result slips`,
    subject: slips.map(({ match }) => match).join(', '),
    dated: datedBy(slips),
  });
  if (slips.length === 0) paper.paragraph('No match waits to be played, and none is under way.', { size: 11 });
  for (const slip of slips) {
    paper.ensure(heightOf(paper, slip));
    resultSlip(paper, slip);
    cut(paper);
    await paper.breathe();
  }
  return paper.finish('Adjutant · result slips', COUNTS);
}

const linesOfTitle = (paper: Sheet, { title }: SheetToPrint): number =>
  paper.lines(title, WIDTH - CODE - GAP, { face: 'bold', size: 12 }).length;

const rowHeight = ({ rows }: SheetToPrint): number =>
  Math.min(TALLEST_ROW, Math.max(LEAST_ROW, (OUTCOME - 14) / (rows.length + 1)));

function heightOf(paper: Sheet, slip: SheetToPrint): number {
  const head = CODE + 10 + (linesOfTitle(paper, slip) - 1) * 16;
  return head + Math.max(14 + (slip.rows.length + 1) * rowHeight(slip), OUTCOME) + BELOW + SIGNED + CUT;
}

function resultSlip(paper: Sheet, slip: SheetToPrint): void {
  head(paper, slip);
  const top = paper.y;
  drawGrid(paper, {
    head: ['Victory points', ...SIDES.map((side) => `${side}  ${slip.players[side]}`)],
    rows: rowsOf(slip),
    height: rowHeight(slip),
    wide: POINTS,
    labels: 0.4,
  });
  const below = paper.y;
  const ended = outcome(paper, slip, top);
  paper.y = Math.max(below, ended) + 6;
  paper.line(`Table ${'.'.repeat(14)}   began at ${'.'.repeat(16)}   ended at ${'.'.repeat(16)}`, PAGE.left, paper.y, {
    size: 9,
  });
  paper.space(14);
  signatures(paper, slip.players);
}

function head(paper: Sheet, slip: SheetToPrint): void {
  const { title, players, match, address } = slip;
  const top = paper.y;
  const width = WIDTH - CODE - GAP;
  qrCode(paper, address, PAGE.left + WIDTH - CODE, top, CODE);
  const under = { ...SMALL, width: CODE, align: 'center' } as const;
  paper.line('Opens this match', PAGE.left + WIDTH - CODE, top + CODE, under);
  write(paper, title, width, { face: 'bold', size: 12 });
  write(paper, `A  ${players.A}`, width, { size: 10 });
  write(paper, `B  ${players.B}`, width, { size: 10 });
  write(paper, playedBy(slip), width, SMALL);
  write(paper, `Match ${match}`, width, SMALL);
  paper.y = Math.max(paper.y, top + CODE + 10);
}

/** What each has in a category; what is recorded of it stands there already. */
function rowsOf({ rows, points, status }: SheetToPrint): readonly GridRow[] {
  const known = rows.map(({ name, cap, points: of }): GridRow => ({
    label: name,
    ...(cap === undefined ? {} : { note: `up to ${cap}` }),
    cells: SIDES.map((side) => (of[side].all === null ? '' : String(of[side].all))),
  }));
  const together = SIDES.map((side) => (status === 'opened' && points[side] === 0 ? '' : String(points[side])));
  return [...known, { label: 'In all', cells: together, strong: true }];
}

/** Who has won and how it ended, to be ticked, or as it is recorded; returns where it ends. */
function outcome(paper: Sheet, { result, players }: SheetToPrint, top: number): number {
  const x = PAGE.left + POINTS + GAP;
  const width = WIDTH - POINTS - GAP;
  paper.line('Result', x, top, { face: 'bold', size: 9 });
  if (result === null) {
    const choices = [...winners(paper, players, width), ...ENDINGS];
    choices.forEach((choice, index) => tick(paper, choice, { x, y: top + TICK * (index + 1), width }));
    return top + TICK * (choices.length + 1);
  }
  const lines = paper.lines(`As recorded: ${result}.`, width, { size: 9 });
  lines.forEach((line, index) => paper.line(line, x, top + TICK + index * 12, { size: 9 }));
  return top + TICK + lines.length * 12;
}

function cut(paper: Sheet): void {
  const y = paper.y + CUT / 2;
  if (paper.room < CUT) return;
  const line = paper.doc.moveTo(PAGE.left, y).lineTo(PAGE.left + WIDTH, y);
  line.dash(3, { space: 3 }).lineWidth(0.5).strokeColor(INK.soft).stroke().undash();
  paper.space(CUT);
}
