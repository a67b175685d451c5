import { SIDES } from '@adjutant/rules';
import { CUT_BY } from './asked/notes.js';
import type { LedgerAnswer } from './answers/match-answers.js';
import type { ShownLine } from './ledger.js';
import type { TimelineItem } from './answers/match-answers.js';
import type { UseLine } from './uses.js';

/** Of what counts at another place than where it was recorded: late or moved, when it was told, and where the battle stood then. */
const HEADS_OF_TOLD = ['Told', 'Recorded at', 'Recorded in'];

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
  ...HEADS_OF_TOLD,
];

/** Which cap kept points back; a column of its own, last and only where one did. */
const HEAD_OF_CUTS = 'Kept back by';

export type NamedSides = Readonly<Record<(typeof SIDES)[number], string>>;

/** When entries were recorded, in ISO 8601, and where, of those that count elsewhere; of others nothing is said. */
export type RecordedEntries = readonly Pick<TimelineItem, 'number' | 'elsewhere' | 'recordedAt'>[];

/** Both ledgers as a spreadsheet reads them, in the order in which their lines count. */
export function ledgerCsv(
  { cp, vp }: Pick<LedgerAnswer, 'cp' | 'vp'>,
  entries: RecordedEntries,
  named: NamedSides,
): string {
  const told = toldIn(entries);
  const lines = SIDES.flatMap((side) => [...cp[side], ...vp[side]]).toSorted(
    (one, other) => placeOf(one) - placeOf(other),
  );
  const isCut = lines.some(({ cut }) => cut !== undefined);
  return spreadsheet(
    isCut ? [...HEADS, HEAD_OF_CUTS] : HEADS,
    lines.map((line) => [...rowOf(line, named), ...told(line.number), ...(isCut ? [cutOf(line)] : [])]),
  );
}

const cutOf = ({ cut }: ShownLine): string => (cut === undefined ? '' : `the cap of ${CUT_BY[cut]}`);

const placeOf = ({ toldAs, number }: ShownLine): number => toldAs ?? number;

const HEADS_OF_USES = [
  'Entry',
  'Moment',
  'Side',
  'Player',
  'Kind',
  'What',
  'Id',
  'Cost',
  'Taken out',
  ...HEADS_OF_TOLD,
];

/** Every use as a spreadsheet reads it. */
export function usesCsv(uses: readonly UseLine[], entries: RecordedEntries, named: NamedSides): string {
  const told = toldIn(entries);
  return spreadsheet(
    HEADS_OF_USES,
    uses.map(({ number, clock, player, kind, name, entry, cost, mark }) => [
      ...[number, clock, player, named[player], kind, name, entry, cost],
      mark ?? '',
      ...told(number),
    ]),
  );
}

type Cells = readonly (string | number)[];

function toldIn(entries: RecordedEntries): (number: number) => Cells {
  const byNumber = new Map(
    entries.flatMap(({ number, elsewhere, recordedAt }): (readonly [number, Cells])[] =>
      elsewhere === undefined ? [] : [[number, [elsewhere.is, recordedAt, elsewhere.recordedIn]]],
    ),
  );
  return (number) => byNumber.get(number) ?? HEADS_OF_TOLD.map(() => '');
}

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

/**
 * Where a cell may begin as a formula: at its start, and behind whatever parts cells where the file is opened. In half of the
 * world that is a semicolon, and there a quote in mid-cell holds nothing together.
 */
const FORMULA = /(?<=^|[;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])/g;

/** Words of people are never a formula to whoever opens the file. */
function quoted(text: string): string {
  const guarded = text.replaceAll(FORMULA, "'");
  const harmless = /^[\t\r\n]/.test(guarded) ? `'${guarded}` : guarded;
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
