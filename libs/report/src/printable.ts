import { shown } from '@adjutant/kernel';
import { clustersOf } from './clusters.js';
import type { Face } from './fonts.js';
import type { Typefaces } from './typefaces.js';

/** What every font here can draw. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;
const JOINER = /[\u200C\u200D]/;

/**
 * The text with what no font can draw written as its code point, `[U+20BB7]`: the reader sees that something stands there and
 * can look it up, where an empty box would hide it. What nobody would see at all, or what would turn the direction of the
 * text, is written out as everywhere, `\u202e`; joiners stay where letters are spelt with them.
 */
export function printable(faces: Typefaces, face: Face, text: string): string {
  if (PLAIN.test(text)) return text;
  const line = spaced(shown(inOneLine(text)).normalize('NFC'));
  return clustersOf(line)
    .map((cluster) => drawn(cluster, (one) => faces.has(one, face)))
    .join('');
}

/** Paper has no line breaks of its own: what somebody wrote in several lines goes on in one. */
function inOneLine(text: string): string {
  return text.replaceAll(/[\t\n\r ]+/g, ' ');
}

function spaced(line: string): string {
  return line.replaceAll(/\s+/gu, ' ').trim();
}

function drawn(cluster: string, has: (cluster: string) => boolean): string {
  const kept = withoutMarksOfStyle(cluster);
  if (kept === '' || (!/\p{Cc}/u.test(kept) && has(kept))) return kept;
  return Array.from(kept, (letter) => (!/\p{Cc}/u.test(letter) && has(letter) ? letter : codePoint(letter))).join('');
}

/** Which variant of a sign is meant, and that several signs are one, is more than any font here knows. */
function withoutMarksOfStyle(cluster: string): string {
  const spelt = /[\p{L}\p{M}]/u.test(cluster);
  return cluster.replaceAll(/[\p{Cf}\p{Variation_Selector}]/gu, (mark) => (spelt && JOINER.test(mark) ? mark : ''));
}

function codePoint(letter: string): string {
  return `[U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
}
