// Without what only Node has: a phone opens notes as well.

/** Standard base64 with padding (RFC 4648 section 4). */
export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}

/** The last letters that say no bits beyond the bytes, by how many signs stand for what is missing. */
const LAST = [/./, /[AEIMQUYcgkosw048]/, /[AQgw]/] as const;

/** The bytes of a base64 text; undefined where another text would stand for the same bytes, or for none. */
export function fromBase64(text: string): Uint8Array | undefined {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text) || text.length % 4 !== 0) return undefined;
  const missing = text.length - text.replace(/=+$/, '').length;
  if (!LAST[missing]?.test(text.at(-1 - missing) ?? '')) return undefined;
  return Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
}
