import {
  advances,
  after,
  amid,
  by,
  corrects,
  reverses,
  ruledOn,
  SHELF,
  strikes,
  SYSTEM,
  uses,
} from '@adjutant/testing/given';
import type { MatchCommand, MatchEvent } from '@adjutant/match';
import { timelineOf } from './index.js';

const near = corrects(4, { kind: 'answer', answers: { 'within-reach': 'yes' } });
const played = after(amid(2), [uses('Gust', 'A2'), advances(), uses('Gust', 'A3')]);

describe('what the paper says', () => {
  const says = (value: number, more: object = {}): MatchCommand => ({
    type: 'DeclareRunning',
    data: { player: 'A', account: 'cp', value, ...more },
  });
  const texts = (events: readonly MatchEvent[]) => timelineOf(SHELF, events).map(({ text }) => text);

  it('stands beside what the record has there, as it counts now', () => {
    const events = after(amid(2), [uses('Gust', 'A2'), says(1), says(3, { after: 3 }), says(0)]);
    expect(texts(events).slice(5)).toEqual([
      'The paper says 1 CP of A, the same as the record.',
      'The paper says 3 CP of A after entry 3; the record has 2, 1 fewer.',
      'The paper says 0 CP of A; the record has 1, 1 more.',
    ]);
    expect(texts(after(events, [strikes(4)]))[5]).toBe('The paper says 1 CP of A; the record has 2, 1 more.');
  });

  it('is said alone where it does not count any more', () => {
    const events = after(amid(2), [says(1), strikes(4)]);
    expect(timelineOf(SHELF, events)[4]).toMatchObject({ text: 'The paper says 1 CP of A.', mark: 'struck' });
  });
});

describe('the timeline', () => {
  it('tells each entry with its place', () => {
    expect(timelineOf(SHELF, played).slice(2)).toEqual([
      {
        number: 2,
        type: 'RosterSubmitted',
        clock: '',
        round: null,
        turn: null,
        phase: null,
        text: 'B submits a roster: Grey Anvils, 3 units.',
        mark: null,
        overridden: null,
        standing: 'recorded',
        of: 'B',
      },
      {
        number: 3,
        type: 'SituationAdopted',
        clock: 'R1.A.Wander',
        round: 1,
        turn: 'A',
        phase: 'wander',
        text: 'The record begins at R1.A.Wander.',
        mark: null,
        overridden: null,
        standing: 'recorded',
      },
      {
        number: 4,
        type: 'StratagemUsed',
        clock: 'R1.A.Wander',
        round: 1,
        turn: 'A',
        phase: 'wander',
        text: 'A uses Gust! on Scarlet Wing (A2).',
        mark: null,
        overridden: null,
        standing: 'recorded',
        of: 'A',
      },
      {
        number: 5,
        type: 'PhaseAdvanced',
        clock: 'R1.A.Clash',
        round: 1,
        turn: 'A',
        phase: 'clash',
        text: 'R1.A.Clash begins.',
        mark: null,
        overridden: null,
        standing: 'recorded',
      },
      {
        number: 6,
        type: 'StratagemUsed',
        clock: 'R1.A.Clash',
        round: 1,
        turn: 'A',
        phase: 'clash',
        text: 'A uses Gust! on Old Tower (A3).',
        mark: null,
        overridden: null,
        standing: 'recorded',
        of: 'A',
      },
    ]);
  });

  it('marks what was struck and what fell', () => {
    const marks = (events: typeof played) =>
      timelineOf(SHELF, events)
        .map((entry) => entry.mark)
        .slice(4);
    expect(marks(after(played, [strikes(4)]))).toEqual(['struck', null, null, null]);
    expect(marks(after(played, [near]))).toEqual([null, null, 'fallen', null]);
    expect(marks(after(played, [strikes(4), strikes(7)]))).toEqual([null, null, null, 'struck', null]);
  });

  it('marks a reversed ruling with everything that it came to', () => {
    const played = after(amid(3), [uses('Gust', 'A2')]);
    const ruled = ruledOn(played, [{ kind: 'strike', entries: [4] }]);
    expect(timelineOf(SHELF, ruled).map(({ mark }) => mark)).toEqual([null, null, null, null, 'struck', null, null]);
    const reversed = timelineOf(SHELF, after(ruled, [reverses(5)], SYSTEM));
    expect(reversed.map(({ mark }) => mark)).toEqual([null, null, null, null, null, 'struck', 'struck', null]);
    expect(reversed.at(-1)?.text).toBe('The ruling of entry 5 is reversed: overturned');
  });

  it('says why a judge let something stand', () => {
    const allowed = after(amid(0), [uses('Gust', 'A2', { override: { reason: 'both agreed' } })], by('judge'));
    expect(timelineOf(SHELF, allowed).at(-1)?.overridden).toBe('both agreed');
  });

  it('of nothing is empty', () => {
    expect(timelineOf(SHELF, [])).toEqual([]);
  });
});
