import { importEvent } from './import.js';
import { membersTwice } from './members-twice.js';

it('a member that stands twice in one object is told with its line', () => {
  const text = ['{"a": 1, "b": {"a": 2},', ' "c": [{"a": "b,\\"a\\":"}, {"a": 4}],', ' "a": 5}'].join('\n');
  expect(membersTwice(text)).toEqual([
    {
      code: 'not-read',
      says: '"a" stands twice in one object, the second time in line 3.',
      taken: 'The last of them.',
      line: 3,
      column: 2,
    },
  ]);
});

it('each is told once, however often it stands', () => {
  const text = `[${Array.from({ length: 3 }, () => '\n{"x": 1, "x": 2}').join(',')}]`;
  expect(membersTwice(text)).toMatchObject([
    { line: 2, column: 10, says: expect.stringMatching(/and so 2 more times/) },
  ]);
});

it.each([
  '{"players": ["A"], "rounds": [], "rounds": []}',
  '{"adjutant": "event", "version": 1, "name": "", "players": [], "rounds": [], "effects": [], "seed": "", "seed": "x"}',
])('%j is read, and what stands twice in it is found', (text) => {
  const read = importEvent(text);
  expect(read.ok && read.read.findings.map(({ says }) => says)).toEqual([expect.stringContaining('stands twice')]);
});
