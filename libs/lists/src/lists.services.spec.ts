import fc from 'fast-check';
import { builtOver, describeLaws, manner, rowsOf } from './contract/laws.js';
import { happenings } from './contract/logs.js';
import { freshDatabase, freshFile } from './contract/places.js';
import { describeFinding } from './contract/finding.js';
import { describeRulings } from './contract/rulings.js';
import { describeTournaments } from './contract/tournaments.js';
import { openLists } from './index.js';

const database = () => freshDatabase(process.env['ADJUTANT_TEST_POSTGRES'] ?? '');

describeRulings('postgres', database);
describeFinding('postgres', database);
describeTournaments('postgres', database);
const LOGS = process.env['ADJUTANT_FAULTS'] === 'full' ? 10 : 3;
describeLaws('postgres', database, LOGS);

test('both engines have the same rows for the same log, and find the same', async () => {
  await fc.assert(
    fc.asyncProperty(happenings, manner, async (log, how) => {
      const places = [await freshFile(), await database()];
      const rows: unknown[] = [];
      for (const { setting, remove } of places) {
        const lists = await openLists(setting);
        await builtOver(lists, log, how);
        rows.push(await rowsOf(lists));
        await lists.close();
        await remove();
      }
      expect(rows[1]).toEqual(rows[0]);
    }),
    { numRuns: LOGS },
  );
});
