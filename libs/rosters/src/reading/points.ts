import { saysIn } from '../languages.js';
import { closing, numberIn } from './words.js';

/** `Name (1,000 Points)`: the name, and the points that stand behind it. */
export interface Priced {
  readonly name: string;
  readonly points: number;
}

/** `1,000 Points`, in any language of the table; `bare` takes a number alone. */
export function pointsIn(text: string, { bare = false } = {}): number | undefined {
  if (text.length > 40) return undefined;
  const found = /^([\d., ']*\d) ?(\p{L}*)$/u.exec(text.trim());
  if (!found) return undefined;
  const [, number = '', word = ''] = found;
  return saysIn('points', word) || (bare && word === '') ? numberIn(number) : undefined;
}

export function priced(text: string, options: { readonly bare?: boolean } = {}): Priced | undefined {
  const found = closing(text);
  const points = found && pointsIn(found.inside, options);
  return found === undefined || points === undefined ? undefined : { name: found.before, points };
}

/** Two units on one line: a price stands within what would be the name. */
export function holdsAnother(name: string): boolean {
  const at = name.lastIndexOf(')');
  return at > 0 && priced(name.slice(0, at + 1)) !== undefined;
}
