import { after, at, begun, by, given, stateOf, strikes } from '@adjutant/testing/given';
import type { MatchCommand, OpenedState } from '../index.js';
import { nextPointsSlot } from './points-slot.js';

const HERE = (stateOf(begun()) as OpenedState).table.clock ?? at('1.A.muster');
const gains = (nth: number, amount = 1, place = HERE): MatchCommand => ({
  type: 'GainCommandPoints',
  data: { player: 'A', amount, slot: { at: place, nth } },
});
const scores = (nth: number, points: number, category = 'perches'): MatchCommand => ({
  type: 'ScoreVictoryPoints',
  data: { player: 'A', category, points, slot: { at: HERE, nth } },
});
const gained = after(begun(), [gains(1)]);

describe('points that name their slot', () => {
  it('are recorded once, whoever sends them and however often', () => {
    given(begun())
      .when(gains(1))
      .then(...gained.slice(-1));
    given(gained).when(gains(1)).thenAlready();
    given(gained).when(gains(1), by('scorekeeper', 'the-other-phone')).thenAlready();
    expect(after(gained, [gains(2)])).toHaveLength(gained.length + 1);
  });

  it('are refused where the slot holds others, is skipped, or is of another place', () => {
    given(gained).when(gains(1, 3)).thenRefused('points/slot-taken');
    given(gained).when(gains(3)).thenRefused('points/slot-ahead');
    given(gained)
      .when(gains(2, 1, at('2.B.clash')))
      .thenRefused('points/slot-elsewhere');
  });

  it('do not come back when they were taken back: the next ones are others', () => {
    const struck = after(gained, [strikes(gained.length - 1)], by('judge'));
    given(struck).when(gains(1)).thenRefused('points/slot-taken');
    expect(nextPointsSlot(stateOf(struck) as OpenedState, { type: 'CommandPointsGained', player: 'A' })).toEqual({
      at: HERE,
      nth: 2,
    });
  });

  it('count for each player and each category', () => {
    const scored = after(begun(), [scores(1, 0)]);
    given(scored).when(scores(1, 0)).thenAlready();
    given(scored).when(scores(1, 4)).thenRefused('points/slot-taken');
    expect(
      after(scored, [{ ...scores(1, 0), data: { ...scores(1, 0).data, player: 'B' } } as MatchCommand]),
    ).toHaveLength(scored.length + 1);
  });
});

describe('a step that names its goal', () => {
  const to = at('1.A.wander');
  const goes: MatchCommand = { type: 'AdvancePhase', data: { player: 'A', to } };

  it('is made once, however often it is asked for', () => {
    const there = after(begun(), [goes]);
    given(there).when(goes).thenAlready();
    given(there).when(goes, by('scorekeeper', 'the-other-phone')).thenAlready();
  });

  it('does not lead back', () => {
    const there = after(begun(), [goes]);
    given(there)
      .when({ type: 'AdvancePhase', data: { player: 'A', to: HERE } })
      .thenRefused('clock/not-ahead');
  });

  it('ends the match once as well', () => {
    const ends: MatchCommand = { type: 'FinishMatch', data: { ending: 'time' } };
    given(after(begun(), [ends]))
      .when(ends)
      .thenAlready();
    given(after(begun(), [ends]))
      .when({ type: 'FinishMatch', data: { ending: 'judge' } })
      .thenRefused('match/over');
  });
});
