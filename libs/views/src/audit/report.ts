import type { Side } from '@adjutant/rules';
import { DEPTH_TEXT, nothingInDoubt } from '../depth-text.js';
import { asTold } from '../told-elsewhere.js';
import type { Audit } from './audit.js';
import type { AuditDispute } from './disputes.js';
import { momentText } from './moment.js';
import { restsBlocks } from './report-rests.js';
import { entriesTable, facts, ledgerTable, table, usesTable, words } from './report-tables.js';
import type { ReportBlock, ReportColumn, ReportSection, ReportTable, ReportView } from './report-view.js';

/** The report that an audit comes to: what is said in which order, for whoever prints it and whoever shows it. */
export function reportOf(audit: Audit): ReportView {
  const { match, title, last, head, newest } = audit;
  return {
    match,
    title,
    subject: `Match ${match}, entries 0 to ${last}`,
    head: `Adjutant · audit report · ${title}`,
    foot: `Match ${match} · record up to entry ${last} · ${head.slice(0, 16)}`,
    newest,
    front: front(audit),
    sections: [
      seatsAndPeople(audit),
      result(audit),
      ...times(audit),
      ledgers(audit),
      uses(audit),
      section('interventions', 'Corrections, rulings and overrides', [
        audit.interventions.length === 0 ? words('There are none.') : entriesTable(audit.interventions),
      ]),
      disputes(audit),
      doubts(audit),
      ...(audit.rests === undefined ? [] : [section('rests', 'What its rules rest on', restsBlocks(audit.rests))]),
      section('record', 'The record', [entriesTable(asTold(audit.entries))]),
      checkpoint(audit),
    ],
  };
}

function section(
  id: string,
  title: string,
  blocks: readonly ReportBlock[],
  parts: ReportSection['parts'] = [],
): ReportSection {
  return { id, title, blocks, parts };
}

function front(audit: Audit): readonly ReportBlock[] {
  const { rules, settings, fault, imported, depth, table } = audit;
  return [
    words('Audit report', 'paper'),
    ...(audit.voided ? [words('VOID', 'void')] : []),
    ...(fault === undefined ? [] : [words('NOT AS IT WAS RECORDED', 'warning'), words(fault, 'warned')]),
    ...(imported === null ? [] : [words('FROM ELSEWHERE', 'warning'), words(imported, 'warned')]),
    words(audit.title, 'title'),
    words(audit.result, 'result'),
    facts([
      ['Match', audit.match],
      ...(table === undefined ? [] : [['Table', table] as const]),
      ['Status', audit.status],
      ['Recorded', `${momentText(audit.opened)} to ${momentText(audit.newest)} UTC, entries 0 to ${audit.last}`],
      ['Rules', `${rules.name}, release ${rules.release}`],
      ['Digest of the release', rules.digest],
      [
        'Settings',
        `enforcement ${settings.enforcement}, attestations ${settings.attestations}, rosters ${rostersOf(audit)}`,
      ],
      ...(depth === undefined ? [] : [['Depth', depth] as const]),
      ['Hash of the last entry', audit.head],
    ]),
  ];
}

/** A match that is not recorded in full asks for no rosters, and so checks none. */
function rostersOf({ depth, settings }: Audit): string {
  return depth === undefined || depth.endsWith(`${DEPTH_TEXT.full}.`) ? settings.rosters : 'not asked for';
}

const SEATS: readonly ReportColumn[] = [
  { title: 'Seat', share: 8 },
  { title: 'Player', share: 30 },
  { title: 'Id', share: 27 },
  { title: 'Army', share: 35 },
];
const WROTE: readonly ReportColumn[] = [
  { title: 'Who wrote in the record', share: 38 },
  { title: 'Id', share: 32 },
  { title: 'As', share: 18 },
  { title: 'Entries', share: 12, right: true },
];

function seatsAndPeople({ seats, people }: Audit): ReportSection {
  const wrote = people.map(({ text, id, roles, entries }) => ({
    cells: [text, id, roles.length === 0 ? 'wrote nothing' : roles.join(', '), String(entries)],
  }));
  return section('people', 'Seats and people', [
    table(
      SEATS,
      seats.map(({ side, person, id, army }) => ({ cells: [side, person, id, army] })),
    ),
    table(WROTE, wrote),
  ]);
}

const SCORES: readonly ReportColumn[] = [
  { title: 'Victory points', share: 60 },
  { title: 'A', share: 20, right: true },
  { title: 'B', share: 20, right: true },
];
const ROUNDS: readonly ReportColumn[] = ['At the end of battle round', 'CP of A', 'CP of B', 'VP of A', 'VP of B'].map(
  (title, index) => ({ title, share: 20, ...(index > 0 && { right: true }) }),
);

function result({ scores, chart }: Audit): ReportSection {
  const score = table(
    SCORES,
    scores.map(({ category, A, B }, index) => ({
      cells: [category, String(A), String(B)],
      ...(index === scores.length - 1 && { sum: true }),
    })),
  );
  const rounds = chart.map(({ round, cp, vp }) => ({ cells: [round, cp.A, cp.B, vp.A, vp.B].map(String) }));
  const blocks: readonly ReportBlock[] =
    chart.length === 0 ? [score] : [{ kind: 'chart', points: chart }, score, table(ROUNDS, rounds)];
  return section('result', 'Result and course', blocks);
}

const TIMES: readonly ReportColumn[] = [
  { title: 'Turn', share: 40 },
  ...['A', 'B', 'Neutral'].map((title) => ({ title, share: 20, right: true })),
];

/** Who used how much of the chess clock, turn by turn. */
function times({ times: told }: Audit): readonly ReportSection[] {
  if (told === undefined) return [];
  const { terms, rows, out } = told;
  const used = rows.map(({ turn, A, B, neutral }) => ({
    cells: [turn, A, B, neutral],
    ...(turn === 'All' && { sum: true }),
  }));
  return [
    section('times', 'Time on the chess clock', [
      words(`${terms}. Minutes and seconds that each has used, as far as entries were recorded.`),
      table(TIMES, used),
      ...out.map((says) => words(says)),
    ]),
  ];
}

function ledgers({ ledgers: all, seats }: Audit): ReportSection {
  const person = personIn(seats);
  const says =
    'Every line that was ever written; lines that a correction took out are struck through and count for nothing.';
  return section(
    'ledgers',
    'Ledgers',
    [words(says)],
    all.map((one) => ({
      title: `${one.points} of ${one.player}: ${person(one.player)}`,
      blocks: [ledgerTable(one)],
    })),
  );
}

function uses({ uses: all, seats }: Audit): ReportSection {
  return section('uses', 'Uses', [
    all.length === 0 ? words('No use of anything is recorded.') : usesTable(all, personIn(seats)),
  ]);
}

const personIn =
  (seats: Audit['seats']) =>
  (player: Side): string =>
    seats.find(({ side }) => side === player)?.person ?? player;

function disputes({ disputes: all, edition }: Audit): ReportSection {
  const kept =
    'What players claimed, said and showed, and who was penalised, is left out of the edition for everybody.';
  const blocks = [
    ...(edition === 'public' ? [words(kept)] : []),
    ...(all.length === 0 ? [words('No judge was called.')] : []),
  ];
  return section(
    'disputes',
    'Disputes and rulings',
    blocks,
    all.map((one) => ({ title: one.title, blocks: disputeTables(one) })),
  );
}

const STORY: readonly ReportColumn[] = [
  { title: 'When, UTC', share: 17 },
  { title: 'By', share: 18 },
  { title: 'What happened', share: 65 },
];
const EVIDENCE: readonly ReportColumn[] = [
  { title: 'When, UTC', share: 17 },
  { title: 'By', share: 13 },
  { title: 'Evidence', share: 27 },
  { title: 'SHA-256 of the file', share: 43, exact: true },
];

function disputeTables({ facts: fields, story, evidence, rulings }: AuditDispute): readonly ReportTable[] {
  const told = story.map(({ at, by, text }) => ({ cells: [momentText(at), by, text] }));
  const shown = evidence.map(({ at, by, what, hash }) => ({ cells: [momentText(at), by, what, hash] }));
  return [
    facts(fields),
    ...(told.length === 0 ? [] : [table(STORY, told)]),
    ...(shown.length === 0 ? [] : [table(EVIDENCE, shown)]),
    ...rulings.map(({ title, facts: ruled }) =>
      facts(ruled, [
        { title, share: 22 },
        { title: '', share: 78 },
      ]),
    ),
  ];
}

const DOUBTS: readonly ReportColumn[] = [
  { title: 'Entry', share: 7, right: true },
  { title: 'Clock', share: 16 },
  { title: 'What was recorded', share: 30 },
  { title: 'What is in doubt', share: 47 },
];

/** What a reader must not take for proved. */
function doubts({ doubts: { count, groups }, depth }: Audit): ReportSection {
  const says =
    count === 0
      ? nothingInDoubt(depth)
      : 'Everything that rests on less than the record itself, or that the rules speak against.';
  const parts = groups.map((group) => ({
    title: `${group.title} (${group.doubts.length})`,
    blocks: [
      words(group.says),
      table(
        DOUBTS,
        group.doubts.map(({ entry, clock, text, ruleName, says: about, cites }) => {
          const notes = [[ruleName, ...cites.slice(0, 1).map((one) => one.section)].join(', ')];
          return { cells: [String(entry), clock, text, { text: about, notes }] };
        }),
      ),
    ],
  }));
  return section('doubts', 'What the record leaves in doubt', [words(says)], parts);
}

/** The last part of a report: what shows that all before it is what was recorded. */
function checkpoint({ seal, match }: Audit): ReportSection {
  if ('says' in seal)
    return section('checkpoint', 'Checkpoint', [words(`Nothing is signed for this record: ${seal.says}`)]);
  const { size, origin, signedAt, note, key } = seal;
  return section('checkpoint', 'Checkpoint', [
    {
      kind: 'checkpoint',
      says: [
        `The log ${origin} signed the root of its first ${size} events at ${momentText(signedAt)} UTC. Every entry and every dispute of this report is among them.`,
        `Whoever keeps this page can show later that none of them was changed, moved or left out: get the bundle of match ${match}, put the signed note into a file, and run`,
      ],
      command: 'adjutant verify BUNDLE --checkpoint FILE',
      exactly: [
        { title: 'The signed note (C2SP)', text: note.trimEnd() },
        { title: 'Key that it is verified with', text: key },
      ],
      note,
    },
  ]);
}
