import { EVENT_SCHEMAS } from '@adjutant/contexts';
import { chmodSync, cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { faultInWords } from '@adjutant/seal';
import { naming, openSqliteFile, openStore, OWNER_ONLY, privateFile, privateFolder } from '@adjutant/store';
import type { Shelf } from '@adjutant/rules';
import { allLosses, type Loss } from '@adjutant/integrity';
import { isSealed, openSealedLog, sealKeyFile } from '@adjutant/sealing';
import { BACKUP_LOG, writeBackupManifest } from './backup-manifest.js';
import { sumOf, syncFile, syncFolder, UNFINISHED } from './files.js';
import type { Part } from './manifest.js';
import { accessKeyFile, sizeOf, type InstallationPlace } from './installation-place.js';
import { MovingTrouble, type Tell } from './trouble.js';

export interface BackedUp {
  readonly events: number;
  /** How many signed checkpoints the log of the backup agrees with. */
  readonly checkpoints: number;
  /** What was sealed and cannot be opened any more, here and where this was copied from. */
  readonly lost: readonly Loss[];
  readonly files: readonly Part[];
}

/** Before the log: whatever is told about the log must not be ahead of it. */
const BEFORE_THE_LOG = ['seal.db', 'liaison.db', 'tables.db'];
/** After the log: whatever the log speaks of must be there. */
const AFTER_THE_LOG = ['people.db', 'access.db', 'evidence.db'];

/**
 * Copies an installation of one machine into a new folder, while its server goes on. The folder has its name only when all
 * of it is on the disk and has been held to its chains and to all that was signed.
 */
export async function backUp(place: InstallationPlace, shelf: Shelf, target: string, tell: Tell): Promise<BackedUp> {
  const log = fileOfLog(place);
  if (existsSync(target)) throw new MovingTrouble('usage', `${target} is there already: name a new folder.`);
  const folder = `${target}${UNFINISHED}`;
  rmSync(folder, { recursive: true, force: true });
  privateFolder(folder);
  const beside = (name: string): readonly [string, string] => [join(place.data, name), name];
  const databases = [...BEFORE_THE_LOG.map(beside), [log, BACKUP_LOG] as const, ...AFTER_THE_LOG.map(beside)];
  for (const [index, [from, name]] of databases.entries()) {
    copyDatabase(from, join(folder, name));
    tell('databases', index + 1, databases.length);
  }
  copyFiles(place, folder);
  const held = await holdToWhatWasSigned({ data: folder, store: `sqlite:${join(folder, BACKUP_LOG)}` }, shelf);
  const files = sums(folder);
  writeBackupManifest(folder, { adjutant: 'backup', version: 1, events: held.events, files });
  syncAll(folder, files);
  renameSync(folder, target);
  syncFolder(dirname(target));
  return { ...held, files };
}

export function fileOfLog({ store, database }: InstallationPlace): string {
  const file = /^sqlite:(?:\/\/)?(.+)$/s.exec(store)?.[1];
  if (file !== undefined && database === undefined) return file;
  const why = 'keeps its log or its people on servers of their own';
  throw new MovingTrouble(
    'usage',
    `This installation ${why}: back those up with their own tools, or carry it with "adjutant export --all".`,
  );
}

/** As it stands at one moment, written anew: nothing that was deleted from it comes along. Whoever writes meanwhile may. */
function copyDatabase(from: string, to: string): void {
  if (!existsSync(from)) return;
  privateFile(to);
  openSqliteFile(from, { readonly: true, timeout: 5_000 }, (database) => {
    naming(to, () => database.prepare('VACUUM INTO ?').run(to));
    database.close();
  });
}

function copyFiles(place: InstallationPlace, folder: string): void {
  const files = [
    [join(place.data, 'event.json'), 'event.json'],
    [sealKeyFile(place), 'seal-key'],
    [accessKeyFile(place), 'access-key'],
  ] as const;
  for (const [from, name] of files) {
    if (!existsSync(from)) continue;
    cpSync(from, join(folder, name));
  }
  const evidence = join(place.data, 'evidence');
  if (!existsSync(evidence)) return;
  // A name that begins with a dot is a file that is still being written.
  privateFolder(join(folder, 'evidence'));
  cpSync(evidence, join(folder, 'evidence'), { recursive: true, filter: (path) => !/[\\/]\.[^\\/]*$/.test(path) });
}

/**
 * A copy that is not what was signed is no backup, and neither is one with a broken chain. Envelopes that are lost are lost for
 * good where no older backup holds them: that is told, and everything else is backed up.
 */
export async function holdToWhatWasSigned(place: InstallationPlace, shelf: Shelf): Promise<Omit<BackedUp, 'files'>> {
  const store = openStore(place.store, { schemas: EVENT_SCHEMAS });
  try {
    const report = await store.verifyAll();
    if (!report.intact)
      throw new MovingTrouble('differs', `Entry ${report.revision} of ${report.stream} is broken: ${report.reason}.`);
    const events = await sizeOf(store);
    const lost = await allLosses(store);
    if (!isSealed(place)) return { events, checkpoints: 0, lost };
    const log = openSealedLog(place, store, shelf);
    try {
      const audit = await log.audit(() => false);
      if (audit?.agrees) return { events, checkpoints: audit.checkpoints, lost };
      throw new MovingTrouble('differs', audit ? `${faultInWords(audit.fault)}.` : 'The log could not be audited.');
    } finally {
      log.close();
    }
  } finally {
    await store.close();
  }
}

function sums(folder: string): Part[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name).slice(folder.length + 1))
    .sort()
    .map((file) => ({ file, count: 1, ...sumOf(join(folder, file)) }));
}

/** What it holds is for its owner alone, and on the disk before it has its name. */
function syncAll(folder: string, files: readonly Part[]): void {
  for (const { file } of files) {
    chmodSync(join(folder, file), OWNER_ONLY);
    syncFile(join(folder, file));
  }
  if (existsSync(join(folder, 'evidence'))) syncFolder(join(folder, 'evidence'));
  syncFolder(folder);
}
