import { createPublicKey, verify } from 'node:crypto';

const POINT_BYTES = 32;
/** What stands before the 32 bytes in the DER form of RFC 8410. */
const PUBLIC_DER = Buffer.from('302a300506032b6570032100', 'hex');

/** The public key of a device in base64url, in whichever base64 and with or without its DER it was written; undefined where it is none. */
export function deviceKey(text: string): string | undefined {
  if (!/^[\w+/-]+={0,2}$/.test(text)) return undefined;
  const bytes = Buffer.from(text, 'base64');
  const point = bytes.subarray(0, PUBLIC_DER.length).equals(PUBLIC_DER) ? bytes.subarray(PUBLIC_DER.length) : bytes;
  return point.length === POINT_BYTES ? point.toString('base64url') : undefined;
}

/** Ed25519: whether a signature in base64 over a text is of this key. */
export function isSignedBy(key: string, text: string, signature: string): boolean {
  const known = deviceKey(key);
  if (known === undefined) return false;
  const der = Buffer.concat([PUBLIC_DER, Buffer.from(known, 'base64url')]);
  const point = createPublicKey({ key: der, format: 'der', type: 'spki' });
  return verify(null, Buffer.from(text), point, Buffer.from(signature, 'base64'));
}
