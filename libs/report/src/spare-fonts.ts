import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isEastAsian, type Language } from './east-asia/language.js';
import { Patchwork } from './east-asia/patchwork.js';
import type { Weight } from './east-asia/subsets.js';
import type { Face } from './fonts.js';
import { unpacked } from './woff.js';

const require = createRequire(import.meta.url);
const NOTO = [
  ...['Bengali', 'Devanagari', 'Gujarati', 'Gurmukhi', 'Kannada', 'Khmer', 'Malayalam', 'Myanmar', 'Sinhala', 'Tamil'],
  ...['Telugu', 'Thai'],
].map((script) => ({ script: script.toLowerCase(), letters: new RegExp(String.raw`\p{Script=${script}}`, 'u') }));

/** Letters that are read as well where each stands by itself. */
const ALONE = new RegExp(
  `^(?:${[
    ...['Common', 'Inherited', 'Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Hebrew', 'Thaana', 'Samaritan'],
    ...['Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo', 'Yi', 'Lisu', 'Ethiopic', 'Cherokee', 'Lao', 'Ogham'],
    ...['Canadian_Aboriginal', 'Runic', 'Coptic', 'Gothic', 'Tifinagh', 'Vai', 'Osage', 'Deseret', 'Glagolitic'],
  ]
    .map((script) => String.raw`\p{Script=${script}}`)
    .join('|')})*$`,
  'u',
);

/** Font that has nearly every letter of Unicode and joins none of them. */
export const LAST_FONT = 'unifontex';

/** A font beside the usual ones, with the name under which a document knows it. */
export interface SpareFont {
  readonly name: string;
  readonly file: () => Buffer | Patchwork;
}

/**
 * The fonts to try for a letter that the usual ones do not have: the one of its script, then the one for all. A letter of East
 * Asia is first looked for in the font of the language that it is written in.
 */
export function spareFonts(letter: string, face: Face, language: Language): readonly SpareFont[] {
  const weight = face === 'bold' ? 700 : 400;
  const eastern = isEastAsian(letter) ? [language, ...LANGUAGES.filter((one) => one !== language)] : [];
  const own = NOTO.filter(({ letters }) => letters.test(letter)).map(({ script }) =>
    spare(`noto-sans-${script}`, `noto-sans-${script}-${script}-${weight}-normal.woff`, String(weight)),
  );
  return [...own, ...eastern.map((one) => patchwork(one, weight)), spare(LAST_FONT, 'unifontex-latin-400-normal.woff')];
}

/** Whether a letter that the last font draws should have been joined with those beside it. */
export function standsAlone(letter: string): boolean {
  return ALONE.test(letter);
}

const LANGUAGES: readonly Language[] = ['sc', 'jp', 'kr'];
const sewn = new Map<string, Patchwork>();

function patchwork(language: Language, weight: Weight): SpareFont {
  const name = `noto-sans-${language}${weight}`;
  return { name, file: () => sewn.get(name) ?? newPatchwork(name, language, weight) };
}

function newPatchwork(name: string, language: Language, weight: Weight): Patchwork {
  const font = new Patchwork(language, weight);
  sewn.set(name, font);
  return font;
}

const read = new Map<string, Buffer>();

function spare(family: string, file: string, weight = ''): SpareFont {
  const name = `${family}${weight}`;
  return { name, file: () => read.get(name) ?? readIn(name, `@fontsource/${family}/files/${file}`) };
}

function readIn(name: string, path: string): Buffer {
  const font = unpacked(readFileSync(require.resolve(path)));
  read.set(name, font);
  return font;
}
