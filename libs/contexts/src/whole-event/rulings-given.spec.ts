import type { ApplyRuling, MatchEvent } from '@adjutant/match';
import { after, begun, SHELF, stateOf, SYSTEM } from '@adjutant/testing/given';
import type { Recorded } from './recorded.js';
import { RulingsGiven } from './rulings-given.js';

const META = {
  ...{ recordedAt: '2031-05-04T12:00:00.000Z', occurredAt: '2031-05-04T12:00:00.000Z' },
  ...{ actor: { id: 'tables', role: 'system' }, schemaVersion: 1 },
};
const recorded = (events: readonly MatchEvent[]): readonly Recorded[] =>
  events.map(
    (event, at) => ({ ...event, stream: 'match-m', revision: at, leaf: at, meta: META }) as unknown as Recorded,
  );

const before = after(begun(), [{ type: 'FinishMatch', data: { ending: 'judge' } }]);
const outcome = { A: 'loss', B: 'win' } as const;
type Remedies = ApplyRuling['data']['remedies'];
const LOST: Remedies = [{ kind: 'decide', outcome, ground: 'judge' }];
const applied = (ruling: string, remedies = LOST): readonly MatchEvent[] => {
  const data: ApplyRuling['data'] = {
    ...{ dispute: 'penalty-of-ann', ruling, by: { id: 'jo', role: 'judge' } as const },
    ...{ remedies, because: 'A penalty loses this match for A.' },
  };
  return after(before, [{ type: 'ApplyRuling', data }], SYSTEM);
};
const meet = (events: readonly MatchEvent[]) => {
  const given = new RulingsGiven(SHELF, [], 0);
  return { says: given.meet(stateOf(before), recorded(events), before.length), given };
};

test('a match that a penalty has lost is taken for that, and as something of which nothing is here', () => {
  const { says, given } = meet(applied('penalty-judge'));
  expect([says, given.met.length, given.elsewhere.map(({ judge }) => judge)]).toEqual([undefined, 0, ['jo']]);
});

test('points that a penalty has taken are taken for that, and so is a loss beside them; a loss is none of points', () => {
  const taken: Remedies = [{ kind: 'adjust', player: 'A', resource: 'vp', amount: -10, owes: true }];
  expect(meet(applied('penalty-points-A-vp--10', taken)).says).toBeUndefined();
  expect(meet(applied('penalty-judge', [...taken, ...LOST])).says).toBeUndefined();
  expect(meet(applied('penalty-points-A-vp--10')).says).toContain('is not what its remedies come to');
  expect(meet(applied('penalty-judge', taken)).says).toContain('is not what its remedies come to');
});

test('what goes beyond a decided result is found, and so is a ruling of a dispute that nobody gave', () => {
  const events = applied('penalty-judge');
  const points = { player: 'B', resource: 'vp', amount: 9, because: 'x' } as const;
  const more = events.map((event): MatchEvent =>
    event.type === 'ResultDecided' ? { type: 'PointsAdjusted', data: points } : event,
  );
  expect(meet(more).says).toContain('is not what its remedies come to');
  expect(meet(applied('1')).says).toContain('which no judge gave');
});
