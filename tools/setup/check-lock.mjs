// A lock file is portable only when every optional package of every package, one for each platform, has an entry in it.
// `npm install` drops the ones that its registry lacks, and `npm ci` then refuses the lock on the next machine.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = process.argv[2] ?? join(import.meta.dirname, '..', '..', 'package-lock.json');
const { packages } = JSON.parse(readFileSync(file, 'utf8'));

/** The folders in which Node.js would look for a package on behalf of another, from the inside out. */
function foldersFrom(path) {
  const folders = [];
  for (let at = path; at !== ''; at = at.slice(0, Math.max(at.lastIndexOf('/'), 0))) {
    if (!at.endsWith('node_modules')) folders.push(`${at}/node_modules`);
  }
  return [...folders, 'node_modules'];
}

const isLocked = (path, name) => foldersFrom(path).some((folder) => `${folder}/${name}` in packages);

const gaps = Object.entries(packages)
  .map(([path, { version, optionalDependencies = {} }]) => {
    const names = Object.keys(optionalDependencies);
    return { path, version, total: names.length, missing: names.filter((name) => !isLocked(path, name)) };
  })
  .filter(({ missing }) => missing.length > 0);

for (const { path, version, total, missing } of gaps) {
  console.error(`${path}@${version}: ${missing.length} of ${total} are missing: ${missing.join(' ')}`);
}
if (gaps.length > 0) {
  console.error(`The lock file is incomplete for ${gaps.length} packages; \`npm ci\` would fail on another platform.`);
  process.exit(1);
}
console.log(`lock file: ${Object.keys(packages).length} entries, complete`);
