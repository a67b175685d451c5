import { readPlace } from '../evidence/sealed-log.js';
import { pathOf } from '../files.js';
import type { BackedUp } from '@adjutant/moving';
import { moving } from '../installation.js';
import { say, sayJson, warn, type Io } from '../io.js';
import { openShelf } from '../packs.js';
import { tellLosses } from '../show/losses.js';
import { count } from '../show/table.js';
import { withProgress } from '../show/with-progress.js';
import { assertThere } from '../store.js';
import type { ExitCode } from '../trouble.js';
import type { JsonOption } from './packs.js';

/** Copies the installation of the settings into a new folder, while its server goes on. */
export async function backup(io: Io, named: string, { json }: JsonOption): Promise<ExitCode> {
  const place = await readPlace(io);
  assertThere(place.store, undefined);
  const made = await withProgress(io, json, (tell) =>
    moving((module) => module.backUp(place, openShelf(io), pathOf(io, named), tell)),
  );
  tellOf(io, json, 'backed-up', made, `${named} is a backup of`);
  warn(io, `Keys and people are in it: keep it where only you can read it, and delete it when a newer one is there.`);
  return tellLosses(io, made);
}

/** Puts a backup into the empty place of the settings. */
export async function restoreFrom(io: Io, named: string, { json }: JsonOption): Promise<ExitCode> {
  const place = await readPlace(io);
  const put = await withProgress(io, json, (tell) =>
    moving((module) => module.restoreBackup(place, openShelf(io), pathOf(io, named), tell)),
  );
  tellOf(io, json, 'restored', put, `${place.data} holds`);
  warn(
    io,
    'What was recorded and signed after this backup is not in it: checkpoints and bundles that were given out since will show that the log goes on otherwise. Erase again whoever was erased since.',
  );
  return tellLosses(io, put);
}

function tellOf(
  io: Io,
  json: boolean | undefined,
  outcome: string,
  { events, checkpoints, lost, files }: BackedUp,
  is: string,
): void {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (json)
    return sayJson(io, {
      outcome,
      events,
      checkpoints,
      files: files.length,
      bytes,
      ...(lost.length > 0 ? { lost } : {}),
    });
  const size = `${count(files.length, 'file')}, ${(bytes / 1024 / 1024).toFixed(1)} MB`;
  say(io, `${is} ${count(events, 'event')} (${size}).`);
  say(io, `INTACT: every chain unbroken; it agrees with all ${count(checkpoints, 'checkpoint')} that were signed.`);
}
