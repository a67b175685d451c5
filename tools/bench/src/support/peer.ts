import { fork, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench } from './figure.js';
import { PeerProcess } from './peer-process.js';
import { ROOT } from './places.js';

const FOLDER = join(ROOT, 'tools', 'bench', 'peers');
const INSTALL_MS = 120_000;
const BUILD_MS = 600_000;
const QUIETLY = ['--no-audit', '--no-fund'];
const MOST_BYTES = 100_000_000;

/** The package that each folder is about, what of it has to be built on this machine, and under what terms it may be used. */
const PEERS = {
  'tournament-pairings': { package: 'tournament-pairings' },
  emmett: { package: '@event-driven-io/emmett-sqlite', builds: 'sqlite3', licence: 'no licence stated' },
  'boardgame.io': { package: 'boardgame.io' },
} as const satisfies Record<string, { package: string; builds?: string; licence?: string }>;

export type PeerName = keyof typeof PEERS;

/** Another program that does the same, in a process of its own. */
export interface Peer {
  /** Its name, version and licence. */
  readonly says: string;
  /** Runs one of its files; undefined where it has no answer in that time. */
  answers(file: string, input: unknown, withinMs: number): unknown;
  /** Starts one of its files, which then answers one task after the other. */
  start(file: string): PeerProcess;
}

/** The peer of this name, installed now where it is not yet; undefined, and told, where it cannot be had. */
export function peerNamed(name: PeerName, bench: Pick<Bench, 'says'>): Peer | undefined {
  const folder = join(FOLDER, name);
  const about: { package: string; builds?: string; licence?: string } = PEERS[name];
  const manifest = join(folder, 'node_modules', about.package, 'package.json');
  if (!isInstalled(folder, manifest, about.builds)) {
    bench.says(`${name} is installed`);
    const trouble = install(folder, about.builds);
    if (trouble !== undefined) {
      bench.says(`${name} cannot be installed here (${trouble}): nothing is measured beside it`);
      return undefined;
    }
  }
  const { version, license } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string; license?: string };
  return {
    says: `${name} ${version} (${license ?? about.licence ?? 'no licence stated'})`,
    answers: (file, input, withinMs) => {
      const { status, stdout, stderr, error } = spawnSync(process.execPath, [join(folder, file)], {
        ...{ input: JSON.stringify(input), encoding: 'utf8', timeout: withinMs, maxBuffer: MOST_BYTES },
      });
      if (error && 'code' in error && error.code === 'ETIMEDOUT') return undefined;
      if (status !== 0) throw new Error(`${name}: ${error?.message ?? stderr}`);
      return JSON.parse(stdout) as unknown;
    },
    // What a peer prints is not for whoever reads the figures.
    start: (file) => new PeerProcess(name, fork(join(folder, file), { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })),
  };
}

function isInstalled(folder: string, manifest: string, builds: string | undefined): boolean {
  const built = builds === undefined || existsSync(join(folder, 'node_modules', builds, 'build', 'Release'));
  return built && existsSync(manifest);
}

/** Why it could not be done. Scripts run for what has to be built, and for nothing else. */
function install(folder: string, builds: string | undefined): string | undefined {
  const trouble = npm(folder, ['ci', '--ignore-scripts', ...QUIETLY], INSTALL_MS);
  return trouble ?? (builds === undefined ? undefined : npm(folder, ['rebuild', builds], BUILD_MS));
}

function npm(cwd: string, asked: readonly string[], timeout: number): string | undefined {
  const { status, stderr } = spawnSync('npm', asked, { cwd, encoding: 'utf8', timeout });
  if (status === 0) return undefined;
  return (stderr ?? '').split('\n').find((line) => line !== '') ?? 'npm gave no answer';
}
