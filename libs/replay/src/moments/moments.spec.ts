import {
  arrivalsIn,
  doubtsOf,
  unsettledIn,
  entryAt,
  neighboursOf,
  readMoment,
  tellingOf,
  type Landmarks,
  type MomentSpec,
} from '../index.js';
import type { MatchCommand, MatchEvent } from '@adjutant/match';
import { advances, after, amid, begun, SHELF, strikes, uses } from '@adjutant/testing/given';

const landmarks = (events: readonly MatchEvent[], disputes: Landmarks['disputes'] = []): Landmarks => {
  const telling = tellingOf(SHELF, events);
  return {
    last: events.length - 1,
    arrivals: arrivalsIn(telling),
    doubts: unsettledIn(doubtsOf(SHELF, telling)),
    disputes,
  };
};
const at = (marks: Landmarks, text: string): number | null => entryAt(marks, readMoment(text) as MomentSpec);
const contests: MatchCommand = {
  type: 'ContestAnswer',
  data: { entry: 4, question: 'wind-is-fair', player: 'B', because: 'It was not.' },
};

it.each<[string, MomentSpec | null]>([
  ['entry:12', { by: 'entry', entry: 12 }],
  ['round:2', { by: 'round', round: 2 }],
  ['turn:2.B', { by: 'turn', round: 2, turn: 'B' }],
  ['phase:2.B.fight', { by: 'phase', round: 2, turn: 'B', step: 'fight' }],
  ['phase:2.scoring', { by: 'phase', round: 2, turn: null, step: 'scoring' }],
  ['dispute:7f-1', { by: 'dispute', dispute: '7f-1' }],
  ['finding:1', { by: 'finding', finding: 1 }],
  ['finding:0', null],
  ['turn:2', null],
  ['turn:2.B.fight', null],
  ['phase:2.B', null],
  ['entry:-1', null],
  ['entry:x', null],
  ['dispute:a/b', null],
  ['moment:1', null],
  ['', null],
])('%s is read as it is meant, or not at all', (text, spec) => {
  expect(readMoment(text)).toEqual(spec);
});

describe('moments of a match', () => {
  it('are found by entry, phase, turn and round', () => {
    const marks = landmarks(after(begun(), [advances('1.A.wander'), advances('1.B.muster'), advances('2.A.muster')]));
    expect([at(marks, 'round:1'), at(marks, 'turn:1.A'), at(marks, 'phase:1.A.wander')]).toEqual([3, 3, 4]);
    expect(at(marks, 'turn:1.B')).toBe(marks.arrivals.find(({ clock }) => clock.turn === 'B')?.entry);
    expect(at(marks, 'round:2')).toBe(marks.last);
    expect([at(marks, 'round:3'), at(marks, `entry:${marks.last + 1}`)]).toEqual([null, null]);
  });

  it('are found by what is in doubt, and by a dispute', () => {
    const events = after(amid(4, { attestations: 'open' }), [
      uses('Gust', 'A2', { answers: { 'within-reach': 'no' } }),
    ]);
    const marks = landmarks(events, [{ dispute: 'd1', entry: 4 }]);
    expect(marks.doubts.map(({ entry, kind }) => [entry, kind])).toContainEqual([4, 'unknown']);
    expect([at(marks, 'finding:1'), at(marks, 'finding:99'), at(marks, 'dispute:d1'), at(marks, 'dispute:d2')]).toEqual(
      [4, null, 4, null],
    );
  });

  it('an answer that is contested is in doubt until its entry is struck', () => {
    const contested = after(amid(4), [uses('Gust', 'A2'), contests]);
    expect(landmarks(contested).doubts).toMatchObject([{ entry: 4, kind: 'contested' }]);
    expect(landmarks(after(contested, [strikes(5)])).doubts).toEqual([]);
  });

  it('have neighbours of each kind', () => {
    const events = after(begun(), [advances('1.A.wander'), uses('Gust', 'A2', {}), advances('1.B.muster')]);
    const marks = landmarks(events, [{ dispute: 'd1', entry: 5 }]);
    const { entry, phase, round, dispute } = neighboursOf(marks, 5);
    expect([entry, phase.previous, round]).toEqual([{ previous: 4, next: 6 }, 4, { previous: 3, next: null }]);
    expect([dispute, neighboursOf(marks, 4).dispute.next]).toEqual([{ previous: null, next: null }, 5]);
    expect(neighboursOf(marks, 0).entry.previous).toBeNull();
  });
});
