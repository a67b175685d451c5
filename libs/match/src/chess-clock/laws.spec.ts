import fc from 'fast-check';
import {
  decideMatch,
  foldMatch,
  remaining,
  RUNNING,
  totalOf,
  usedAt,
  type MatchCommand,
  type OpenedState,
} from '../index.js';
import { advances, begun, SHELF } from '@adjutant/testing/given';

const NOON = Date.parse('2031-05-04T12:00:00.000Z');

interface Press {
  readonly wait: number;
  readonly behind: number;
  readonly command: MatchCommand;
}

const command: fc.Arbitrary<MatchCommand> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...RUNNING).map((to): MatchCommand => ({ type: 'PassTime', data: { to } })) },
  { weight: 2, arbitrary: fc.constant<MatchCommand>({ type: 'PauseTime', data: {} }) },
  {
    weight: 1,
    arbitrary: fc
      .record({ player: fc.constantFrom('A' as const, 'B' as const), seconds: fc.integer({ min: -600, max: 600 }) })
      .map((data): MatchCommand => ({ type: 'GiveTime', data: { ...data, because: 'It was lost' } })),
  },
  { weight: 1, arbitrary: fc.constant<MatchCommand>({ type: 'SetChessClock', data: { per: 'game', minutes: 30 } }) },
  { weight: 2, arbitrary: fc.constantFrom('1.B.muster', '2.A.muster').map(advances) },
);
const presses: fc.Arbitrary<readonly Press[]> = fc.array(
  fc.record({ wait: fc.integer({ min: 0, max: 900_000 }), behind: fc.integer({ min: -90_000, max: 90_000 }), command }),
  { maxLength: 12 },
);

interface Played {
  readonly state: OpenedState;
  readonly now: number;
  /** What nobody's time ran for, between the first press and now. */
  readonly still: number;
  readonly first: number | null;
}

/** Everything pressed, one after the other, with the clock of the table held beside. */
function play(all: readonly Press[], per: 'game' | 'turn'): Played {
  let state = foldMatch(SHELF, begun({ chessClock: { per, minutes: 20 } })) as OpenedState;
  let now = NOON;
  let [still, first]: [number, number | null] = [0, null];
  for (const { wait, behind, command: one } of all) {
    now += wait;
    const occurredAt = new Date(now - behind).toISOString();
    const occasion = { now: new Date(now).toISOString(), occurredAt, actor: { id: 'j', role: 'judge' as const } };
    const decision = decideMatch(SHELF, one, state, occasion);
    if (decision.outcome !== 'recorded') continue;
    const { chessClock: before } = state;
    state = foldMatch(SHELF, decision.events, state) as OpenedState;
    const { since } = state.chessClock ?? { since: null };
    first ??= since;
    if (before?.since != null && before.runs === null && since !== null) still += since - before.since;
  }
  return { state, now, still, first };
}

describe('whatever is pressed, and however late it comes', () => {
  it.each(['game', 'turn'] as const)('the times of all add up to what has gone by (per %s)', (per) => {
    fc.assert(
      fc.property(presses, (all) => {
        const { state, now, still, first } = play(all, per);
        const { chessClock } = state;
        if (!chessClock || first === null) return;
        const used = usedAt(chessClock, now);
        const sum = RUNNING.reduce((total, whose) => total + totalOf(used, whose), 0);
        const resting = chessClock.runs === null ? now - (chessClock.since ?? now) : 0;
        expect(sum + still + resting).toBe(now - first);
      }),
      { numRuns: 150 },
    );
  });

  it('what is left to a player is what was given, less what was used', () => {
    fc.assert(
      fc.property(presses, (all) => {
        const { state, now } = play(all, 'game');
        const { chessClock: clock } = state;
        if (!clock) return;
        for (const side of ['A', 'B'] as const) {
          const given = clock.terms.minutes * 60_000 + totalOf(clock.given, side);
          expect(remaining(clock, side, now)).toBe(given - totalOf(usedAt(clock, now), side));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('no time is ever taken back, and nobody gets some that nobody gave', () => {
    fc.assert(
      fc.property(presses, (all) => {
        for (let some = 1; some <= all.length; some += 1) {
          const [before, after] = [play(all.slice(0, some - 1), 'game'), play(all.slice(0, some), 'game')];
          for (const whose of RUNNING) {
            const used = ({ state }: Played): number => totalOf(state.chessClock?.used ?? {}, whose);
            expect(used(after)).toBeGreaterThanOrEqual(used(before));
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});
