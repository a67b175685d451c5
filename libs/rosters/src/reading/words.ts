import { searchable } from '@adjutant/kernel';
import { LIMITS } from '../limits.js';

/** `Name (95 pts)`: what stands before the last bracket of a line that ends with one, and what stands in it. */
export interface Closing {
  readonly before: string;
  readonly inside: string;
}

export function closing(text: string, [open, close]: readonly [string, string] = ['(', ')']): Closing | undefined {
  if (!text.endsWith(close)) return undefined;
  const at = text.lastIndexOf(open);
  if (at < 0) return undefined;
  return { before: text.slice(0, at).trim(), inside: text.slice(at + 1, -1).trim() };
}

const GROUPED = /^\d{1,3}(?:[., ']\d{3})+$/;
const PLAIN = /^\d+$/;

/** A whole number as people write it, with whatever stands between thousands. */
export function numberIn(text: string): number | undefined {
  const plain = text.trim();
  if (plain.length > 2 * LIMITS.digits || !(PLAIN.test(plain) || GROUPED.test(plain))) return undefined;
  const digits = plain.replace(/\D/g, '');
  return digits.length > LIMITS.digits ? undefined : Number(digits);
}

export interface Counted {
  readonly count: number;
  readonly name: string;
  /** Whether the count was written. */
  readonly said: boolean;
}

/** `3x Name`, or a name that counts once. */
export function counted(text: string): Counted {
  const found = /^(\d{1,4}) ?[x×] ?(?=\S)/i.exec(text);
  const count = Number(found?.[1]);
  if (!found || count > 1_000 || !/[x×] |^\d+ ?[x×]\P{Ll}/iu.test(text.slice(0, found[0].length + 2)))
    return { count: 1, name: text, said: false };
  return { count, name: text.slice(found[0].length).trim(), said: true };
}

/** Parts of a text, cut outside brackets only: names hold commas within them. */
export function parted(text: string, mark: string): readonly string[] {
  const parts: string[] = [];
  let [depth, from] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if ('([{'.includes(letter)) depth += 1;
    else if (')]}'.includes(letter)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && text.startsWith(mark, at)) {
      parts.push(text.slice(from, at).trim());
      at += mark.length - 1;
      from = at + 1;
    }
  }
  return [...parts, text.slice(from).trim()].filter((part) => part !== '');
}

/** `Label: value`; undefined where no label stands before the first colon. */
export function labelled(text: string): { readonly label: string; readonly value: string } | undefined {
  const at = text.indexOf(':');
  if (at <= 0) return undefined;
  return { label: searchable(text.slice(0, at)), value: text.slice(at + 1).trim() };
}

const LETTERS = /[^\p{L}\p{N}]+/gu;

/** The words of a name, each as if it were one of several. */
function wordsIn(name: string): readonly string[] {
  return searchable(name)
    .split(LETTERS)
    .filter((word) => word !== '')
    .map((word) => word.replace(/(?<=..)[sz]$/, ''));
}

/** Whether a model is called as its datasheet is: in the plural or the singular, with a word more or less. */
export function fits(model: string, datasheet: string): boolean {
  const [one, other] = [wordsIn(model), wordsIn(datasheet)];
  if (one.length === 0 || other.length === 0) return false;
  return one.every((word) => other.includes(word)) || other.every((word) => one.includes(word));
}
