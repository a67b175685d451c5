import { sha1 } from './sha1.js';

const SPACE_BYTES = 16;
const MOST_BYTES_A_UNIT = 3;
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const ENCODER = new TextEncoder();

/** Gives each name an id within a namespace (a UUID in its usual spelling): version 5 of RFC 9562. */
export function uuidsNamedIn(namespace: string): (name: string) => string {
  const space = Uint8Array.from(namespace.replaceAll('-', '').match(/../g) ?? [], (pair) => parseInt(pair, 16));
  if (space.length !== SPACE_BYTES) throw new TypeError(`${namespace} is no UUID`);
  let named = new Uint8Array(1_024);
  return (name) => {
    if (!name.isWellFormed()) throw new TypeError('a name holds half a character (a lone surrogate)');
    const most = SPACE_BYTES + name.length * MOST_BYTES_A_UNIT;
    if (most > named.length) named = new Uint8Array(most);
    named.set(space);
    const { written } = ENCODER.encodeInto(name, named.subarray(SPACE_BYTES));
    return spelled(sha1(named, SPACE_BYTES + written));
  };
}

/** The first sixteen bytes with version and variant written over them. */
function spelled(hash: Int32Array): string {
  const first = word(hash, 0);
  const last = word(hash, 3);
  const versioned = (word(hash, 1) & 0xffff0fff) | 0x5000;
  const variant = (word(hash, 2) & 0x3fffffff) | 0x80000000;
  const end = lower(variant) + upper(last) + lower(last);
  return `${upper(first)}${lower(first)}-${upper(versioned)}-${lower(versioned)}-${upper(variant)}-${end}`;
}

const word = (hash: Int32Array, at: number): number => hash[at] as number;
const byte = (of: number): string => HEX[of & 0xff] as string;
const upper = (word: number): string => byte(word >>> 24) + byte(word >>> 16);
const lower = (word: number): string => byte(word >>> 8) + byte(word);
