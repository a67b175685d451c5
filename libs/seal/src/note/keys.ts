import { createPrivateKey, createPublicKey, hash, sign, verify, type KeyObject } from 'node:crypto';
import { fromBase64, toBase64 } from '@adjutant/kernel';
import { isKeyName } from './key-name.js';

const ED25519 = 0x01;
const SEED_BYTES = 32;
const KEY_ID_BYTES = 4;
/** What stands before the 32 bytes in the DER forms of RFC 8410. */
const PRIVATE_DER = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_DER = Buffer.from('302a300506032b6570032100', 'hex');

/** Who signed notes are signed by: a name and a public key of Ed25519. */
export interface VerifierKey {
  readonly name: string;
  /** First four bytes of SHA-256 over name, line feed, 0x01 and public key, in lower-case hex. */
  readonly id: string;
  verifies(text: string, signature: Uint8Array): boolean;
}

export interface SignerKey {
  readonly name: string;
  readonly id: string;
  /** The text of the verifier key that belongs to it, `name+id+key`. */
  readonly verifier: string;
  sign(text: string): Uint8Array;
}

/** The texts of a new pair of keys. The 32 bytes are the whole secret: they come from the chance of the edge. */
export function newKeys(name: string, seed: Uint8Array): { readonly signer: string; readonly verifier: string } {
  if (!isKeyName(name)) throw new TypeError(`${JSON.stringify(name)} cannot be the name of a key`);
  if (seed.length !== SEED_BYTES) throw new TypeError(`a seed has ${SEED_BYTES} bytes`);
  const point = publicPoint(privateKey(seed));
  const id = keyId(name, point);
  return { signer: `PRIVATE+KEY+${name}+${id}+${typed(seed)}`, verifier: `${name}+${id}+${typed(point)}` };
}

/** Reads `PRIVATE+KEY+name+id+key`, the form of golang.org/x/mod/sumdb/note; undefined where the text is none. */
export function readSignerKey(text: string): SignerKey | undefined {
  const [, name = '', id, key = ''] = /^PRIVATE\+KEY\+([^+]+)\+([0-9a-f]{8})\+([\w+/=]+)$/.exec(text) ?? [];
  const seed = untyped(key);
  if (!isKeyName(name) || !seed) return undefined;
  const secret = privateKey(seed);
  const point = publicPoint(secret);
  if (id !== keyId(name, point)) return undefined;
  const verifier = `${name}+${id}+${typed(point)}`;
  return { name, id, verifier, sign: (note) => sign(null, Buffer.from(note, 'utf8'), secret) };
}

/** Reads `name+id+key`; undefined where the text is none, or the id does not belong to name and key. */
export function readVerifierKey(text: string): VerifierKey | undefined {
  const [, name = '', id, key = ''] = /^([^+]+)\+([0-9a-f]{8})\+([\w+/=]+)$/.exec(text) ?? [];
  const point = untyped(key);
  if (!isKeyName(name) || !point || id !== keyId(name, point)) return undefined;
  const known = createPublicKey({ key: Buffer.concat([PUBLIC_DER, point]), format: 'der', type: 'spki' });
  return { name, id, verifies: (note, signature) => verify(null, Buffer.from(note, 'utf8'), known, signature) };
}

function keyId(name: string, point: Uint8Array): string {
  const named = Buffer.concat([Buffer.from(`${name}\n`, 'utf8'), Buffer.from([ED25519]), point]);
  return hash('sha256', named, 'hex').slice(0, 2 * KEY_ID_BYTES);
}

function typed(bytes: Uint8Array): string {
  return toBase64(Buffer.concat([Buffer.from([ED25519]), bytes]));
}

function untyped(text: string): Uint8Array | undefined {
  const bytes = fromBase64(text);
  return bytes?.length === 1 + SEED_BYTES && bytes[0] === ED25519 ? bytes.subarray(1) : undefined;
}

function privateKey(seed: Uint8Array): KeyObject {
  return createPrivateKey({ key: Buffer.concat([PRIVATE_DER, seed]), format: 'der', type: 'pkcs8' });
}

function publicPoint(secret: KeyObject): Uint8Array {
  return createPublicKey(secret.export({ format: 'pem', type: 'pkcs8' }))
    .export({ format: 'der', type: 'spki' })
    .subarray(PUBLIC_DER.length);
}
