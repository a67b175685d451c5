import { endOf } from './end-of.js';

const told = (number: number, type: Parameters<typeof endOf>[0][number]['type'], mark: 'struck' | null = null) => ({
  number,
  type,
  mark,
});

test('a dispute is about what ended the match, whatever was written down after it', () => {
  const entries = [told(7, 'PhaseAdvanced'), told(8, 'MatchFinished'), told(9, 'ResultConfirmed')];
  expect(endOf(entries)).toBe(8);
  expect(endOf([...entries, told(10, 'QuestionAnswered'), told(11, 'EntryCorrected')])).toBe(8);
  expect(endOf([...entries, told(10, 'ResultDecided')])).toBe(10);
});

test('what was struck ended nothing', () => {
  expect(endOf([told(8, 'MatchFinished', 'struck'), told(9, 'EntryCorrected')])).toBeUndefined();
  expect(endOf([told(8, 'MatchFinished', 'struck'), told(10, 'MatchConceded')])).toBe(10);
});
