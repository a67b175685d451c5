import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tally, talliedIn, tallyInWords } from './tally.js';

let folder: string;
const before = process.env['ADJUTANT_TEST_TALLY'];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tally-'));
  process.env['ADJUTANT_TEST_TALLY'] = join(folder, 'tally.jsonl');
});
afterEach(() => {
  if (before === undefined) delete process.env['ADJUTANT_TEST_TALLY'];
  else process.env['ADJUTANT_TEST_TALLY'] = before;
  rmSync(folder, { recursive: true });
});

const counted = (): string => tallyInWords(talliedIn(join(folder, 'tally.jsonl')));

test('what several suites tried is added up, thing by thing', () => {
  tally('events edited offline', 'named', 3);
  tally('foreign origins', 'refused');
  tally('events edited offline', 'named', 4);
  tally('events edited offline', 'passed over');
  expect(counted()).toBe(
    'Tried:\n  events edited offline: 7 named\n  foreign origins: 1 refused\n  events edited offline: 1 passed over',
  );
});

test('a run that counted nothing says so', () => {
  expect(counted()).toBe('Tried: nothing was counted.');
});

test('outside of the attacks nothing is kept', () => {
  delete process.env['ADJUTANT_TEST_TALLY'];
  tally('foreign origins', 'refused');
  expect(counted()).toBe('Tried: nothing was counted.');
});
