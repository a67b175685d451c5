import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, root, textOf } from './lint.js';

// What is committed must mean the same on every machine: no address of the registry that somebody installed from, and
// no folder of the machine that somebody built on. The words are put together here so that this file passes as well.
const REGISTRIES = [
  ['registry', 'npmjs', 'org'],
  ['registry', 'yarnpkg', 'com'],
  ['npm', 'pkg', 'github', 'com'],
  ['registry', 'npmmirror', 'com'],
  ['pypi', 'org'],
  ['repo1', 'maven', 'org'],
  ['proxy', 'golang', 'org'],
].map((parts) => parts.join('.'));

const FOLDERS = ['work', 'root', 'home', 'Users', 'tmp/bash_jobs'];
const FOLDER = new RegExp(`(?<![\\w.~@%)}\\]-])/(${FOLDERS.join('|')})/`);
const LARGEST = 20 * 1024 * 1024;

/** The registry that this very machine installs from, whatever its name is. */
function registryInUse(): string[] {
  const address = process.env['npm_config_registry'];
  const host = address && URL.canParse(address) ? new URL(address).hostname : '';
  return host === '' || host === 'localhost' ? [] : [host];
}

function committed(): string[] {
  return listed().filter((path) => path !== '' && readable(path));
}

/** What git lists; in an unpacked archive, and where git refuses to look, what is there. */
function listed(): string[] {
  try {
    return execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).split('\0');
  } catch {
    return ['libs', 'apps', 'tools', 'docs'].flatMap((folder) => filesBelow(folder));
  }
}

function readable(path: string): boolean {
  const entry = statSync(join(root, path), { throwIfNoEntry: false });
  return entry !== undefined && entry.isFile() && entry.size < LARGEST;
}

const hosts = [...new Set([...REGISTRIES, ...registryInUse()])];

function traces(text: string): string[] {
  const found = hosts.filter((host) => text.includes(host));
  const lines = text.split('\n').filter((line) => FOLDER.test(line));
  return [...found, ...lines.map((line) => line.trim().slice(0, 120))];
}

describe('no committed file carries a trace of the machine that made it', () => {
  test('files of the repository', () => {
    const files = committed();
    expect(files).toContain('tools/fence/arrows.mjs');
    const guilty = files.flatMap((path) => traces(textOf(path)).map((trace) => `${path}: ${trace}`));
    expect(guilty).toEqual([]);
  });

  test.each([
    ['an address', `"resolved": "https://${REGISTRIES[0]}/x/-/x-1.0.0.tgz"`],
    ['a folder', `see ${['', 'work', 'main', 'x.ts'].join('/')}`],
    ['a home', `"path": "${['', 'home', 'me', 'x'].join('/')}"`],
    ['a file address', `file://${['', 'root', 'x'].join('/')}`],
  ])('%s would be found', (_, text) => {
    expect(traces(text)).toHaveLength(1);
  });

  test.each(['https://example.org/home/page', './work/x', 'net/work/x', 'frame${a}/home/x', '/api/work'])(
    '%s is no such thing',
    (text) => {
      expect(traces(text)).toEqual([]);
    },
  );
});
