import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newKeys, readSignerKey, type SignerKey } from '@adjutant/seal';
import type { SealPlace } from './seal-settings.js';

const IN_MEMORY = 'memory:';
const FILE = 'seal-key';
const SEED_BYTES = 32;
const OWNER_ONLY = 0o600;

/** Something about key or database of the sealing that somebody has to see to; the record goes on without it. */
export class SealTrouble extends Error {
  override readonly name = 'SealTrouble';
}

export function sealKeyFile(place: Pick<SealPlace, 'data'>): string {
  return join(place.data, FILE);
}

/**
 * The key of this log. One file holds it, readable by its owner only, in the form of `golang.org/x/mod/sumdb/note`; it is
 * made when there is none. A log that ends with the process gets a key that does so too: two logs must never share one.
 */
export function sealKey(place: SealPlace): SignerKey {
  const origin = place.origin ?? `adjutant.local/${randomBytes(6).toString('hex')}`;
  if (place.store === IN_MEMORY) return keyIn(newKeys(origin, randomBytes(SEED_BYTES)).signer, 'memory');
  const file = sealKeyFile(place);
  const key = keyIn(kept(file) ?? made(file, origin), file);
  if (place.origin !== undefined && key.name !== place.origin) {
    throw new SealTrouble(
      `ADJUTANT_ORIGIN is ${place.origin}, but ${file} is the key of ${key.name}: a log keeps its name`,
    );
  }
  return key;
}

function kept(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new SealTrouble(`${file} cannot be read (${String((error as NodeJS.ErrnoException).code)})`);
  }
}

/** Two processes may start at once: whoever comes second takes the key of the first. */
function made(file: string, origin: string): string {
  const { signer } = newKeys(origin, randomBytes(SEED_BYTES));
  try {
    writeFileSync(file, `${signer}\n`, { flag: 'wx', mode: OWNER_ONLY });
    return signer;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return readFileSync(file, 'utf8').trim();
    throw new SealTrouble(`${file} cannot be written (${String((error as NodeJS.ErrnoException).code)})`);
  }
}

function keyIn(text: string, file: string): SignerKey {
  const key = readSignerKey(text);
  if (key) return key;
  throw new SealTrouble(`${file} holds no key: put back the one that was there, from a backup`);
}
