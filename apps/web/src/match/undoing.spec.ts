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
