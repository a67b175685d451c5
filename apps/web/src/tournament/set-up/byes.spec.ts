import { presetNamed } from '@adjutant/tournament';
import { byesFault, byesOf, byesTyped, broughtByByes, NO_BYES, usualOf } from './byes.js';

const wtc = presetNamed('wtc');

test.each([
  ['gw', ['vp']],
  ['itc', ['vp']],
  // The margin of a bye is none.
  ['wtc', ['gp']],
  ['old-world', ['tp', 'vp']],
  ['amg', []],
  ['mtr', []],
  ['chess', []],
])('an event ranked by %s asks what a bye brings of %j', (id, figures) => {
  expect(broughtByByes(presetNamed(id))).toEqual(figures);
});

test('what a bye brings where nothing is said is told beside the field', () => {
  expect(usualOf(presetNamed('old-world'), 'pairing', 'tp')).toBe('3');
  expect(usualOf(wtc, 'pairing', 'gp')).toBe('20');
  expect(usualOf(wtc, 'zero', 'gp')).toBe('none');
});

test('nothing typed is nothing decided, and what was decided can be given back to the order', () => {
  expect(byesOf(NO_BYES)).toBeUndefined();
  const decided = { pairing: { gp: 20 }, full: {}, half: { gp: 10 }, zero: {} };
  const typed = byesTyped(decided);
  expect(byesOf(typed)).toEqual(decided);
  expect(byesOf({ ...typed, half: { gp: '' } }, decided)).toEqual({ ...decided, half: {} });
  expect(byesOf(NO_BYES, decided)).toEqual({ pairing: {}, full: {}, half: {}, zero: {} });
});

test('a number with a comma is one, and words are none', () => {
  const typed = { ...NO_BYES, pairing: { vp: ' 62,5 ' } };
  expect([byesFault(typed), byesOf(typed)?.pairing]).toEqual([undefined, { vp: 62.5 }]);
  expect(byesFault({ ...NO_BYES, full: { vp: 'average' } })).toMatch(/number/);
});
