import fc from 'fast-check';
import type { Pack } from '../pack/pack.js';
import { entryOf, PACK, sceneWith, tableWith, unit, unitsOf } from '../testing/invented-pack.js';
import { withHead, head, source } from '../testing/invented-problems.js';
import { weighClaims } from './claims.js';
import { priceOf } from './price.js';

const claim = { zeroCost: true, kinds: ['ploy'], reach: 'army' } as const;
const named = { id: 'gift', name: 'Gift', claim: { ...claim, names: ['Flare Up!'] } };
const unnamed = { id: 'boon', name: 'Boon', claim: { ...claim, names: [] } };

interface Around {
  readonly bound?: number;
  readonly adds?: readonly number[];
  readonly extra?: number;
  readonly claiming?: readonly (typeof named | typeof unnamed)[];
}

/** Flare Up! costs 2, and 2 plus `extra` in its mode; each of `adds` comes from an ability of its own. */
function priced({ bound, adds = [], extra = 0, claiming = [] }: Around) {
  const rule = { ...entryOf(PACK, 'core/flare-up'), modes: [{ id: 'high', name: 'High', extra: { oil: extra } }] };
  const priceBound = bound === undefined ? {} : { priceBound: { add: bound, source } };
  const pack: Pack = {
    ...PACK,
    economy: { ...PACK.economy, ...priceBound },
    entries: { ...PACK.entries, [rule.id]: rule },
  };
  const price = (add: number) => [{ add, resource: 'oil', kinds: ['ploy'], usesBy: 'own' as const }];
  const abilities = adds.map((add, at) => ({ id: `add-${at}`, name: `Add ${at}`, price: price(add) }));
  const table = tableWith({ units: unitsOf(unit('A1', { abilities: [...abilities, ...claiming] })) });
  const claims = claiming.map(({ id }) => ({ ability: id, bearer: 'A1' }));
  const scene = sceneWith({ pack, table, claims, roles: { target: 'A1', mode: 'high' } });
  return priceOf(scene, weighClaims(scene));
}

describe('a price whose changes are bounded', () => {
  it.each<[string, Around, number]>([
    ['one more', { adds: [1] }, 3],
    ['two more are one', { adds: [1, 1] }, 3],
    ['what takes off counts before the bound', { adds: [1, 1, -1] }, 3],
    ['what takes off is not bounded', { adds: [-1, -1] }, 0],
    ['free without a name takes one off', { adds: [1, 1], claiming: [unnamed] }, 3],
    ['free by name leaves what raises it', { adds: [1, 1], claiming: [named] }, 1],
    ['what a mode costs besides is no change', { adds: [1, 1], extra: 1 }, 4],
    ['free by name leaves what the mode costs besides', { extra: 1, claiming: [named] }, 1],
  ])('%s', (_, around, due) => {
    expect(priced({ bound: 1, ...around }).due).toBe(due);
  });

  it('says what the bound took off again', () => {
    expect(priced({ bound: 1, adds: [1, 2] }).changes.at(-1)).toEqual({
      by: 'the bound of +1 on all changes',
      bearer: 'core/flare-up',
      delta: -2,
    });
    expect(priced({ bound: 1, adds: [1] }).changes).toHaveLength(1);
  });

  it('is as it was where no pack bounds it', () => {
    expect(priced({ adds: [1, 1, 3] }).due).toBe(7);
  });

  it('is max(0, printed + mode + min(bound, sum of changes)), printed being 0 where a name makes it free', () => {
    const whole = fc.integer({ min: -3, max: 3 });
    const claims = fc.subarray([named, unnamed]);
    fc.assert(
      fc.property(
        fc.array(whole, { maxLength: 4 }),
        fc.nat({ max: 2 }),
        fc.nat({ max: 2 }),
        claims,
        (adds, bound, extra, claiming) => {
          const { due, printed, changes } = priced({ bound, adds, extra, claiming });
          const off = claiming.includes(unnamed) ? -1 : 0;
          const sum = adds.reduce((added, one) => added + one, off);
          const base = claiming.includes(named) ? 0 : 2;
          expect(due).toBe(Math.max(0, base + extra + Math.min(bound, sum)));
          expect(due).toBe(
            Math.max(
              0,
              changes.reduce((total, one) => total + one.delta, printed),
            ),
          );
        },
      ),
    );
  });

  it('cites where it stands', () => {
    const economy = head['economy'] as object;
    const priceBound = { add: 1, source: { document: 'atlas', section: 'Nowhere' } };
    expect(withHead({ economy: { ...economy, priceBound } }).join()).toContain('names no known document: atlas');
  });
});
