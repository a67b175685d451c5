// Base45 (RFC 9285): codes hold these letters at five and a half bits each, and every scanner hands them over as they are, which
// cannot be said of bytes.
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

export function asLetters(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const second = bytes[at + 1];
    const value = second === undefined ? (bytes[at] ?? 0) : (bytes[at] ?? 0) * 256 + second;
    text += letter(value % 45) + letter(Math.floor(value / 45) % 45);
    if (second !== undefined) text += letter(Math.floor(value / 2025));
  }
  return text;
}

/** The bytes that were written so; null where it is nothing of the kind. */
export function fromLetters(text: string): Uint8Array | null {
  if (text.length % 3 === 1) return null;
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const [low = -1, middle = -1, high = -1] = [...text.slice(at, at + 3)].map((one) => LETTERS.indexOf(one));
    const isPair = at + 2 === text.length;
    if (low < 0 || middle < 0 || (!isPair && high < 0)) return null;
    const value = low + middle * 45 + (isPair ? 0 : high * 2025);
    if (value > (isPair ? 0xff : 0xffff)) return null;
    bytes.push(...(isPair ? [value] : [value >> 8, value & 0xff]));
  }
  return Uint8Array.from(bytes);
}

const letter = (index: number): string => LETTERS.charAt(index);
