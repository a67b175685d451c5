import type { AccessSettings } from './access-settings.js';
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import { isInMemory, keyInFile } from '@adjutant/store';

const BYTES = 32;

/** 256 bits of chance that nobody can guess. */
export function newToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** What is kept of a token: whoever reads it cannot sign in with it. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function macOf(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Takes as long for a wrong text as for the right one. */
export function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** The key that signs the links of seats: made at the first start, readable by the server alone, never sent. */
export function linkKey(settings: AccessSettings): Buffer {
  if (isInMemory(settings)) return randomBytes(BYTES);
  const path = join(settings.keys ?? settings.data, 'access-key');
  const key = keyInFile(path, () => randomBytes(BYTES));
  if (key.length === BYTES) return key;
  throw new Error(`${path} holds no key of ${BYTES} bytes. Take it away: a new one is made, and seat links end.`);
}
