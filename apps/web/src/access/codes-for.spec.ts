import type { Acting } from '../acting/acting.js';
import { codesFor } from './codes-for.js';

const acting = (part: Partial<Acting>): Acting =>
  ({ mode: 'staffed', roles: ['player'], side: null, ...part }) as Acting;
const OPEN = { players: 'show-seats' } as const;

test('staff show both, and the one that opens both on one device, whatever the event leaves to players', () => {
  expect(codesFor(acting({ roles: ['organizer'] }), undefined)).toEqual(['A', 'B', 'both']);
});

test('a player shows the seat across where the event lets them, and the device of a table both', () => {
  expect(codesFor(acting({ side: 'A' }), OPEN)).toEqual(['B']);
  expect(codesFor(acting({ side: 'B' }), { players: 'open-matches' })).toEqual(['A']);
  expect(codesFor(acting({ side: 'A', both: true }), OPEN)).toEqual(['A', 'B']);
});

test('nobody else shows any', () => {
  expect(codesFor(acting({ side: 'A' }), {})).toEqual([]);
  expect(codesFor(acting({ side: 'A' }), undefined)).toEqual([]);
  expect(codesFor(acting({}), OPEN)).toEqual([]);
  expect(codesFor(acting({ roles: ['spectator'] }), OPEN)).toEqual([]);
});
