import { generateKeyPairSync, sign } from 'node:crypto';
import { deviceKey, isSignedBy } from './device-key.js';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const der = publicKey.export({ format: 'der', type: 'spki' });
const point = der.subarray(12);
const key = point.toString('base64url');
const signature = sign(null, Buffer.from('text'), privateKey).toString('base64');

test('a key is the same in whichever base64 it was written, with its DER or without', () => {
  const written = [point, der].flatMap((bytes) => [bytes.toString('base64'), bytes.toString('base64url')]);
  expect(new Set(written.map(deviceKey))).toEqual(new Set([key]));
});

test.each(['', 'x', key.slice(1), `${key}AA`, 'a b', '../..', 'null'])('%j is no key', (text) => {
  expect(deviceKey(text)).toBeUndefined();
  expect(isSignedBy(text, 'text', signature)).toBe(false);
});

test('a signature is of one key and one text', () => {
  expect(isSignedBy(key, 'text', signature)).toBe(true);
  expect(isSignedBy(key, 'other', signature)).toBe(false);
  expect(isSignedBy(Buffer.alloc(32, 1).toString('base64url'), 'text', signature)).toBe(false);
  for (const none of ['', 'AAAA', '###']) expect(isSignedBy(key, 'text', none)).toBe(false);
});
