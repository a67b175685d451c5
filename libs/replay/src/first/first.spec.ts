import fc from 'fast-check';
import type { MatchCommand, MatchEvent, OpenedState } from '@adjutant/match';
import { firstMoment, readWhen, tellingOf, type FirstAsked, type When } from '../index.js';
import { heldAgainst } from './against.js';
import { bisect } from './bisect.js';
import { watchFor } from './watch.js';
import {
  advances,
  after,
  amid,
  begun,
  corrects,
  playedOut,
  RULED,
  seeded,
  SHELF,
  strikes,
  uses,
} from '@adjutant/testing/given';

const start = fc.constantFrom(
  begun(),
  amid(12),
  amid(4),
  amid(9, { attestations: 'open' }),
  amid(2, { enforcement: 'advise' }),
);
const when: fc.Arbitrary<When> = fc.oneof(
  fc.constant({ of: 'overspent', resource: 'cp' } as const),
  fc.nat({ max: 12 }).map((amount) => ({ of: 'below', resource: 'cp', amount }) as const),
  fc.nat({ max: 20 }).map((amount) => ({ of: 'vp-at-least', amount }) as const),
  fc.nat({ max: 3 }).map((round) => ({ of: 'round', round }) as const),
  fc.constantFrom('A1', 'A2', 'A3', 'B1', 'B2', 'B3').map((unit) => ({ of: 'destroyed', unit }) as const),
  fc
    .array(fc.tuple(fc.nat({ max: 30 }), fc.nat({ max: 12 })))
    .chain((says) =>
      fc.constantFrom(
        { of: 'paper', account: { account: 'cp' }, says: new Map(says) } as const,
        { of: 'paper', account: { account: 'vp' }, says: new Map(says) } as const,
      ),
    ),
);
const first = (events: readonly MatchEvent[], asked: When, player: FirstAsked['player'] = 'A') =>
  firstMoment(SHELF, events, { player, when: asked });
const gift: MatchCommand = { type: 'GainCommandPoints', data: { player: 'A', amount: 1, what: 'a gift' } };

describe('whatever is played, ruled and asked', () => {
  it('the entry is the one that looking at all of them finds, with no more probes than log2', () => {
    fc.assert(
      fc.property(start, RULED, when, fc.constantFrom('A', 'B'), (from, commands, asked, player) => {
        const { events } = playedOut(from, commands);
        const telling = tellingOf(SHELF, events);
        const { passages } = telling;
        const watch = watchFor({ player, when: asked }, heldAgainst(telling, { player, when: asked }));
        const slowly = passages.find((one) => (watch.monotone === 'had-ever' ? watch.at(one) : watch.holds(one.after)));
        const { passage, probes } = first(events, asked, player);
        expect(passage?.entered.number).toBe(slowly?.entered.number);
        expect(probes.length).toBeLessThanOrEqual(Math.ceil(Math.log2(passages.length + 1)));
      }),
      seeded(250),
    );
  });

  it('what is said to hold by nature never goes back on it', () => {
    fc.assert(
      fc.property(start, RULED, fc.constantFrom('A1', 'A2', 'A3', 'B1', 'B2'), (from, commands, unit) => {
        const watch = watchFor({ player: 'A', when: { of: 'destroyed', unit } });
        const held = tellingOf(SHELF, playedOut(from, commands).events).passages.map(
          ({ after: state }) => watch.monotone === 'by-nature' && watch.holds(state),
        );
        expect(held).toEqual([...held].sort((one, other) => Number(one) - Number(other)));
      }),
      seeded(100),
    );
  });

  it('bisection finds the first of any place', () => {
    fc.assert(
      fc.property(fc.nat({ max: 300 }), fc.nat({ max: 300 }), (count, from) => {
        expect(bisect(count, (place) => place >= from).place).toBe(from < count ? from : null);
      }),
      seeded(200),
    );
  });
});

describe('the first moment', () => {
  it('at which a balance fell below is found though it rose again', () => {
    const events = after(amid(1), [uses('Gust', 'A2'), gift, gift]);
    expect((tellingOf(SHELF, events).outcome as OpenedState).table.balances.A['cp']).toBe(1);
    expect(first(events, { of: 'below', resource: 'cp', amount: 1 })).toMatchObject({
      passage: { entered: { number: 4 } },
      monotone: 'had-ever',
    });
  });

  it('at which more was spent than there was, in a record that only advises', () => {
    const events = after(amid(1, { enforcement: 'advise' }), [
      gift,
      uses('Gust', 'A2'),
      uses('Gust', 'A3'),
      uses('Gust', 'A2'),
      gift,
    ]);
    expect(first(events, { of: 'overspent', resource: 'cp' }).passage?.entered.number).toBe(7);
    expect(first(events, { of: 'overspent', resource: 'cp' }, 'B').passage).toBeNull();
  });

  it('at which a use falls, since what paid it was struck', () => {
    const events = after(amid(0), [gift, uses('Gust', 'A2'), strikes(4)]);
    expect(first(events, { of: 'overspent', resource: 'cp' }).passage).toMatchObject({
      entered: { number: 5 },
      verdict: 'falls',
    });
  });

  it('at which a round began, though a correction goes back in the battle', () => {
    const events = after(amid(2), [advances('2.A.muster'), advances('2.A.wander')]);
    const back = corrects(events.length - 1, { kind: 'amend', data: { to: { round: 1, turn: 'B', step: 'wander' } } });
    const found = first(after(events, [back]), { of: 'round', round: 2 });
    expect(found.passage?.after).toMatchObject({ table: { clock: { round: 2 } } });
  });

  it('at which the paper says something else', () => {
    const events = after(amid(2), [uses('Gust', 'A2'), gift]);
    const paper = (...says: readonly (readonly [number, number])[]) =>
      first(events, { of: 'paper', account: { account: 'cp' }, says: new Map(says) }).passage?.entered.number;
    expect([paper([3, 2], [4, 1], [5, 2]), paper([3, 2], [4, 2], [5, 2]), paper([5, 3])]).toEqual([undefined, 4, 5]);
  });
});

describe('where paper and record part', () => {
  const says = (value: number, more: object = {}): MatchCommand => ({
    type: 'DeclareRunning',
    data: { player: 'A', account: 'cp', value, ...more },
  });
  const scores = (points: number): MatchCommand => ({
    type: 'ScoreVictoryPoints',
    data: { player: 'A', category: 'perches', points, what: 'the oak' },
  });
  const vp = { account: 'vp' };

  it('is found by what was declared in the record, with both numbers and the last place where they agreed', () => {
    const events = after(amid(2), [says(2), uses('Gust', 'A2'), says(2), says(1)]);
    const { passage, parting } = first(events, { of: 'declared', account: null });
    expect(passage?.entered.number).toBe(6);
    expect(parting).toEqual({
      parts: { entry: 6, place: 6, player: 'A', account: 'cp', says: 2, has: 1 },
      agreed: { entry: 4, place: 4, player: 'A', account: 'cp', says: 2, has: 2 },
    });
  });

  it('is found for victory points, at the entry that the paper is of', () => {
    const events = after(amid(2), [scores(4), scores(3), says(4, { ...vp, after: 4 }), says(9, { ...vp, after: 5 })]);
    const declared = first(events, { of: 'declared', account: { account: 'vp' } });
    expect([declared.passage?.entered.number, declared.parting?.parts]).toMatchObject([5, { says: 9, has: 7 }]);
    const given = first(events, { of: 'paper', account: { account: 'vp' }, says: new Map([[4, 3]]) });
    expect([given.passage?.entered.number, given.parting?.parts]).toMatchObject([4, { says: 3, has: 4 }]);
    expect(first(events, { of: 'declared', account: { account: 'cp' } }).passage).toBeNull();
  });

  it('is where it is by the record as it counts now, and goes with a declaration that is struck or moved', () => {
    const events = after(amid(2), [uses('Gust', 'A2'), says(2)]);
    const place = (record: readonly MatchEvent[]) =>
      first(record, { of: 'declared', account: null }).passage?.entered.number;
    expect([place(events), place(after(events, [strikes(4)])), place(after(events, [strikes(5)]))]).toEqual([
      5,
      undefined,
      undefined,
    ]);
    expect(place(after(events, [corrects(5, { kind: 'redate', before: 4 })]))).toBeUndefined();
  });
});

it.each<[string, When | null]>([
  ['overspent', { of: 'overspent', resource: 'cp' }],
  ['cp-below:2', { of: 'below', resource: 'cp', amount: 2 }],
  ['vp-at-least:10', { of: 'vp-at-least', amount: 10 }],
  ['round:3', { of: 'round', round: 3 }],
  [
    'paper:12=3,20=1',
    {
      of: 'paper',
      account: { account: 'cp' },
      says: new Map([
        [12, 3],
        [20, 1],
      ]),
    },
  ],
  ['destroyed:A2', { of: 'destroyed', unit: 'A2' }],
  ['destroyed:', null],
  ['overspent:1', null],
  ['cp-below', null],
  ['cp-below:-1', null],
  ['paper', { of: 'declared', account: null }],
  ['paper-cp', { of: 'declared', account: { account: 'cp' } }],
  ['paper-vp/primary', { of: 'declared', account: { account: 'vp', category: 'primary' } }],
  ['paper-vp:12=30', { of: 'paper', account: { account: 'vp' }, says: new Map([[12, 30]]) }],
  [
    'paper-vp/primary:12=30',
    { of: 'paper', account: { account: 'vp', category: 'primary' }, says: new Map([[12, 30]]) },
  ],
  ['paper-cp/primary', null],
  ['paper-sp', null],
  ['paper:12', null],
  ['paper:', null],
  ['fewer', null],
  ['', null],
])('%s is read as it is meant, or not at all', (text, asked) => {
  expect(readWhen(text)).toEqual(asked);
});
