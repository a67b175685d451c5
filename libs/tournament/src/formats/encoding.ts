/** How the letters of a file are written. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export interface Decoded {
  readonly text: string;
  readonly encoding: Encoding;
}

/**
 * The text of a file as older programs write it. What begins with the mark of UTF-16 is that, and what holds a zero for every
 * letter; what is no UTF-8 is taken for Windows-1252, in which every byte is a letter: nothing is lost, and `bytesIn` gives the same bytes back.
 */
export function textIn(bytes: Uint8Array): Decoded {
  const likely = markedAs(bytes) ?? 'utf-8';
  try {
    return { text: decode(bytes, likely), encoding: likely };
  } catch {
    return { text: decode(bytes, 'windows-1252'), encoding: 'windows-1252' };
  }
}

/** The bytes of a text that `textIn` has read. */
export function bytesIn({ text, encoding }: Decoded): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding === 'windows-1252') return Uint8Array.from(text, (letter) => LETTERS.indexOf(letter));
  const bytes = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at++) bytes.setUint16(at * 2, text.charCodeAt(at), encoding === 'utf-16le');
  return new Uint8Array(bytes.buffer);
}

/** What is to be said of a file that is not written as most are today. */
export function supposedOf({ encoding }: Decoded): readonly string[] {
  if (encoding === 'utf-8') return [];
  if (encoding === 'windows-1252') return ['The file is not UTF-8: its letters were read as Windows-1252.'];
  return ['The file is UTF-16, and was read as that.'];
}

const LOOKED_AT = 256;

const decode = (bytes: Uint8Array, encoding: Encoding): string =>
  new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);

function markedAs(bytes: Uint8Array): Encoding | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : unmarked(bytes);
}

/** Of text in the letters of the West every second byte is zero in UTF-16, and none is in any other writing. */
function unmarked(bytes: Uint8Array): Encoding | undefined {
  const begin = bytes.subarray(0, LOOKED_AT);
  const zeros = (from: 0 | 1): number => begin.filter((byte, at) => at % 2 === from && byte === 0).length;
  const most = begin.length * 0.4;
  if (begin.length < 2) return undefined;
  return zeros(1) >= most ? 'utf-16le' : zeros(0) >= most ? 'utf-16be' : undefined;
}

const LETTERS = decode(
  Uint8Array.from({ length: 256 }, (_, byte) => byte),
  'windows-1252',
);
