import type { Effect } from '../pack/effect.js';
import { at, PACK, tableWith, unit, unitsOf } from '../testing/invented-pack.js';
import type { Table, Unit } from '../table/table.js';
import { applyEffects } from './apply.js';
import type { Cause } from './cause.js';

const cause = (roles: Cause['roles'] = { target: 'A1' }): Cause => ({
  number: 9,
  player: 'A',
  entry: 'core/flare-up',
  roles,
});
const apply = (effects: readonly Effect[], table: Table = tableWith(), roles?: Cause['roles']) =>
  applyEffects(PACK, table, effects, cause(roles));
const wet = (...units: readonly Unit[]) => tableWith({ units: unitsOf(...units) });

describe('effects', () => {
  it('take effect one after the other', () => {
    const { lines, table } = apply([
      { op: 'gain', resource: 'oil', amount: 1 },
      { op: 'income', resource: 'oil', amount: 4 },
      { op: 'gain', resource: 'oil', amount: 3 },
    ]);
    expect(lines.map((one) => `${one.kind} ${one.what} ${one.declared} ${one.credited} ${one.balance}`)).toEqual([
      'gain core/flare-up 1 1 6',
      'income core/flare-up 4 4 10',
      'gain core/flare-up 3 1 11',
    ]);
    expect(table.balances.A['oil']).toBe(11);
  });

  it('that are none change nothing', () => {
    const table = tableWith();
    expect(apply([], table)).toEqual({ table, lines: [] });
  });

  it('add a copy of a unit, whole and alone', () => {
    const old = unit('A1', {
      statuses: ['drenched'],
      attachedTo: 'A3',
      enhancements: ['core/loud-voice'],
      destroyed: { at: null, entry: 1, statuses: [], wasAttached: true },
    });
    const { units } = apply([{ op: 'add-copy', of: 'target', as: 'copy', location: 'reserves' }], wet(old), {
      target: 'A1',
      copy: 'A2',
    }).table;
    expect(units['A1']).toEqual(old);
    expect(units['A2']).toEqual(
      unit('A2', { name: 'Unit A1', enhancements: ['core/loud-voice'], location: 'reserves' }),
    );
  });

  it('add a copy that has been where the unit was last, where the pack says so', () => {
    const places = { copiesWereThere: true, source: { document: 'almanac', section: 'Returning' } };
    const old = unit('A1', { been: ['harbour'] });
    const copies: readonly Effect[] = [{ op: 'add-copy', of: 'target', as: 'copy', location: 'reserves' }];
    const roles = { target: 'A1', copy: 'A2' };
    const beenOf = (pack: typeof PACK) => applyEffects(pack, wet(old), copies, cause(roles)).table.units['A2']?.been;
    expect(beenOf({ ...PACK, places })).toEqual(['harbour', 'battlefield']);
    expect(beenOf(PACK)).toEqual(['harbour']);
  });

  it.each([
    ['the id is taken', { target: 'A1', copy: 'B1' }],
    ['there is no such unit', { target: 'A9', copy: 'A2' }],
    ['nobody is named', {}],
  ])('add no copy where %s', (_, roles) => {
    const table = tableWith();
    expect(apply([{ op: 'add-copy', of: 'target', as: 'copy', location: 'reserves' }], table, roles).table).toBe(table);
  });

  it('place a unit and record what it did', () => {
    const { table } = apply(
      [{ op: 'place', unit: 'target', location: 'battlefield', acts: 'landed' }],
      wet(unit('A1', { location: 'reserves' })),
    );
    expect(table.units['A1']?.location).toBe('battlefield');
    expect(table.acts).toEqual([{ number: 9, unit: 'A1', act: 'landed', at: at('1.A.march') }]);
  });

  it('set a unit down where it is from the beginning, in a place or aboard a unit', () => {
    const places = { ashore: 'battlefield', waiting: 'reserves' };
    const down = (roles: { readonly [role: string]: string }) =>
      apply(
        [
          { op: 'set-down', unit: 'target', at: 'word', places },
          { op: 'set-down', unit: 'target', at: 'boat' },
        ],
        tableWith({ units: unitsOf(unit('A1'), unit('A2')) }),
        { target: 'A1', ...roles },
      ).table;
    expect(down({ word: 'waiting' }).units['A1']).toEqual(unit('A1', { location: 'reserves' }));
    expect(down({ word: 'waiting' }).acts).toEqual([]);
    expect(down({ word: 'aboard', boat: 'A2' }).units['A1']).toEqual(unit('A1', { location: 'A2' }));
    expect(down({ word: 'elsewhere' }).units['A1']).toEqual(unit('A1'));
    expect(down({ boat: 'A1' }).units['A1']).toEqual(unit('A1'));
    expect(down({ target: 'A9', word: 'waiting' }).units).toEqual(unitsOf(unit('A1'), unit('A2')));
  });

  it('set a unit down together with its partner', () => {
    const pair = unitsOf(unit('A1', { attachedTo: 'A2' }), unit('A2', { attachedTo: 'A1' }));
    const { table } = apply([{ op: 'set-down', unit: 'target', at: 'word' }], tableWith({ units: pair }), {
      target: 'A1',
      word: 'reserves',
    });
    expect([table.units['A1']?.location, table.units['A2']?.location]).toEqual(['reserves', 'reserves']);
  });

  it('record acts and results of tests', () => {
    const { table } = apply([
      { op: 'act', unit: 'target', act: 'ran' },
      { op: 'test', unit: 'target', test: 'nerve', result: 'passed' },
    ]);
    expect(table.acts).toEqual([
      { number: 9, unit: 'A1', act: 'ran', at: at('1.A.march') },
      { number: 9, unit: 'A1', act: 'nerve', result: 'passed', at: at('1.A.march') },
    ]);
  });

  it('put a unit into a state', () => {
    expect(apply([{ op: 'status', unit: 'target', status: 'drenched' }]).table.units['A1']?.statuses).toEqual([
      'drenched',
    ]);
  });

  it('grant and bar orders', () => {
    const { table } = apply([
      { op: 'grant-order', unit: 'target' },
      { op: 'bar-orders', until: 'turn-end' },
    ]);
    expect(table.grantedOrders).toEqual([{ unit: 'A1', at: at('1.A.march') }]);
    expect(table.orderBars).toEqual([{ player: 'A', at: at('1.A.march') }]);
  });
});

describe('an order on all', () => {
  const all: Effect = { op: 'order-all', order: 'order', issuer: 'issuer', keywords: ['LAMP'] };
  const roles = { order: 'decree/hold-fast', issuer: 'A1' };

  it('reaches the living units of the army with the keywords, in states that orders reach', () => {
    const table = wet(
      unit('A1'),
      unit('A2', { statuses: ['dazzled'] }),
      unit('A3', { keywords: ['TIDE'] }),
      unit('A4', { statuses: ['drenched'] }),
      unit('A5', { destroyed: { at: null, entry: 1, statuses: [], wasAttached: false } }),
      unit('B1'),
    );
    const order = {
      number: 9,
      player: 'A',
      issuer: 'A1',
      order: 'decree/hold-fast',
      at: at('1.A.march'),
      counted: false,
      active: true,
    };
    expect(apply([all], table, roles).table.orders).toEqual([
      { ...order, recipient: 'A1' },
      { ...order, recipient: 'A2' },
    ]);
  });

  it('is none where no order is named', () => {
    expect(apply([all], tableWith(), {}).table.orders).toEqual([]);
  });
});
