import fc from 'fast-check';
import type { Side } from '../clock/sequence.js';
import type { Pack } from '../pack/pack.js';
import { at, PACK, tableWith } from '../testing/invented-pack.js';
import type { Table } from '../table/table.js';
import {
  bookExpiry,
  bookGain,
  bookIncome,
  bookOpening,
  bookScore,
  bookSpend,
  bookAll,
  type Booked,
  type Credit,
  type LedgerLine,
} from './ledger.js';

const table = tableWith({ balances: { A: { oil: 3 }, B: { oil: 1 } } });
const line = (changes: Partial<LedgerLine>): LedgerLine => ({
  number: 7,
  at: at('1.A.march'),
  player: 'A',
  account: 'oil',
  kind: 'gain',
  what: 'why',
  declared: 0,
  due: 0,
  capped: 0,
  credited: 0,
  balance: 0,
  ...changes,
});
const credit = (changes: Partial<Credit>): Credit => ({
  number: 7,
  player: 'A',
  resource: 'oil',
  what: 'why',
  amount: 0,
  ...changes,
});
const figures = ({ lines }: Booked) =>
  lines.map(({ declared, due, capped, credited, balance }) => [declared, due, capped, credited, balance]);

describe('an income', () => {
  it('is credited in full', () => {
    const booked = bookIncome(table, credit({ amount: 4 }));
    expect(booked.lines).toEqual([line({ kind: 'income', declared: 4, due: 4, credited: 4, balance: 7 })]);
    expect(booked.table.balances).toEqual({ A: { oil: 7 }, B: { oil: 1 } });
    expect(table.balances.A).toEqual({ oil: 3 });
  });

  it('opens an account that was not there', () => {
    expect(bookIncome(table, credit({ player: 'B', resource: 'salt', amount: 2 })).table.balances.B).toEqual({
      oil: 1,
      salt: 2,
    });
  });
});

describe('an opening balance', () => {
  it.each([
    [5, 2],
    [3, 0],
    [0, -3],
  ])('of %d moves what is between', (amount, moved) => {
    expect(bookOpening(table, credit({ amount })).lines).toEqual([
      line({ kind: 'opening', declared: moved, due: moved, credited: moved, balance: amount }),
    ]);
  });
});

describe('a gain', () => {
  const gain = (from: Table, amount: number, pack: Pack = PACK) => bookGain(pack, from, credit({ amount }));
  const gained = (round: number, credited: number) =>
    tableWith({ balances: table.balances, gains: { ...table.gains, A: { oil: { round, credited } } } });

  it.each([
    [1, 1, 0, 4],
    [2, 2, 0, 5],
    [5, 2, 3, 5],
    [0, 0, 0, 3],
  ])('of %d is credited with %d, and %d is kept back', (amount, credited, capped, balance) => {
    expect(gain(table, amount).lines).toEqual([line({ declared: amount, due: amount, capped, credited, balance })]);
  });

  it('shares its cap with the gains before it in the round', () => {
    const twice = bookAll(table, [(now) => gain(now, 1), (now) => gain(now, 3)]);
    expect(figures(twice)).toEqual([
      [1, 1, 0, 1, 4],
      [3, 3, 2, 1, 5],
    ]);
    expect(twice.table.gains.A).toEqual({ oil: { round: 1, credited: 2 } });
  });

  it('starts anew in the next round', () => {
    expect(figures(gain(gained(1, 2), 1))).toEqual([[1, 1, 1, 0, 3]]);
    expect(figures(gain({ ...gained(1, 2), clock: at('2.A.march') }, 1))).toEqual([[1, 1, 0, 1, 4]]);
  });

  it('may be capped for the whole battle', () => {
    const gainCaps = (PACK.economy.gainCaps ?? []).map((cap) => ({ ...cap, per: 'battle' as const }));
    const pack = { ...PACK, economy: { ...PACK.economy, gainCaps } };
    expect(figures(gain({ ...gained(1, 2), clock: at('2.A.march') }, 1, pack))).toEqual([[1, 1, 1, 0, 3]]);
  });

  it('of a resource without a cap is free, and does not count against that of another', () => {
    const salt = bookGain(PACK, table, credit({ resource: 'salt', amount: 9 }));
    expect(figures(salt)).toEqual([[9, 9, 0, 9, 9]]);
    expect(salt.table.gains).toEqual(table.gains);
  });

  it('does not count against the other player', () => {
    expect(bookGain(PACK, gained(1, 2), credit({ player: 'B', amount: 2 })).lines[0]?.credited).toBe(2);
  });
});

describe('a spend', () => {
  const spend = (declared: number, due = declared) =>
    bookSpend(table, { number: 7, player: 'A', resource: 'oil', what: 'why', declared, due });

  it.each([
    [2, 2, [-2, -2, 0, -2, 1]],
    [2, 1, [-2, -1, 0, -2, 1]],
    [3, 3, [-3, -3, 0, -3, 0]],
    [5, 5, [-5, -5, -2, -3, 0]],
    [0, 0, [0, 0, 0, 0, 3]],
    [0, 2, [0, -2, 0, 0, 3]],
  ])('of %d declared and %d due', (declared, due, expected) => {
    expect(figures(spend(declared, due))).toEqual([expected]);
    expect(spend(declared, due).lines[0]?.kind).toBe('spend');
  });
});

describe('an expiry', () => {
  it('takes what is left, and is no line where nothing is', () => {
    expect(bookExpiry(table, 7, 'A', 'oil', 'why').lines).toEqual([
      line({ kind: 'expiry', declared: -3, due: -3, credited: -3 }),
    ]);
    expect(bookExpiry(table, 7, 'A', 'salt', 'why')).toEqual({ table, lines: [] });
  });
});

describe('a score', () => {
  const score = (from: Table, category: string, points: number) =>
    bookScore(PACK, from, { number: 7, player: 'A', category, what: 'why', amount: points });
  const scored = (beacons: number, wrecks: number) => ({ ...table, score: { A: { beacons, wrecks }, B: {} } });

  it('is kept by category, with the sum of all as its balance', () => {
    const booked = score(scored(2, 3), 'beacons', 4);
    expect(booked.lines).toEqual([
      line({ account: 'vp/beacons', kind: 'score', declared: 4, due: 4, credited: 4, balance: 9 }),
    ]);
    expect(booked.table.score.A).toEqual({ beacons: 6, wrecks: 3 });
  });

  it.each([
    ['its category', scored(8, 0), 'beacons', 5, [5, 5, 3, 2, 10]],
    ['the whole sheet', scored(10, 4), 'wrecks', 3, [3, 3, 2, 1, 15]],
    ['both', scored(10, 5), 'beacons', 3, [3, 3, 3, 0, 15]],
  ])('is capped by %s', (_, before, category, points, expected) => {
    expect(figures(score(before, category, points))).toEqual([expected]);
  });

  it('may be taken back', () => {
    expect(figures(score(scored(10, 5), 'beacons', -4))).toEqual([[-4, -4, 0, -4, 11]]);
  });

  it('of a category that the sheet does not have is capped by the sheet alone', () => {
    expect(figures(score(table, 'songs', 20))).toEqual([[20, 20, 5, 15, 15]]);
  });
});

describe('whatever is booked', () => {
  type Step = (now: Table) => Booked;
  const side = fc.constantFrom<Side>('A', 'B');
  const resource = fc.constantFrom('oil', 'salt');
  const points = fc.nat({ max: 9 });
  const clock = fc.constantFrom('1.A.march', '1.B.clash', '2.A.march', '3..dusk').map(at);
  const step: fc.Arbitrary<Step> = fc
    .tuple(fc.nat({ max: 4 }), side, resource, points, points, clock)
    .map(([sort, player, name, amount, other, when]) => (now) => {
      const here = { ...now, clock: when };
      const moved = credit({ player, resource: name, amount });
      if (sort === 0) return bookIncome(here, moved);
      if (sort === 1) return bookGain(PACK, here, moved);
      if (sort === 2)
        return bookSpend(here, { number: 1, player, resource: name, what: 'w', declared: amount, due: other });
      if (sort === 3) return bookExpiry(here, 1, player, name, 'w');
      return bookOpening(here, moved);
    });
  const empty = tableWith({ balances: { A: {}, B: {} } });
  const booked = fc.array(step, { maxLength: 25 }).map((steps) => bookAll(empty, steps));

  it('never leaves a balance below nothing', () => {
    fc.assert(
      fc.property(booked, ({ table: after, lines }) => {
        expect(
          [...Object.values(after.balances.A), ...Object.values(after.balances.B)].filter((one) => one < 0),
        ).toEqual([]);
        expect(lines.filter((one) => one.balance < 0)).toEqual([]);
      }),
    );
  });

  it('makes each balance the sum of its lines', () => {
    fc.assert(
      fc.property(booked, side, resource, ({ table: after, lines }, player, account) => {
        const own = lines.filter((one) => one.player === player && one.account === account);
        const sum = own.reduce((total, one) => total + one.credited, 0);
        expect(after.balances[player][account] ?? 0).toBe(sum);
        expect(own.at(-1)?.balance ?? 0).toBe(sum);
      }),
    );
  });

  it('credits what is due or declared, less what is capped', () => {
    fc.assert(
      fc.property(booked, ({ lines }) => {
        for (const one of lines) expect(one.credited + one.capped).toBe(one.kind === 'spend' ? one.declared : one.due);
      }),
    );
  });

  it('gains no more than the cap allows in a round', () => {
    const gains = fc.array(fc.tuple(side, points), { maxLength: 20 });
    fc.assert(
      fc.property(gains, (all) => {
        const { lines } = bookAll(
          empty,
          all.map(
            ([player, amount]) =>
              (now) =>
                bookGain(PACK, now, credit({ player, amount })),
          ),
        );
        for (const player of ['A', 'B']) {
          const sum = lines.filter((one) => one.player === player).reduce((total, one) => total + one.credited, 0);
          expect(sum).toBeLessThanOrEqual(2);
        }
      }),
    );
  });

  it('scores no more than the sheet allows', () => {
    const scores = fc.array(fc.tuple(fc.constantFrom('beacons', 'wrecks'), points), { maxLength: 20 });
    fc.assert(
      fc.property(scores, (all) => {
        const { table: after } = bookAll(
          empty,
          all.map(
            ([category, amount]) =>
              (now) =>
                bookScore(PACK, now, { number: 1, player: 'A', category, what: 'w', amount }),
          ),
        );
        const { beacons = 0, wrecks = 0 } = after.score.A;
        expect([beacons <= 10, wrecks <= 8, beacons + wrecks <= 15]).toEqual([true, true, true]);
      }),
    );
  });
});
