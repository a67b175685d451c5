import { askedOf, beyondRounds, missionIn, missionsOf, withMission } from './missions.js';

test.each([
  ['', 0, 'hold', 'hold'],
  ['', 2, 'hold', '\n\nhold'],
  ['take\nhold', 0, '', '\nhold'],
  ['take\nhold', 1, '', 'take'],
])('%j with round %i as %j is %j', (before, at, mission, after) => {
  expect(withMission(before, at, mission)).toBe(after);
  expect(missionIn(after, at)).toBe(mission);
});

test.each([
  ['the pack has some', { pack: 'kites', known: 3 }, 5],
  ['there are many rounds', { pack: 'kites', known: 3, rounds: '40' }, 40],
  ['more rounds are typed than an event has', { pack: 'kites', known: 3, rounds: '4000' }, 40],
  ['the pack has none', { pack: 'kites', known: 0 }, 'nothing'],
  ['it is not known yet', { pack: 'kites', known: undefined }, 'nothing'],
  ['the event names no pack', { pack: '', known: undefined }, 'ids'],
  ['missions were planned all the same', { pack: 'kites', known: 0, missions: 'hold' }, 'ids'],
])('where %s', (_, asking, asked) => {
  expect(askedOf({ rounds: '5', missions: '', ...asking })).toBe(asked);
});

test('what was chosen for rounds that are not planned any more is left out, and told where it is seen', () => {
  expect(missionsOf('take\n\n hold \nburn', 3)).toEqual(['take', null, 'hold']);
  expect(beyondRounds('take\nhold\nburn', '2')).toBe('The event plans 2 rounds: lines after line 2 are left out.');
  expect(['3', '', 'x'].map((rounds) => beyondRounds('take\nhold\nburn\n', rounds))).toEqual(Array(3).fill(undefined));
});
