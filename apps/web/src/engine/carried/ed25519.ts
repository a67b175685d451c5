import { getPublicKey, hashes, sign, utils, verify } from '@noble/ed25519';
import { sha256, sha512 } from '@noble/hashes/sha2.js';

// A page over plain http has no cryptography of the browser.
hashes.sha512 = sha512;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

export function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
}

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

/** The first half of its hash tells one message from another, in hex. */
export function nameOf(bytes: Uint8Array): string {
  return Array.from(sha256(bytes).subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
