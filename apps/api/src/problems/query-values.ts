import { wordsAsked } from '@adjutant/kernel';
import { SIDES, type Side } from '@adjutant/rules';
import { invalid } from './problem.js';

/** A whole number from the query part of an address. */
export function wholeFrom(
  text: string | undefined,
  name: string,
  range: { least: number; most: number },
): number | undefined {
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (/^\d{1,15}$/.test(text) && value >= range.least && value <= range.most) return value;
  throw invalid([{ at: name, message: `${name} must be a whole number from ${range.least} to ${range.most}` }]);
}

export function sideFrom(text: string | undefined, name: string): Side | undefined {
  if (text === undefined || text === '') return undefined;
  const side = SIDES.find((one) => one === text);
  if (side) return side;
  throw invalid([{ at: name, message: `${name} must be A or B` }]);
}

/** Whether a list has what is void in it. */
export function withVoidFrom(text: string | undefined): boolean {
  return wordFrom(text, 'void', 'with');
}

/** Whether the one word stands there that may. */
export function wordFrom(text: string | undefined, name: string, word: string): boolean {
  if (text === undefined || text === '') return false;
  if (text === word) return true;
  throw invalid([{ at: name, message: `${name} must be ${word}, or be left out` }]);
}

/** One of some words. */
export function oneFrom<Word extends string>(
  text: string | undefined,
  name: string,
  words: readonly Word[],
): Word | undefined {
  if (text === undefined || text === '') return undefined;
  const found = words.find((word) => word === text);
  if (found !== undefined) return found;
  throw invalid([{ at: name, message: `${name} must be one of ${words.join(', ')}` }]);
}

/** Several of some words, with commas between them. */
export function someFrom<Word extends string>(
  text: string | undefined,
  name: string,
  words: readonly Word[],
): readonly Word[] | undefined {
  if (text === undefined || text === '') return undefined;
  const named = text.split(',').map((one) => one.trim());
  const found = words.filter((word) => named.includes(word));
  if (found.length === new Set(named).size) return found;
  throw invalid([{ at: name, message: `${name} must be one or more of ${words.join(', ')}` }]);
}

const LONGEST_SEARCH = 200;

/** The words that are looked for. */
export function searchFrom(text: string | undefined): readonly string[] {
  if (text === undefined) return [];
  const words = text.length <= LONGEST_SEARCH ? wordsAsked(text) : undefined;
  if (words) return words;
  throw invalid([
    { at: 'search', message: `search must be at most 10 words and ${LONGEST_SEARCH} characters: look for fewer` },
  ]);
}
