import type { AuditEntry, AuditUse } from './audit.js';
import type { AuditLedger } from './ledgers.js';
import { momentText } from './moment.js';
import type { ReportBlock, ReportColumn, ReportRow, ReportTable } from './report-view.js';
import type { PrintedField } from './disputes.js';

export function table(columns: readonly ReportColumn[], rows: readonly ReportRow[]): ReportTable {
  return { kind: 'table', columns, rows };
}

export function words(text: string, as: Extract<ReportBlock, { readonly kind: 'words' }>['as'] = 'plain'): ReportBlock {
  return { kind: 'words', as, text };
}

const FACTS: readonly ReportColumn[] = [
  { title: 'What', share: 22 },
  { title: 'As recorded', share: 78 },
];

export function facts(fields: readonly PrintedField[], columns = FACTS): ReportTable {
  return table(
    columns,
    fields.map((cells) => ({ cells })),
  );
}

const LEDGER: readonly ReportColumn[] = [
  { title: 'Entry', share: 7, right: true },
  { title: 'Clock', share: 16 },
  { title: 'What', share: 37 },
  { title: 'Due', share: 6, right: true },
  { title: 'Credited', share: 8, right: true },
  { title: 'Balance', share: 8, right: true },
  { title: 'Written by', share: 18 },
];

export function ledgerTable({ lines, sums }: AuditLedger): ReportTable {
  const rows = lines.map(({ entry, clock, what, notes, due, credited, balance, by, mark }): ReportRow => ({
    cells: [
      String(entry),
      clock,
      { text: what, notes },
      signed(due),
      mark === null ? signed(credited) : '–',
      balance === null ? '–' : String(balance),
      by,
    ],
    ...(mark !== null && { struck: true }),
  }));
  const totals = sums.map(({ account, credited, balance }): ReportRow => ({
    cells: ['', '', `Sum of all lines that count, ${account}`, '', signed(credited), String(balance), ''],
    sum: true,
  }));
  return table(LEDGER, [...rows, ...totals]);
}

/** A true minus sign, as wide as the plus. */
function signed(points: number): string {
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

const TAKEN_OUT = { struck: 'struck by a correction', fallen: 'fallen because of a correction' } as const;

const USES: readonly ReportColumn[] = [
  { title: 'Entry', share: 7, right: true },
  { title: 'Clock', share: 20 },
  { title: 'Player', share: 23 },
  { title: 'What was used', share: 30 },
  { title: 'As', share: 12 },
  { title: 'Cost', share: 8, right: true },
];

export function usesTable(uses: readonly AuditUse[], person: (side: AuditUse['player']) => string): ReportTable {
  return table(
    USES,
    uses.map(({ number, clock, player, kind, name, cost, mark, told }) => ({
      cells: [
        String(number),
        clock,
        `${player}: ${person(player)}`,
        { text: name, notes: [...told, ...(mark === null ? [] : [TAKEN_OUT[mark]])] },
        kind,
        mark === null ? String(cost) : '–',
      ],
      ...(mark !== null && { struck: true }),
    })),
  );
}

const RECORD: readonly ReportColumn[] = [
  { title: 'Entry', share: 7, right: true },
  { title: 'Clock', share: 15 },
  { title: 'What was recorded', share: 44 },
  { title: 'By', share: 17 },
  { title: 'When, UTC', share: 17 },
];

export function entriesTable(entries: readonly AuditEntry[]): ReportTable {
  return table(RECORD, entries.map(entryRow));
}

function entryRow(entry: AuditEntry): ReportRow {
  const { number, clock, text, by, occurredAt, writtenLater, mark, overridden, told, doubts = [] } = entry;
  const notes = [
    ...told,
    ...doubts.map((says) => `In doubt: ${says}`),
    ...(overridden === null ? [] : [`Let stand by a judge: ${overridden}`]),
    ...(mark === null ? [] : [TAKEN_OUT[mark]]),
  ];
  const later = writtenLater === null ? [] : [`written ${momentText(writtenLater).slice(0, -3)}`];
  return {
    cells: [String(number), clock, { text, notes }, by, { text: momentText(occurredAt), notes: later }],
    ...(mark !== null && { struck: true }),
  };
}
