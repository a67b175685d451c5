import {
  DEPTH_TEXT,
  momentText,
  type Audit,
  type AuditDispute,
  type AuditEntry,
  type AuditLedger,
  type PrintedField,
} from '@adjutant/views';
import { CHART_HEIGHT, roundChart } from './round-chart.js';
import { PAGE, INK, type Sheet } from './sheet.js';
import { table, type Column, type Row } from './table.js';

const FACTS: readonly Column[] = [
  { title: 'What', share: 0.22 },
  { title: 'As recorded', share: 0.78 },
];

export async function titleOf(sheet: Sheet, audit: Audit): Promise<void> {
  sheet.line('Audit report', PAGE.left, sheet.y, { size: 10, ink: INK.soft });
  sheet.space(16);
  if (audit.voided) {
    sheet.paragraph('VOID', { face: 'bold', size: 24 });
    sheet.space(4);
  }
  if (audit.fault !== undefined) {
    sheet.paragraph('NOT AS IT WAS RECORDED', { face: 'bold', size: 12 });
    sheet.paragraph(audit.fault, { size: 9 });
    sheet.space(4);
  }
  if (audit.imported !== null) {
    sheet.paragraph('FROM ELSEWHERE', { face: 'bold', size: 12 });
    sheet.paragraph(audit.imported, { size: 9 });
    sheet.space(4);
  }
  sheet.paragraph(audit.title, { face: 'bold', size: 17 });
  sheet.space(4);
  sheet.paragraph(audit.result, { size: 10.5 });
  sheet.space(6);
  const { rules, settings } = audit;
  await table(sheet, FACTS, [
    { cells: ['Match', audit.match] },
    { cells: ['Status', audit.status] },
    {
      cells: ['Recorded', `${momentText(audit.opened)} to ${momentText(audit.newest)} UTC, entries 0 to ${audit.last}`],
    },
    { cells: ['Rules', `${rules.name}, release ${rules.release}`] },
    { cells: ['Digest of the release', rules.digest] },
    {
      cells: [
        'Settings',
        `enforcement ${settings.enforcement}, attestations ${settings.attestations}, rosters ${rostersOf(audit)}`,
      ],
    },
    ...(audit.depth === undefined ? [] : [{ cells: ['Depth', audit.depth] }]),
    { cells: ['Hash of the last entry', audit.head] },
  ]);
}

/** A match that is not recorded in full asks for no rosters, and so checks none. */
function rostersOf({ depth, settings }: Audit): string {
  return depth === undefined || depth.endsWith(`${DEPTH_TEXT.full}.`) ? settings.rosters : 'not asked for';
}

export async function seatsAndPeople(sheet: Sheet, audit: Audit): Promise<void> {
  sheet.heading('Seats and people');
  await table(
    sheet,
    [
      { title: 'Seat', share: 0.08 },
      { title: 'Player', share: 0.3 },
      { title: 'Id', share: 0.27 },
      { title: 'Army', share: 0.35 },
    ],
    audit.seats.map(({ side, person, id, army }) => ({ cells: [side, person, id, army] })),
  );
  await table(
    sheet,
    [
      { title: 'Who wrote in the record', share: 0.38 },
      { title: 'Id', share: 0.32 },
      { title: 'As', share: 0.18 },
      { title: 'Entries', share: 0.12, align: 'right' },
    ],
    audit.people.map(({ text, id, roles, entries }) => ({
      cells: [text, id, roles.length === 0 ? 'wrote nothing' : roles.join(', '), String(entries)],
    })),
  );
}

export async function result(sheet: Sheet, { scores, chart }: Audit): Promise<void> {
  sheet.heading('Result and course', chart.length === 0 ? 60 : CHART_HEIGHT);
  if (chart.length > 0) roundChart(sheet, chart);
  await table(
    sheet,
    [
      { title: 'Victory points', share: 0.6 },
      { title: 'A', share: 0.2, align: 'right' },
      { title: 'B', share: 0.2, align: 'right' },
    ],
    scores.map(({ category, A, B }, index) => ({
      cells: [category, String(A), String(B)],
      sum: index === scores.length - 1,
    })),
  );
  if (chart.length === 0) return;
  const numbers = { share: 0.2, align: 'right' } as const;
  await table(
    sheet,
    [
      { title: 'At the end of battle round', share: 0.2 },
      { title: 'CP of A', ...numbers },
      { title: 'CP of B', ...numbers },
      { title: 'VP of A', ...numbers },
      { title: 'VP of B', ...numbers },
    ],
    chart.map(({ round, cp, vp }) => ({ cells: [round, cp.A, cp.B, vp.A, vp.B].map(String) })),
  );
}

/** Who used how much of the chess clock, turn by turn. */
export async function times(sheet: Sheet, { times: told }: Audit): Promise<void> {
  if (told === undefined) return;
  const { terms, rows, out } = told;
  sheet.heading('Time on the chess clock');
  sheet.paragraph(`${terms}. Minutes and seconds that each has used, as far as entries were recorded.`);
  const number = { share: 0.2, align: 'right' } as const;
  await table(
    sheet,
    [
      { title: 'Turn', share: 0.4 },
      { title: 'A', ...number },
      { title: 'B', ...number },
      { title: 'Neutral', ...number },
    ],
    rows.map(({ turn, A, B, neutral }) => ({ cells: [turn, A, B, neutral], sum: turn === 'All' })),
  );
  for (const says of out) sheet.paragraph(says);
}

const LEDGER: readonly Column[] = [
  { title: 'Entry', share: 0.07, align: 'right' },
  { title: 'Clock', share: 0.16 },
  { title: 'What', share: 0.37 },
  { title: 'Due', share: 0.06, align: 'right' },
  { title: 'Credited', share: 0.08, align: 'right' },
  { title: 'Balance', share: 0.08, align: 'right' },
  { title: 'Written by', share: 0.18 },
];

export async function ledger(
  sheet: Sheet,
  { player, points, lines, sums }: AuditLedger,
  person: string,
): Promise<void> {
  sheet.subheading(`${points} of ${player}: ${person}`);
  const rows = lines.map((line): Row => ({
    cells: [
      String(line.entry),
      line.clock,
      { text: line.what, notes: line.notes },
      signed(line.due),
      line.mark === null ? signed(line.credited) : '–',
      line.balance === null ? '–' : String(line.balance),
      line.by,
    ],
    struck: line.mark !== null,
  }));
  const totals = sums.map(({ account, credited, balance }): Row => ({
    cells: ['', '', `Sum of all lines that count, ${account}`, '', signed(credited), String(balance), ''],
    sum: true,
  }));
  await table(sheet, LEDGER, [...rows, ...totals]);
}

/** A true minus sign, as wide as the plus. */
function signed(points: number): string {
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

const RECORD: readonly Column[] = [
  { title: 'Entry', share: 0.07, align: 'right' },
  { title: 'Clock', share: 0.15 },
  { title: 'What was recorded', share: 0.44 },
  { title: 'By', share: 0.17 },
  { title: 'When, UTC', share: 0.17 },
];

export async function entries(sheet: Sheet, all: readonly AuditEntry[]): Promise<void> {
  await table(
    sheet,
    RECORD,
    all.map(({ number, clock, text, by, occurredAt, writtenLater, mark, overridden, doubts = [] }) => {
      const notes = [
        ...doubts.map((says) => `In doubt: ${says}`),
        ...(overridden === null ? [] : [`Let stand by a judge: ${overridden}`]),
        ...(mark === null ? [] : [mark === 'struck' ? 'struck by a correction' : 'fallen because of a correction']),
      ];
      const later = writtenLater === null ? [] : [`written ${momentText(writtenLater).slice(0, -3)}`];
      return {
        cells: [String(number), clock, { text, notes }, by, { text: momentText(occurredAt), notes: later }],
        struck: mark !== null,
      };
    }),
  );
}

const STORY: readonly Column[] = [
  { title: 'When, UTC', share: 0.17 },
  { title: 'By', share: 0.18 },
  { title: 'What happened', share: 0.65 },
];

const EVIDENCE: readonly Column[] = [
  { title: 'When, UTC', share: 0.17 },
  { title: 'By', share: 0.13 },
  { title: 'Evidence', share: 0.27 },
  { title: 'SHA-256 of the file', share: 0.43, face: 'fixed' },
];

export async function dispute(sheet: Sheet, { title, facts, rulings, story, evidence }: AuditDispute): Promise<void> {
  sheet.subheading(title);
  await table(sheet, FACTS, facts.map(asRow));
  if (story.length > 0)
    await table(
      sheet,
      STORY,
      story.map(({ at, by, text }) => ({ cells: [momentText(at), by, text] })),
    );
  if (evidence.length > 0) {
    await table(
      sheet,
      EVIDENCE,
      evidence.map(({ at, by, what, hash }) => ({ cells: [momentText(at), by, what, hash] })),
    );
  }
  for (const ruling of rulings) {
    await table(
      sheet,
      [
        { title: ruling.title, share: 0.22 },
        { title: '', share: 0.78 },
      ],
      ruling.facts.map(asRow),
    );
  }
}

function asRow([label, value]: PrintedField): Row {
  return { cells: [label, value] };
}
