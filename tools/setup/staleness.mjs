// Whether anything has to be built: compares the names, times and sizes of all sources with those of the last build.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const NOT_SOURCES = new Set(['node_modules', 'dist', 'coverage', '.nx', 'test-results']);
/** No installation takes this long: a lock that is older was left behind. */
const LONGEST_MS = 15 * 60_000;
/** What tools/bundle writes last. */
const BUNDLED = join('dist', 'made');
const IS_TEST = /\.spec\.tsx?$/;

const stampOf = (root, without) =>
  join(root, '.nx', ['built', ...without.map((one) => one.replace('/', '-'))].join('-without-'));

/** The folders of the workspace that have something to build. */
function projects(root, without) {
  const folders = ['libs', 'apps', 'tools'].flatMap((group) =>
    readdirSync(join(root, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${group}/${entry.name}`),
  );
  return folders.filter((folder) => !without.includes(folder) && builds(join(root, folder)));
}

function builds(folder) {
  return existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'src'));
}

function* filesUnder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (NOT_SOURCES.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(path);
    else if (!IS_TEST.test(entry.name)) yield path;
  }
}

/** What the sources look like now, as one short text. */
export function sourcesNow(root, without) {
  const hash = createHash('sha256');
  const folders = [...projects(root, without), 'tools/setup', 'tools/bundle'].map((folder) => join(root, folder));
  const files = [
    ...folders.flatMap((folder) => [...filesUnder(folder)]),
    join(root, 'package-lock.json'),
    join(root, 'tsconfig.base.json'),
  ];
  for (const file of files.sort()) {
    const { mtimeMs, size } = statSync(file);
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

export function isBuilt(root, without) {
  const stamp = stampOf(root, without);
  const made = [...projects(root, without).map((folder) => join(folder, 'dist')), BUNDLED];
  if (!existsSync(stamp) || !made.every((path) => existsSync(join(root, path)))) return false;
  return readFileSync(stamp, 'utf8') === sourcesNow(root, without);
}

export function noteBuilt(root, without, sources) {
  mkdirSync(join(root, '.nx'), { recursive: true });
  writeFileSync(stampOf(root, without), sources);
}

/** Two commands started at once must not install or build into the same folders: the second waits for the first. */
export function alone(root, work) {
  const lock = join(root, '.nx', 'bootstrap.lock');
  mkdirSync(dirname(lock), { recursive: true });
  while (!take(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  process.on('exit', () => rmSync(lock, { recursive: true, force: true }));
  work();
  rmSync(lock, { recursive: true, force: true });
}

/** Making a folder succeeds for one only. One whose owner is gone counts for nothing. */
function take(lock) {
  try {
    mkdirSync(lock);
    writeFileSync(join(lock, 'pid'), String(process.pid));
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isGone(lock)) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

function isGone(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > LONGEST_MS) return true;
    process.kill(Number(readFileSync(join(lock, 'pid'), 'utf8')), 0);
    return false;
  } catch (error) {
    if (error.code === 'ESRCH') return true;
    // Its owner is just about to write its number, or belongs to somebody else.
    return false;
  }
}
