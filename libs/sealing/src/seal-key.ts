import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { newKeys, readSignerKey, type SignerKey } from '@adjutant/seal';
import { keyInFile } from '@adjutant/store';
import type { SealPlace } from './seal-settings.js';

const IN_MEMORY = 'memory:';
const FILE = 'seal-key';
const SEED_BYTES = 32;

/** Something about key or database of the sealing that somebody has to see to; the record goes on without it. */
export class SealTrouble extends Error {
  override readonly name = 'SealTrouble';
}

export function sealKeyFile(place: Pick<SealPlace, 'data' | 'keys'>): string {
  return join(place.keys ?? place.data, FILE);
}

/**
 * The key of this log. One file holds it, readable by its owner only, in the form of `golang.org/x/mod/sumdb/note`; it is
 * made when there is none. A log that ends with the process gets a key that does so too: two logs must never share one.
 */
export function sealKey(place: SealPlace): SignerKey {
  const origin = place.origin ?? `adjutant.local/${randomBytes(6).toString('hex')}`;
  if (place.store === IN_MEMORY) return keyIn(newKeys(origin, randomBytes(SEED_BYTES)).signer, 'memory');
  const file = sealKeyFile(place);
  const key = keyIn(kept(file, origin), file);
  if (place.origin !== undefined && key.name !== place.origin) {
    throw new SealTrouble(
      `ADJUTANT_ORIGIN is ${place.origin}, but ${file} is the key of ${key.name}: a log keeps its name`,
    );
  }
  return key;
}

function kept(file: string, origin: string): string {
  try {
    return keyInFile(file, () => `${newKeys(origin, randomBytes(SEED_BYTES)).signer}\n`)
      .toString('utf8')
      .trim();
  } catch (error) {
    throw new SealTrouble(error instanceof Error ? error.message : String(error));
  }
}

function keyIn(text: string, file: string): SignerKey {
  const key = readSignerKey(text);
  if (key) return key;
  throw new SealTrouble(`${file} holds no key: put back the one that was there, from a backup`);
}
