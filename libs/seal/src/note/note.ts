import { fromBase64, toBase64 } from '@adjutant/kernel';
import { isKeyName } from './key-name.js';
import type { SignerKey, VerifierKey } from './keys.js';

const KEY_ID_BYTES = 4;
const LARGEST = 1_000_000;
const MOST_SIGNATURES = 100;
const LINE_FEED = 0x0a;
const FIRST_PRINTABLE = 0x20;

export interface NoteSignature {
  readonly name: string;
  /** Id of the key, in lower-case hex. */
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** A text with signatures under it (https://c2sp.org/signed-note). Whether they are right is another question. */
export interface Note {
  /** What is signed, to its last line feed. */
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
}

export type NoteOpened = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: string };

/** Signs a text that ends with a line feed. */
export function signNote(text: string, signer: SignerKey): string {
  if (!isNoteText(text)) throw new TypeError('a note is a text without control characters that ends with a line feed');
  const signed = Buffer.concat([Buffer.from(signer.id, 'hex'), signer.sign(text)]);
  return `${text}\n\u2014 ${signer.name} ${toBase64(signed)}\n`;
}

/** Takes a note apart; undefined where it is none. */
export function readNote(note: string): Note | undefined {
  if (note.length > LARGEST || !isNoteText(note)) return undefined;
  const end = note.lastIndexOf('\n\n');
  if (end < 0) return undefined;
  const lines = note.slice(end + 2, -1).split('\n');
  const signatures = lines.map(readSignature);
  if (lines.length > MOST_SIGNATURES || !signatures.every((one) => one !== undefined)) return undefined;
  return { text: note.slice(0, end + 1), signatures };
}

/** The text of a note if this key has signed it. Signatures of other keys are passed over, as the format asks. */
export function openNote(note: string, key: VerifierKey): NoteOpened {
  const read = readNote(note);
  if (!read) return { ok: false, reason: 'it is no signed note' };
  const own = read.signatures.filter(({ name, id }) => name === key.name && id === key.id);
  if (own.length === 0) {
    const names = read.signatures.map(({ name, id }) => `${name} (${id})`).join(', ');
    return { ok: false, reason: `it is not signed by ${key.name} (${key.id}), but by ${names}` };
  }
  const right = own.every(({ bytes }) => key.verifies(read.text, bytes));
  return right ? { ok: true, text: read.text } : { ok: false, reason: `the signature of ${key.name} is wrong` };
}

function readSignature(line: string): NoteSignature | undefined {
  const [, name = '', encoded = ''] = /^\u2014 (\S+) (\S+)$/u.exec(line) ?? [];
  const bytes = fromBase64(encoded);
  if (!isKeyName(name) || !bytes || bytes.length <= KEY_ID_BYTES) return undefined;
  return {
    name,
    id: Array.from(bytes.subarray(0, KEY_ID_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join(''),
    bytes: bytes.subarray(KEY_ID_BYTES),
  };
}

/** Control characters could make a note look like another one on a screen. */
function isNoteText(text: string): boolean {
  if (!text.endsWith('\n') || !text.isWellFormed()) return false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < FIRST_PRINTABLE && code !== LINE_FEED) return false;
  }
  return true;
}
