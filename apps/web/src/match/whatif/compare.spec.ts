import type { Difference, SupposedVerdict } from '@adjutant/replay';
import type { Attempt, SupposeAnswer } from '../../api/types.js';
import { attemptAt, compared } from './compare.js';

const standings = (was: number, now: number) => ({ was: { cp: was, vp: 0 }, now: { cp: now, vp: 0 } });

type Told = Difference & { readonly now: SupposedVerdict };

const difference = (place: number, was: SupposedVerdict, now: SupposedVerdict): Told => ({
  place,
  what: 'StratagemUsed',
  was,
  now,
  balances: { A: standings(place, place + 1), B: standings(0, 0) },
  lines: { was: [], now: [] },
});

const answer = (...differences: readonly Told[]): SupposeAnswer => ({
  reading: 'corrected',
  divergence: { first: differences[0]?.place ?? null, differences },
  story: differences.map(({ place, what, now }) => ({
    place,
    what,
    text: `Entry ${place}.`,
    verdict: now,
    balances: { A: { cp: 0, vp: 0 }, B: { cp: 0, vp: 0 } },
  })),
});

test('what falls and what becomes legal are told apart', () => {
  const { changes } = compared(
    answer(
      difference(4, 'recorded', 'struck'),
      difference(6, 'recorded', 'falls'),
      difference(7.5, 'refused', 'now-legal'),
    ),
  );
  expect(changes.map(({ place, outcome, text }) => [place, outcome, text])).toEqual([
    [4, 'out', 'Entry 4.'],
    [6, 'falls', 'Entry 6.'],
    [7.5, 'opens', 'Entry 7.5.'],
  ]);
});

test('entries that merely find other balances are counted', () => {
  expect(compared(answer(difference(4, 'recorded', 'struck'), difference(5, 'recorded', 'stands'))).shifted).toBe(1);
});

test('the last difference tells where both would have stood', () => {
  expect(compared(answer(difference(4, 'recorded', 'struck'))).balances?.A).toEqual(standings(4, 5));
});

test('where a difference is made up for later, both end where the record ends', () => {
  const told = answer(difference(4, 'recorded', 'struck'));
  const end = { cp: 9, vp: 80 };
  const last = {
    place: 8,
    what: 'PhaseAdvanced',
    text: '',
    verdict: 'recorded' as const,
    balances: { A: end, B: end },
  };
  expect(compared({ ...told, story: [...told.story, last] }).balances).toEqual({
    A: { was: end, now: end },
    B: { was: end, now: end },
  });
});

test('no difference at all', () => {
  expect(compared(answer())).toEqual({ changes: [], shifted: 0, balances: null });
});

test('attempts are found by their place between two entries', () => {
  const attempt = (number: number, after: number): Attempt => ({
    number,
    after,
    command: { type: 'UseStratagem', data: {} },
    occasion: { now: '', occurredAt: '', actor: { id: 'ada', role: 'player' } },
    code: 'cp/short',
    message: '',
  });
  const attempts = [attempt(0, 4), attempt(1, 7), attempt(2, 7)];
  const found = (place: number) => attemptAt(place, attempts)?.number ?? null;
  expect([found(4), found(4.5), found(7 + 1 / 3), found(7 + 2 / 3), found(9.5)]).toEqual([null, 0, 1, 2, null]);
});
