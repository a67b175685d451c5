import { SIDES, type Side } from '@adjutant/rules';
import type { SheetToPrint } from '@adjutant/views';
import { COUNTS, datedBy, ENDINGS, GAP, playedBy, signatures, SMALL, tick, winners, write } from './by-hand.js';
import { drawGrid, type GridRow } from './grid.js';
import { qrCode } from './qr.js';
import { INK, PAGE, Sheet, WIDTH } from './sheet.js';

const CODE = 96;
/** What is filled in by hand wants this much room; where a game has many categories it gets less. */
const TALLEST_ROW = 23;
/** The result and the signatures below the grids. */
const SLIP_HEIGHT = 152;

/** Score sheets to be filled in by hand, a page for each match: blank before the battle, and else with what is recorded. */
export async function renderSheets(sheets: readonly SheetToPrint[]): Promise<Buffer> {
  const paper = new Sheet({
    title: sheets.length === 1 ? `Score sheet: ${sheets[0]?.title ?? ''}` : `${sheets.length} score sheets`,
    subject: sheets.map(({ match }) => match).join(', '),
    dated: datedBy(sheets),
  });
  if (sheets.length === 0) paper.paragraph('No match waits to be played, and none is under way.', { size: 11 });
  for (const [index, sheet] of sheets.entries()) {
    if (index > 0) paper.newPage();
    await paper.breathe();
    scoreSheet(paper, sheet);
  }
  return paper.finish('Adjutant · score sheet', COUNTS);
}

function scoreSheet(paper: Sheet, sheet: SheetToPrint): void {
  const below = head(paper, sheet);
  paper.y = below;
  const { rows, rounds, firstTurn } = sheet;
  const lines = 2 * (rows.length + 3) + 2;
  const height = Math.min(TALLEST_ROW, (paper.room - SLIP_HEIGHT - 3 * GAP) / lines);
  const began: GridRow = { label: 'Began at', cells: Array.from({ length: rounds + 1 }, () => '') };
  drawGrid(paper, { head: ['Time', ...roundNames(rounds), 'End'], rows: [began], height });
  paper.space(GAP);
  for (const side of SIDES) {
    const first = firstTurn === null ? '  first turn [  ]' : firstTurn === side ? '  first turn' : '';
    const style = { face: 'bold', size: 10 } as const;
    const name = paper.shortened(`${side}  ${sheet.players[side]}`, WIDTH - paper.measured(first, style), style);
    paper.line(`${name}${first}`, PAGE.left, paper.y, style);
    paper.space(15);
    drawGrid(paper, { head: ['Victory points', ...roundNames(rounds), 'In all'], rows: rowsOf(sheet, side), height });
    paper.space(GAP);
  }
  slip(paper, sheet);
}

const roundNames = (rounds: number): readonly string[] =>
  Array.from({ length: rounds }, (_, index) => `Round ${index + 1}`);

function rowsOf({ rows, points, cp, status }: SheetToPrint, side: Side): readonly GridRow[] {
  const scored = rows.map(({ name, cap, points: of }): GridRow => ({
    label: name,
    ...(cap === undefined ? {} : { note: `up to ${cap}` }),
    cells: [...of[side].rounds, of[side].all].map(shown),
  }));
  const blank = cp[side].map(() => '');
  const sum: GridRow = {
    label: 'Together',
    cells: [...blank, status === 'opened' ? '' : String(points[side])],
    strong: true,
  };
  return [
    ...scored,
    sum,
    { label: 'Command points', note: 'at the end of the round', cells: [...cp[side].map(shown), ''] },
  ];
}

const shown = (points: number | null): string => (points === null ? '' : String(points));

/** What it is a sheet of, with the code that opens it; returns where the rest begins. */
function head(paper: Sheet, sheet: SheetToPrint): number {
  const { title, match, choices, address, players } = sheet;
  const top = paper.y;
  const width = WIDTH - CODE - GAP;
  qrCode(paper, address, PAGE.left + WIDTH - CODE, top, CODE);
  for (const line of paper.lines('Opens this match', CODE, SMALL))
    paper.line(line, PAGE.left + WIDTH - CODE, top + CODE, { ...SMALL, width: CODE, align: 'center' });
  write(paper, title, width, { face: 'bold', size: 15 });
  write(paper, `${players.A} against ${players.B}`, width, { size: 10.5 });
  write(paper, playedBy(sheet), width, SMALL);
  write(paper, `Match ${match}`, width, SMALL);
  for (const { name, chosen } of choices) write(paper, `${name}: ${chosen ?? '.'.repeat(48)}`, width, { size: 9.5 });
  return Math.max(paper.y, top + CODE + 12) + 6;
}

/** How it ended, and the places to sign. */
function slip(paper: Sheet, { result, players }: SheetToPrint): void {
  paper.ensure(SLIP_HEIGHT);
  paper.rule(PAGE.left, paper.y, WIDTH, INK.text, 0.8);
  paper.space(7);
  paper.line('Result', PAGE.left, paper.y, { face: 'bold', size: 10 });
  paper.space(17);
  if (result === null) {
    ticks(paper, winners(paper, players, WIDTH / 3));
    ticks(paper, ENDINGS);
  } else {
    write(paper, `As recorded: ${result}.`, WIDTH, { size: 10 });
  }
  paper.space(20);
  signatures(paper, players);
}

function ticks(paper: Sheet, choices: readonly string[]): void {
  const width = WIDTH / choices.length;
  choices.forEach((choice, index) => tick(paper, choice, { x: PAGE.left + index * width, y: paper.y, width }));
  paper.space(19);
}
