import { sameJson, type Reason } from '@adjutant/kernel';
import type { Side } from '../clock/sequence.js';
import type { Pack } from '../pack/pack.js';
import type { RulesCode } from '../refusals.js';
import type { Table } from '../table/table.js';
import type { BookCard, BookEntry, ToldBook, ToldEntry } from './book-entry.js';
import { bookIdOf } from './book-names.js';
import { headed, untellable } from './untellable.js';
import { withBook } from './with-book.js';

/** What somebody tells at once: single entries, or a score card with all of its own. */
interface Telling {
  readonly entries: readonly BookEntry[];
  readonly card?: BookCard;
  readonly player?: Side;
}

/** What of it is new. */
export interface NewlyTold {
  readonly entries: readonly ToldEntry[];
  readonly card?: BookCard;
}

/** The book of a match with more in it. */
export function grown({ entries, card }: ToldBook, more: NewlyTold & Pick<Telling, 'player'>): ToldBook {
  const whose = more.player === undefined ? {} : { player: more.player };
  const whole = more.card ?? card;
  return {
    entries: [...entries, ...more.entries.map((one) => ({ ...one, ...whose }))],
    ...(whole === undefined ? {} : { card: whole }),
  };
}

/** What of it a match does not know yet, or why it cannot be told there. `pack`: without what was told before. */
export function newlyTold(pack: Pack, table: Table, { card, entries, player }: Telling): NewlyTold | Reason {
  const before: ToldBook = table.book ?? { entries: [] };
  const problem = card && wrongCard(table, before, card);
  if (problem) return problem;
  const whose = player === undefined ? {} : { player };
  let book = card ? { ...before, card } : before;
  const told: ToldEntry[] = [];
  // What others count in has to be there first.
  for (const entry of entries.toSorted((one, other) => depthIn(one) - depthIn(other))) {
    const there = withBook(pack, book);
    const one = toldAs(there, entry);
    const known = book.entries.find(({ id }) => id === one.id);
    if (known && sameJson(known, { ...one, ...whose })) continue;
    if (known)
      return reason(
        'book/name-taken',
        `${known.name} was told already, and otherwise: call it otherwise, or correct that.`,
        {
          name: known.name,
          entry: known.id,
        },
      );
    const wrong = untellable(there, table, entry, player);
    if (wrong) return wrong;
    told.push(one);
    book = grown(book, { entries: [one], ...whose });
  }
  return { entries: told, ...(card && !sameJson(before.card, card) ? { card } : {}) };
}

function depthIn(entry: BookEntry): number {
  return entry.is === 'score' && entry.within !== undefined ? 1 : 0;
}

/** With its id, and what it counts in by id. */
function toldAs(pack: Pack, entry: BookEntry): ToldEntry {
  const id = bookIdOf(entry.name);
  const head = entry.is === 'score' && entry.within !== undefined ? headed(pack, entry.within) : undefined;
  return head && entry.is === 'score' ? { ...entry, within: head.id, id } : { ...entry, id };
}

function wrongCard(table: Table, { card: known }: ToldBook, card: BookCard): Reason | null {
  if (known && !sameJson(known, card))
    return reason('book/card-taken', `The score card ${known.name} is in use: a match has one. Correct that entry.`, {
      name: known.name,
    });
  const scored = Object.values(table.score).some((score) => Object.values(score).some((points) => points !== 0));
  if (known || !card.instead || !scored) return null;
  return reason('book/already-scored', `${card.name} would take the place of what points were scored by already.`, {
    name: card.name,
  });
}

function reason(code: RulesCode, message: string, facts: Reason['facts']): Reason {
  return { code, message, facts, cites: [] };
}
