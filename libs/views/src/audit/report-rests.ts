import type { Caveat, Grade } from '@adjutant/rules';
import { table, words } from './report-tables.js';
import type { ReportBlock, ReportColumn } from './report-view.js';
import type { AuditRests } from './rests.js';

const SAYS: { readonly [grade in Grade]: string } = {
  conflict: 'sources differ',
  'one-source': 'one source tells it',
  decision: 'decided here',
};

const COLUMNS: readonly ReportColumn[] = [
  { title: 'What it is about', share: 32 },
  { title: 'Played here', share: 38 },
  { title: 'Where', share: 30 },
];

/** How many things the release is not certain of, and which of them the record has to do with. */
export function restsBlocks({ listed, named }: AuditRests): readonly ReportBlock[] {
  const grades = Object.entries(SAYS).flatMap(([grade, says]) => {
    const times = listed.filter((one) => one.grade === grade).length;
    return times === 0 ? [] : [`${says}: ${times}`];
  });
  const all = `Of ${listed.length} things its rules rest on less than the text of a document (${grades.join('; ')}). All of them stand on the page of the game.`;
  if (named.length === 0)
    return [
      words(`${all} None of those that are about single cards or stratagems is about one that the record names.`),
    ];
  const rows = named.map(({ about, readings = [], taken, names, grade, source }) => ({
    cells: [
      { text: about, notes: [names.join(', '), ...readings] },
      taken,
      { text: SAYS[grade], notes: [whereOf(source)] },
    ],
  }));
  return [words(`${all} These are about something that the record names:`), table(COLUMNS, rows)];
}

function whereOf({ document, section, decision }: Caveat['source']): string {
  return [document, section, ...(decision === undefined ? [] : [`decision ${decision}`])].join(', ');
}
