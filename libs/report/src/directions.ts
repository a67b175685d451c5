import { hasRightToLeft } from '@adjutant/kernel';
import bidiFactory from 'bidi-js';

/** A line in the order in which it is read, with the level of each of its UTF-16 units where any of it goes from right to left. */
export interface Line {
  readonly text: string;
  /** Odd: from right to left (Unicode Standard Annex #9). */
  readonly levels?: Uint8Array;
}

/** What is drawn in one direction: a part of a line, from one unit up to another. */
export interface Passage {
  readonly from: number;
  readonly to: number;
  readonly turned: boolean;
}

const bidi = bidiFactory();
const SET_APART = '\u2068';
const NO_LONGER = '\u2069';
const LETTERS = String.raw`[\p{L}\p{M}\p{N}]`;

/**
 * A text with the directions of its letters, by the Unicode bidirectional algorithm. The sentences of a report are English;
 * what people wrote stands apart in them (`written` finds it), so that a number or a name beside it keeps its place.
 */
export function directed(text: string, written?: RegExp): Line {
  if (!hasRightToLeft(text)) return { text };
  const apart = written ? text.replace(written, `${SET_APART}$&${NO_LONGER}`) : text;
  const { levels } = bidi.getEmbeddingLevels(asWeighed(apart), 'ltr');
  return { text, levels: levels.filter((_, at) => apart[at] !== SET_APART && apart[at] !== NO_LONGER) };
}

/** Finds each of the texts where it stands by itself, the longest first. */
export function findingAny(texts: readonly string[]): RegExp | undefined {
  const all = [...new Set(texts)].filter((text) => text !== '').sort((one, other) => other.length - one.length);
  if (all.length === 0) return undefined;
  const escaped = all.map((text) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`));
  return new RegExp(`(?<!${LETTERS})(?:${escaped.join('|')})(?!${LETTERS})`, 'gu');
}

/** The library looks at UTF-16 units: letters beyond the first plane are weighed as others of their kind. */
function asWeighed(text: string): string {
  return text.replaceAll(/[\u{10000}-\u{10FFFF}]/gu, (letter) => {
    if (hasRightToLeft(letter)) return '\u05D0\u05D0';
    return /\p{L}/u.test(letter) ? 'aa' : '\u2603\u2603';
  });
}

/** The parts of a line as they stand on paper, from left to right. */
export function passagesOf({ text, levels }: Line): readonly Passage[] {
  if (!levels || text === '') return text === '' ? [] : [{ from: 0, to: text.length, turned: false }];
  const whole = { levels, paragraphs: [{ start: 0, end: text.length - 1, level: 0 }] };
  const passages: { from: number; to: number; turned: boolean; level: number }[] = [];
  for (const at of bidi.getReorderedIndices(text, whole)) {
    const level = levels[at] ?? 0;
    const last = passages.at(-1);
    if (last?.level === level && (last.turned ? at === last.from - 1 : at === last.to)) {
      if (last.turned) last.from = at;
      else last.to = at + 1;
    } else passages.push({ from: at, to: at + 1, turned: level % 2 === 1, level });
  }
  return passages.map(({ from, to, turned }) => ({ from, to, turned }));
}

/** Brackets and their like open the other way in what goes from right to left. */
export function mirrored(text: string): string {
  return Array.from(text, (letter) => bidi.getMirroredCharacter(letter) ?? letter).join('');
}
