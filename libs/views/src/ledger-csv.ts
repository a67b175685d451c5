import { SIDES } from '@adjutant/rules';
import type { LedgerAnswer } from './answers/match-answers.js';
import type { ShownLine } from './ledger.js';

const HEADS = [
  'Entry',
  'Moment',
  'Side',
  'Player',
  'Account',
  'Kind',
  'What',
  'Declared',
  'Credited',
  'Balance',
  'Taken out',
];

export type NamedSides = Readonly<Record<(typeof SIDES)[number], string>>;

/** Both ledgers as a spreadsheet reads them (RFC 4180), in the order of the record; UTF-8 with its mark, for Excel. */
export function ledgerCsv({ cp, vp }: Pick<LedgerAnswer, 'cp' | 'vp'>, named: NamedSides): string {
  const lines = SIDES.flatMap((side) => [...cp[side], ...vp[side]]).toSorted((one, other) => one.number - other.number);
  return `\uFEFF${[HEADS, ...lines.map((line) => rowOf(line, named))].map(written).join('\r\n')}\r\n`;
}

function rowOf(line: ShownLine, named: NamedSides): readonly (string | number)[] {
  const { number, clock, player, account, kind, whatName, declared, credited, balance, mark } = line;
  return [number, clock, player, named[player], account, kind, whatName, declared, credited, balance, mark ?? ''];
}

function written(cells: readonly (string | number)[]): string {
  return cells.map((cell) => (typeof cell === 'number' ? String(cell) : quoted(cell))).join(',');
}

/** Words of people are never a formula to whoever opens the file. */
function quoted(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
