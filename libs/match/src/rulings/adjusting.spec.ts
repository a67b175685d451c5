import type { Role } from '@adjutant/kernel';
import {
  recordOf,
  type AdjustPoints,
  type MatchCommand,
  type MatchEvent,
  type OpenedState,
  type Remedy,
} from '../index.js';
import { settled } from '../state/retold.js';
import { ABSENT } from '../state/state.js';
import {
  advances,
  after,
  amid,
  begun,
  by,
  given,
  mustered,
  reverses,
  ruledOn,
  SHELF,
  stateOf,
  strikes,
  SYSTEM,
  uses,
} from '@adjutant/testing/given';

const adjusts = (data: Partial<AdjustPoints['data']>): MatchCommand => ({
  type: 'AdjustPoints',
  data: { player: 'A', resource: 'vp', amount: 3, because: 'a round late', ...data },
});
const scores = (points: number, player: 'A' | 'B' = 'A'): MatchCommand => ({
  type: 'ScoreVictoryPoints',
  data: { player, category: 'perches', points, what: 'the oak' },
});
const finishes: MatchCommand = { type: 'FinishMatch', data: { ending: 'judge' } };
const confirms = (player: 'A' | 'B'): MatchCommand => ({ type: 'ConfirmResult', data: { player } });
const state = (events: readonly MatchEvent[]) => stateOf(events) as OpenedState & { readonly result?: object };
const linesOf = (events: readonly MatchEvent[]) =>
  settled(SHELF, ABSENT, recordOf(stateOf(events))).lines.filter(({ kind }) => kind === 'adjustment');

describe('AdjustPoints', () => {
  it.each<Role>(['player', 'scorekeeper', 'organizer', 'spectator', 'system'])('is not for a %s', (role) => {
    given(begun()).when(adjusts({}), by(role)).thenRefused('points/judge-only');
  });

  it.each<Role>(['judge', 'head-judge'])('records what a %s gives or takes', (role) => {
    given(begun())
      .when(adjusts({ category: 'perches' }), by(role))
      .then({
        type: 'PointsAdjusted',
        data: { player: 'A', resource: 'vp', category: 'perches', amount: 3, because: 'a round late' },
      });
  });

  it.each<[string, readonly MatchEvent[], Partial<AdjustPoints['data']>, string]>([
    ['no points', begun(), { amount: 0 }, 'points/nothing-adjusted'],
    ['half a point', begun(), { amount: 0.5 }, 'points/nothing-adjusted'],
    ['more than there is', begun(), { resource: 'cp', amount: -2 }, 'points/below-zero'],
    ['more than a category has', after(begun(), [scores(2)]), { category: 'prizes', amount: -1 }, 'points/below-zero'],
    ['a category that is none', begun(), { category: 'luck' }, 'score/unknown-category'],
    ['a category of command points', begun(), { resource: 'cp', category: 'perches' }, 'points/no-category'],
    ['points before the battle', mustered(), {}, 'match/not-started'],
    ['points of no match', [], {}, 'match/not-opened'],
  ])('refuses %s', (_, events, data, code) => {
    given(events).when(adjusts(data), by('judge')).thenRefused(code);
  });

  it('has a ledger line with the reason, and no part in caps', () => {
    const events = after(begun(), [
      { type: 'GainCommandPoints', data: { player: 'A', amount: 1, what: 'a gift' } },
      adjusts({ resource: 'cp', amount: 2 }),
      adjusts({ amount: 4 }),
    ]);
    const { balances, gains, score } = state(events).table;
    expect(balances.A).toEqual({ cp: 4 });
    expect(gains.A).toEqual({ cp: { round: 1, credited: 1 } });
    expect(score.A).toEqual({ adjusted: 4 });
    expect(linesOf(events)).toEqual([
      expect.objectContaining({ number: 5, account: 'cp', what: 'a round late', credited: 2, balance: 4 }),
      expect.objectContaining({ number: 6, account: 'vp/adjusted', what: 'a round late', credited: 4, balance: 4 }),
    ]);
  });

  it('never takes a balance below zero, whatever is corrected before it', () => {
    const events = after(amid(1), [adjusts({ resource: 'cp', amount: 1 }), adjusts({ resource: 'cp', amount: -2 })]);
    const less = after(events, [strikes(4)]);
    expect(state(less).table.balances.A).toEqual({ cp: 0 });
    expect(linesOf(less)).toEqual([expect.objectContaining({ due: -2, capped: -1, credited: -1, balance: 0 })]);
  });

  it('pays for what is used afterwards', () => {
    given(amid(0)).when(uses('Gust', 'A2')).thenRefused('stratagem/insufficient-cp');
    const events = after(amid(0), [adjusts({ resource: 'cp', amount: 1 }), uses('Gust', 'A2')]);
    expect(state(events).table.balances.A).toEqual({ cp: 0 });
  });
});

describe('the result of a match', () => {
  const over = after(begun(), [scores(5), scores(4, 'B'), advances(), finishes]);
  const confirmed = after(over, [confirms('A'), confirms('B')]);

  it('follows points that are adjusted after the end', () => {
    expect(state(over).result).toMatchObject({ winner: 'A', points: { A: 5, B: 4 } });
    const turned = after(over, [adjusts({ player: 'B', amount: 2 })]);
    expect(state(turned).result).toMatchObject({ winner: 'B', points: { A: 5, B: 6 } });
  });

  it('stays with whom the other conceded to', () => {
    const conceded = after(begun(), [
      scores(5),
      { type: 'ConcedeMatch', data: { player: 'A' } },
      adjusts({ amount: 9 }),
    ]);
    expect(state(conceded).result).toMatchObject({ ending: 'concession', winner: 'B', points: { A: 14, B: 0 } });
  });

  it('has to be confirmed again once a ruling has changed it, and is as it was once that is reversed', () => {
    expect(state(confirmed)).toMatchObject({ status: 'confirmed', confirmedBy: ['A', 'B'] });
    const adjust: Remedy = { kind: 'adjust', player: 'B', resource: 'vp', amount: 2 };
    const ruled = ruledOn(confirmed, [adjust], { role: 'head-judge' });
    expect(ruled.slice(confirmed.length).map(({ type }) => type)).toEqual([
      'RulingApplied',
      'PointsAdjusted',
      'EntryCorrected',
      'EntryCorrected',
    ]);
    expect(state(ruled)).toMatchObject({ status: 'finished', confirmedBy: [], result: { winner: 'B' } });
    const again = after(ruled, [confirms('A')]);
    expect(state(again)).toMatchObject({ status: 'finished', confirmedBy: ['A'] });
    const reversed = after(again, [reverses(confirmed.length)], SYSTEM);
    expect(state(reversed)).toMatchObject({ status: 'confirmed', confirmedBy: ['A', 'B'], result: { winner: 'A' } });
  });

  it('that only one had confirmed is not confirmed by what was said of another result', () => {
    const half = after(over, [confirms('A')]);
    const ruled = ruledOn(half, [{ kind: 'adjust', player: 'B', resource: 'vp', amount: 2 }]);
    const both = after(ruled, [confirms('A'), confirms('B')]);
    expect(state(both)).toMatchObject({ status: 'confirmed' });
    const reversed = after(both, [reverses(half.length)], SYSTEM);
    expect(state(reversed)).toMatchObject({ status: 'finished', confirmedBy: ['A'], result: { winner: 'A' } });
  });

  it('stays confirmed where a ruling changes nothing about it', () => {
    const ruled = ruledOn(confirmed, [{ kind: 'adjust', player: 'B', resource: 'cp', amount: 1 }]);
    expect(state(ruled)).toMatchObject({ status: 'confirmed', confirmedBy: ['A', 'B'] });
  });
});

describe('corrections of a result that one player has confirmed', () => {
  const over = after(begun(), [scores(5), scores(4, 'B'), finishes, confirms('A')]);

  const struck: MatchEvent['type'][] = ['EntryCorrected', 'EntryCorrected'];
  const back: MatchCommand = { type: 'RewindMatch', data: { to: 5, because: 'not over' } };

  it.each<[string, MatchCommand, readonly MatchEvent['type'][], object]>([
    [
      'take the confirmations back',
      strikes(4),
      struck,
      { status: 'finished', confirmedBy: [], result: { winner: 'B' } },
    ],
    ['take back one that was a slip', strikes(7), ['EntryCorrected'], { status: 'finished', confirmedBy: [] }],
    ['by a rewind leave none', back, ['MatchRewound'], { status: 'running' }],
  ])('%s', (_, command, types, left) => {
    const events = after(over, [command]);
    expect(events.slice(over.length).map(({ type }) => type)).toEqual(types);
    expect(state(events)).toMatchObject(left);
  });
});
