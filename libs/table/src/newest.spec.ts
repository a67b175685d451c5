import { decideMatch, type MatchEvent, type MatchOccasion, type OpenedState } from '@adjutant/match';
import { advances, after, amid, at, begun, by, destroys, SHELF, stateOf } from '@adjutant/testing/given';
import { nowAt } from './now.js';

const occasion = by('player', 'person-b');
const newestOf = (events: readonly MatchEvent[]) =>
  nowAt({ shelf: SHELF, state: stateOf(events) as OpenedState, occasion }).newest;

test('what came late is told by what happened, and not by the entry that puts it to its place', () => {
  const before = after(amid(3), [advances()]);
  const late: MatchOccasion = { ...by('scorekeeper'), whence: { place: at('1.A.wander'), basedOn: 3 } };
  const decision = decideMatch(SHELF, destroys('B3'), stateOf(before), late);
  if (decision.outcome !== 'recorded') throw new Error(JSON.stringify(decision));
  expect(decision.events.map(({ type }) => type)).toEqual(['UnitDestroyed', 'EntryCorrected']);
  const told = newestOf([...before, ...decision.events]);
  expect(told).toMatchObject({ entry: before.length, text: expect.stringMatching(/^Told late: .* is destroyed/) });
});

test('an entry that somebody moves later is told as moved', () => {
  const gone = after(amid(3), [destroys('B3'), advances()]);
  const moved: MatchEvent = {
    type: 'EntryCorrected',
    data: { entry: gone.length - 2, correction: { kind: 'redate', before: 3 }, because: 'It was earlier' },
  };
  expect(newestOf([...gone, moved])).toMatchObject({
    entry: gone.length,
    text: expect.stringMatching(/It was earlier/),
  });
  expect(newestOf(begun())?.entry).toBe(begun().length - 1);
});
