import { at, PACK, tableWith, unit, unitsOf } from '../testing/invented-pack.js';
import type { IssuedOrder, Unit } from '../table/table.js';
import { addAct, addOrder, addStatus, changeUnit, destroyUnit, endOrdersOn } from './units.js';

const gone = { at: null, entry: 1, statuses: [], wasAttached: false };
const order = (recipient: string, changes: Partial<IssuedOrder> = {}): IssuedOrder => ({
  number: 1,
  player: 'A',
  issuer: 'A1',
  order: 'decree/hold-fast',
  recipient,
  at: at('1.A.kindle'),
  counted: true,
  active: true,
  ...changes,
});
const table = (orders: readonly IssuedOrder[], ...units: readonly Unit[]) =>
  tableWith({ units: unitsOf(...units), orders });

describe('a unit', () => {
  it('is changed alone, and one that nobody knows not at all', () => {
    const before = tableWith();
    expect(changeUnit(before, 'A1', (one) => ({ ...one, models: 1 })).units).toEqual(
      unitsOf(unit('A1', { models: 1 }), unit('B1')),
    );
    expect(changeUnit(before, 'A9', (one) => ({ ...one, models: 1 }))).toBe(before);
    expect(changeUnit(before, undefined, (one) => ({ ...one, models: 1 }))).toBe(before);
  });

  it('is recorded to act where the battle is', () => {
    expect(addAct(tableWith(), { number: 3, unit: 'A1', act: 'ran' }).acts).toEqual([
      { number: 3, unit: 'A1', act: 'ran', at: at('1.A.march') },
    ]);
  });
});

describe('a state', () => {
  const states = (status: string, ...units: readonly Unit[]) => {
    const after = addStatus(PACK, table([order('A1'), order('A2')], ...units), 'A1', status);
    return [units.map((one) => after.units[one.id]?.statuses), after.orders.map((one) => one.active)];
  };

  it('may end the orders on the unit, or leave them', () => {
    expect(states('drenched', unit('A1'), unit('A2'))).toEqual([
      [['drenched'], []],
      [false, true],
    ]);
    expect(states('dazzled', unit('A1'), unit('A2'))).toEqual([
      [['dazzled'], []],
      [true, true],
    ]);
  });

  it('is had once', () => {
    expect(states('drenched', unit('A1', { statuses: ['drenched'] }))).toEqual([[['drenched']], [false, true]]);
  });

  it('spreads to the other living part of an attached unit', () => {
    const led = unit('A1', { attachedTo: 'A2' });
    expect(states('drenched', led, unit('A2', { attachedTo: 'A1' }))).toEqual([
      [['drenched'], ['drenched']],
      [false, false],
    ]);
    expect(states('drenched', led, unit('A2', { attachedTo: 'A1', destroyed: gone }))).toEqual([
      [['drenched'], []],
      [false, true],
    ]);
  });

  it('does not come over the destroyed', () => {
    expect(states('drenched', unit('A1', { destroyed: gone }))).toEqual([[[]], [true, true]]);
  });
});

describe('a destruction', () => {
  it('keeps when, by which entry, in which states, and whether attached', () => {
    const before = table(
      [order('A1'), order('A2')],
      unit('A1', { statuses: ['drenched'], attachedTo: 'A2' }),
      unit('A2', { attachedTo: 'A1' }),
    );
    const after = destroyUnit(before, 'A1', 9);
    expect(after.units['A1']?.destroyed).toEqual({
      at: at('1.A.march'),
      entry: 9,
      statuses: ['drenched'],
      wasAttached: true,
    });
    expect(after.orders.map((one) => one.active)).toEqual([false, true]);
    expect(destroyUnit(after, 'A2', 10).units['A2']?.destroyed?.wasAttached).toBe(false);
  });

  it('happens once', () => {
    const before = table([], unit('A1', { destroyed: gone }));
    expect(destroyUnit(before, 'A1', 9)).toBe(before);
    expect(destroyUnit(before, 'A9', 9)).toBe(before);
  });
});

describe('an order', () => {
  const given = (name: string, recipient = 'A2') => ({
    number: 5,
    player: 'A' as const,
    issuer: 'A1',
    order: name,
    recipient,
    counted: true,
  });
  const active = (recipient: Unit, ...orders: readonly IssuedOrder[]) =>
    addOrder(PACK, table(orders, recipient), given('decree/row-home'))
      .orders.filter((one) => one.active)
      .map((one) => `${one.number} ${one.order}`);

  it('replaces the one before it', () => {
    expect(active(unit('A2'), order('A2'))).toEqual(['5 decree/row-home']);
  });

  it('stands beside it where the unit may be under two', () => {
    const twin = unit('A2', { enhancements: ['tide-wardens/twin-bell'] });
    expect(active(twin, order('A2'))).toEqual(['1 decree/hold-fast', '5 decree/row-home']);
    expect(active(twin, order('A2'), order('A2', { number: 2, order: 'decree/wait' }))).toEqual([
      '2 decree/wait',
      '5 decree/row-home',
    ]);
    expect(active(twin, order('A2', { order: 'decree/row-home' }))).toEqual(['5 decree/row-home']);
  });

  it('leaves those on other units alone', () => {
    expect(active(unit('A2'), order('A3'))).toEqual(['1 decree/hold-fast', '5 decree/row-home']);
  });

  it('on a unit that nobody knows is none', () => {
    const before = tableWith();
    expect(addOrder(PACK, before, given('decree/row-home', 'A9'))).toBe(before);
  });

  it('ends with what ends it', () => {
    const before = table([order('A2'), order('A3')], unit('A2'));
    expect(endOrdersOn(before, 'A2').orders.map((one) => one.active)).toEqual([false, true]);
    expect(endOrdersOn(before, 'A9')).toBe(before);
  });
});
