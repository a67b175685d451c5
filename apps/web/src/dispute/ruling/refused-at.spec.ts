import { problemOf } from '../../api/problem.js';
import { refusedAt } from './refused-at.js';

const refused = (code: string, errors: readonly object[] = []) =>
  problemOf(422, JSON.stringify({ detail: 'x', code, errors }));

test.each([
  ['penalty/level-not-yours', 'penalties'],
  ['ruling/not-a-player', 'penalties'],
  ['ruling/match-moved-on', 'remedies'],
  ['cp/insufficient', 'remedies'],
  ['ruling/already-given', 'form'],
  ['access/signed-out', 'form'],
])('%s belongs to the %s', (code, place) => expect(refusedAt(refused(code))).toBe(place));

test('what is wrong with a member belongs to it', () => {
  const at = (member: string) => refusedAt(refused('request/invalid', [{ at: `data.${member}`, message: 'x' }]));
  expect([at('remedies[0].amount'), at('penalties[1].because'), at('because'), at('rules[0]')]).toEqual([
    ...['remedies', 'penalties', 'because', 'form'],
  ]);
  expect(refusedAt(new Error('no answer'))).toBe('form');
});
