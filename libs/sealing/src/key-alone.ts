import { existsSync } from 'node:fs';
import { sealDatabaseFile } from './seal-database.js';
import { sealKeyFile } from './seal-key.js';
import type { SealPlace } from './seal-settings.js';

/**
 * Whether there is a key that may have signed, and nothing of what it has signed. A second instance that is given the key of
 * the first starts so; an installation whose `seal.db` was taken away looks just the same.
 */
export function isKeyAlone(place: Pick<SealPlace, 'store' | 'data' | 'keys'>): boolean {
  return place.store !== 'memory:' && existsSync(sealKeyFile(place)) && !existsSync(sealDatabaseFile(place));
}

/** A clause about it, with what to do. */
export function missing(since?: string): string {
  const when = since === undefined ? '' : ` at ${since}`;
  return (
    `there is a key, but there was none of its checkpoints${when}: nothing that was signed before can be held against this log. ` +
    'This is also how a second instance starts. Put seal.db back from a backup; for a second instance, take a copy of the seal.db of the first'
  );
}
