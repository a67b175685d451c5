import fc from 'fast-check';
import type { LedgerLine, Side } from '@adjutant/rules';
import {
  essenceOf,
  recordOf,
  totalScore,
  type AdjustPoints,
  type MatchCommand,
  type MatchEvent,
  type OpenedState,
} from '../index.js';
import { settled } from '../state/retold.js';
import { ABSENT } from '../state/state.js';
import { advances, after, begun, by, given, mustered, ruledOn, SHELF, stateOf, strikes } from '@adjutant/testing/given';

const docks = (amount: number, data: Partial<AdjustPoints['data']> = {}): MatchCommand => ({
  type: 'AdjustPoints',
  data: { player: 'A', resource: 'vp', amount: -amount, because: 'slow play', owes: true, ...data },
});
const scores = (points: number, category = 'perches'): MatchCommand => ({
  type: 'ScoreVictoryPoints',
  data: { player: 'A', category, points, what: 'the oak' },
});
const finishes: MatchCommand = { type: 'FinishMatch', data: { ending: 'judge' } };
const state = (events: readonly MatchEvent[]) => stateOf(events) as OpenedState;
const linesOf = (events: readonly MatchEvent[]) => settled(SHELF, ABSENT, recordOf(stateOf(events))).lines;
const vp = (events: readonly MatchEvent[]) => totalScore(state(events).table, 'A');
const owed = (events: readonly MatchEvent[]) => (state(events).table.debts?.A ?? []).map(({ amount }) => amount);
const JUDGE = by('judge');

describe('points that are owed', () => {
  const docked = after(after(begun(), [scores(4)]), [docks(10)], JUDGE);

  it('10 of 4 leaves nothing, and 6 to pay; what comes later pays them, within the caps that were there before', () => {
    expect([vp(docked), owed(docked)]).toEqual([0, [6]]);
    const paid = after(docked, [scores(6), scores(4, 'prizes')]);
    expect([vp(paid), owed(paid)]).toEqual([2, []]);
    expect(state(paid).table).not.toHaveProperty('debts');
    expect(linesOf(paid).filter(({ kind }) => kind === 'adjustment')).toEqual([
      expect.objectContaining({ number: 5, due: -10, credited: -4, capped: 0, owed: 6, balance: 0 }),
      expect.objectContaining({ number: 6, due: -6, credited: -6, pays: 5, balance: 0, what: 'slow play' }),
    ]);
  });

  it('stay in the result where nothing pays them, and count against who owes them', () => {
    const over = after(docked, [finishes]);
    expect(state(over)).toMatchObject({
      result: { winner: 'B', points: { A: 0, B: 0 }, owed: { A: 6, B: 0 } },
    });
    const late: MatchCommand = {
      type: 'AdjustPoints',
      data: { player: 'A', resource: 'vp', amount: 6, because: 'counted too few' },
    };
    const evened = after(over, [late], JUDGE);
    expect(state(evened)).toMatchObject({ result: { winner: 'draw', points: { A: 0, B: 0 } } });
    expect((state(evened) as { result?: object }).result).not.toHaveProperty('owed');
  });

  it('are paid oldest first, each from its own account', () => {
    const twice = after(docked, [docks(3), docks(2, { category: 'prizes' }), docks(2, { resource: 'cp' })], JUDGE);
    expect(owed(twice)).toEqual([6, 3, 2, 1]);
    expect(owed(after(twice, [scores(6)]))).toEqual([3, 2, 1]);
    expect(owed(after(twice, [scores(6, 'prizes')]))).toEqual([3, 2, 1]);
    const gain: MatchCommand = { type: 'GainCommandPoints', data: { player: 'A', amount: 1, what: 'a gift' } };
    expect(owed(after(twice, [gain]))).toEqual([6, 3, 2]);
    expect(state(after(twice, [gain])).table.balances.A).toEqual({ cp: 0 });
  });

  it('wait from before the battle', () => {
    given(mustered())
      .when({ ...docks(5) } as MatchCommand, JUDGE)
      .then({
        type: 'PointsAdjusted',
        data: { player: 'A', resource: 'vp', amount: -5, because: 'slow play', owes: true },
      });
    const late = after(mustered(), [docks(5)], JUDGE);
    expect([vp(late), owed(late)]).toEqual([0, [5]]);
  });

  it('are nothing that is given, and are said: without it no more is taken than there is', () => {
    given(begun()).when(docks(-5), JUDGE).thenRefused('points/nothing-owed');
    const silent: MatchCommand = {
      type: 'AdjustPoints',
      data: { player: 'A', resource: 'vp', amount: -5, because: 'x' },
    };
    given(begun()).when(silent, JUDGE).thenRefused('points/below-zero');
  });

  it('are gone without a trace when the penalty is struck or its ruling reversed', () => {
    const scored = after(begun(), [scores(4)]);
    const paid = after(docked, [scores(6)]);
    expect(essenceOf(stateOf(after(paid, [strikes(5)], JUDGE)))).toEqual(
      essenceOf(stateOf(after(after(scored, [scores(1), strikes(5), scores(6)]), []))),
    );
    const ruled = ruledOn(scored, [{ kind: 'adjust', player: 'A', resource: 'vp', amount: -10, owes: true }]);
    expect(owed(ruled)).toEqual([6]);
  });
});

type Step = readonly ['score' | 'dock' | 'give' | 'strike' | 'on', number, ('perches' | 'prizes' | null)?];

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(
    fc.constant('score' as const),
    fc.integer({ min: 1, max: 12 }),
    fc.constantFrom('perches' as const, 'prizes' as const),
  ),
  fc.tuple(
    fc.constant('dock' as const),
    fc.integer({ min: 1, max: 15 }),
    fc.constantFrom('perches' as const, 'prizes' as const, null),
  ),
  fc.tuple(fc.constant('give' as const), fc.integer({ min: 1, max: 9 }), fc.constantFrom('perches' as const, null)),
  fc.tuple(fc.constant('strike' as const), fc.nat(30)),
  fc.tuple(fc.constant('on' as const), fc.constant(0)),
);

function commandOf([kind, amount, category]: Step): MatchCommand {
  const of = category == null ? {} : { category };
  switch (kind) {
    case 'score':
      return scores(amount, category ?? 'perches');
    case 'dock':
      return docks(amount, of);
    case 'give':
      return { type: 'AdjustPoints', data: { player: 'A', resource: 'vp', amount, because: 'given', ...of } };
    case 'strike':
      return strikes(4 + amount);
    case 'on':
      return advances();
  }
}

/** What can be recorded is; what is refused changes nothing. */
function played(steps: readonly Step[]): readonly MatchEvent[] {
  return steps.reduce<readonly MatchEvent[]>((events, one) => {
    try {
      return after(events, [commandOf(one)], JUDGE);
    } catch {
      return events;
    }
  }, begun());
}

const sum = (lines: readonly LedgerLine[], pick: (line: LedgerLine) => number): number =>
  lines.reduce((total, line) => total + pick(line), 0);

test('whatever is scored, taken, given and corrected: nothing is below zero, and every point is somewhere', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const events = played(steps);
      const lines = linesOf(events).filter(
        ({ account, player }) => player === ('A' satisfies Side) && account.startsWith('vp/'),
      );
      const total = vp(events);
      const left = sum(
        lines.filter(({ pays }) => pays === undefined),
        ({ owed: rest = 0 }) => rest,
      );
      const paid = -sum(
        lines.filter(({ pays }) => pays !== undefined),
        ({ credited }) => credited,
      );
      expect(total).toBe(sum(lines, ({ credited }) => credited));
      expect(lines.every(({ balance }) => balance >= 0)).toBe(true);
      expect(owed(events).reduce((a, b) => a + b, 0)).toBe(left - paid);
      const demanded = sum(
        lines.filter(({ pays }) => pays === undefined),
        ({ due, capped }) => due - capped,
      );
      expect(total - (left - paid)).toBe(demanded);
    }),
    { numRuns: 60 },
  );
});

test('a penalty opens no cap: what is credited with it and without it is the same', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 15 }), (steps) => {
      const plain = steps.filter(([kind]) => kind === 'score' || kind === 'dock');
      const credited = (these: readonly Step[]) =>
        linesOf(played(these)).flatMap(({ kind, credited: moved }) => (kind === 'score' ? [moved] : []));
      expect(credited(plain)).toEqual(credited(plain.filter(([kind]) => kind === 'score')));
    }),
    { numRuns: 40 },
  );
});
