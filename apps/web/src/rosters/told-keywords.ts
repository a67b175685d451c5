import type { EventBook } from '@adjutant/rules';
import type { Draft } from './draft.js';

/** With the keywords that somebody told of these datasheets before: the book of the event asks for them once. */
export function withTold(draft: Draft, book: EventBook | undefined, pack: string): Draft {
  const told = book?.packs.find((one) => one.pack === pack)?.keywords ?? {};
  const known = Object.entries(told).map(([sheet, words]) => [sheet, words.join(', ')] as const);
  return known.length === 0 ? draft : { ...draft, keywords: new Map([...known, ...draft.keywords]) };
}
