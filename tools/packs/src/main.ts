// What a pack's author runs: node tools/packs/dist/main.js lint | lock [PACK…] | goldens | schema
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GOLDEN, goldenDigests, goldenLockFile, goldenProblems, readGoldenLock } from './goldens.js';
import { lint } from './lint.js';
import { lockFile, lockOf, lockText, needsNoLock, readLock } from './lock.js';
import { PACKS, readPacks, type PackRead } from './read-folder.js';
import { writeSchemas } from './schema.js';

const [verb, ...words] = process.argv.slice(2);
const named = words.filter((word) => !word.startsWith('--'));

function print(lines: readonly string[]): void {
  if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`);
}

function packs(): readonly PackRead[] {
  const all = readPacks(PACKS);
  const unknown = named.filter((name) => !all.some((pack) => pack.name === name));
  if (unknown.length > 0)
    throw new Error(`There is no pack ${unknown.join(', ')}; there is: ${all.map((pack) => pack.name).join(', ')}.`);
  return all.filter((pack) => named.length === 0 || named.includes(pack.name));
}

function runLint(): void {
  const report = lint(packs());
  print(report.lines);
  if (report.failed) process.exitCode = 1;
}

function runLock(): void {
  for (const pack of packs().filter((one) => named.length > 0 || !needsNoLock(one))) {
    const { lock, problems } = lockOf(pack, readLock(pack.folder));
    print(problems);
    if (problems.length > 0) process.exitCode = 1;
    else {
      writeFileSync(lockFile(pack.folder), lockText(lock));
      print([`${pack.name}: ${Object.keys(lock).length} release(s) locked`]);
    }
  }
}

function runGoldens(): void {
  const root = join(PACKS, '..', '..');
  for (const place of GOLDEN) {
    const now = goldenDigests(root, place);
    const problems = goldenProblems(place, readGoldenLock(root, place), now);
    print(problems);
    if (problems.length > 0) process.exitCode = 1;
    else {
      writeFileSync(goldenLockFile(root, place), `${JSON.stringify(now, null, 2)}\n`);
      print([`${place}: ${Object.keys(now).length} golden file(s) locked`]);
    }
  }
}

async function runSchema(): Promise<void> {
  const written = await writeSchemas(join(PACKS, 'schema'));
  print([`${written.length} schemas written`]);
}

const verbs: { readonly [verb: string]: () => void | Promise<void> } = {
  lint: runLint,
  lock: runLock,
  goldens: runGoldens,
  schema: runSchema,
};

const run = verb === undefined ? undefined : verbs[verb];
try {
  if (!run) throw new Error(`Say what to do: ${Object.keys(verbs).join(', ')}.`);
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
