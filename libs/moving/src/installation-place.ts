import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shelf } from '@adjutant/rules';
import { readSignerKey } from '@adjutant/seal';
import type { EventStore } from '@adjutant/store';
import { sealKeyFile, type SealPlace } from '@adjutant/sealing';

/** Where an installation keeps what it keeps. */
export interface InstallationPlace extends SealPlace {
  /** The PostgreSQL database that several servers share; files in `data` where it is left out. */
  readonly database?: string;
  readonly keys?: string;
}

/** An installation with its log opened. Whoever opened the log closes it. */
export interface Installation {
  readonly place: InstallationPlace;
  readonly store: EventStore;
  readonly shelf: Shelf;
}

/** The text of the verifier key of this installation; '' where it has no key yet. */
export function verifierOf(place: InstallationPlace): string {
  const file = sealKeyFile(place);
  if (!existsSync(file)) return '';
  return readSignerKey(readFileSync(file, 'utf8').trim())?.verifier ?? '';
}

export function accessKeyFile({ keys, data }: InstallationPlace): string {
  return join(keys ?? data, 'access-key');
}

/** How many events the log holds. */
export async function sizeOf(store: EventStore): Promise<number> {
  const head = await store.head();
  return head === '' ? 0 : (await store.numberOf(head)) + 1;
}
