import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from './lint.js';

interface Test {
  readonly status: 'passed' | 'failed' | 'pending';
}

const file = (name: string, ...tests: readonly Test['status'][]) => ({
  name,
  status: tests.length > 0 && tests.every((status) => status === 'passed') ? 'passed' : 'failed',
  assertionResults: tests.map((status) => ({ status })),
});

const SECOND = `#!/usr/bin/env node
const out = process.argv.find((one) => one.startsWith('--outputFile=')).slice('--outputFile='.length);
require('node:fs').writeFileSync(out, process.env.SECOND);
`;

/** What comes of a run whose first results are these, when the files that were red look so the second time. */
function looked(first: readonly object[], second: readonly object[] | null) {
  const folder = mkdtempSync(join(tmpdir(), 'adjutant-second-look-'));
  try {
    const results = join(folder, 'results.json');
    writeFileSync(results, JSON.stringify({ testResults: first, numFailedTests: 1 }));
    writeFileSync(join(folder, 'npm'), second === null ? '#!/bin/sh\nexit 1\n' : SECOND, { mode: 0o755 });
    const env = {
      ...process.env,
      PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}`,
      SECOND: JSON.stringify({ testResults: second }),
    };
    const ran = spawnSync(process.execPath, ['tools/setup/second-look.mjs', 'test:browser', results], {
      cwd: root,
      env,
      encoding: 'utf8',
    });
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(results, 'utf8')) as {
      readonly [count: string]: number;
    };
    return { code: ran.status, said: ran.stdout, counts: [numPassedTests, numFailedTests, numRuntimeErrorTestSuites] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('what is red twice has failed', () => {
  const { code, said, counts } = looked(
    [file('a', 'passed'), file('b', 'failed', 'passed')],
    [file('b', 'failed', 'passed')],
  );
  expect([code, counts]).toEqual([1, [2, 1, 0]]);
  expect(said).not.toContain('UNSTEADY');
});

test('what is green alone counts so, and is named as unsteady', () => {
  const { code, said, counts } = looked([file('a', 'passed'), file('b', 'failed')], [file('b', 'passed')]);
  expect([code, counts]).toEqual([0, [2, 0, 0]]);
  expect(said).toContain('UNSTEADY: red at first, green alone, to be mended: b');
});

test('of two red files one may be unsteady, and the other one fails the run', () => {
  const { code, said, counts } = looked(
    [file('a', 'failed'), file('b', 'failed')],
    [file('a', 'passed'), file('b', 'failed')],
  );
  expect([code, counts]).toEqual([1, [1, 1, 0]]);
  expect(said).toContain('to be mended: a');
});

test('a file that breaks before its first test, twice, is a failure', () => {
  expect(looked([file('a', 'passed'), file('b')], [file('b')])).toMatchObject({ code: 1, counts: [1, 0, 1] });
});

test('more than six red files are not looked at again', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const red = names.map((name) => file(name, 'failed'));
  const green = names.map((name) => file(name, 'passed'));
  expect(looked(red, green).code).toBe(1);
});

test('a second run that does not end proves nothing', () => {
  expect(looked([file('a', 'failed')], null).code).toBe(1);
});
