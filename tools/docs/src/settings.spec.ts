import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KNOWN_SETTINGS, PROCESSES, type Process } from '@adjutant/health';

const root = join(import.meta.dirname, '../../..');
const NAME = /\b(?:valueOf\((?:io\.)?(?:env|environment)?,? ?|env\[|environment\[|valueOf\()'([A-Z][A-Z_]+)'/g;

/** Where the command line was called from, which npm says. */
const OF_NPM = 'INIT_CWD';

/** The settings that the sources under a folder read. */
function readIn(folder: string): readonly string[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'),
  );
  return files.flatMap((file) =>
    [...readFileSync(join(root, folder, file), 'utf8').matchAll(NAME)].map(([, name = '']) => name),
  );
}

const known = (process: Process): readonly string[] =>
  KNOWN_SETTINGS.filter(({ of }) => of.includes(process)).map(({ name }) => name);

describe('settings of', () => {
  test.each(PROCESSES)('%s: every one that it reads is in the list', (process) => {
    const read = readIn(`apps/${process}/src`);
    expect(read.filter((name) => name !== OF_NPM && !known(process).includes(name))).toEqual([]);
  });

  test('libraries: every one that they read is in the list', () => {
    const read = readIn('libs');
    expect(read.length).toBeGreaterThan(5);
    expect(read.filter((name) => !KNOWN_SETTINGS.some((one) => one.name === name))).toEqual([]);
  });

  test('the list: each one is read somewhere', () => {
    const read = new Set([...PROCESSES.map((one) => `apps/${one}/src`), 'libs'].flatMap(readIn));
    expect(KNOWN_SETTINGS.filter(({ name }) => !read.has(name)).map(({ name }) => name)).toEqual([]);
  });
});
