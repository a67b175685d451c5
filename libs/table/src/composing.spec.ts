import { composed, missing } from './composing.js';
import type { Ask } from './tap.js';

const ROLE: Ask = { what: 'pick', into: ['roles', 'target'], says: 'Who?', from: [] };
const ENEMY: Ask = { what: 'pick', into: ['roles', 'enemy'], says: 'Whom?', from: [] };
const SECOND: Ask = { what: 'dice', into: ['dice', 1], says: 'The second roll', count: 1, sides: 6 };
const WHY: Ask = { what: 'words', into: ['what'], says: 'What for?', optional: true };
const tap = { type: 'UseStratagem', data: { player: 'A', stratagem: 'x' }, asks: [ROLE, ENEMY, SECOND, WHY] } as const;

test('what is said goes to its place, beside what is there', () => {
  const said = { 'roles.target': 'u1', 'roles.enemy': 'u2' };
  expect(composed(tap, said).data).toEqual({ player: 'A', stratagem: 'x', roles: { target: 'u1', enemy: 'u2' } });
});

test('a list is filled where it is meant, and what is known is not touched', () => {
  const before = { ...tap.data };
  expect(composed(tap, { 'dice.1': [4] }).data).toEqual({ ...before, dice: [undefined, [4]] });
  expect(tap.data).toEqual(before);
});

test('what may be left out is not missing', () => {
  expect(missing(tap, { 'roles.target': 'u1', 'dice.1': [4] })).toEqual([ENEMY]);
});

test('a number that stands in a role is named as everything there is', () => {
  const returns: Ask = { what: 'number', into: ['roles', 'returns'], says: 'How many return?', least: 0, most: 9 };
  expect(composed({ ...tap, asks: [returns] }, { 'roles.returns': 3 }).data).toMatchObject({ roles: { returns: '3' } });
});
