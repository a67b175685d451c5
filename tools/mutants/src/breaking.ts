import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from './score.js';

const LONGEST_TEST_MS = 60_000;

/** What is broken where, which specs have to notice, and until when (in the milliseconds of Date.now). */
export interface Breaking {
  readonly copy: string;
  readonly file: string;
  readonly tests: readonly string[];
  readonly workers: number;
  readonly until: number;
}

/** No spec of the area comes to the file at all, so that none of this many changes is noticed. */
export interface Unheld {
  readonly changes: number;
}

/** Breaks one file of the copy in every way; undefined where the time was up or Stryker did not come to an end. */
export async function breakFile(breaking: Breaking): Promise<Report | Unheld | undefined> {
  const { copy, until } = breaking;
  const report = join(copy, 'mutants.json');
  rmSync(report, { force: true });
  writeFileSync(join(copy, 'stryker.json'), JSON.stringify(settings(breaking, report)));
  writeFileSync(join(copy, 'jest.mutants.config.mjs'), jestFor(breaking.tests));
  const child = spawn(process.execPath, ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'stryker.json'], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'inherit'],
    // Tests import each other's sources as ECMAScript modules, as `npm test` has them do.
    env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules --no-warnings' },
  });
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  const stop = setTimeout(() => child.kill('SIGTERM'), Math.max(until - Date.now(), 1));
  await once(child, 'close');
  clearTimeout(stop);
  if (existsSync(report)) return JSON.parse(readFileSync(report, 'utf8')) as Report;
  const instrumented = /No tests were found/.test(said) && /with (\d+) mutant/.exec(said);
  if (instrumented) return { changes: Number(instrumented[1]) };
  if (Date.now() < until) process.stderr.write(`${breaking.file} could not be broken:\n${said.slice(-2_000)}\n`);
  return undefined;
}

function settings({ file, workers }: Breaking, report: string): object {
  return {
    mutate: [file],
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    coverageAnalysis: 'perTest',
    jest: { projectType: 'custom', configFile: 'jest.mutants.config.mjs', enableFindRelatedTests: true },
    // The copy is ours to break; a sandbox beside it would resolve our packages to unbroken code.
    inPlace: true,
    reporters: ['json'],
    jsonReporter: { fileName: report },
    concurrency: workers,
    timeoutMS: 20_000,
    allowEmpty: true,
    disableTypeChecks: false,
  };
}

function jestFor(tests: readonly string[]): string {
  return `import { common } from './tools/setup/jest-common.mjs';
export default {
  ...common,
  rootDir: import.meta.dirname,
  testEnvironment: '@stryker-mutator/jest-runner/jest-env/node',
  testMatch: ${JSON.stringify(tests.map((glob) => `<rootDir>/${glob}`))},
  testTimeout: ${LONGEST_TEST_MS},
};
`;
}
