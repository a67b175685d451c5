import { chmodSync, copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Shelf } from '@adjutant/rules';
import { OWNER_ONLY, privateFile } from '@adjutant/store';
import { sealKeyFile } from '@adjutant/sealing';
import { BACKUP_LOG, readBackup } from './backup-manifest.js';
import { fileOfLog, holdToWhatWasSigned, type BackedUp } from './backup.js';
import { endAccess } from './end-access.js';
import { syncFile, syncFolder } from './files.js';
import { accessKeyFile, type InstallationPlace } from './installation-place.js';
import { MovingTrouble, type Tell } from './trouble.js';
import { beginUnfinished, endUnfinished, isUnfinished } from './unfinished.js';

/** What a file system itself puts into a folder that is a volume. */
const OF_THE_SYSTEM = ['lost+found'];

/**
 * Puts a backup where nothing is yet. From its first file to its last no server starts there, so that half of it is never
 * taken for the whole; begun again, it begins anew.
 */
export async function restoreBackup(
  place: InstallationPlace,
  shelf: Shelf,
  folder: string,
  tell: Tell,
): Promise<BackedUp> {
  const manifest = readBackup(folder);
  const where = (file: string): string => {
    if (file === BACKUP_LOG) return fileOfLog(place);
    if (file === 'seal-key') return sealKeyFile(place);
    return file === 'access-key' ? accessKeyFile(place) : join(place.data, file);
  };
  assertEmpty(
    place,
    manifest.files.map(({ file }) => where(file)),
  );
  beginUnfinished(place, 'restore');
  for (const [index, { file }] of manifest.files.entries()) {
    const to = where(file);
    privateFile(to);
    for (const stale of [`${to}-wal`, `${to}-shm`]) rmSync(stale, { force: true });
    copyFileSync(join(folder, file), to);
    chmodSync(to, OWNER_ONLY);
    syncFile(to);
    syncFolder(dirname(to));
    tell('files', index + 1, manifest.files.length);
  }
  await endAccess(place, new Date());
  const held = await holdToWhatWasSigned(place, shelf);
  endUnfinished(place);
  return { ...held, files: manifest.files };
}

function assertEmpty(place: InstallationPlace, files: readonly string[]): void {
  if (isUnfinished(place, 'restore')) return;
  const there = existsSync(place.data) ? readdirSync(place.data).filter((name) => !OF_THE_SYSTEM.includes(name)) : [];
  const taken = there.length > 0 ? join(place.data, there[0] as string) : files.find((file) => existsSync(file));
  if (taken === undefined) return;
  const advice = 'stop its server and move the folder away, or name another one with ADJUTANT_DATA';
  throw new MovingTrouble(
    'usage',
    `Nothing was restored: ${taken} is there already. A backup goes into an empty place: ${advice}.`,
  );
}
