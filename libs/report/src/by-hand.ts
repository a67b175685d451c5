import type { Side } from '@adjutant/rules';
import type { SheetToPrint } from '@adjutant/views';
import { INK, PAGE, WIDTH, type Sheet, type Style } from './sheet.js';

/** What every paper has that is filled in by hand, whatever else stands on it. */
export const SMALL: Style = { size: 7.5, ink: INK.soft };
export const GAP = 12;
export const COUNTS = 'The record counts: what is written by hand counts once somebody has keyed it in.';
const DEPTH = { result: 'recorded as a result', score: 'recorded as a score', full: 'recorded in full' } as const;

export const playedBy = ({ rules, depth }: Pick<SheetToPrint, 'rules' | 'depth'>): string =>
  `${rules}, ${DEPTH[depth]}`;

/** When the newest of what stands on these was recorded. */
export function datedBy(sheets: readonly SheetToPrint[]): Date {
  return new Date(
    sheets.reduce((latest, { newest }) => (newest > latest ? newest : latest), '1970-01-01T00:00:00.000Z'),
  );
}

/** Text on lines of its own below what was written last. */
export function write(paper: Sheet, text: string, width: number, style: Style): void {
  for (const line of paper.lines(text, width, style)) {
    paper.line(line, PAGE.left, paper.y, style);
    paper.space(paper.height(style));
  }
  paper.space(1.5);
}

/** What is ticked of who has won; a long name is shortened before what it has done, so that both fit into the width of one box. */
export function winners(
  paper: Sheet,
  players: { readonly [side in Side]: string },
  width: number,
): readonly [string, string, string] {
  const style = { size: 9 };
  const own = width - TICKED - paper.measured(WINS, style);
  return [
    `${paper.shortened(players.A, own, style)}${WINS}`,
    `${paper.shortened(players.B, own, style)}${WINS}`,
    'a draw',
  ];
}

const WINS = ' wins';
/** The box, and the room around what it says. */
const TICKED = 18;

export const ENDINGS: readonly string[] = ['played to its end', 'time ran out', 'given up by A', 'given up by B'];

/** A box to tick with what it says; what is too long for its width ends in “…”. */
export function tick(paper: Sheet, choice: string, { x, y, width }: Place): void {
  paper.doc.rect(x, y, 9, 9).lineWidth(0.7).strokeColor(INK.text).stroke();
  paper.line(paper.shortened(choice, width - TICKED, { size: 9 }), x + 14, y - 1, { size: 9 });
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The places where both of them sign, and whoever takes it. */
export function signatures(paper: Sheet, players: { readonly [side in Side]: string }): void {
  const names = [`A: ${players.A}`, `B: ${players.B}`, 'Judge or scorekeeper'];
  const width = (WIDTH - 2 * GAP) / names.length;
  names.forEach((name, index) => {
    const x = PAGE.left + index * (width + GAP);
    paper.rule(x, paper.y + 14, width, INK.text, 0.6);
    paper.line(paper.shortened(name, width, SMALL), x, paper.y + 17, SMALL);
  });
  paper.space(32);
}
