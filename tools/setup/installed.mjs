// What npm itself says of what it has installed: `npm ci` leaves a list of it behind, and somebody may have run that by hand.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/** Whether every package of the lock file is there as it was locked, but for those that are made for other machines. */
export function isAsLocked(root, { platform, arch } = process) {
  const list = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(list)) return false;
  const there = packagesIn(list);
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(([path, locked]) => {
    if (path === '') return true;
    const found = there[path];
    if (found === undefined) return locked.optional === true && !fits(locked, { platform, arch });
    return found.version === locked.version && found.integrity === locked.integrity;
  });
}

/** One without a word about machines fits none or all: npm leaves such out where what needs it is left out. */
function fits({ os, cpu, libc }, { platform, arch }) {
  if (os === undefined && cpu === undefined) return false;
  return (os ?? [platform]).includes(platform) && (cpu ?? [arch]).includes(arch) && libc === undefined;
}
