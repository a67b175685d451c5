import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Tables } from '@adjutant/store';
import { sql, type Kysely } from 'kysely';
import { openAccessTables, openBindingTables, openPeopleTables } from './open-kept.js';
import { jsonIn } from './log-line.js';
import type { InstallationPlace } from './installation-place.js';
import { MovingTrouble } from './trouble.js';

const PAGE = 500;

type Row = Readonly<Record<string, string | number | null>>;
type Rows = Readonly<Record<string, Row>>;

export interface TableLine {
  readonly table: string;
  readonly row: Row;
}

interface Book {
  /** The file that keeps it where there is no database. */
  readonly file: string;
  readonly open: (place: InstallationPlace) => Promise<Tables<unknown>>;
  /** The first column of each is its key, but for those in `PAIRS`. Sessions are left out: everybody signs in anew. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
}

/** Tables whose key is their first two columns. */
const PAIRS: ReadonlySet<string> = new Set(['event_roles']);

/** Columns that exports of before do not have. */
const LATER: ReadonlySet<string> = new Set(['outside']);

const PEOPLE = {
  file: 'people.db',
  open: openPeopleTables as unknown as Book['open'],
  tables: {
    erased: ['id'],
    people: ['id', 'name', 'contact', 'club', 'nation', 'outside'],
    tie_changes: ['id', 'person', 'at', 'changed_by', 'tie', 'was', 'now'],
    brought_lists: ['id', 'event', 'player', 'digest', 'form', 'content', 'reader', 'at'],
  },
};

export type BookName = 'people' | 'accounts' | 'bound';

export const BOOKS: Readonly<Record<BookName, Book>> = {
  people: PEOPLE,
  accounts: {
    file: 'access.db',
    open: openAccessTables as unknown as Book['open'],
    tables: {
      staff: ['id', 'name', 'sign_in_name', 'password', 'roles', 'since'],
      event_roles: ['person', 'event', 'roles', 'given_at', 'given_by'],
      links: ['id', 'match', 'side', 'until', 'issued_at', 'issued_by', 'revoked_at'],
    },
  },
  bound: {
    file: 'evidence.db',
    open: openBindingTables as unknown as Book['open'],
    tables: { bound: ['id', 'dispute', 'hash', 'bytes', 'who', 'brought', 'attached', 'at'] },
  },
};

/** All rows of a book, ordered by their keys; none where nothing was ever written in it. */
export async function* rowsOf(place: InstallationPlace, book: Book): AsyncGenerator<TableLine> {
  if (place.database === undefined && !existsSync(join(place.data, book.file))) return;
  const opened = await book.open(place);
  try {
    const tables = opened as Tables<Rows>;
    for (const [table, columns] of Object.entries(book.tables)) yield* rowsIn(tables, table, columns);
  } finally {
    await opened.close();
  }
}

async function* rowsIn(
  { kysely, engine }: Tables<Rows>,
  table: string,
  columns: readonly string[],
): AsyncGenerator<TableLine> {
  const keys = columns.slice(0, PAIRS.has(table) ? 2 : 1);
  // By bytes, as SQLite has it: PostgreSQL would have it as its database does, and so in another order elsewhere.
  const ordered = keys.map((key) =>
    engine === 'postgres' ? sql<string>`${sql.ref(key)} COLLATE "C"` : sql<string>`${sql.ref(key)}`,
  );
  for (let after = keys.map(() => ''); ;) {
    let wanted = kysely.selectFrom(table).select(columns);
    wanted = wanted.where(sql<boolean>`(${sql.join(ordered)}) > (${sql.join(after)})`);
    for (const key of ordered) wanted = wanted.orderBy(key);
    const page: readonly Row[] = await wanted.limit(PAGE).execute();
    for (const row of page) yield { table, row: Object.fromEntries(columns.map((name) => [name, row[name] ?? null])) };
    const last = page.at(-1);
    if (page.length < PAGE || last === undefined) return;
    after = keys.map((key) => String(last[key]));
  }
}

/**
 * Writes rows into a book. What stands there already stays: it is newer than any export. Whoever was erased there is not
 * brought back. Answers with how many are new.
 */
export async function addRows(place: InstallationPlace, book: Book, lines: Iterable<TableLine>): Promise<number> {
  const all = [...lines];
  if (all.length === 0) return 0;
  const opened = await book.open(place);
  try {
    return await (opened as Tables<Rows>).transaction(async (within) => {
      let added = 0;
      for (const { table, row } of all) {
        if (await isOfErased(within, table, row)) continue;
        const result = await within
          .insertInto(table)
          .values(row)
          .onConflict((there) => there.doNothing())
          .executeTakeFirst();
        added += Number(result.numInsertedOrUpdatedRows ?? 0n);
      }
      return added;
    });
  } finally {
    await opened.close();
  }
}

/** Where the tables that hold something of people say of whom it is. */
const PERSON_IN: { readonly [table: string]: string } = {
  people: 'id',
  tie_changes: 'person',
  brought_lists: 'player',
};

async function isOfErased(kysely: Kysely<Rows>, table: string, row: Row): Promise<boolean> {
  const person = row[PERSON_IN[table] ?? ''];
  if (person === undefined || person === null) return false;
  const found = await kysely.selectFrom('erased').select('id').where('id', '=', person).executeTakeFirst();
  return found !== undefined;
}

export function readTableLine(text: string, book: Book, file: string, line: number): TableLine {
  const value = jsonIn(text, file, line) as Partial<TableLine> | null;
  const columns = book.tables[value?.table ?? ''];
  const row = value?.row ?? {};
  const fits =
    columns?.every((column) => Object.hasOwn(row, column) || LATER.has(column)) === true &&
    Object.keys(row).every((column) => columns.includes(column));
  if (fits) return value as TableLine;
  throw new MovingTrouble('differs', `${file}:${line} is no row of ${Object.keys(book.tables).join(' or ')}.`);
}
