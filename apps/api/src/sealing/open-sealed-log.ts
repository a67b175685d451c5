import { existsSync } from 'node:fs';
import type { Shelf } from '@adjutant/rules';
import type { EventStore } from '@adjutant/store';
import { sealDatabaseFile } from './seal-database.js';
import { readSealSettings, type SealPlace } from './seal-settings.js';
import { SealedLog } from './sealed-log.js';

export { isKeyAlone, missing } from './key-alone.js';
export { allLosses, lossesOf, type Loss } from './envelopes.js';
export { readSealSettings, SealedLog };

/** For programs beside the server: tree and checkpoints are shared with it through their file. */
export function openSealedLog(place: SealPlace, store: EventStore, shelf: Shelf): SealedLog {
  return new SealedLog(place, store, shelf);
}

/** Whether anything has ever been sealed in this place. */
export function isSealed(place: Pick<SealPlace, 'store' | 'data'>): boolean {
  return existsSync(sealDatabaseFile(place));
}
