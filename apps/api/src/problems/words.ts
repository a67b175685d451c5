import { unseenIn } from '@adjutant/kernel';
import { PROSE_OF_MESSAGES } from './messages.js';
import type { Fault } from './problem.js';

/** By member, the classes that say so; those that messages of a context have are described there. */
const PROSE = new Map<string, Set<object>>([...PROSE_OF_MESSAGES].map((member) => [member, new Set()]));
const WITHOUT_WORDS = new WeakMap<object, Set<string>>();

/** Members of this name may have line breaks, wherever they stand: what a correction or a supposal says is of no class. */
export const holdsProse: PropertyDecorator = (prototype, member) => {
  const known = PROSE.get(String(member)) ?? new Set<object>();
  PROSE.set(String(member), known.add(prototype));
};

/** What stands in this member of this class is not looked at: nobody is shown it, or it is checked by a class of its own. */
export const holdsNoWords: PropertyDecorator = (prototype, member) => {
  const known = WITHOUT_WORDS.get(prototype) ?? new Set<string>();
  WITHOUT_WORDS.set(prototype, known.add(String(member)));
};

/** The names of members that may have line breaks, with the classes that say so. */
export const PROSE_MEMBERS: ReadonlyMap<string, ReadonlySet<object>> = PROSE;

export function hasNoWords(prototype: object | null, member: string): boolean {
  if (prototype === null) return false;
  const own = WITHOUT_WORDS.get(prototype)?.has(member) ?? false;
  return own || hasNoWords(Object.getPrototypeOf(prototype) as object | null, member);
}

/**
 * Every text in a value, however deep, that holds what nobody sees and a terminal obeys. It is looked for in all that is
 * checked at all, and not member by member: no member can be forgotten.
 */
export function hiddenWords(type: new () => object, value: object, at: string): Fault[] {
  const prototype = type.prototype as object;
  return Object.entries(value).flatMap(([member, one]) =>
    hasNoWords(prototype, member) ? [] : unseenIn(one, at === '' ? member : `${at}.${member}`, member, PROSE),
  );
}
