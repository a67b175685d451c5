import { broken, lint } from './lint.js';

const repeat = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => line(i)).join('\n');
const lines = (count: number) => repeat(count, (index) => `  total += ${index};`);
const body = (count: number) => `export function sum() {\n  let total = 0;\n${lines(count)}\n  return total;\n}`;
const branches = (count: number) =>
  `export function pick(n: number) {\n${repeat(count, (index) => `  if (n === ${index}) return ${index};`)}\n  return n;\n}`;
const nested = (depth: number) =>
  `export function deep(n: number) {\n${'if (n > 0) {\n'.repeat(depth)}n--;\n${'}\n'.repeat(depth)}return n;\n}`;
const params = (count: number) =>
  `export const f = (${repeat(count, (index) => `a${index}: number,`)}) => [${repeat(count, (index) => `a${index},`)}];`;
const exportsOf = (count: number) => repeat(count, (index) => `export const a${index} = ${index};`);

const SOURCE = 'libs/match/src/virtual.ts';
const SPEC = 'libs/match/src/virtual.spec.ts';
const BROWSER_SPEC = 'tools/browser/virtual.browser.spec.ts';
const bites = (name: string, file: string, text: string, ...expected: string[]) => ({ name, file, text, expected });
const directive = (words: string) => `/* ${['eslint', words].join('-')} */`;
const nobodyWaits = `const f = async () => 1;\nexport const g = () => {\n  f();\n};`;
const escape = `${directive('disable')}\nexport const x: any = 1;`;

const cases = [
  bites('a function of 70 lines', SOURCE, body(66)),
  bites('a function of 71 lines', SOURCE, body(67), 'max-lines-per-function'),
  bites('comments and blank lines do not count', SOURCE, body(66).replace('return', '// why\n\n  return')),
  bites('a long function in a spec', SPEC, body(300)),
  bites('a long function in the contract of the store', 'libs/store/src/contract/virtual.ts', body(300)),
  bites('a file of 400 lines', SOURCE, exportsOf(400)),
  bites('a file of 401 lines', SOURCE, exportsOf(401), 'max-lines'),
  bites('a long spec', SPEC, exportsOf(900)),
  bites('15 ways through a function', SOURCE, branches(14)),
  bites('16 ways through a function', SOURCE, branches(15), 'complexity'),
  bites('four levels', SOURCE, nested(4)),
  bites('five levels', SOURCE, nested(5), 'max-depth'),
  bites('five parameters', SOURCE, params(5)),
  bites('six parameters', SOURCE, params(6), 'max-params'),
  bites('any', SOURCE, `export const x: any = 1;`, '@typescript-eslint/no-explicit-any'),
  bites('any in a spec', SPEC, `export const x: any = 1;`, '@typescript-eslint/no-explicit-any'),
  bites(
    'a promise nobody waits for',
    'libs/store/src/index.ts',
    nobodyWaits,
    '@typescript-eslint/no-floating-promises',
  ),
  bites('lint switched off in place', SOURCE, escape, '@typescript-eslint/no-explicit-any', 'fence/no-directives'),
  ...[
    `test.only('x', () => {});`,
    `test.skip('x', () => {});`,
    `it.only('x', () => {});`,
    `describe.skip('x', () => {});`,
    `describe.only.each([1])('x', () => {});`,
    `test.concurrent.only('x', async () => {});`,
    `test['skip']('x', () => {});`,
    `test.todo('x');`,
    `xit('x', () => {});`,
    `fdescribe('x', () => {});`,
  ].flatMap((text) => [SPEC, BROWSER_SPEC].map((file) => bites(text, file, text, 'no-restricted-syntax'))),
  bites(
    'a line that goes past the doors of the terminal',
    'apps/cli/src/verbs/virtual.ts',
    `export const f = (io: { stdout: { write(text: string): void } }) => io.stdout.write('x');`,
    'no-restricted-syntax',
  ),
  ...[
    `import Database from 'better-sqlite3';\nexport const open = (path: string) => new Database(path);`,
    `import { mkdirSync } from 'node:fs';\nmkdirSync('x', { recursive: true });`,
    `import { writeFileSync } from 'node:fs';\nwriteFileSync('x', 'hands');`,
    `import { openSync } from 'node:fs';\nexport const file = openSync('x', 'w');`,
  ].flatMap((text) =>
    ['apps/api/src/virtual.ts', 'libs/store/src/virtual.ts'].map((file) =>
      bites(`a file that others could read: ${text}`, file, text, 'no-restricted-syntax'),
    ),
  ),
  bites(
    'a file for its owner alone',
    'apps/api/src/virtual.ts',
    `import { writeFileSync } from 'node:fs';\nwriteFileSync('x', 'hands', { mode: 0o600 });`,
  ),
  ...[
    `export const no = (facts: object) => ({ code: 'match/over', message: 'Over.', facts, cites: [] });`,
    "export const no = (kind: string) => ({ code: `${kind}/wrong-phase`, says: 'No.', cites: [] });",
    `import { Declined } from '@adjutant/kernel';\nexport const no = new Declined('conflict', 'match/over', 'Over.');`,
  ].map((text) => bites(`a code that no catalogue is asked about: ${text}`, SOURCE, text, 'fence/catalogued-codes')),
  bites(
    'a code of a pack',
    SOURCE,
    `export const no = ({ code, says }: { code: string; says: string }) => ({ code, message: says, cites: [] });`,
  ),
  bites('a plain test', SPEC, `test('x', () => {});\ndescribe.each([1])('%d', () => {});`),
];
const roomy = { file: SOURCE, text: exportsOf(301) };
const answers = lint([...cases, roomy]);

describe('craft', () => {
  test.each(cases.map(({ name, file, expected }, index) => [name, file, expected, index] as const))(
    '%s in %s: %j',
    (_, __, expected, index) => {
      expect(broken(answers[index] ?? [])).toEqual([...expected].sort());
    },
  );

  test('a file is warned about from 301 lines on', () => {
    expect(answers[cases.length]).toEqual([expect.objectContaining({ ruleId: 'fence/roomy', severity: 1 })]);
  });
});
