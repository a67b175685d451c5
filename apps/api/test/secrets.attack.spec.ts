import { tally } from '@adjutant/tools-services';
import { httpTable, type HttpTable } from './http-table.js';
import { quickTable, type QuickTable } from './quick-table.js';
import { Pair, type Table } from './twins.js';

/** 10,000 where there is time for them: `ADJUTANT_TEST_TWINS=10000 ADJUTANT_TEST_TWINS_SECONDS=3600`. */
const PAIRS = Number(process.env['ADJUTANT_TEST_TWINS'] ?? 10_000);
const SECONDS = Number(process.env['ADJUTANT_TEST_TWINS_SECONDS'] ?? 35);
/** The machine has to be able to do so many, whatever else it does. */
const FEWEST = { within: 50, overHttp: 5 };

/** Pairs until there are enough or the time is up. What ran is told, not what was meant to. */
async function playPairs(table: Table, { from, most, seconds }: { from: number; most: number; seconds: number }) {
  const until = Date.now() + seconds * 1_000;
  const tried = new Map<string, number>();
  let pairs = 0;
  for (; pairs < most && Date.now() < until; pairs += 1)
    for (const [what, times] of (await new Pair(table, from + pairs).play(2)).commands)
      tried.set(what, (tried.get(what) ?? 0) + times);
  return { pairs, tried, commands: [...tried.values()].reduce((sum, times) => sum + times, 0) };
}

describe('pairs of games that differ only in a sealed hand', () => {
  let quick: QuickTable;
  let http: HttpTable;
  beforeAll(async () => {
    [quick, http] = [await quickTable(), await httpTable()];
  });
  afterAll(async () => {
    await quick.close();
    await http.close();
  });

  test('are told apart by no answer to anybody who may not know', async () => {
    const { pairs, commands } = await playPairs(quick, { from: 1_000_000, most: PAIRS, seconds: SECONDS });
    tally('pairs of games with another sealed hand, without sockets', 'told apart by nobody', pairs);
    tally('commands of such pairs', 'answered alike to opponents, scorekeepers, organizers and strangers', commands);
    expect(pairs).toBeGreaterThanOrEqual(Math.min(PAIRS, FEWEST.within));
  });

  test('are told apart by no status, header or page either', async () => {
    const { pairs, commands } = await playPairs(http, { from: 5_000_000, most: PAIRS, seconds: SECONDS / 3 });
    tally('pairs of games with another sealed hand, over HTTP', 'told apart by nobody', pairs);
    tally('commands of such pairs over HTTP', 'answered alike, with their headers', commands);
    expect(pairs).toBeGreaterThanOrEqual(Math.min(PAIRS, FEWEST.overHttp));
  });
});
