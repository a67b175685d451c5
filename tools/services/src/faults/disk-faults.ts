import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const SOURCE = join(ROOT, 'tools', 'services', 'faults', 'disk.c');
const BUILT = join(ROOT, 'node_modules', '.cache', 'adjutant-faults');

/** What the disk does: see tools/services/faults/disk.c. */
export type Fault = 'full' | 'fsync' | 'fsync-drop';

const COUNTS = ['logWrites', 'logSyncs', 'answers', 'answersTooEarly', 'failedWrites', 'failedSyncs'] as const;

export type DiskCounts = { readonly [Count in (typeof COUNTS)[number]]: number };

/** A disk that can be put in trouble while a server runs on it. */
export class DiskFaults {
  /** What the server has to be started with. */
  readonly environment: NodeJS.ProcessEnv;
  readonly #switches: string;
  readonly #counts: string;

  private constructor(library: string, data: string, beside: string) {
    this.#switches = join(beside, 'switches');
    this.#counts = join(beside, 'counts');
    mkdirSync(this.#switches, { recursive: true });
    this.environment = {
      LD_PRELOAD: library,
      FAULTS_DATA: data,
      FAULTS_LOG: join(data, 'adjutant.db-wal'),
      FAULTS_SWITCHES: this.#switches,
      FAULTS_COUNTS: this.#counts,
    };
  }

  /** `beside`: a folder for switches and counts, outside the data. */
  static async over(data: string, beside: string): Promise<DiskFaults> {
    return new DiskFaults(await compiled(), data, beside);
  }

  /** `slow` is no fault: each sync takes 5 ms longer. */
  start(fault: Fault | 'slow'): void {
    writeFileSync(join(this.#switches, fault), '');
  }

  heal(): void {
    rmSync(this.#switches, { recursive: true });
    mkdirSync(this.#switches);
  }

  /** Since the server was started first. */
  counts(): DiskCounts {
    const numbers = readFileSync(this.#counts);
    return Object.fromEntries(
      COUNTS.map((name, index) => [name, Number(numbers.readBigUInt64LE(index * 8))]),
    ) as DiskCounts;
  }
}

/** The library, built where its source has changed. Needs a C compiler. */
async function compiled(): Promise<string> {
  const version = createHash('sha256').update(readFileSync(SOURCE)).digest('hex').slice(0, 12);
  const library = join(BUILT, `disk-${version}.so`);
  if (existsSync(library)) return library;
  mkdirSync(BUILT, { recursive: true });
  const making = `${library}.${process.pid}`;
  const flags = ['-std=gnu11', '-O2', '-Wall', '-Wextra', '-Werror', '-shared', '-fPIC'];
  await promisify(execFile)('gcc', [...flags, '-o', making, SOURCE, '-ldl', '-lpthread']).catch((error: Error) => {
    throw new Error(`the faults of the disk need gcc (apt-get install gcc libc6-dev): ${error.message}`);
  });
  renameSync(making, library);
  return library;
}
