import { amountOf, tally } from '@adjutant/tools-services';
import { httpTable, type HttpTable } from './http-table.js';
import { quickTable, type QuickTable } from './quick-table.js';
import { Pair, type Table } from './twins.js';

const MOST = 10_000;
const SECONDS = amountOf('seconds for such pairs');
/** So many in any case, however long a slow machine needs for them. */
const FEWEST = { within: 50, overHttp: 5 };

/** Pairs until there are enough or the time is up. What ran is told, not what was meant to. */
async function playPairs(table: Table, { from, fewest, seconds }: { from: number; fewest: number; seconds: number }) {
  const until = Date.now() + seconds * 1_000;
  const tried = new Map<string, number>();
  let pairs = 0;
  for (; pairs < fewest || (pairs < MOST && Date.now() < until); pairs += 1)
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
    const { pairs, commands } = await playPairs(quick, { from: 1_000_000, fewest: FEWEST.within, seconds: SECONDS });
    tally('pairs of games with another sealed hand, without sockets', 'told apart by nobody', pairs);
    tally('commands of such pairs', 'answered alike to opponents, scorekeepers, organizers and strangers', commands);
    expect(pairs).toBeGreaterThanOrEqual(FEWEST.within);
  });

  test('are told apart by no status, header or page either', async () => {
    const { pairs, commands } = await playPairs(http, {
      from: 5_000_000,
      fewest: FEWEST.overHttp,
      seconds: SECONDS / 3,
    });
    tally('pairs of games with another sealed hand, over HTTP', 'told apart by nobody', pairs);
    tally('commands of such pairs over HTTP', 'answered alike, with their headers', commands);
    expect(pairs).toBeGreaterThanOrEqual(FEWEST.overHttp);
  });
});
