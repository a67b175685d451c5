import { SIDES, type Side } from '@adjutant/rules';
import { CUT_BY, owedNotes } from '../asked/notes.js';
import type { Ledger, ShownLine } from '../ledger.js';

/** One movement of points as it is printed. Figures are whole points; `balance` is null where the line does not count. */
export interface AuditLine {
  readonly entry: number;
  readonly clock: string;
  readonly what: string;
  /** What it rests on, and where what was said or credited is not what was due. */
  readonly notes: readonly string[];
  readonly due: number;
  readonly credited: number;
  readonly balance: number | null;
  readonly by: string;
  readonly mark: ShownLine['mark'];
}

export interface AuditLedger {
  readonly player: Side;
  readonly points: 'CP' | 'VP';
  readonly lines: readonly AuditLine[];
  /** What all lines that count add up to, account by account; the same as the balance that the match holds. */
  readonly sums: readonly { readonly account: string; readonly credited: number; readonly balance: number }[];
}

/** What an account is called: `vp/primary` by its name on the score sheet. */
export type AccountNames = (account: string) => string;

/** Who wrote an entry, and what is said of it where it was told late or at another place. */
export interface WrittenLine {
  readonly by: string;
  readonly elsewhere: readonly string[];
}

export function auditLedgers(
  ledger: Ledger,
  names: AccountNames,
  written: (entry: number) => WrittenLine,
): AuditLedger[] {
  const of = (player: Side, points: 'CP' | 'VP'): AuditLedger => {
    const lines = (points === 'CP' ? ledger.cp : ledger.vp)[player];
    return {
      player,
      points,
      lines: lines.map((line) => auditLine(line, names, written(line.number))),
      sums: points === 'CP' ? sumsOf(lines, names) : [totalOf(lines)],
    };
  };
  return SIDES.flatMap((side) => [of(side, 'CP'), of(side, 'VP')]);
}

function auditLine(line: ShownLine, names: AccountNames, { by, elsewhere }: WrittenLine): AuditLine {
  const { number: entry, clock, account, whatName, due, credited, mark } = line;
  const plain = account === 'cp';
  return {
    entry,
    clock,
    what: plain ? whatName : `${names(account)}: ${whatName}`,
    notes: [...elsewhere, ...notesOf(line)],
    due,
    credited,
    balance: mark === null ? line.balance : null,
    by,
    mark,
  };
}

/** What comes by itself at its moment says so by its name already. */
function notesOf(line: ShownLine): readonly string[] {
  const { declared, due, capped, cut, mark, account, kind, exempt, because = [] } = line;
  const said = declared === due ? [] : [`declared as ${declared}`];
  const by = cut === undefined ? 'a cap or an empty account' : `the cap of ${CUT_BY[cut]}`;
  const kept = capped === 0 ? [] : [`${Math.abs(capped)} kept back by ${by}`];
  const outside = exempt === undefined || kind === 'income' ? [] : [exempt];
  const gone = { struck: ['struck by a correction'], fallen: ['fallen because of a correction'] };
  return [
    ...(mark === null ? [] : gone[mark]),
    ...said,
    ...kept,
    ...owedNotes(line, account === 'cp' ? 'CP' : 'VP'),
    ...outside,
    ...because,
  ];
}

/** Every resource is an account of its own. */
function sumsOf(lines: readonly ShownLine[], names: AccountNames): AuditLedger['sums'] {
  const counted = lines.filter(({ mark }) => mark === null);
  return [...Map.groupBy(counted, ({ account }) => account)].map(([account, own]) => ({
    account: names(account),
    credited: own.reduce((sum, line) => sum + line.credited, 0),
    balance: own.at(-1)?.balance ?? 0,
  }));
}

/** Victory points of all categories stand in one balance. */
function totalOf(lines: readonly ShownLine[]): AuditLedger['sums'][number] {
  const counted = lines.filter(({ mark }) => mark === null);
  const credited = counted.reduce((sum, line) => sum + line.credited, 0);
  return { account: 'VP', credited, balance: counted.at(-1)?.balance ?? 0 };
}
