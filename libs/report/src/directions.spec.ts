import { directed, findingAny, passagesOf } from './directions.js';

/** The parts of a line as they stand from left to right, each as it is read. */
function partsOf(text: string, written: readonly string[] = []): readonly string[] {
  const line = directed(text, findingAny(written));
  return passagesOf(line).map(({ from, to, turned }) => `${turned ? '<' : ''}${text.slice(from, to)}`);
}

test.each([
  ['a line without such letters', 'Ann Other', [], ['Ann Other']],
  ['nothing', '', [], []],
  ['a name', 'עומר הכהן', [], ['<עומר הכהן']],
  ['a number beside a name stays where the sentence has it', 'עומר הכהן 5 CP', ['עומר הכהן'], ['<עומר הכהן', ' 5 CP']],
  ['two names and two numbers', 'עומר 5, רות 7', ['עומר', 'רות'], ['<עומר', ' 5, ', '<רות', ' 7']],
  ['a name within brackets', 'B (עומר הכהן) wins', ['עומר הכהן'], ['B (', '<עומר הכהן', ') wins']],
  [
    'what somebody wrote goes from right to left as a whole, its numbers and Latin words as they are read',
    'Because: לא חל Grenade 12 פעמים. 7',
    ['לא חל Grenade 12 פעמים.'],
    ['Because: ', '< פעמים.', 'Grenade 12', '<לא חל ', ' 7'],
  ],
])('%s', (_, text, written, parts) => {
  expect(partsOf(text, written)).toEqual(parts);
});

test('a short name within another word is no name', () => {
  expect(partsOf('שלום 5', ['ש'])).toEqual(partsOf('שלום 5'));
});

test('a sign beyond the first plane is weighed as a sign', () => {
  expect(partsOf('עומר 🎲 רות')).toEqual(['<עומר 🎲 רות']);
});
