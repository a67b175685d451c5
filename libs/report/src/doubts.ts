import { nothingInDoubt, type Audit } from '@adjutant/views';
import type { Sheet } from './sheet.js';
import { table, type Column } from './table.js';

const DOUBTS: readonly Column[] = [
  { title: 'Entry', share: 0.07, align: 'right' },
  { title: 'Clock', share: 0.16 },
  { title: 'What was recorded', share: 0.3 },
  { title: 'What is in doubt', share: 0.47 },
];

/** What a reader must not take for proved. */
export async function doubts(sheet: Sheet, { doubts: { count, groups }, depth }: Audit): Promise<void> {
  sheet.heading('What the record leaves in doubt');
  if (count === 0) {
    sheet.paragraph(nothingInDoubt(depth));
    return;
  }
  sheet.paragraph('Everything that rests on less than the record itself, or that the rules speak against.');
  for (const { title, says, doubts: all } of groups) {
    sheet.subheading(`${title} (${all.length})`);
    sheet.paragraph(says);
    await table(
      sheet,
      DOUBTS,
      all.map(({ entry, clock, text, ruleName, says: about, cites }) => ({
        cells: [
          String(entry),
          clock,
          text,
          { text: about, notes: [[ruleName, ...cites.slice(0, 1).map((one) => one.section)].join(', ')] },
        ],
      })),
    );
  }
}
