import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..', '..', '..');
const POM = join(root, 'tools', 'kafka', 'pom.xml');
const COPY = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies';

/** The folder with the broker's jars, fetched from Maven Central the first time, and again when the pom has changed. */
export async function kafkaJars(): Promise<string> {
  const version = createHash('sha256').update(readFileSync(POM)).digest('hex').slice(0, 12);
  const cache = join(root, 'node_modules', '.cache');
  const jars = join(cache, `adjutant-kafka-${version}`);
  if (existsSync(jars)) return jars;
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(`${jars}-`);
  try {
    await fetchInto(unfinished);
    // Somebody else may have been quicker; theirs is as good.
    if (!existsSync(jars)) renameSync(unfinished, jars);
    return jars;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

async function fetchInto(folder: string): Promise<void> {
  const options = ['-q', '-B', '-f', POM, COPY, '-DincludeScope=runtime', `-DoutputDirectory=${folder}`];
  try {
    await run('mvn', options, { timeout: 300_000, maxBuffer: 16 * 1024 * 1024 });
  } catch (error) {
    const { code, stdout = '', message } = error as { code?: string; stdout?: string; message: string };
    const advice = 'The tests with a broker need a JDK of version 17 or newer and Maven (apt-get install maven).';
    if (code === 'ENOENT') throw new Error(`There is no mvn on this machine. ${advice}`, { cause: error });
    throw new Error(`Maven could not fetch the broker's jars: ${(stdout || message).slice(-2000)}`, { cause: error });
  }
}
