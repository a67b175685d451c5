import type { Caveat, Pack } from '@adjutant/rules';
import { amid, after, SHELF, uses } from '@adjutant/testing/given';
import { restsBlocks } from './report-rests.js';
import { restsOf } from './rests.js';

const pack = SHELF.packs[0] as Pack;
const [gust, other] = Object.values(pack.entries)
  .filter(({ name }) => name === 'Gust!')
  .concat(Object.values(pack.entries).filter(({ kind, name }) => kind === 'stratagem' && name !== 'Gust!'));
const source = { document: 'almanac', section: 'Winds', decision: 'K-07' };
const caveat = (id: string, more: Partial<Caveat> = {}): Caveat => ({
  ...{ id, grade: 'decision', about: `About ${id}`, taken: `So ${id} is played`, source },
  ...more,
});
const listing = (...caveats: readonly Caveat[]): Pack => ({
  ...pack,
  caveats: Object.fromEntries(caveats.map((one) => [one.id, one])),
});
const played = after(amid(2), [uses('Gust', 'A2')]);

it('is nothing for a release that lists nothing', () => {
  expect(restsOf(pack, played)).toBeUndefined();
});

it('counts what a release lists, and tells what of it is about an entry that the record names', () => {
  const readings = ['One reader: once.', 'Another: twice.'];
  const about = caveat('gusts', { grade: 'conflict', readings, entries: [gust?.id ?? '', other?.id ?? ''] });
  const unnamed = caveat('unnamed', { entries: [other?.id ?? ''] });
  const rests = restsOf(listing(caveat('weather', { grade: 'one-source' }), about, unnamed), played);
  expect(rests?.named.map(({ id, names }) => [id, names])).toEqual([['gusts', ['Gust!']]]);
  const [says, table] = rests ? restsBlocks(rests) : [];
  expect(says).toMatchObject({
    text: expect.stringContaining(
      'Of 3 things its rules rest on less than the text of a document (sources differ: 1; one source tells it: 1; decided here: 1)',
    ) as string,
  });
  expect(table).toMatchObject({
    rows: [
      {
        cells: [
          { text: 'About gusts', notes: ['Gust!', ...readings] },
          'So gusts is played',
          { text: 'sources differ', notes: ['almanac, Winds, decision K-07'] },
        ],
      },
    ],
  });
});

it('says so where none of them is about what was played', () => {
  const rests = restsOf(listing(caveat('weather')), played);
  const [says, ...more] = rests ? restsBlocks(rests) : [];
  expect([JSON.stringify(says), more]).toEqual([expect.stringContaining('None of those'), []]);
});
