import { openTables } from '@adjutant/store';
import { Lists } from './lists.js';
import { LISTS } from './migrations.js';
import type { ListSchema } from './schema.js';

/** In a file one process does all the work. */
export const PARTITIONS_ALONE = 1;

/** In PostgreSQL up to so many processes can share it. It stays what it was for a version that has been begun. */
export const PARTITIONS_SHARED = 8;

export interface OpenListsOptions {
  /** Who asks, as PostgreSQL's own views tell it. */
  readonly name?: string;
}

/** Opens the lists that stand in tables, as `openTables` names them. A SQLite file that cannot be used is replaced. */
export async function openLists(setting: string, { name = 'adjutant' }: OpenListsOptions = {}): Promise<Lists> {
  return new Lists(await openTables<ListSchema>(setting, LISTS, { name, synchronous: 'normal', disposable: true }));
}

/** Opens lists that somebody else keeps: a file that cannot be used is left alone. */
export async function openListsBeside(setting: string, { name = 'adjutant' }: OpenListsOptions = {}): Promise<Lists> {
  return new Lists(await openTables<ListSchema>(setting, LISTS, { name, synchronous: 'normal' }));
}

/** Into how many parts the work on new lists is divided. */
export function partitionsFor({ tables }: Lists): number {
  return tables.engine === 'sqlite' ? PARTITIONS_ALONE : PARTITIONS_SHARED;
}
