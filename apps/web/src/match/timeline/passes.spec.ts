import { folded } from './folded.js';
import { passesInWords } from './passes.js';

const entry = (number: number, type: 'TimePassed' | 'TimeTurned' | 'TimePaused' | 'PhaseAdvanced') => ({
  number,
  type,
  text: '',
});
const pass = (number: number) => entry(number, 'TimePassed');
const lines = (...entries: Parameters<typeof folded>[0]) =>
  folded(entries).map((line) => (line.is === 'entry' ? line.entry.number : line.passes.map(({ number }) => number)));

test('passes next to each other are one line; one alone, a pause and everything else stand for themselves', () => {
  const play = entry(3, 'PhaseAdvanced');
  expect(
    lines(pass(1), pass(2), play, pass(4), entry(5, 'TimePaused'), pass(6), entry(7, 'TimeTurned'), pass(8)),
  ).toEqual([[1, 2], 3, 4, 5, [6, 7, 8]]);
  expect(lines()).toEqual([]);
});

test('a run says which entries it is and how often the clock was passed', () => {
  expect(passesInWords([pass(8), entry(7, 'TimeTurned'), pass(6)]).numbers).toBe('6–8');
  expect(passesInWords([pass(6), entry(7, 'TimeTurned'), pass(8)])).toEqual({
    numbers: '6–8',
    says: 'The chess clock is passed 2 times.',
  });
});
