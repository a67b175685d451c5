import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { OpenFont } from 'fontkit';
import { LRUCache } from 'lru-cache';
import { instanceOf } from './instance.js';
import type { Language } from './language.js';

export type Weight = 400 | 700;

const require = createRequire(import.meta.url);

/** One file holds some hundred letters, about half a megabyte when it is open. */
const opened = new LRUCache<string, OpenFont>({ max: 64 });
const indexes = new Map<Language, ReadonlyMap<number, string>>();

/** The part of a font that has this letter, in this weight; nothing where no part has it. */
export function subsetWith(codePoint: number, language: Language, weight: Weight): OpenFont | undefined {
  const part = index(language).get(codePoint);
  if (part === undefined) return undefined;
  const key = `${language} ${part} ${weight}`;
  const known = opened.get(key);
  if (known) return known;
  const path = `noto-sans-${language}/files/noto-sans-${language}-${part}-wght-normal.woff2`;
  const font = instanceOf(readFileSync(require.resolve(`@fontsource-variable/${path}`)), weight);
  opened.set(key, font);
  return font;
}

/** Whether any part of the font of a language has this letter. */
export function hasLetter(codePoint: number, language: Language): boolean {
  return index(language).has(codePoint);
}

function index(language: Language): ReadonlyMap<number, string> {
  const known = indexes.get(language);
  if (known) return known;
  const file = readFileSync(require.resolve(`@fontsource-variable/noto-sans-${language}/unicode.json`), 'utf8');
  const parts = Object.entries(JSON.parse(file) as Record<string, string>);
  const found = new Map(
    parts.flatMap(([part, ranges]) => codePointsIn(ranges).map((one) => [one, part.replaceAll(/[[\]]/g, '')] as const)),
  );
  indexes.set(language, found);
  return found;
}

/** `U+3041-3043,U+30a1` */
function codePointsIn(ranges: string): readonly number[] {
  return ranges.split(',').flatMap((range) => {
    const [from = Number.NaN, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((end) => Number.parseInt(end, 16));
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
}
