import { actingAs } from '../acting/acting.js';
import type { Me } from '@adjutant/access';
import { callData, callerActor, callerFirst, callersOf, faultOf, type CallForm } from './calling.js';

const TABLE = { match: 'm1', players: { A: 'ada', B: 'ben' } };
const alone: Me = { mode: 'single-user', person: null, roles: [], seat: null, until: null };
const seated: Me = { ...alone, mode: 'staffed', roles: ['player'], seat: { match: 'm1', side: 'B' } };
const form: CallForm = { caller: 'A', claim: ' Out of range ', entry: '9', table: '' };

test('whoever holds a seat calls from it; others say who calls', () => {
  expect(callersOf(actingAs(seated, 'judge', TABLE))).toEqual(['B']);
  expect(callersOf(actingAs(alone, 'judge', TABLE))).toEqual(['A', 'B', 'staff']);
});

test.each([
  [form, null],
  [{ ...form, entry: '' }, null],
  [{ ...form, claim: '  ' }, 'Say in a sentence what is in dispute.'],
  [{ ...form, caller: null }, 'Say who calls.'],
  [{ ...form, entry: '34' }, 'The entry is a number from 0 to 33, or empty.'],
  [{ ...form, entry: 'nine' }, 'The entry is a number from 0 to 33, or empty.'],
])('%j: %s', (asked, fault) => expect(faultOf(asked, 33)).toBe(fault));

test('only what was said is sent', () => {
  expect(callData(form, 'm1')).toEqual({ match: 'm1', claim: 'Out of range', side: 'A', entry: 9 });
  expect(callData({ ...form, caller: 'staff', entry: '', table: '14' }, 'm1')).toEqual({
    match: 'm1',
    claim: 'Out of range',
    table: '14',
  });
});

test('the call of a player is recorded under that player', () => {
  const judge = actingAs(alone, 'judge', TABLE);
  expect(callerActor('A', judge, TABLE)).toEqual({ id: 'ada', role: 'player' });
  expect(callerActor('staff', judge, TABLE)).toEqual({ id: 'judge', role: 'judge' });
  expect(callerActor('staff', actingAs(alone, 'B', TABLE), TABLE)).toEqual({ id: 'judge', role: 'judge' });
  expect(callerActor('B', actingAs(seated, 'judge', TABLE), TABLE)).toBeUndefined();
});

test('staff is preset where staff calls, and a player where a player does', () => {
  expect(callerFirst(actingAs(alone, 'judge', TABLE))).toBe('staff');
  expect(callerFirst(actingAs({ ...alone, mode: 'staffed', roles: ['scorekeeper'] }, 'judge', TABLE))).toBe('staff');
  expect(callerFirst(actingAs(alone, 'A', TABLE))).toBe('A');
  expect(callerFirst(actingAs(seated, 'judge', TABLE))).toBe('B');
});
