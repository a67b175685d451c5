import type { MatchCommand, MatchEvent, OpenedState } from '@adjutant/match';
import type { Side } from '@adjutant/rules';
import {
  advances,
  after,
  amid,
  begun,
  corrects,
  destroys,
  reverses,
  rewinds,
  rolls,
  ruledOn,
  SHELF,
  stateOf,
  strikes,
  SYSTEM,
  uses,
  VOUCHED,
} from '@adjutant/testing/given';
import { chartOf, ledgerOf } from './index.js';

const knot = { ...VOUCHED, 'knot-in-sight': 'yes' } as const;
const scores = (player: Side, points: number, category = 'perches'): MatchCommand => ({
  type: 'ScoreVictoryPoints',
  data: { player, category, points, what: 'the oak' },
});
const cp = (events: readonly MatchEvent[], side: Side = 'A') =>
  ledgerOf(SHELF, events).cp[side].map((line) => [line.number, line.credited, line.balance, line.mark]);

describe('the ledger of a record', () => {
  it('says who, when, what for, declared, due, capped, credited and balance', () => {
    const [, line] = ledgerOf(SHELF, after(amid(2), [uses('Gust', 'A2', { declared: 1 })])).cp.A;
    expect(line).toEqual({
      number: 4,
      at: { round: 1, turn: 'A', step: 'wander' },
      clock: 'R1.A.Wander',
      player: 'A',
      account: 'cp',
      kind: 'spend',
      what: 'core/gust',
      whatName: 'Gust!',
      declared: -1,
      due: -1,
      capped: 0,
      credited: -1,
      balance: 1,
      mark: null,
    });
  });

  it('names an income by the section of its rule, and a gift by its own words', () => {
    const gift: MatchCommand = { type: 'GainCommandPoints', data: { player: 'A', amount: 2, what: 'a gift' } };
    const lines = ledgerOf(SHELF, after(begun(), [gift])).cp.A;
    expect(lines.map((line) => [line.whatName, line.due, line.capped, line.credited])).toEqual([
      ['Muster pay', 1, 0, 1],
      ['a gift', 2, 1, 1],
    ]);
  });

  it('keeps victory points apart, by category and with what the caps kept back', () => {
    const { vp, balances } = ledgerOf(
      SHELF,
      after(begun(), [scores('B', 9), scores('B', 4), scores('B', 7, 'prizes')]),
    );
    expect(vp.A).toEqual([]);
    expect(vp.B.map((line) => [line.account, line.declared, line.capped, line.credited, line.balance])).toEqual([
      ['vp/perches', 9, 0, 9, 9],
      ['vp/perches', 4, 3, 1, 10],
      ['vp/prizes', 7, 5, 2, 12],
    ]);
    expect(balances).toEqual({ A: { cp: 1, vp: 0 }, B: { cp: 1, vp: 12 } });
  });

  it('of nothing is empty', () => {
    const none = { A: [], B: [] };
    expect(ledgerOf(SHELF, [])).toEqual({ cp: none, vp: none, balances: { A: { cp: 0, vp: 0 }, B: { cp: 0, vp: 0 } } });
  });
});

describe('a line that was taken out', () => {
  const played = after(amid(2), [uses('Gust', 'A2'), advances(), uses('Last Stand', 'A2')]);

  it('stays visible, struck, with nothing credited', () => {
    expect(cp(after(played, [strikes(4)]))).toEqual([
      [3, 2, 2, null],
      [4, 0, 1, 'struck'],
      [6, -1, 1, null],
    ]);
  });

  it('is marked as fallen when a correction brought it down', () => {
    const near = corrects(4, { kind: 'answer', answers: { 'within-reach': 'yes' } });
    expect(cp(after(played, [near]))).toEqual([
      [3, 2, 2, null],
      [4, -2, 0, null],
      [6, 0, 0, 'fallen'],
    ]);
  });

  it('shows the balance that it had when it was written, after the corrections before it', () => {
    const anew = after(played, [strikes(4), uses('Gust', 'A3'), strikes(8)]);
    expect(cp(anew)).toEqual([
      [3, 2, 2, null],
      [4, 0, 1, 'struck'],
      [6, -1, 1, null],
      [8, 0, 0, 'struck'],
    ]);
  });

  it('is a struck roll as well, whose point is gone', () => {
    const gained = after(amid(1), [uses('Gust', 'A2', { answers: knot }), rolls(5)]);
    expect(cp(gained)).toEqual([
      [3, 1, 1, null],
      [4, -1, 0, null],
      [4, 1, 1, null],
    ]);
    expect(cp(after(gained, [strikes(5)]))).toEqual([
      [3, 1, 1, null],
      [4, -1, 0, null],
      [4, 0, 1, 'struck'],
    ]);
    expect(cp(after(gained, [strikes(4)]))).toEqual([
      [3, 1, 1, null],
      [4, 0, 0, 'struck'],
      [4, 0, 1, 'struck'],
    ]);
  });

  it('is every line after the point to which a match was rewound', () => {
    const back = after(played, [rewinds(4), destroys('B2'), uses('Gust', 'A2', { claims: ['Gust Master'] })]);
    expect(cp(back)).toEqual([
      [3, 2, 2, null],
      [4, -1, 1, null],
      [6, 0, 0, 'struck'],
      [9, 0, 1, null],
    ]);
  });
});

describe('points that an official gives or takes', () => {
  const played = after(begun(), [scores('A', 4)]);
  const ruled = ruledOn(played, [
    { kind: 'adjust', player: 'A', resource: 'vp', amount: -1 },
    { kind: 'adjust', player: 'A', resource: 'cp', amount: 2 },
  ]);

  it('have lines of their own, with the reason', () => {
    const { cp: points, vp } = ledgerOf(SHELF, ruled);
    expect([points.A.at(-1), vp.A.at(-1)]).toMatchObject([
      { kind: 'adjustment', account: 'cp', whatName: 'so ruled', credited: 2, balance: 3, mark: null },
      { kind: 'adjustment', account: 'vp/adjusted', whatName: 'so ruled', credited: -1, balance: 3, mark: null },
    ]);
    expect(chartOf(ledgerOf(SHELF, ruled))).toMatchObject([{ cp: { A: 3 }, vp: { A: 3 } }]);
  });

  it('stay visible, struck, once the ruling is reversed', () => {
    const reversed = ledgerOf(SHELF, after(ruled, [reverses(played.length)], SYSTEM));
    expect(reversed.vp.A.map(({ kind, credited, mark }) => [kind, credited, mark])).toEqual([
      ['score', 4, null],
      ['adjustment', 0, 'struck'],
    ]);
    expect(reversed.balances.A).toEqual({ cp: 1, vp: 4 });
    expect(chartOf(reversed)).toMatchObject([{ cp: { A: 1 }, vp: { A: 4 } }]);
  });
});

describe('lines and balances agree', () => {
  const balanceOf = (events: readonly MatchEvent[], side: Side) =>
    (stateOf(events) as OpenedState).table.balances[side]['cp'];

  it('when an entry was moved behind later ones: lines stand in the order in which they count', () => {
    const late = after(amid(2), [advances('1.B.muster'), uses('Gust', 'A2')]);
    const moved = after(late, [corrects(6, { kind: 'redate', before: 4 })]);
    expect(cp(moved)).toEqual([
      [3, 2, 2, null],
      [6, -1, 1, null],
      [5, 1, 2, null],
    ]);
    expect(ledgerOf(SHELF, moved).balances.A.cp).toBe(balanceOf(moved, 'A'));
    expect(chartOf(ledgerOf(SHELF, moved)).at(-1)?.cp.A).toBe(2);
  });

  it('when dice were thrown after another use', () => {
    const gained = after(amid(1), [uses('Gust', 'A2', { answers: knot }), uses('Rally', 'A3'), rolls(5)]);
    expect(cp(gained)).toEqual([
      [3, 1, 1, null],
      [4, -1, 0, null],
      [5, 0, 0, null],
      [4, 1, 1, null],
    ]);
    expect(ledgerOf(SHELF, gained).balances.A.cp).toBe(1);
  });
});

describe('the chart', () => {
  it('shows where both stood at the end of each round that was reached', () => {
    const played = after(begun(), [
      scores('A', 3),
      uses('Gust', 'A2'),
      advances('2.A.clash'),
      scores('B', 5),
      scores('A', 1, 'prizes'),
    ]);
    expect(chartOf(ledgerOf(SHELF, played))).toEqual([
      { round: 1, cp: { A: 1, B: 2 }, vp: { A: 3, B: 0 } },
      { round: 2, cp: { A: 2, B: 3 }, vp: { A: 4, B: 5 } },
    ]);
  });

  it('counts nothing that was struck', () => {
    const struck = after(begun(), [scores('A', 3), scores('B', 2), strikes(4)]);
    expect(chartOf(ledgerOf(SHELF, struck))).toEqual([{ round: 1, cp: { A: 1, B: 1 }, vp: { A: 0, B: 2 } }]);
  });

  it('of a match that has not begun has no rounds', () => {
    expect(chartOf(ledgerOf(SHELF, []))).toEqual([]);
  });
});

describe('what stands outside the cap on gains', () => {
  const gains = (more: object = {}): MatchCommand => ({
    type: 'GainCommandPoints',
    data: { player: 'A', amount: 1, what: 'a feather', ...more },
  });

  it('names the rule that lets it be, and what stands under the cap names none', () => {
    const events = after(begun(), [gains(), gains({ outsideCap: 'core/spyglass' })]);
    const { A } = ledgerOf(SHELF, events).cp;
    expect(A.map(({ kind, exempt }) => [kind, exempt])).toEqual([
      ['income', 'Outside the cap on gains (Greed), by Muster pay.'],
      ['gain', undefined],
      ['gain', 'Outside the cap on gains (Greed), by Spyglass.'],
    ]);
  });
});
