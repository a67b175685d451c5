import type { Entry } from './entry.js';
import { sameName } from './name.js';

/** Whether a word is the name of an entry, or another one that the pack has for it, however it is spelled. */
export function isNamed({ name, aliases = [] }: Pick<Entry, 'name' | 'aliases'>, word: string): boolean {
  return [name, ...aliases].some((called) => sameName(called, word));
}

/** Like `isNamed`, or by its id. */
export function isCalled(entry: Pick<Entry, 'id' | 'name' | 'aliases'>, word: string): boolean {
  return isNamed(entry, word) || sameName(entry.id, word);
}
