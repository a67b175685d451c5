import { amountOf } from '@adjutant/tools-services';
import { quickTable, type QuickTable } from './quick-table.js';
import { Pair } from './twins.js';

const PAIRS = amountOf('pairs of games with another hand');

let table: QuickTable;
beforeAll(async () => {
  table = await quickTable();
});
afterAll(() => table.close());

describe('two games that differ only in what A holds', () => {
  test('are told apart by nobody who may not know, whatever they send', async () => {
    const tried = new Map<string, number>();
    for (let seed = 1; seed <= PAIRS; seed += 1)
      for (const [what, times] of (await new Pair(table, seed).play(2)).commands)
        tried.set(what, (tried.get(what) ?? 0) + times);
    for (const as of ['B', 'sam', 'visitor'])
      for (const type of ['DrawObjective', 'DiscardObjective', 'UseStratagem'])
        expect([as, type, (tried.get(`${as} ${type}`) ?? 0) > 0]).toEqual([as, type, true]);
  }, 120_000);
});
