import { EMPTY_TABLE, type Pack, type Table } from '@adjutant/rules';
import { PACK } from '@adjutant/testing/given';
import { courseOf } from '../index.js';
import { orderDue } from './order-due.js';

const sequence = { ...PACK.sequence, roundStart: [{ id: 'omens', name: 'Omens' }], order: 'each-round' } as const;
const pack: Pack = { ...PACK, sequence };
const table: Table = { ...EMPTY_TABLE, clock: { round: 2, turn: null, step: 'omens' } };
const decided: Table = { ...table, turnOrders: [{ round: 2, first: 'B', by: 'A' }] };

describe('the order of turns', () => {
  it('is decided at the start of a round, once', () => {
    expect(orderDue(pack, table)).toMatchObject([
      { what: 'order', id: '2', says: 'Decide who has the first turn of battle round 2.' },
    ]);
    expect(orderDue(pack, decided)).toEqual([]);
    expect(orderDue(pack, { ...table, clock: { round: 2, turn: 'A', step: 'wander' } })).toEqual([]);
    expect(orderDue(pack, { ...table, clock: null })).toEqual([]);
    expect(orderDue(PACK, table)).toEqual([]);
  });

  it('shows in the course of the battle from that round on', () => {
    expect(courseOf(pack, decided).map(({ parts }) => parts.map(({ turn }) => turn))).toEqual([
      [null, 'A', 'B'],
      [null, 'B', 'A'],
      [null, 'B', 'A'],
    ]);
  });
});
