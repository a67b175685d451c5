import { shown } from '@adjutant/kernel';

/** What every font here can draw. */
const PLAIN = /^[ -~]*$/;

/** As much of a font of fontkit as is asked here. */
interface Lettered {
  readonly font?: { hasGlyphForCodePoint(codePoint: number): boolean };
}

/**
 * The text with what the font in use cannot draw written as its code point, `[U+5C71]`: the reader sees that something
 * stands there and can look it up, where an empty box would hide it. What nobody would see at all, or what would turn the
 * direction of the text, is written out as everywhere, `\u202e`; joiners that are spelt as they have to be are left out.
 */
export function printable(doc: PDFKit.PDFDocument, text: string): string {
  if (PLAIN.test(text)) return text;
  const { font } = (doc as unknown as { readonly _font: Lettered })._font;
  return Array.from(shown(inOneLine(text)).normalize('NFC'), (letter) => letterOf(letter, font)).join('');
}

/** Paper has no line breaks of its own: what somebody wrote in several lines goes on in one. */
function inOneLine(text: string): string {
  return text.replaceAll(/[\t\n\r ]+/g, ' ');
}

function letterOf(letter: string, font: Lettered['font']): string {
  const code = letter.codePointAt(0) ?? 0;
  if (/\s/u.test(letter)) return ' ';
  if (/[\p{Cf}\p{Variation_Selector}]/u.test(letter)) return '';
  if (font?.hasGlyphForCodePoint(code) && !/\p{Cc}/u.test(letter)) return letter;
  return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
}
