import type { Role } from '@adjutant/kernel';
import { decideMatch, type MatchEvent, type OpenedState, type Remedy } from '../index.js';
import {
  advances,
  after,
  amid,
  applied,
  by,
  destroys,
  given,
  reverses,
  ruledOn,
  rules,
  SHELF,
  stateOf,
  strikes,
  SYSTEM,
  uses,
} from '@adjutant/testing/given';

const played = after(amid(3), [uses('Gust', 'A2'), advances(), destroys('B3'), uses('Gust', 'A3')]);
const strike = (entry: number): MatchEvent => ({
  type: 'EntryCorrected',
  data: { entry, correction: { kind: 'strike' }, because: 'so ruled' },
});
const cp = (events: readonly MatchEvent[]) => (stateOf(events) as OpenedState).table.balances;

describe('ApplyRuling', () => {
  it('records who ruled, and what the ruling comes to', () => {
    given(played)
      .when(rules([{ kind: 'strike', entries: [4, 6] }]), SYSTEM)
      .then(applied(2), strike(4), strike(6));
    expect(cp(played)).toMatchObject({ A: { cp: 1 } });
    expect(cp(ruledOn(played, [{ kind: 'strike', entries: [4] }]))).toMatchObject({ A: { cp: 2 } });
  });

  it('records that the record stands', () => {
    given(played)
      .when(rules([{ kind: 'none' }]), SYSTEM)
      .then(applied(0));
    given(played).when(rules([]), SYSTEM).then(applied(0));
  });

  it.each<[string, Remedy, MatchEvent]>([
    [
      'a correction',
      { kind: 'correct', entry: 4, correction: { kind: 'amend', data: { roles: { target: 'A3' } } } },
      {
        type: 'EntryCorrected',
        data: { entry: 4, correction: { kind: 'amend', data: { roles: { target: 'A3' } } }, because: 'so ruled' },
      },
    ],
    [
      'points',
      { kind: 'adjust', player: 'B', resource: 'vp', category: 'perches', amount: 3 },
      {
        type: 'PointsAdjusted',
        data: { player: 'B', resource: 'vp', category: 'perches', amount: 3, because: 'so ruled' },
      },
    ],
  ])('records %s', (_, remedy, event) => {
    given(played)
      .when(rules([remedy]), SYSTEM)
      .then(applied(1), event);
  });

  it.each<Role>(['player', 'scorekeeper', 'judge', 'head-judge', 'organizer', 'spectator'])(
    'is taken from its dispute and not from a %s',
    (role) => {
      given(played)
        .when(rules([{ kind: 'none' }]), by(role))
        .thenRefused('ruling/through-dispute');
    },
  );

  it.each<Role>(['player', 'scorekeeper', 'spectator', 'system'])('is no ruling when a %s gave it', (role) => {
    given(played)
      .when(rules([{ kind: 'none' }], role), SYSTEM)
      .thenRefused('ruling/judge-only');
  });

  it('is carried out once', () => {
    const ruled = ruledOn(played, [{ kind: 'strike', entries: [4] }]);
    given(ruled)
      .when(rules([{ kind: 'strike', entries: [4] }]), SYSTEM)
      .thenAlready();
    const reversed = after(ruled, [reverses(8)], SYSTEM);
    given(reversed)
      .when(rules([{ kind: 'strike', entries: [4] }]), SYSTEM)
      .thenRefused('ruling/reversed');
    given(reversed)
      .when(rules([{ kind: 'strike', entries: [4] }], 'judge', 'ruling-2'), SYSTEM)
      .then(applied(1, 'judge', 'ruling-2'), strike(4));
  });

  it('decides each remedy on what the one before has left', () => {
    given(played)
      .when(
        rules([
          { kind: 'strike', entries: [4] },
          { kind: 'strike', entries: [4] },
        ]),
        SYSTEM,
      )
      .thenRefused('entry/struck');
    given(played)
      .when(rules([{ kind: 'adjust', player: 'A', resource: 'cp', amount: -2 }]), SYSTEM)
      .thenRefused('points/below-zero');
    const ruled = ruledOn(played, [
      { kind: 'strike', entries: [4] },
      { kind: 'adjust', player: 'A', resource: 'cp', amount: -2 },
    ]);
    expect(cp(ruled)).toMatchObject({ A: { cp: 0 } });
  });

  it('is refused as a whole, and names every remedy that does not hold', () => {
    const remedies: Remedy[] = [
      { kind: 'strike', entries: [99] },
      { kind: 'strike', entries: [4] },
      { kind: 'adjust', player: 'A', resource: 'vp', category: 'luck', amount: 1 },
    ];
    given(played).when(rules(remedies), SYSTEM).thenRefused('entry/not-recorded', 'score/unknown-category');
    const decision = decideMatch(SHELF, rules(remedies), stateOf(played), SYSTEM);
    const reasons = decision.outcome === 'refused' ? decision.refusal.reasons : [];
    expect(reasons.map(({ message, facts }) => [message, facts['remedy'], facts['kind']])).toEqual([
      ['Remedy 1 (strike): The record has no entry 99.', 0, 'strike'],
      [expect.stringContaining('Remedy 3 (adjust): There is no score category luck'), 2, 'adjust'],
    ]);
  });

  it.each<[string, Remedy, string]>([
    ['striking nothing', { kind: 'strike', entries: [] }, 'ruling/nothing-struck'],
    ['striking the same twice', { kind: 'strike', entries: [4, 4] }, 'entry/struck'],
    ['striking the opening', { kind: 'strike', entries: [0] }, 'entry/not-correctable'],
    ['points of nothing', { kind: 'adjust', player: 'A', resource: 'cp', amount: 0 }, 'points/nothing-adjusted'],
    [
      'command points of a category',
      { kind: 'adjust', player: 'A', resource: 'cp', category: 'perches', amount: 1 },
      'points/no-category',
    ],
    ['points that are not there', { kind: 'adjust', player: 'A', resource: 'vp', amount: -1 }, 'points/below-zero'],
  ])('refuses %s', (_, remedy, code) => {
    given(played)
      .when(rules([remedy]), SYSTEM)
      .thenRefused(code);
  });

  it('needs a match', () => {
    given([])
      .when(rules([{ kind: 'none' }]), SYSTEM)
      .thenRefused('match/not-opened');
  });
});

describe('ReverseRuling', () => {
  const ruled = ruledOn(played, [
    { kind: 'strike', entries: [4] },
    { kind: 'adjust', player: 'A', resource: 'vp', amount: 4 },
  ]);

  it('strikes the ruling and everything that it came to', () => {
    given(ruled)
      .when(reverses(8), SYSTEM)
      .then({ type: 'RulingReversed', data: { entry: 8, because: 'overturned' } });
    const reversed = stateOf(after(ruled, [reverses(8)], SYSTEM)) as OpenedState;
    expect(reversed.struck).toEqual([8, 9, 10]);
    expect(reversed.table).toEqual((stateOf(played) as OpenedState).table);
  });

  it('happens once, to a ruling, from its dispute', () => {
    given(after(ruled, [reverses(8)], SYSTEM))
      .when(reverses(8), SYSTEM)
      .thenAlready();
    given(ruled).when(reverses(9), SYSTEM).thenRefused('ruling/not-recorded');
    given(ruled).when(reverses(8), by('head-judge')).thenRefused('ruling/through-dispute');
    given([]).when(reverses(8), SYSTEM).thenRefused('match/not-opened');
  });
});

describe('What a ruling has settled', () => {
  const ruled = ruledOn(played, [
    { kind: 'correct', entry: 4, correction: { kind: 'answer', answers: { 'wind-is-fair': 'no' } } },
    { kind: 'strike', entries: [7] },
  ]);

  it.each<[string, number]>([
    ['the ruling', 8],
    ['what it put right', 9],
    ['what it struck by', 10],
  ])('nobody corrects %s on the way', (_, entry) => {
    given(ruled).when(strikes(entry), by('head-judge')).thenRefused('entry/ruled');
  });

  it('no player answers otherwise, contests or corrects', () => {
    const player = by('player');
    given(ruled)
      .when({ type: 'AnswerQuestion', data: { entry: 4, question: 'wind-is-fair', answer: 'yes' } }, player)
      .thenRefused('entry/ruled');
    given(ruled)
      .when({ type: 'ContestAnswer', data: { entry: 4, question: 'wind-is-fair', player: 'B', because: '!' } }, player)
      .thenRefused('entry/ruled');
    given(ruled).when(strikes(4), player).thenRefused('entry/ruled');
    given(after(ruled, [reverses(8)], SYSTEM))
      .when(strikes(4), player)
      .then({ ...strike(4), data: { ...strike(4).data, because: 'the judge ruled so' } } as MatchEvent);
  });

  it('no reversal is struck', () => {
    given(after(ruled, [reverses(8)], SYSTEM))
      .when(strikes(11), by('judge'))
      .thenRefused('entry/ruled');
  });

  it('a second ruling does not take apart the first', () => {
    given(ruled)
      .when(rules([{ kind: 'strike', entries: [9] }], 'judge', 'ruling-2'), SYSTEM)
      .thenRefused('entry/ruled');
    given(ruled)
      .when(rules([{ kind: 'strike', entries: [4] }], 'judge', 'ruling-2'), SYSTEM)
      .then(applied(1, 'judge', 'ruling-2'), strike(4));
  });
});
