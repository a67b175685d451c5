import { ask, truthOf } from '../testing/asking.js';
import { at, sceneWith, tableWith, unit, unitsOf } from '../testing/invented-pack.js';
import type { IssuedOrder, Table, Unit } from '../table/table.js';

const roles = { issuer: 'A1', recipient: 'A2' };
const issuer = { issuer: 'issuer' };
const recipient = { recipient: 'recipient' };
const caller = (traits: Partial<Unit> = {}) => unit('A1', { orders: { perRound: 1, recipients: ['LAMP'] }, ...traits });
const order = (place: string, changes: Partial<IssuedOrder> = {}): IssuedOrder => ({
  number: 4,
  player: 'A',
  issuer: 'A1',
  order: 'decree/hold-fast',
  recipient: 'A2',
  at: at(place),
  counted: true,
  active: true,
  ...changes,
});

function ordering(changes: Partial<Table> = {}, units: readonly Unit[] = [caller(), unit('A2')], by: 'A' | 'B' = 'A') {
  const table = tableWith({ clock: at('1.A.kindle'), units: unitsOf(...units), ...changes });
  return sceneWith({ entry: 'decree/hold-fast', player: by, roles, table });
}
const nobody = sceneWith({ entry: 'decree/hold-fast', roles: {} });

describe('order-allowance-left', () => {
  const left = (place: string, orders: readonly IssuedOrder[], traits: Partial<Unit> = {}) =>
    truthOf('order-allowance-left', issuer, ordering({ clock: at(place), orders }, [caller(traits), unit('A2')]));
  const loud = { enhancements: ['core/loud-voice'] };

  it.each([
    ['none yet', '1.A.kindle', [], 'met'],
    ['one this round', '1.A.kindle', [order('1.A.kindle')], 'unmet'],
    ['one in the last round', '2.A.kindle', [order('1.A.kindle')], 'met'],
    ['one that does not count', '1.A.kindle', [order('1.A.kindle', { counted: false })], 'met'],
    ['one of another issuer', '1.A.kindle', [order('1.A.kindle', { issuer: 'A3' })], 'met'],
  ])('with one a round, after %s', (_, place, orders, answer) => {
    expect(left(place, orders)).toBe(answer);
  });

  it.each([
    ['the second in the normal phase', '1.A.kindle', [order('1.A.kindle')], 'met'],
    ['the third in the normal phase', '1.A.kindle', [order('1.A.kindle'), order('1.A.kindle')], 'unmet'],
    ['the first outside it', '1.B.march', [], 'met'],
    ['the second outside it', '1.B.march', [order('1.B.kindle')], 'unmet'],
    ['the second, the first having been normal', '1.B.march', [order('1.A.kindle')], 'met'],
    ['the third, two having been normal', '1.B.march', [order('1.A.kindle'), order('1.A.kindle')], 'unmet'],
  ])('with an extra one for the normal phase: %s', (_, place, orders, answer) => {
    expect(left(place, orders, loud)).toBe(answer);
  });

  it('says how many', () => {
    expect(
      ask('order-allowance-left', issuer, ordering({ orders: [order('1.B.march')] }, [caller(loud), unit('A2')])),
    ).toEqual({
      answer: 'met',
      facts: { issuer: 'A1', perRound: 1, extra: 1, issuedThisRound: 1, issuedOutsideOwnPhase: 1 },
      says: 'Unit A1 (A1) has issued 1 of 2 orders this battle round.',
    });
  });

  it('is none without an order sheet, and unknown of nobody or before the battle', () => {
    expect(truthOf('order-allowance-left', issuer, ordering({}, [unit('A1'), unit('A2')]))).toBe('unmet');
    expect(truthOf('order-allowance-left', issuer, nobody)).toBe('unknown');
    expect(truthOf('order-allowance-left', issuer, ordering({ clock: null }))).toBe('unknown');
  });
});

describe('order-granted', () => {
  it.each([
    ['the unit in this phase', { unit: 'A1', at: at('1.A.kindle') }, 'met'],
    ['the unit in another phase', { unit: 'A1', at: at('1.A.march') }, 'unmet'],
    ['another unit', { unit: 'A2', at: at('1.A.kindle') }, 'unmet'],
  ])('where one was granted to %s', (_, granted, answer) => {
    expect(truthOf('order-granted', issuer, ordering({ grantedOrders: [granted] }))).toBe(answer);
  });

  it('says so', () => {
    expect(ask('order-granted', issuer, ordering())).toEqual({
      answer: 'unmet',
      facts: { issuer: 'A1', granted: false },
      says: 'Unit A1 (A1) has no granted order open this phase.',
    });
  });
});

describe('order-recipient-eligible', () => {
  const both = { ...issuer, ...recipient };

  it.each([
    ['has the keyword', unit('A2'), 'met'],
    ['has it not', unit('A2', { keywords: ['TIDE'] }), 'unmet'],
  ])('where the recipient %s', (_, hearer, answer) => {
    expect(truthOf('order-recipient-eligible', both, ordering({}, [caller(), hearer]))).toBe(answer);
  });

  it('may be waived by the army', () => {
    const units = [caller({ owner: 'B' }), unit('A2', { owner: 'B', keywords: [] })];
    expect(ask('order-recipient-eligible', both, ordering({}, units, 'B'))).toEqual({
      answer: 'met',
      facts: { recipient: 'A2', keywords: [], eligible: ['LAMP'], waived: true },
      says: 'The army may order any of its units.',
    });
  });

  it('is unmet without an order sheet and unknown of nobody', () => {
    expect(ask('order-recipient-eligible', both, ordering({}, [unit('A1'), unit('A2')])).says).toBe(
      'Unit A2 (A2) has none of the keywords that Unit A1 may order: none.',
    );
    expect(truthOf('order-recipient-eligible', both, nobody)).toBe('unknown');
  });
});

describe('order-would-repeat', () => {
  const twin = unit('A2', { enhancements: ['tide-wardens/twin-bell'] });
  const again = (hearer: Unit, ...orders: readonly IssuedOrder[]) =>
    truthOf('order-would-repeat', recipient, ordering({ orders }, [caller(), hearer]));

  it('matters only to a unit that may be under several orders', () => {
    expect(again(twin, order('1.A.kindle'))).toBe('met');
    expect(again(unit('A2'), order('1.A.kindle'))).toBe('unmet');
  });

  it.each([
    ['another order', { order: 'decree/row-home' }],
    ['an order on another unit', { recipient: 'A3' }],
    ['an order that is over', { active: false }],
  ])('is not met by %s', (_, changes) => {
    expect(again(twin, order('1.A.kindle', changes))).toBe('unmet');
  });

  it('says which order', () => {
    expect(ask('order-would-repeat', recipient, ordering({ orders: [order('1.A.kindle')] }, [caller(), twin]))).toEqual(
      {
        answer: 'met',
        facts: { recipient: 'A2', ordersAtOnce: 2, issuedByEntry: 4 },
        says: 'Unit A2 (A2) is already under this order.',
      },
    );
    expect(truthOf('order-would-repeat', recipient, nobody)).toBe('unknown');
  });
});

describe('orders-barred', () => {
  it.each([
    ['this turn', { player: 'A' as const, at: at('1.A.march') }, 'met'],
    ['another turn', { player: 'A' as const, at: at('1.B.march') }, 'unmet'],
    ['the other player', { player: 'B' as const, at: at('1.A.march') }, 'unmet'],
  ])('where %s is barred', (_, bar, answer) => {
    expect(truthOf('orders-barred', {}, ordering({ orderBars: [bar] }))).toBe(answer);
  });

  it('says so', () => {
    expect(ask('orders-barred', {}, ordering())).toEqual({
      answer: 'unmet',
      facts: { barred: false },
      says: 'A may issue orders.',
    });
  });
});
