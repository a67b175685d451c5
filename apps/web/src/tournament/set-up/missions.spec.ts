import { missionIn, withMission } from './missions.js';

test.each([
  ['', 0, 'hold', 'hold'],
  ['', 2, 'hold', '\n\nhold'],
  ['take\nhold', 0, '', '\nhold'],
  ['take\nhold', 1, '', 'take'],
])('%j with round %i as %j is %j', (before, at, mission, after) => {
  expect(withMission(before, at, mission)).toBe(after);
  expect(missionIn(after, at)).toBe(mission);
});
