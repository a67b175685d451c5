import { getPublicKey, hashes, sign, utils, verify } from '@noble/ed25519';
import type { VerifierKey } from '@adjutant/seal';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { base64, fromBase64 } from '../../common/base64.js';

// A page over plain http has no cryptography of the browser.
hashes.sha512 = sha512;

/** What logs write before a key of this kind. */
const ED25519 = 1;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** As addresses hold it. */
export const base64url = (text: string): string => text.replace(/[+/=]/g, (sign) => FOR[sign] ?? '');
const FOR: { readonly [sign: string]: string } = { '+': '-', '/': '_' };

export interface NewKey {
  /** In base64. */
  readonly key: string;
  readonly secret: Uint8Array;
}

export function newKey(): NewKey {
  const secret = utils.randomSecretKey();
  return { key: base64(getPublicKey(secret)), secret };
}

export function signText(text: string, secret: Uint8Array): string {
  return base64(sign(bytesOf(text), secret));
}

/** Also of what somebody made up: then it is not. */
export function verifies(key: string, text: string, signature: string): boolean {
  try {
    return verify(fromBase64(signature), bytesOf(text), fromBase64(key));
  } catch {
    return false;
  }
}

/** Reads the key of a log, `name+id+key`; undefined where the text is none, or the id does not belong to name and key. */
export function logKey(text: string): VerifierKey | undefined {
  const [, name = '', id = '', typed = ''] = /^([^+]+)\+([0-9a-f]{8})\+([\w+/]+={0,2})$/.exec(text) ?? [];
  const key = fromBase64(typed.length % 4 === 0 ? typed : '');
  if (key.length !== 33 || key[0] !== ED25519) return undefined;
  if (hexOf(sha256(Uint8Array.of(...bytesOf(`${name}\n`), ...key)).subarray(0, 4)) !== id) return undefined;
  const point = base64(key.subarray(1));
  return { name, id, verifies: (note, signature) => verifies(point, note, base64(signature)) };
}

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The first half of its hash tells one message from another, in hex. */
export function nameOf(bytes: Uint8Array): string {
  return hexOf(sha256(bytes).subarray(0, 8));
}
