import { added, inWords, NONE, scoreOf, survivorsOf } from './score.js';

const at = (line: number, from: number, to: number) => ({ start: { line, column: from }, end: { line, column: to } });
const source = 'const spent = cost > left;\nreturn refuse("cp/too-few");';
const report = {
  files: {
    'price.ts': {
      source,
      mutants: [
        { status: 'Killed', replacement: 'cost >= left', location: at(1, 15, 26) },
        { status: 'Timeout', replacement: 'true', location: at(1, 15, 26) },
        { status: 'Survived', replacement: 'cost\n  < left', location: at(1, 15, 26) },
        { status: 'NoCoverage', replacement: '""', location: at(2, 15, 27) },
        { status: 'RuntimeError', replacement: '{}', location: at(2, 1, 29) },
        { status: 'Ignored', replacement: '{}', location: at(2, 1, 29) },
      ],
    },
  },
};

test('what a test noticed counts, what does not run counts for neither', () => {
  expect(scoreOf(report)).toEqual({ noticed: 2, unnoticed: 2 });
  expect(inWords(scoreOf(report))).toBe('50 % (2 of 4)');
  expect(inWords(added(scoreOf(report), { noticed: 1, unnoticed: 0 }))).toBe('60 % (3 of 5)');
});

test('a score is never rounded up to whole', () => {
  expect(inWords({ noticed: 999, unnoticed: 1 })).toBe('99 % (999 of 1000)');
});

test('a report of nothing has nothing to change', () => {
  expect(inWords(NONE)).toBe('nothing to change');
  expect(survivorsOf({ files: {} })).toEqual([]);
});

test('a change that no test noticed is told with its place, on one line', () => {
  expect(survivorsOf(report)).toEqual([
    '1:15 cost > left  =>  cost < left',
    '2:15 (no test comes here) "cp/too-few"  =>  ""',
  ]);
});
