import type { MatchCommand, MatchEvent } from '@adjutant/match';
import { after, begun, SHELF, stateOf } from '@adjutant/testing/given';
import { doubtsView } from '../doubts/doubts-view.js';
import { timelineOf } from '../timeline.js';
import { auditTimes } from './times.js';

const NOON = Date.parse('2031-05-04T12:00:00.000Z');
const MINUTE = 60_000;
const clock = { per: 'game', minutes: 10, neutral: 5 } as const;
const passed = (to: 'A' | 'B', minutes: number, turn = 'R1.A'): MatchEvent => ({
  type: 'TimePassed',
  data: { to, at: NOON + minutes * MINUTE, turn },
});
const given = (seconds: number): MatchEvent => ({
  type: 'TimeGiven',
  data: { player: 'A', seconds, because: 'The call', at: NOON + 12 * MINUTE, turn: 'R1.A' },
});
const ranOut = (flagged: boolean): MatchEvent => ({
  type: 'TimeRanOut',
  data: { who: 'A', at: NOON + 10 * MINUTE, turn: 'R1.A', ...(flagged ? { flagged: true } : {}) },
});
const timesOf = (events: readonly MatchEvent[], minutes: number) => {
  const state = stateOf(events);
  return state.status === 'absent' ? undefined : auditTimes(state, NOON + minutes * MINUTE);
};

describe('the times of a report', () => {
  it('are what each used in each turn, and what officials gave', () => {
    const played = [...begun({ chessClock: clock }), passed('A', 0), passed('B', 4.5), passed('A', 6, 'R1.B')];
    expect(timesOf(played, 7)).toEqual({
      terms: '10 minutes each for the match, and 5 of neutral time',
      rows: [
        { turn: 'Round 1, turn of A', A: '4:30', B: '1:30', neutral: '0:00' },
        { turn: 'Round 1, turn of B', A: '1:00', B: '0:00', neutral: '0:00' },
        { turn: 'All', A: '5:30', B: '1:30', neutral: '0:00' },
      ],
      out: [],
    });
    expect(timesOf([...begun({ chessClock: clock }), passed('A', 0), given(-90)], 13)?.rows.at(-1)).toEqual({
      ...{ turn: 'Given by officials', A: '−1:30', B: '0:00', neutral: '0:00' },
    });
  });

  it('are not there where there is no chess clock, or none that ran', () => {
    expect(timesOf(begun(), 7)).toBeUndefined();
    expect(timesOf(begun({ chessClock: clock }), 7)).toBeUndefined();
  });

  it('say whose time ran out, and in which turn', () => {
    const played = [...begun({ chessClock: clock }), passed('A', 0), ranOut(true)];
    expect(timesOf(played, 12)?.out).toEqual(['The time of A ran out: Round 1, turn of A.']);
  });
});

const scores = (player: 'A' | 'B'): MatchCommand => ({
  type: 'ScoreVictoryPoints',
  data: { player, category: 'perches', points: 5 },
});

describe('what is done after the own time has run out', () => {
  const late = (flagged: boolean, ...more: readonly MatchEvent[]) =>
    after([...begun({ chessClock: clock }), passed('A', 0), ranOut(flagged), ...more], [scores('A'), scores('B')]);
  const doubted = (events: readonly MatchEvent[]) =>
    doubtsView(SHELF, events).groups.flatMap(({ kind, doubts }) =>
      kind === 'overtime' ? doubts.map(({ entry }) => entry) : [],
    );

  it('is in doubt where the event has it flagged, in the report and in the timeline, until time is given', () => {
    const events = late(true);
    const ran = events.findIndex(({ type }) => type === 'TimeRanOut');
    expect(doubted(events)).toEqual([ran, ran + 1]);
    expect(timelineOf(SHELF, events)[ran + 1]?.doubts).toContain(
      'Done by A after the time of A on the chess clock had run out.',
    );
    expect(doubted(late(true, given(600)))).toEqual([ran]);
  });

  it('is not where the event has it told', () => expect(doubted(late(false))).toEqual([]));
});
