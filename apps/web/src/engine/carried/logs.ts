import type { VerifierKey } from '@adjutant/seal';
import { get } from '../../api/client.js';
import { withCarried } from './database.js';
import { logKey } from './ed25519.js';

/** The key of the log of our server is kept: by it this device sees without a line whose key a key is. */
export async function knowLog(): Promise<void> {
  const answer = await get<unknown>('/seal/key');
  const { key } = answer as { readonly key?: unknown };
  if (typeof key === 'string' && logKey(key) !== undefined) await withCarried((db) => db.put('logs', key, key));
}

export async function logsKnown(): Promise<readonly VerifierKey[]> {
  const kept = await withCarried((db) => db.getAll('logs'));
  return kept.flatMap((one) => logKey(one) ?? []);
}
