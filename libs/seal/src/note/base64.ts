// Without what only Node has: a phone opens notes as well.

/** Standard base64 with padding (RFC 4648 section 4). */
export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}

/** The bytes of a base64 text; undefined where another text would stand for the same bytes, or for none. */
export function fromBase64(text: string): Uint8Array | undefined {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text) || text.length % 4 !== 0) return undefined;
  const bytes = Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
  return toBase64(bytes) === text ? bytes : undefined;
}
