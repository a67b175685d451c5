import type { Role } from '@adjutant/kernel';
import {
  essenceOf,
  type DecidedResult,
  type MatchCommand,
  type MatchEvent,
  type OpenedState,
  type Remedy,
} from '../index.js';
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
  stateOf,
  strikes,
  SYSTEM,
} from '@adjutant/testing/given';

const RED_CARD: DecidedResult = { outcome: { A: 'loss', B: 'win' }, ground: 'disqualification' };
const NOBODY_CAME: DecidedResult = { outcome: { A: 'loss', B: 'loss' }, ground: 'no-show', absent: ['A', 'B'] };
const decides = (decision: DecidedResult): MatchCommand => ({
  type: 'DecideResult',
  data: { ...decision, because: 'so decided' },
});
const decided = (decision: DecidedResult): MatchEvent => ({
  type: 'ResultDecided',
  data: { ...decision, because: 'so decided' },
});
const scores = (points: number, player: 'A' | 'B' = 'A'): MatchCommand => ({
  type: 'ScoreVictoryPoints',
  data: { player, category: 'perches', points, what: 'the oak' },
});
const finishes: MatchCommand = { type: 'FinishMatch', data: { ending: 'judge' } };
const confirms = (player: 'A' | 'B'): MatchCommand => ({ type: 'ConfirmResult', data: { player } });
const state = (events: readonly MatchEvent[]) => stateOf(events) as OpenedState & { readonly result?: object };
const essence = (events: readonly MatchEvent[]) => essenceOf(stateOf(events));
const JUDGE = by('judge');

/** Opened, without rosters. */
const bare = mustered().slice(0, 1);
const leading = after(begun(), [scores(8), scores(2, 'B')]);
const over = after(leading, [finishes]);
const half = after(over, [confirms('A')]);
const HEAD = { role: 'head-judge' } as const;
const takesBack = (events: readonly MatchEvent[]): Remedy => ({ kind: 'strike', entries: [events.length] });
const confirmed = after(over, [confirms('A'), confirms('B')]);

describe('DecideResult', () => {
  it.each<Role>(['player', 'scorekeeper', 'spectator', 'system'])('is not for a %s', (role) => {
    given(over).when(decides(RED_CARD), by(role)).thenRefused('result/judge-only');
  });

  it.each<Role>(['judge', 'head-judge', 'organizer'])('records what a %s decides', (role) => {
    given(over).when(decides(RED_CARD), by(role)).then(decided(RED_CARD));
  });

  it.each<[string, readonly MatchEvent[], OpenedState['status']]>([
    ['before the rosters', bare, 'opened'],
    ['before the battle', mustered(), 'opened'],
    ['during the battle', leading, 'running'],
    ['after it', over, 'finished'],
  ])('%s, and taken back leaves no trace', (_, events, status) => {
    expect(state(events).status).toBe(status);
    const told = after(events, [decides(RED_CARD)], JUDGE);
    expect(state(told)).toMatchObject({
      status: 'finished',
      confirmedBy: [],
      result: { winner: 'B', decided: RED_CARD },
    });
    expect(essence(ruledOn(told, [takesBack(events)], HEAD))).toEqual(essence(events));
    const later = after(told, [confirms('A'), confirms('B')]);
    expect(state(later).status).toBe('confirmed');
    expect(essence(ruledOn(later, [takesBack(events)], HEAD))).toEqual(essence(events));
  });

  it("of a confirmed result is the head judge's, in a ruling, and so is taking any decision back", () => {
    given(confirmed).when(decides(RED_CARD), by('head-judge')).thenRefused('result/settled');
    const told = after(half, [decides(RED_CARD)], JUDGE);
    for (const role of ['judge', 'head-judge'] as const)
      given(told)
        .when(strikes(half.length), by(role))
        .thenRefused(role === 'judge' ? 'entry/written-above' : 'result/settled');
    expect(essence(ruledOn(told, [takesBack(half)], HEAD))).toEqual(essence(half));
  });

  it('a double no-show before the rosters has no winner, and nothing to play any more', () => {
    const told = after(bare, [decides(NOBODY_CAME)], JUDGE);
    expect(state(told).result).toEqual({
      ending: 'decision',
      winner: 'none',
      points: { A: 0, B: 0 },
      decided: { ...NOBODY_CAME, because: 'so decided' },
    });
    given(told)
      .when({ type: 'StartBattle', data: { firstTurn: 'A' } })
      .thenRefused('match/over');
  });

  it('leaves the points that were played, and what they say, beside it', () => {
    const awarded = { unit: 'event', A: 0, B: 20 } as const;
    const told = after(over, [decides({ ...RED_CARD, awarded })], JUDGE);
    expect(state(told).result).toEqual({
      ending: 'judge',
      winner: 'B',
      points: { A: 8, B: 2 },
      decided: { ...RED_CARD, because: 'so decided' },
      awarded,
    });
    expect(state(told).table.ended).toMatchObject({ winner: 'A' });
  });

  it('stays when the ledger is corrected, adjusted or rewound later, as the head judge rules', () => {
    const told = after(over, [decides(RED_CARD)], JUDGE);
    const result = (events: readonly MatchEvent[]) => state(events).result;
    given(told).when(strikes(4), JUDGE).thenRefused('result/settled');
    expect(result(ruledOn(told, [{ kind: 'strike', entries: [4] }], HEAD))).toMatchObject({
      winner: 'B',
      points: { A: 0, B: 2 },
    });
    const adjusted: Remedy = { kind: 'adjust', player: 'A', resource: 'vp', amount: 5 };
    expect(result(ruledOn(told, [adjusted], HEAD))).toMatchObject({
      winner: 'B',
      points: { A: 13, B: 2 },
      decided: RED_CARD,
    });
    const back: Remedy = { kind: 'rewind', to: 4, backup: 'full' };
    expect(result(ruledOn(told, [back], HEAD))).toMatchObject({
      ending: 'decision',
      winner: 'B',
      points: { A: 8, B: 0 },
    });
  });

  it('takes what was entered for the players with it, and brings it back', () => {
    const entered = after(over, [confirms('A'), confirms('B')], JUDGE);
    expect(state(entered)).toMatchObject({ status: 'confirmed', enteredFor: { A: { role: 'judge' } } });
    const told = ruledOn(entered, [{ kind: 'decide', ...RED_CARD }], { role: 'head-judge' });
    expect(state(told)).toMatchObject({ status: 'finished', confirmedBy: [] });
    expect(state(told)).not.toHaveProperty('enteredFor');
    expect(essence(after(told, [reverses(entered.length)], SYSTEM))).toEqual(essence(entered));
    const half = after(over, [confirms('A')], JUDGE);
    const byJudge = stateOf([...half, decided(RED_CARD)]);
    expect(byJudge).not.toHaveProperty('enteredFor');
  });

  it('is decided once, and anew by a ruling', () => {
    const told = after(over, [decides(RED_CARD)], JUDGE);
    given(told).when(decides(RED_CARD), JUDGE).thenAlready();
    given(told).when(decides(NOBODY_CAME), JUDGE).thenRefused('result/already-decided');
    const ruled = ruledOn(told, [{ kind: 'decide', ...NOBODY_CAME }], { role: 'head-judge' });
    expect(state(ruled).result).toMatchObject({ winner: 'none', decided: NOBODY_CAME });
    expect(essence(after(ruled, [reverses(told.length)], SYSTEM))).toEqual(essence(told));
  });

  it.each<[string, DecidedResult]>([
    ['two winners', { outcome: { A: 'win', B: 'win' }, ground: 'judge' }],
    ['a winner beside a draw', { outcome: { A: 'win', B: 'draw' }, ground: 'judge' }],
    ['a draw of one', { outcome: { A: 'draw', B: 'loss' }, ground: 'judge' }],
    ['a no-show of nobody', { outcome: { A: 'loss', B: 'win' }, ground: 'no-show' }],
    ['a no-show of an empty list', { outcome: { A: 'loss', B: 'win' }, ground: 'no-show', absent: [] }],
    ['somebody absent twice', { outcome: { A: 'loss', B: 'win' }, ground: 'no-show', absent: ['A', 'A'] }],
    ['an absent winner', { outcome: { A: 'win', B: 'loss' }, ground: 'no-show', absent: ['A'] }],
    ['both absent, and one wins', { outcome: { A: 'loss', B: 'win' }, ground: 'no-show', absent: ['A', 'B'] }],
    ['somebody absent who was disqualified', { ...RED_CARD, absent: ['A'] }],
    ['a draw by disqualification', { outcome: { A: 'draw', B: 'draw' }, ground: 'disqualification' }],
    ['more for the loser', { ...RED_CARD, awarded: { unit: 'event', A: 20, B: 0 } }],
    ['half points', { ...RED_CARD, awarded: { unit: 'vp', A: 0, B: 0.5 } }],
    ['fewer than none', { ...RED_CARD, awarded: { unit: 'vp', A: -1, B: 50 } }],
    [
      'a draw that is worth more to one',
      { outcome: { A: 'draw', B: 'draw' }, ground: 'time', awarded: { unit: 'vp', A: 1, B: 2 } },
    ],
    [
      'points for what is not scored',
      { outcome: { A: 'unscored', B: 'win' }, ground: 'judge', awarded: { unit: 'vp', A: 1, B: 2 } },
    ],
  ])('refuses %s, with words', (_, decision) => {
    given(over).when(decides(decision), JUDGE).thenRefused('result/contradictory');
  });

  it('cannot be amended or moved, and needs a match', () => {
    const told = after(over, [decides(RED_CARD)], JUDGE);
    const entry = over.length;
    const amends = (correction: object): MatchCommand =>
      ({ type: 'CorrectEntry', data: { entry, correction, because: 'x' } }) as MatchCommand;
    given(told)
      .when(amends({ kind: 'amend', data: { ground: 'judge' } }), JUDGE)
      .thenRefused('entry/not-correctable');
    given(told)
      .when(amends({ kind: 'redate', before: 5 }), JUDGE)
      .thenRefused('entry/not-correctable');
    given([]).when(decides(RED_CARD), JUDGE).thenRefused('match/not-opened');
  });
});

describe('a ruling that decides', () => {
  it('is applied and reversed like every other, on a confirmed result as well', () => {
    const ruled = ruledOn(confirmed, [{ kind: 'decide', ...RED_CARD }], { role: 'head-judge' });
    expect(state(ruled)).toMatchObject({ status: 'finished', confirmedBy: [], result: { winner: 'B' } });
    const again = after(ruled, [confirms('A'), confirms('B')]);
    expect(essence(after(again, [reverses(confirmed.length)], SYSTEM))).toEqual(essence(confirmed));
  });

  it('is refused as a whole where it contradicts itself', () => {
    expect(() => ruledOn(over, [{ kind: 'decide', outcome: { A: 'win', B: 'win' }, ground: 'judge' }])).toThrow(
      'Remedy 1 (decide): Win for A and win for B contradict each other',
    );
  });
});

describe('FinishMatch', () => {
  it('before the battle points to the command that says who did not come', () => {
    given(bare).when(finishes).thenRefused('match/not-started');
    given(after(amid(0), [advances()]))
      .when({ type: 'FinishMatch', data: { ending: 'time' } })
      .then({
        type: 'MatchFinished',
        data: { ending: 'time' },
      });
  });
});
