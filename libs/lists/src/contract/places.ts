import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTables } from '@adjutant/store';
import { sql } from 'kysely';

/** A fresh place for lists, that several may open at the same time. */
export interface ListsPlace {
  readonly setting: string;
  remove(): Promise<void>;
}

export function freshFile(): Promise<ListsPlace> {
  const folder = mkdtempSync(join(tmpdir(), 'adjutant-lists-'));
  const remove = async (): Promise<void> => rmSync(folder, { recursive: true, force: true });
  return Promise.resolve({ setting: `sqlite:${join(folder, 'lists.db')}`, remove });
}

/** A database of its own on the server that the services of the tests have started. */
export async function freshDatabase(server: string): Promise<ListsPlace> {
  const name = `lists_${randomUUID().replaceAll('-', '')}`;
  const admin = await openTables(server, []);
  await sql`CREATE DATABASE ${sql.id(name)}`.execute(admin.kysely);
  const remove = async (): Promise<void> => {
    await sql`DROP DATABASE ${sql.id(name)} WITH (FORCE)`.execute(admin.kysely);
    await admin.close();
  };
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { setting: url.href, remove };
}
