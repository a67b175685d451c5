import type { Pack } from '../pack/pack.js';
import { PACK, sceneWith, tableWith, unit, unitsOf } from '../testing/invented-pack.js';
import { source } from '../testing/invented-problems.js';
import { judge, reasonsAgainst } from './judge.js';
import { priceOf } from './price.js';
import { countsUnpaid } from './unpaid.js';

/** Where the march lets it count. Flare Up! costs 2 oil, and one more for the bearer of `Wind`. */
const pack: Pack = {
  ...PACK,
  economy: { ...PACK.economy, unpaid: { when: { record: 'clock-is', turn: 'own', phases: ['march'] }, source } },
};
const wind = {
  id: 'wind',
  name: 'Wind',
  price: [{ add: 1, resource: 'oil', kinds: ['ploy'], usesBy: 'own' as const }],
};
const scene = (oil: number, abilities: readonly (typeof wind)[], from = pack) =>
  sceneWith({
    pack: from,
    table: tableWith({ units: unitsOf(unit('A1', { abilities })), balances: { A: { oil }, B: {} } }),
  });
const isUnpaid = (oil: number, abilities: readonly (typeof wind)[] = [wind], from = pack) => {
  const here = scene(oil, abilities, from);
  return countsUnpaid(here, priceOf(here, []));
};

describe('a use that a raised price makes too dear', () => {
  it.each([
    [1, false],
    [2, true],
    [3, false],
  ])('with %i oil for 2, raised to 3: counts unpaid %s', (oil, counts) => {
    expect(isUnpaid(oil)).toBe(counts);
  });

  it('does not where nothing raised the price, nor where the pack does not say so', () => {
    expect(isUnpaid(1, [])).toBe(false);
    expect(isUnpaid(2, [wind], PACK)).toBe(false);
  });

  it('does not where the condition does not hold', () => {
    const elsewhere = {
      ...pack,
      economy: { ...pack.economy, unpaid: { when: { record: 'clock-is', turn: 'opponent' }, source } },
    };
    expect(isUnpaid(2, [wind], elsewhere)).toBe(false);
  });

  it('is no refusal, and says what comes of it', () => {
    const here = scene(2, [wind]);
    const judgement = judge(pack, here.table, here.rule, here);
    expect(reasonsAgainst(judgement, { attestations: 'required' })).toEqual([]);
    expect(judgement.findings.at(-1)?.says).toBe(
      'Flare Up! costs 3 OIL; A has 2. Nothing is paid and nothing comes of it; the use counts.',
    );
  });
});
