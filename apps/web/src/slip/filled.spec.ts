import type { Tap } from '@adjutant/table';
import { aheadIn, faultOf, fieldsOf, filledIn, roomIn, silentIn, standingOf, sumsOf, type Slip } from './filled.js';

const tap = (player: 'A' | 'B', category: string, most: number): Tap => ({
  ...{ id: `score ${player} ${category}`, kind: 'points', player, name: category, says: '', open: true, because: [] },
  ...{ type: 'ScoreVictoryPoints', data: { player, category } },
  asks: [{ what: 'number', into: ['points'], says: 'How many?', least: 0, most }],
});
const SLIP: Slip = {
  rows: [
    {
      category: 'primary',
      name: 'Primary',
      cap: 50,
      told: [],
      taps: [tap('A', 'primary', 50), tap('B', 'primary', 50)],
    },
    { category: 'other', name: 'Other', told: [{ player: 'A', points: 7 }], taps: [tap('B', 'other', 99)] },
  ],
  points: { A: 7, B: 0 },
  byPoints: true,
  ends: [],
};
const fields = fieldsOf(SLIP, ['A', 'B']);
const ids = fields.map(({ id }) => id);

test('whoever sits here has the own fields, in the order of the slip', () => {
  expect(ids).toEqual(['score A primary', 'score B primary', 'score B other']);
  expect(fieldsOf(SLIP, ['A']).map(({ id }) => id)).toEqual(['score A primary']);
});

test('empty says nothing, 0 is a score, and what is above the cap is told and not sent', () => {
  const typed = { 'score A primary': '55', 'score B primary': ' 0 ', 'score B other': '' };
  const filled = filledIn(fields, typed);
  expect(filled.map((one) => [one.tap.id, one.points])).toEqual([['score B primary', 0]]);
  expect(fields.map((one) => faultOf(one, typed[one.id as keyof typeof typed]))).toEqual([
    '50 at most.',
    undefined,
    undefined,
  ]);
  expect(fields.slice(0, 1).map((one) => faultOf(one, '1o'))).toEqual(['A whole number.']);
});

test('a category that gives certain amounts says so, and another number is told and nothing of the slip is sent', () => {
  const [A, B] = (['A', 'B'] as const).map((player): Tap => {
    const one = tap(player, 'painted', 10);
    return { ...one, asks: one.asks.map((ask) => ({ ...ask, among: [0, 10] }) as Tap['asks'][number]) };
  });
  if (A === undefined || B === undefined) throw new Error('Nobody is asked.');
  const row = { category: 'painted', name: 'Painted', cap: 10, told: [], taps: [A, B] };
  expect(roomIn(row)).toBe('0 or 10');
  expect(SLIP.rows.map(roomIn)).toEqual(['up to 50', null]);
  expect(['7', '0', '10', '11'].map((typed) => faultOf(A, typed))).toEqual([
    '0 or 10.',
    undefined,
    undefined,
    '0 or 10.',
  ]);
  const written = { slip: { ...SLIP, rows: [...SLIP.rows, row] }, seats: ['A', 'B'], ending: '', winner: '' } as const;
  const typed = { 'score A primary': '35', 'score B primary': '40', 'score A painted': '7' };
  expect(standingOf({ ...written, typed }).isReady).toBe(false);
  expect(standingOf({ ...written, typed: { ...typed, 'score A painted': '10' } }).isReady).toBe(true);
});

test('what is recorded counts with what is typed', () => {
  const filled = filledIn(fields, { 'score A primary': '35', 'score B primary': '42' });
  const sums = sumsOf(SLIP, filled);
  expect(sums).toEqual({ A: 42, B: 42 });
  expect([aheadIn(sums), aheadIn({ A: 1, B: 2 }), aheadIn({ A: 2, B: 1 })]).toEqual(['draw', 'B', 'A']);
});

test('of whom nothing is said is known', () => {
  expect(silentIn(SLIP, [])).toEqual(['B']);
  expect(silentIn(SLIP, filledIn(fields, { 'score B other': '0' }))).toEqual([]);
});

describe('before it is recorded', () => {
  const ended = (id: string, more: Partial<Tap>): Tap => ({
    ...{ id, kind: 'ending', player: null, name: id, says: '', open: true, because: [], type: 'FinishMatch', data: {} },
    ...{ asks: [], ...more },
  });
  const WHO = { what: 'pick', into: ['winner'], says: 'Who has won?', from: [], optional: true } as const;
  const slip: Slip = {
    ...SLIP,
    points: { A: 0, B: 0 },
    rows: SLIP.rows.slice(0, 1),
    ends: [ended('played', {}), ended('A', { type: 'ConcedeMatch', player: 'A' })],
  };
  const toldBy = (player: 'A' | 'B', points: number): Slip => ({
    ...slip,
    rows: slip.rows.map((row) => ({
      ...row,
      told: [{ player, points }],
      taps: row.taps.filter((tap) => tap.player !== player),
    })),
  });
  const both = { slip, seats: ['A', 'B'], typed: {}, ending: '', winner: '' } as const;
  const A = { 'score A primary': '35' };
  const AB = { ...A, 'score B primary': '40' };

  test('each who sits here has said something, and nothing above a cap', () => {
    expect(standingOf(both)).toMatchObject({ isReady: false, missing: ['A', 'B'] });
    expect(standingOf({ ...both, typed: A })).toMatchObject({ isReady: false, missing: ['B'] });
    expect(standingOf({ ...both, typed: AB })).toMatchObject({ isReady: true, sums: { A: 35, B: 40 } });
    expect(standingOf({ ...both, typed: { ...AB, 'score B primary': '51' } }).isReady).toBe(false);
    expect(standingOf({ ...both, typed: { ...A, 'score B primary': '0' } }).isReady).toBe(true);
  });

  test('on the device of one seat its points are recorded, and it ends once the other seat has told theirs', () => {
    const mine = { ...both, seats: ['A'] } as const;
    expect(standingOf(mine)).toMatchObject({ isReady: false, missing: ['A'], waits: ['B'] });
    expect(standingOf({ ...mine, typed: A })).toMatchObject({ isReady: true, waits: ['B'], isTold: false });
    expect([standingOf(mine).isTold, standingOf({ ...mine, slip: toldBy('A', 35) }).isTold]).toEqual([false, true]);
    expect(standingOf({ ...mine, slip: toldBy('B', 40), typed: A })).toMatchObject({ isReady: true, waits: [] });
  });

  test('who gives up ends it without points, and who has won is asked where points are level and may not decide', () => {
    expect(standingOf({ ...both, ending: 'A' })).toMatchObject({ isReady: true, givenUp: true, missing: [] });
    expect(standingOf({ ...both, typed: AB }).isAsked).toBe(false);
    const other = { ...both, slip: { ...slip, byPoints: false, ends: [ended('played', { asks: [WHO] })] } };
    expect(standingOf({ ...other, typed: AB }).isAsked).toBe(false);
    expect(standingOf({ ...other, winner: 'B' })).toMatchObject({
      isReady: true,
      won: [{ into: ['winner'], value: 'B' }],
    });
  });
});
