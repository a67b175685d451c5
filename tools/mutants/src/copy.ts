import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const SCOPE = '@adjutant';

/**
 * A copy of the working tree in which code may be broken on purpose: every file that git knows or would take, and packages
 * that lead to those of the tree, but for our own, which lead into the copy.
 */
export function copyOf(root: string): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'adjutant-mutants-')));
  for (const file of tracked(root)) {
    if (!existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  const packages = join(root, 'node_modules');
  mkdirSync(join(copy, 'node_modules', SCOPE), { recursive: true });
  for (const name of readdirSync(packages)) {
    if (name !== SCOPE && name !== '.cache') symlinkSync(join(packages, name), join(copy, 'node_modules', name));
  }
  for (const name of readdirSync(join(packages, SCOPE))) {
    const link = join(packages, SCOPE, name);
    if (lstatSync(link).isSymbolicLink()) symlinkSync(readlinkSync(link), join(copy, 'node_modules', SCOPE, name));
  }
  return copy;
}

function tracked(root: string): readonly string[] {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const listed = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 });
  return listed.split('\0').filter(Boolean);
}
