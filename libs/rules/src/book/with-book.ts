import type { Entry } from '../pack/entry.js';
import { withGeneralRules } from '../pack/general-rules.js';
import type { Pack, CategoryAtTable, SheetAtTable } from '../pack/pack.js';
import { BOOK, bookOf } from './book-names.js';
import type { BookScore, BookUse, ToldBook, ToldEntry } from './book-entry.js';

type Told = ToldBook['entries'][number];

/** Everything reads the pack of a match again for each entry of its record: what was made once is kept. */
const MADE = new WeakMap<Pack, WeakMap<ToldBook, Pack>>();

/** The pack as it holds at one table from here on: with what players told there. */
export function withBook(pack: Pack, book: ToldBook | undefined): Pack {
  if (book === undefined) return pack;
  const made = MADE.get(pack) ?? new WeakMap<ToldBook, Pack>();
  MADE.set(pack, made);
  const known = made.get(book);
  if (known) return known;
  const entries = book.entries.flatMap((told) => entriesOf(pack, told)).map((entry) => [entry.id, entry] as const);
  const whole: Pack = {
    ...pack,
    entries: { ...pack.entries, ...Object.fromEntries(entries) },
    score: sheetOf(pack.score, book),
  };
  made.set(book, whole);
  return whole;
}

function sheetOf(sheet: SheetAtTable, { entries, card }: ToldBook): SheetAtTable {
  const told = entries.flatMap((one) => (one.is === 'score' ? [categoryOf(one)] : []));
  if (!card) return { ...sheet, categories: [...sheet.categories, ...told] };
  const { cap: whole = card.instead ? undefined : sheet.cap, name, instead } = card;
  return {
    categories: instead ? told : [...sheet.categories, ...told],
    ...(whole === undefined ? {} : { cap: whole }),
    ...(instead ? { instead } : {}),
    source: { document: BOOK, section: name },
  };
}

function categoryOf({ id, name, within, cap, perTurn, fromRound, steps }: ToldEntry & BookScore): CategoryAtTable {
  return {
    id,
    name,
    ...(cap === undefined ? {} : { cap }),
    ...(within === undefined ? {} : { within }),
    bounds: {
      ...(fromRound === undefined ? {} : { fromRound }),
      ...(perTurn === undefined ? {} : { perTurn }),
      ...(steps === undefined ? {} : { steps }),
      source: { document: BOOK, section: name },
    },
  };
}

function entriesOf(pack: Pack, told: Told): readonly Entry[] {
  if (told.is === 'use') return [useOf(pack, told)];
  const options = told.choice === undefined ? undefined : pack.choices?.[told.choice]?.options;
  return options && 'kind' in options ? [optionOf(told, options.kind)] : [];
}

/** As good as an entry of the pack: the pack's general rules for its kind stand behind it. */
function useOf(pack: Pack, { id, name, player, kind = 'stratagem', costs, steps, limits }: Told & BookUse): Entry {
  const source = { document: BOOK, section: name };
  const own = limits?.map((limit) => ({ ...limit, scope: 'army' as const, source }));
  const entry: Entry = {
    id,
    name,
    kind,
    owner: player === undefined ? BOOK : bookOf(player),
    costs,
    ...(steps ? { timing: { phases: steps } } : {}),
    ...(own ? { limits: own } : {}),
    summary: 'Told by players: what it does is settled at the table.',
    source,
  };
  return withGeneralRules(entry, pack.rules);
}

function optionOf({ id, name }: Told, kind: string): Entry {
  const summary = 'Told by players: what it scores is settled at the table.';
  return { id, name, kind, owner: BOOK, summary, source: { document: BOOK, section: name } };
}
