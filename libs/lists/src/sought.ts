import { partOf } from '@adjutant/kernel';
import type { Engine } from '@adjutant/store';
import { sql, type RawBuilder } from 'kysely';

/** A word that is looked for, and what it stands for beside itself. */
export interface Sought {
  readonly word: string;
  /** Ids of the people whose names have it, as those say who keep the names. */
  readonly people: readonly string[];
  /** Ids of the packs of games whose names have it. */
  readonly packs: readonly string[];
}

/** Holds for a text, as a search compares it, that has the word somewhere. */
export function holds(searched: RawBuilder<string>, { word }: Pick<Sought, 'word'>): RawBuilder<boolean> {
  return sql<boolean>`${searched} LIKE ${`%${partOf(word).replace(/[\\%_]/g, '\\$&')}%`} ESCAPE '\\'`;
}

/** Holds for one of these ids, however many there are: an engine takes only so many parameters. */
export function isOneOf(engine: Engine, id: RawBuilder<string>, ids: readonly string[]): RawBuilder<boolean> {
  const all = JSON.stringify(ids);
  return engine === 'sqlite'
    ? sql<boolean>`${id} IN (SELECT value FROM json_each(${all}))`
    : sql<boolean>`${id} IN (SELECT jsonb_array_elements_text(CAST(${all} AS jsonb)))`;
}

/** Holds where any of them does. */
export function anyOf(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(conditions, sql` OR `)})`;
}
