import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutCatalogue, withoutDescriptions } from './unsaid.js';

const FOLDER = join(import.meta.dirname, '../../../libs/rules/src/predicates');
const sources = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .map((file) => readFileSync(join(FOLDER, file), 'utf8'));

test('what predicates are for is left out, and nothing of what they say of a match', () => {
  const source = [
    '  name: "held",',
    "  says: 'By the latest fact.',",
    "    fact: { type: 'string', says: 'Id of the fact.' },",
    "      says: latest ? `${has} has it.` : 'It is not recorded.',",
  ].join('\n');
  const [, own, argument, said] = withoutDescriptions(source).split('\n');
  expect([own, argument]).toEqual(["  says: '',", "    fact: { type: 'string', says: '' },"]);
  expect(said).toContain('It is not recorded.');
});

test('there is enough of it to be worth leaving out', () => {
  const length = (texts: readonly string[]): number => texts.join('').length;
  expect(length(sources) - length(sources.map(withoutDescriptions))).toBeGreaterThan(5_000);
});

test('a catalogue keeps its codes, and whatever stands elsewhere in its file', () => {
  const source = ["  'score/full': {", "    says: 'It is full.',", "    when: 'A cap is reached.',", '  },'].join('\n');
  expect(withoutCatalogue(source)).toBe(["  'score/full': {", "    says: '',", "    when: '',", '  },'].join('\n'));
  const others = "export const says = 'It is full.';";
  expect(withoutCatalogue(others)).toBe(others);
});
