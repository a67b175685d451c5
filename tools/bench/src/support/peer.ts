import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench } from './figure.js';
import { ROOT } from './places.js';

const PEERS = join(ROOT, 'tools', 'bench', 'peers');
const INSTALL_MS = 120_000;
const INSTALL = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
const MOST_BYTES = 100_000_000;

/** Another program that does the same, in a process of its own. */
export interface Peer {
  /** Its name, version and licence. */
  readonly says: string;
  /** Runs one of its files; undefined where it has no answer in that time. */
  answers(file: string, input: unknown, withinMs: number): unknown;
}

/** The peer of this name, installed now where it is not yet; undefined, and told, where it cannot be had. */
export function peerNamed(name: string, bench: Pick<Bench, 'says'>): Peer | undefined {
  const folder = join(PEERS, name);
  const manifest = join(folder, 'node_modules', name, 'package.json');
  if (!existsSync(manifest)) {
    bench.says(`${name} is installed`);
    const { status, stderr } = spawnSync('npm', INSTALL, { cwd: folder, encoding: 'utf8', timeout: INSTALL_MS });
    if (status !== 0) {
      const [why = 'npm gave no answer'] = (stderr ?? '').split('\n').filter((line) => line !== '');
      bench.says(`${name} cannot be installed here (${why}): nothing is measured beside it`);
      return undefined;
    }
  }
  const { version, license } = JSON.parse(readFileSync(manifest, 'utf8')) as Record<'version' | 'license', string>;
  return {
    says: `${name} ${version} (${license})`,
    answers: (file, input, withinMs) => {
      const { status, stdout, stderr, error } = spawnSync(process.execPath, [join(folder, file)], {
        ...{ input: JSON.stringify(input), encoding: 'utf8', timeout: withinMs, maxBuffer: MOST_BYTES },
      });
      if (error && 'code' in error && error.code === 'ETIMEDOUT') return undefined;
      if (status !== 0) throw new Error(`${name}: ${error?.message ?? stderr}`);
      return JSON.parse(stdout) as unknown;
    },
  };
}
