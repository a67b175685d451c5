import { undoingOf } from './undoing.js';

const struck = (number: number) => ({ number, mark: 'struck' as const });
const strike = {
  number: 9,
  event: { type: 'EntryCorrected', data: { entry: 4, correction: { kind: 'strike' }, because: 'out of range' } },
} as const;
const rewind = { number: 12, event: { type: 'MatchRewound', data: { to: 5, because: 'phase skipped' } } } as const;

test('an entry that stands has not been undone', () => {
  expect(undoingOf({ number: 4, mark: null }, [strike], [])).toBeNull();
});

test('a struck entry names its correction', () => {
  expect(undoingOf(struck(4), [strike, rewind], [])).toEqual({ word: 'Struck.', because: 'out of range', by: 9 });
});

test('a rewind strikes everything between it and where it goes back to', () => {
  expect(undoingOf(struck(6), [strike, rewind], [])).toEqual({
    word: 'Struck by a rewind.',
    because: 'phase skipped',
    by: 12,
  });
});

test('a fallen entry gives the rule', () => {
  const fallen = [{ number: 7, code: 'cp/short', message: 'A has 0 CP.' }];
  expect(undoingOf({ number: 7, mark: 'fallen' }, [], fallen)?.because).toBe('A has 0 CP.');
});

test('a rewind leaves what was not played', () => {
  const kept = {
    number: 12,
    event: { type: 'MatchRewound', data: { to: 5, because: 'too far', keeps: [6] } },
  } as const;
  expect(undoingOf(struck(6), [kept], [])?.by).toBeNull();
  expect(undoingOf(struck(7), [kept], [])?.by).toBe(12);
});

test('a reversed ruling takes its entries with it', () => {
  const by = { id: 'jo', role: 'judge' } as const;
  const data = { dispute: 'd', ruling: '1', by, entries: 2, because: 'out of range' };
  const ruling = { number: 9, event: { type: 'RulingApplied', data } } as const;
  const reversal = {
    number: 14,
    event: { type: 'RulingReversed', data: { entry: 9, because: 'overturned' } },
  } as const;
  const reversed = { word: 'Reversed.', because: 'overturned', by: 14 };
  expect([9, 11].map((number) => undoingOf(struck(number), [ruling, reversal], []))).toEqual([reversed, reversed]);
  expect(undoingOf(struck(12), [ruling, reversal], [])?.by).toBeNull();
});
