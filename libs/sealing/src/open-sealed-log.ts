import { existsSync } from 'node:fs';
import type { Shelf } from '@adjutant/rules';
import type { EventStore } from '@adjutant/store';
import { sealDatabaseFile } from './seal-database.js';
import type { SealPlace } from './seal-settings.js';
import { SealedLog } from './sealed-log.js';

/** For programs beside the server: tree and checkpoints are shared with it through their file. */
export function openSealedLog(place: SealPlace, store: EventStore, shelf: Shelf): SealedLog {
  return new SealedLog(place, store, shelf);
}

/** Whether anything has ever been sealed in this place. */
export function isSealed(place: Pick<SealPlace, 'store' | 'data'>): boolean {
  return existsSync(sealDatabaseFile(place));
}
