import { LIMITS } from '../limits.js';
import { Unreadable } from '../refused.js';

/** The text of bytes, as UTF-8 or, with its mark, as UTF-16. */
export function textOf(bytes: Uint8Array): string {
  const [one, two] = bytes;
  const wide = one === 0xff && two === 0xfe ? 'utf-16le' : one === 0xfe && two === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(wide, { fatal: true }).decode(bytes);
  } catch {
    throw new Unreadable('list/not-text', 'This is neither text nor a packed list: export the list as text.');
  }
}

const PAYLOAD = /#\/listforge\/(?=H4sI)/;

/** What a ListForge link carries behind its mark, as bytes; undefined where the text is no such link. */
export function payloadOf(text: string): Uint8Array | undefined {
  const plain = text.trim();
  const found = PAYLOAD.exec(plain.slice(0, 2_000));
  const base64 = found ? plain.slice(found.index + found[0].length) : plain;
  if (!base64.startsWith('H4sI') || base64.length > LIMITS.text || !/^[\w+/=%-]+$/.test(base64)) return undefined;
  const usual = base64.replaceAll(/%3d/gi, '').replaceAll('-', '+').replaceAll('_', '/').replaceAll(/[=%]/g, '');
  try {
    return Uint8Array.from(atob(usual), (letter) => letter.charCodeAt(0));
  } catch {
    throw new Unreadable('list/broken', 'The link was cut: copy all of it.');
  }
}
