import { PACK, tableWith, unit, unitsOf } from '../testing/invented-pack.js';
import type { Pack } from '../pack/pack.js';
import type { Unit } from '../table/table.js';
import { bearersOfChanges } from './changing-uses.js';

const price = [{ resource: 'oil', add: 1, kinds: ['ploy'], usesBy: 'own' }] as const;
const bearers = (...units: readonly Unit[]) =>
  bearersOfChanges(PACK, tableWith({ units: unitsOf(...units) })).map(({ id }) => id);

describe('who bears what changes uses', () => {
  it('are those whose abilities and enhancements say so, in the order of the table', () => {
    expect(
      bearers(
        unit('A1'),
        unit('B1', { abilities: ['core/rising-fog'] }),
        unit('A2', { abilities: ['core/echo'] }),
        unit('A3', { abilities: ['core/free-spark'] }),
        unit('A4', { enhancements: ['core/thrift'] }),
        unit('A5', { abilities: ['no-such-thing', { id: 'own', name: 'Own', price }, { id: 'other', name: 'Other' }] }),
        unit('A6', { abilities: [{ id: 'other', name: 'Other' }] }),
      ),
    ).toEqual(['B1', 'A2', 'A4', 'A5']);
  });

  it('are those as well whose abilities bring such abilities, however these go round', () => {
    const brings = (abilities: readonly string[], grants: object = {}) => {
      return { ...PACK.entries['core/echo'], grants: { abilities, ...grants } };
    };
    const entries = {
      a: brings(['b']),
      b: brings(['a', 'c']),
      c: brings(['b'], { price }),
      d: brings(['e']),
      e: brings(['d']),
    };
    const pack = { ...PACK, entries: { ...PACK.entries, ...entries } } as Pack;
    const units = unitsOf(...['a', 'b', 'c', 'd'].map((id) => unit(id, { abilities: [id] })));
    expect(bearersOfChanges(pack, tableWith({ units })).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});
