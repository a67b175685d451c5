import type { RosterPrice } from '../muster/roster-parts.js';
import { PACK, tableWith, unit } from '../testing/invented-pack.js';
import type { Unit } from '../table/table.js';
import { armyWaives, detachmentOf, grantsOf, ordersAtOnce } from './bearing.js';

const table = tableWith();
const borne = (id: string, traits: Partial<Unit>) => grantsOf(PACK, table, unit(id, traits)).map((one) => one.id);

describe('what a unit bears', () => {
  it.each<[string, Partial<Unit>, string[]]>([
    ['nothing', {}, []],
    [
      'a relic and an ability',
      { enhancements: ['core/loud-voice'], abilities: ['core/thrift'] },
      ['core/loud-voice', 'core/thrift'],
    ],
    [
      'what an ability grants in turn',
      { abilities: ['core/keeper-of-the-flame'] },
      ['core/keeper-of-the-flame', 'core/echo'],
    ],
    [
      'each thing once',
      { abilities: ['core/echo', 'core/keeper-of-the-flame', 'core/echo'] },
      ['core/echo', 'core/keeper-of-the-flame'],
    ],
    ['nothing that the pack does not know', { abilities: ['core/none'] }, []],
    ['an ability of its own', { abilities: [{ id: 'own', name: 'Own' }] }, ['own']],
  ])('is %s', (_, traits, ids) => {
    expect(borne('A1', traits)).toEqual(ids);
  });

  it('is less what its detachment takes away from units of its name', () => {
    const fog = { abilities: ['core/rising-fog', 'core/thrift'] };
    expect(borne('B1', { name: 'OLD SALT', ...fog })).toEqual(['core/thrift']);
    expect(borne('B1', fog)).toEqual(['core/rising-fog', 'core/thrift']);
    expect(borne('A1', { name: 'Old Salt', ...fog })).toEqual(['core/rising-fog', 'core/thrift']);
  });

  it('brings the claim of an ability that the roster writes out', () => {
    const claim = { names: [], kinds: ['ploy'], reach: 'army' } as const;
    expect(grantsOf(PACK, table, unit('A1', { abilities: [{ id: 'own', name: 'Own', claim }] }))).toEqual([
      { id: 'own', name: 'Own', grants: { claim } },
    ]);
  });
});

describe('a price on a roster', () => {
  const priceOf = (price: RosterPrice) => {
    const [borne] = grantsOf(PACK, table, unit('B1', { abilities: [{ id: 'own', name: 'Own', price: [price] }] }));
    return borne?.grants.price;
  };
  const asked = { add: 1, kinds: ['ploy'] };

  it('changes what the pack counts in, by whoever uses it, at any time', () => {
    expect(priceOf({ ...asked, usesBy: 'own' })).toEqual([{ ...asked, resource: 'cp', usesBy: 'own' }]);
    expect(priceOf({ ...asked, resource: 'oil', usesBy: 'opponent' })).toEqual([
      { ...asked, resource: 'oil', usesBy: 'opponent' },
    ]);
  });

  it.each([
    ['own', 'own', 'own'],
    ['own', 'opponent', 'opponent'],
    ['opponent', 'own', 'opponent'],
    ['opponent', 'opponent', 'own'],
  ] as const)('for uses by %s, in the %s turn of its bearer, is in the %s turn of the user', (usesBy, turn, users) => {
    expect(priceOf({ ...asked, usesBy, turn, fromRound: 3 })).toEqual([
      { ...asked, resource: 'cp', usesBy, when: { record: 'clock-is', turn: users, fromRound: 3 } },
    ]);
  });

  it('may come with a battle round alone', () => {
    expect(priceOf({ ...asked, usesBy: 'own', fromRound: 2 })?.[0]?.when).toEqual({
      record: 'clock-is',
      turn: 'either',
      fromRound: 2,
    });
  });
});

describe('what an army brings', () => {
  it('comes from its detachment', () => {
    expect(detachmentOf(PACK, table, 'B').waives).toEqual(['order-recipients']);
    expect(detachmentOf(PACK, table, 'A')).toEqual({});
    expect(detachmentOf(PACK, { ...table, armies: { A: null, B: null } }, 'B')).toEqual({});
  });

  it('may waive a rule', () => {
    expect(armyWaives(PACK, table, 'B', 'order-recipients')).toBe(true);
    expect(armyWaives(PACK, table, 'B', 'something-else')).toBe(false);
    expect(armyWaives(PACK, table, 'A', 'order-recipients')).toBe(false);
  });
});

describe('orders at once', () => {
  it('are one, or as many as the best thing borne allows', () => {
    expect(ordersAtOnce(PACK, table, unit('B1'))).toBe(1);
    expect(
      ordersAtOnce(PACK, table, unit('B1', { enhancements: ['tide-wardens/twin-bell'], abilities: ['core/thrift'] })),
    ).toBe(2);
  });
});
