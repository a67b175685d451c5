import type { MatchCommand } from '@adjutant/match';
import { PACK, SHELF } from '@adjutant/testing/given';
import { type EventDay, heldTogether, roundOut } from '@adjutant/testing/event-day';

const SLIP: MatchCommand = {
  type: 'DecideResult',
  data: {
    ...{ outcome: { A: 'win', B: 'loss' }, ground: 'agreement' },
    ...{ awarded: { unit: 'vp', A: 70, B: 65 }, because: 'As the slip says.' },
  },
};
const CARD: MatchCommand = {
  type: 'ApplyRuling',
  data: {
    ...{ dispute: 'penalty-of-ann', ruling: 'penalty-points-A-vp--10', by: { id: 'hana', role: 'head-judge' } },
    remedies: [{ kind: 'adjust', player: 'A', resource: 'vp', amount: -10, owes: true }],
    because: 'A penalty given to A changes points of this match.',
  },
};

const published = (): EventDay => roundOut(SHELF, PACK.id, ['ann', 'bob'], { rounds: 1, pack: { id: PACK.id } });

const match = (day: EventDay): string => day.at(1, 1).match;
const faultOf = (day: EventDay): string | undefined => {
  const told = heldTogether(day.log, day.state, PACK);
  return 'fault' in told ? told.fault : undefined;
};
const LESS = { A: { outcome: 'loss', figures: { vp: 60 } }, B: { outcome: 'win', figures: { vp: 65 } } };

it('an event is told the totals of a slip less what a penalty takes, whichever came first', () => {
  const day = published();
  day.plays(match(day), CARD, 'system').plays(match(day), SLIP).follows();
  expect(day.at(1, 1).result?.said).toMatchObject(LESS);
  expect(faultOf(day)).toBeUndefined();
});

it('also of a round that is closed, where what was told before the penalty was no forgery', () => {
  const day = published();
  day.plays(match(day), SLIP).follows();
  day.asks({ type: 'CloseRound', data: { round: 1 } });
  expect(day.at(1, 1).result?.said).toMatchObject({ A: { outcome: 'win' } });
  day.plays(match(day), CARD, 'system');
  expect(faultOf(day)).toBe('not-told');
  day.follows();
  expect(day.at(1, 1).result?.said).toMatchObject(LESS);
  expect(faultOf(day)).toBeUndefined();
});

it('what an earlier build told of both is told anew, and was no forgery', () => {
  const day = published();
  day.plays(match(day), CARD, 'system').plays(match(day), SLIP);
  const seat = (outcome: 'win' | 'loss', vp: number) => ({ outcome, figures: { vp } });
  const said = { decided: 'played', A: seat('win', 70), B: seat('loss', 65) } as const;
  day.asks({ type: 'TellResult', data: { round: 1, table: 1, publication: 1, said, sure: 'ruled' } }, 'system');
  day.follows();
  expect(day.at(1, 1).result?.said).toMatchObject(LESS);
  expect(faultOf(day)).toBeUndefined();
});
