import { SIDES } from '@adjutant/rules';
import type { LedgerAnswer } from './answers/match-answers.js';
import type { ShownLine } from './ledger.js';
import type { UseLine } from './uses.js';

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

/** Both ledgers as a spreadsheet reads them, in the order in which their lines count. */
export function ledgerCsv({ cp, vp }: Pick<LedgerAnswer, 'cp' | 'vp'>, named: NamedSides): string {
  const lines = SIDES.flatMap((side) => [...cp[side], ...vp[side]]).toSorted(
    (one, other) => placeOf(one) - placeOf(other),
  );
  return spreadsheet(
    HEADS,
    lines.map((line) => rowOf(line, named)),
  );
}

const placeOf = ({ toldAs, number }: ShownLine): number => toldAs ?? number;

const HEADS_OF_USES = ['Entry', 'Moment', 'Side', 'Player', 'Kind', 'What', 'Id', 'Cost', 'Taken out', 'Recorded in'];

/** Every use as a spreadsheet reads it. */
export function usesCsv(uses: readonly UseLine[], named: NamedSides): string {
  return spreadsheet(
    HEADS_OF_USES,
    uses.map(({ number, clock, player, kind, name, entry, cost, mark, elsewhere }) => [
      ...[number, clock, player, named[player], kind, name, entry, cost],
      mark ?? '',
      elsewhere?.recordedIn ?? '',
    ]),
  );
}

type Cells = readonly (string | number)[];

/** By RFC 4180; UTF-8 with its mark, for Excel. */
function spreadsheet(heads: readonly string[], rows: readonly Cells[]): string {
  return `\uFEFF${[heads, ...rows].map(written).join('\r\n')}\r\n`;
}

function rowOf(line: ShownLine, named: NamedSides): Cells {
  const { number, clock, player, account, kind, whatName, declared, credited, balance, mark } = line;
  return [number, clock, player, named[player], account, kind, whatName, declared, credited, balance, mark ?? ''];
}

function written(cells: Cells): string {
  return cells.map((cell) => (typeof cell === 'number' ? String(cell) : quoted(cell))).join(',');
}

/** Words of people are never a formula to whoever opens the file. */
function quoted(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
