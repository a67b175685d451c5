import fc from 'fast-check';
import type { MatchCommand, MatchEvent } from '@adjutant/match';
import { SIDES } from '@adjutant/rules';
import { difference, standing, taleOf, tellingOf, type Change, type PointsChange } from '../index.js';
import {
  advances,
  after,
  amid,
  begun,
  destroys,
  looks,
  opened,
  playedOut,
  RULED,
  seeded,
  SHELF,
  strikes,
  uses,
} from '@adjutant/testing/given';

const start = fc.constantFrom(begun(), amid(12), amid(4), amid(9, { attestations: 'open' }));
const tale = (events: readonly MatchEvent[]) => taleOf(tellingOf(SHELF, events));
const between = (from: readonly MatchEvent[], to: readonly MatchEvent[]): readonly Change[] =>
  difference(SHELF, tale(from), tale(to));
const points = (changes: readonly Change[]) => changes.filter((one): one is PointsChange => one.kind === 'points');
const moved = (changes: readonly Change[]) =>
  points(changes).map(({ player, account, what, was, now }) => [player, account, what, was, now]);

const scores = (amount: number): MatchCommand => ({
  type: 'ScoreVictoryPoints',
  data: { player: 'A', category: 'perches', points: amount, what: 'the oak' },
});

describe('whatever is played and ruled', () => {
  it('the points that differ come to the difference of the balances, and of a moment with itself nothing differs', () => {
    fc.assert(
      fc.property(start, RULED, fc.nat(), fc.nat(), (from, commands, one, other) => {
        const { events } = playedOut(from, commands);
        const [was, now] = [one, other].map((chance) => tale(events.slice(0, chance % (events.length + 1))));
        if (!was || !now) return;
        const changes = points(difference(SHELF, was, now));
        for (const player of SIDES) {
          const sum = (vp: boolean): number =>
            changes
              .filter((change) => change.player === player && change.account.startsWith('vp/') === vp)
              .reduce((total, change) => total + change.now - change.was, 0);
          const [before, after] = [standing(was.outcome, player), standing(now.outcome, player)];
          expect([sum(false), sum(true)]).toEqual([after.cp - before.cp, after.vp - before.vp]);
        }
        expect(difference(SHELF, was, was)).toEqual([]);
      }),
      seeded(150),
    );
  });
});

describe('what two moments say differently', () => {
  it('names each spending, victory points by category and round, and income by what it is for', () => {
    const from = after(begun(), []);
    const to = after(from, [advances('1.A.wander'), uses('Gust', 'A2'), scores(2), scores(1), advances('1.B.muster')]);
    expect(moved(between(from, to))).toEqual([
      ['A', 'cp', 'muster-pay', 1, 2],
      ['B', 'cp', 'muster-pay', 1, 2],
      ['A', 'cp', 'core/gust', 0, -1],
      ['A', 'vp/perches', 'the oak', 0, 3],
    ]);
  });

  it('names a round only where all of it is of that round', () => {
    const rounds = (to: string) =>
      points(between(begun(), after(begun(), [advances(to)]))).map(({ what, round }) => [what, round]);
    expect(new Set(rounds('1.B.muster').map(String))).toEqual(new Set(['muster-pay,1']));
    expect(new Set(rounds('2.A.muster').map(String))).toEqual(new Set(['muster-pay,']));
  });

  it('names the place, units, uses that cost nothing, and what is open', () => {
    const from = amid(2);
    const to = after(from, [destroys('B2'), looks()]);
    expect(between(from, to).map((change) => ({ ...change }))).toMatchObject([
      { kind: 'use', player: 'A', what: 'core/spyglass', now: true },
      { kind: 'unit', unit: 'B2', change: { how: 'destroyed', entry: 4 } },
      { kind: 'open', what: 'roll', of: 'A', now: true },
    ]);
    expect(between(amid(2), after(amid(2), [advances()]))).toMatchObject([{ kind: 'clock' }]);
  });

  it('tells armies as a whole', () => {
    expect(between([opened()], begun())).toEqual(
      expect.arrayContaining([
        { kind: 'army', player: 'A', units: 3 },
        { kind: 'status', was: 'opened', now: 'running' },
      ]),
    );
  });

  it('takes back what a correction takes back', () => {
    const was = after(amid(2), [uses('Gust', 'A2')]);
    const now = after(was, [strikes(4)]);
    const changes = between(was, now);
    expect(moved(changes)).toEqual([['A', 'cp', 'core/gust', -1, 0]]);
    expect(changes.at(-1)).toEqual({ kind: 'entry', entry: 4, now: 'struck' });
    expect(between(now, was).at(-1)).toEqual({ kind: 'entry', entry: 4, now: 'counts' });
  });
});
