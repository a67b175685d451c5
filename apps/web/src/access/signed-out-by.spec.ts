import { signedOutBy } from './signed-out-by.js';

const jo = { id: 'jo', name: 'Jo Judge', roles: ['judge', 'scorekeeper'] } as const;
const same = { password: '', roles: ['scorekeeper', 'judge'] } as const;

test('who is signed out by other roles or another password is told before it is saved', () => {
  expect(signedOutBy(jo, { ...same, roles: ['judge'] }, 'olga')).toBe(
    'Jo Judge is signed out at once, and signs in again to go on with it.',
  );
  expect(signedOutBy(jo, { ...same, password: 'four dice in a row' }, 'olga')).toMatch(/^Jo Judge is signed out/);
  expect(signedOutBy(jo, { ...same, roles: ['judge', 'scorekeeper', 'head-judge'] }, 'jo')).toMatch(
    /^You are signed out/,
  );
});

test('another name signs nobody out, and whoever is new is not signed in', () => {
  expect(signedOutBy(jo, same, 'jo')).toBeNull();
  expect(signedOutBy(null, { password: 'four dice in a row', roles: ['judge'] }, 'olga')).toBeNull();
});
