import type { Finding } from '../findings.js';

/** What a player's line says of one round. */
export interface Cell {
  readonly opponent: number | undefined;
  readonly colour: string;
  readonly result: string;
  /** Where it begins in the line, from 1. */
  readonly column: number;
}

export interface PlayerLine {
  readonly line: number;
  readonly number: number;
  readonly sex: string;
  readonly title: string;
  readonly name: string;
  readonly rating: number | undefined;
  readonly federation: string;
  readonly fideId: string;
  readonly birth: string;
  readonly points: string | undefined;
  readonly rank: number | undefined;
  readonly cells: readonly Cell[];
}

/** Columns of the format, from 0. */
const AT = { number: [4, 8], sex: [9, 10], title: [10, 13], name: [14, 47], rating: [48, 52] } as const;
const MORE = { federation: [53, 56], fideId: [57, 68], birth: [69, 79], points: [80, 84], rank: [85, 89] } as const;
export const FIRST_ROUND = 89;
export const ROUND_WIDTH = 10;

export type LineRead =
  | { readonly ok: true; readonly player: PlayerLine; readonly findings: readonly Finding[] }
  | { readonly ok: false; readonly finding: Finding };

export function readPlayerLine(text: string, line: number): LineRead {
  const cut = ([from, to]: readonly [number, number]): string => text.slice(from, to).trim();
  const findings: Finding[] = [];
  const number = cut(AT.number);
  if (!/^\d+$/.test(number)) return { ok: false, finding: unread(line, number) };
  const whole = (what: string, [from, to]: readonly [number, number]): number | undefined => {
    const found = cut([from, to]);
    if (found === '' || /^\d+$/.test(found)) return found === '' ? undefined : Number(found);
    findings.push(notANumber(line, from + 1, what, found));
    return undefined;
  };
  const points = cut(MORE.points).replace(',', '.');
  const known = /^-?\d+(\.\d+)?$/.test(points);
  if (!known && points !== '') findings.push(notANumber(line, MORE.points[0] + 1, 'points', points));
  const cells = cellsOf(text, line, findings);
  const player = {
    line,
    number: Number(number),
    sex: cut(AT.sex),
    title: cut(AT.title),
    name: cut(AT.name),
    rating: whole('rating', AT.rating),
    federation: cut(MORE.federation),
    fideId: cut(MORE.fideId),
    birth: cut(MORE.birth),
    points: known ? points : undefined,
    rank: whole('rank', MORE.rank),
    cells,
  };
  return { ok: true, player, findings };
}

const unread = (line: number, number: string): Finding => ({
  code: 'not-read',
  says: `Line ${line} is a player without a start number: columns 5 to 8 hold “${number}”. Put the number there.`,
  taken: 'The line is left out.',
  line,
  column: AT.number[0] + 1,
});

const notANumber = (line: number, column: number, what: string, found: string): Finding => ({
  code: 'not-a-number',
  says: `The ${what} in line ${line} is “${found}”, which is no number.`,
  taken: `No ${what}.`,
  line,
  column,
});

const RESULTS = '10=+-WDLHFUZwdlhfuz* ';

function cellsOf(text: string, line: number, findings: Finding[]): readonly Cell[] {
  const rest = text.slice(FIRST_ROUND).trimEnd();
  const cells: Cell[] = [];
  for (let at = 0; at < rest.length; at += ROUND_WIDTH) {
    const cell = text.slice(FIRST_ROUND + at, FIRST_ROUND + at + ROUND_WIDTH).padEnd(ROUND_WIDTH);
    if (!isAligned(cell)) return byWords(rest, line, FIRST_ROUND + at + 1, findings);
    if (!RESULTS.includes(cell.charAt(9)))
      findings.push(unknownResult(line, FIRST_ROUND + at + ROUND_WIDTH, cell.charAt(9)));
    const opponent = cell.slice(2, 6).trim();
    const number = opponent === '' || Number(opponent) === 0 ? undefined : Number(opponent);
    cells.push({
      opponent: number,
      colour: cell.charAt(7),
      result: cell.charAt(9).trim(),
      column: FIRST_ROUND + at + 1,
    });
  }
  return cells;
}

function isAligned(cell: string): boolean {
  const blank = [0, 1, 6, 8].every((at) => cell.charAt(at) === ' ');
  return (
    blank && /^ *\d*$/.test(cell.slice(2, 6)) && 'wbWB- '.includes(cell.charAt(7)) && !/[2-9]/.test(cell.charAt(9))
  );
}

/** One letter that nobody knows says nothing about the rounds beside it. */
const unknownResult = (line: number, column: number, result: string): Finding => ({
  code: 'unknown-word',
  says: `“${result}” in line ${line}, column ${column}, is no result: 1, =, 0, +, -, W, D, L, H, F, U, Z and * are.`,
  taken: 'As it stands: it agrees with nothing that the opponent says.',
  line,
  column,
});

/** Where columns are off the words of the line are taken, three to a round, as they follow one another. */
function byWords(rest: string, line: number, column: number, findings: Finding[]): readonly Cell[] {
  const words = [...rest.matchAll(/(\d+)\s+([wbWB-])\s+([10=+\-WDLHFUZwdlhfuz*])(?=\s|$)|(?<=\s|^)([HFUZ])(?=\s|$)/g)];
  findings.push({
    code: 'columns-off',
    says: `In line ${line} a round does not stand in its ten columns, from column ${column} on. Set it right where the file was written.`,
    taken: `Read word by word: ${words.length} rounds. A round that was left blank cannot be told so.`,
    line,
    column,
  });
  return words.map(({ 1: opponent = '', 2: colour = '-', 3: result, 4: bye, index }) => ({
    opponent: Number(opponent) === 0 ? undefined : Number(opponent),
    colour,
    result: result ?? bye ?? '',
    column: FIRST_ROUND + index + 1,
  }));
}
