import { is, type Static } from '@adjutant/kernel';
import { RoundPoint } from '../chart.js';

const Cell = is.either(
  is.anyText(),
  is.object(
    { text: is.anyText(), notes: is.many(is.anyText(), { says: 'Smaller lines under the text.' }) },
    { name: 'ReportCell' },
  ),
);

const Column = is.object(
  {
    title: is.anyText(),
    share: is.anyWhole({ says: 'Share of the width in percent; those of a table add up to 100.' }),
    right: is.optional(is.yes({ says: 'Numbers, which stand under each other.' })),
    exact: is.optional(is.yes({ says: 'Signs that are compared one by one.' })),
  },
  { name: 'ReportColumn' },
);

const Row = is.object(
  {
    cells: is.many(Cell),
    struck: is.optional(is.yes({ says: 'Counts for nothing.' })),
    sum: is.optional(is.yes({ says: 'What stands above it, added up.' })),
  },
  { name: 'ReportRow' },
);

const Table = is.object(
  { kind: is.exactly('table'), columns: is.many(Column), rows: is.many(Row) },
  { name: 'ReportTable' },
);

const Words = is.object(
  {
    kind: is.exactly('words'),
    as: is.oneOf(['paper', 'void', 'warning', 'warned', 'title', 'result', 'plain'], {
      says: 'How loud it is; `warned` says more of the warning before it.',
    }),
    text: is.anyText(),
  },
  { name: 'ReportWords' },
);

const Chart = is.object(
  {
    kind: is.exactly('chart'),
    points: is.many(RoundPoint, { says: 'The numbers stand in a table of the same part.' }),
  },
  { name: 'ReportChart' },
);

const Checkpoint = is.object(
  {
    kind: is.exactly('checkpoint'),
    says: is.many(is.anyText()),
    command: is.anyText({ says: 'What shows it.' }),
    exactly: is.many(is.object({ title: is.anyText(), text: is.anyText() }, { name: 'ReportExactly' })),
    note: is.anyText({ says: 'The signed note, for a code that a camera reads.' }),
  },
  { name: 'ReportCheckpoint' },
);

/** One thing below another. */
export const ReportBlock = is.byMember('kind', [Words, Table, Chart, Checkpoint]);
export type ReportBlock = Static<typeof ReportBlock>;

const Part = is.object({ title: is.anyText(), blocks: is.many(ReportBlock) }, { name: 'ReportPart' });

export const ReportSection = is.named(
  'ReportSection',
  is.extended(Part, {
    id: is.anyText({ says: 'Where it stands in the page.' }),
    parts: is.many(Part, { says: 'What stands below it under titles of its own.' }),
  }),
);
export type ReportSection = Static<typeof ReportSection>;

/** The report of a match, as paper and page say it: whatever one of them says, the other says as well. */
export const ReportView = is.object(
  {
    match: is.anyText(),
    title: is.anyText(),
    subject: is.anyText(),
    head: is.anyText({ says: 'What stands at the head of every page of paper.' }),
    foot: is.anyText(),
    newest: is.anyText({ says: 'When the newest thing that it tells was recorded.' }),
    front: is.many(ReportBlock),
    sections: is.many(ReportSection),
  },
  { name: 'ReportView' },
);
export type ReportView = Static<typeof ReportView>;

export type ReportTable = Static<typeof Table>;
export type ReportColumn = Static<typeof Column>;
export type ReportRow = Static<typeof Row>;
export type ReportCell = Static<typeof Cell>;
export type ReportCheckpoint = Static<typeof Checkpoint>;
