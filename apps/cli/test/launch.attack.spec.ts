import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PACKS } from './cli.js';

const ROOT = join(PACKS, '..', '..');
const main = (app: string): string => join(ROOT, 'apps', app, 'dist', 'main.js');
const APPS = ['cli', 'api', 'relay', 'projector'];
const SENTENCE = /^Adjutant needs Node\.js \d+\.\d+ or newer; this is \d+\.\d+\.\d+\. [^\n]*\n$/;
/** Before anything of ours is read, this Node takes itself for another one. */
const AS_20 = 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"20.19.0"})';

function run(node: string, ...args: readonly string[]): SpawnSyncReturns<string> {
  return spawnSync(node, args, { encoding: 'utf8', env: { PATH: process.env['PATH'] }, timeout: 60_000 });
}

/** The Nodes of this machine that are older than what is needed; where there is none, the pretended one has to do. */
function oldNodes(): readonly string[] {
  const found = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'node'));
  return [...new Set(found)].filter(
    (node) => existsSync(node) && Number(/^v(\d+)/.exec(run(node, '--version').stdout)?.[1] ?? 99) < 22,
  );
}

describe('a Node that is too old', () => {
  it.each(APPS)('is told so by %s in one sentence, whatever was asked', (app) => {
    for (const asked of [[], ['--version'], ['--check'], ['play', 'none.yaml']]) {
      const { status, stdout, stderr } = run(process.execPath, '--import', AS_20, main(app), ...asked);
      expect([status, stdout, stderr]).toEqual([2, '', expect.stringMatching(SENTENCE) as string]);
    }
  });

  it('is told the same by a Node that is really so old, where there is one', () => {
    for (const node of oldNodes())
      for (const app of APPS) {
        const { status, stdout, stderr } = run(node, main(app), '--version');
        expect([node, status, stdout, stderr]).toEqual([node, 2, '', expect.stringMatching(SENTENCE) as string]);
      }
  });

  it.each(APPS)('reads nothing of %s before that but what it can read', (app) => {
    for (const [file, asked] of readFirst(main(app))) {
      const own = asked.startsWith('.') || asked === '@adjutant/health/launch' || asked.startsWith('node:');
      expect([file, asked, own]).toEqual([file, asked, true]);
    }
  });
});

/** What is imported before a first line is run, file for file. */
function readFirst(file: string): [string, string][] {
  const asked = [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b[^;]*?['"]([^'"]+)['"];?$/gm)].map(
    ([, name]) => name as string,
  );
  const launch = join(ROOT, 'libs', 'health', 'dist', 'launch', 'index.js');
  return asked.flatMap((name) => {
    const next = name === '@adjutant/health/launch' ? launch : join(file, '..', name);
    return [[file, name] as [string, string], ...(name.startsWith('node:') ? [] : readFirst(next))];
  });
}

describe('the version', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly version: string };

  it('is said, and nothing else', () => {
    const { status, stdout, stderr } = run(process.execPath, main('cli'), '--version');
    expect([status, stdout, stderr]).toEqual([0, `${version}\n`, '']);
  });
});
