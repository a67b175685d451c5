import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describeTables } from '../contract/tables.js';
import { openTables, TablesUnavailable, TablesUnusable } from './index.js';

const NONE = { owner: 'none', steps: [] };
const server = process.env['ADJUTANT_TEST_POSTGRES'] ?? '';

/** The address of the server with something else in it. */
function addressWith(change: (url: URL) => void): string {
  const url = new URL(server);
  change(url);
  return url.href;
}

async function freshDatabase(): Promise<{ setting: string; remove(): Promise<void> }> {
  const name = `tables_${randomUUID().replaceAll('-', '')}`;
  const admin = await openTables(server, NONE);
  await sql`CREATE DATABASE ${sql.id(name)}`.execute(admin.kysely);
  const remove = async (): Promise<void> => {
    await sql`DROP DATABASE ${sql.id(name)} WITH (FORCE)`.execute(admin.kysely);
    await admin.close();
  };
  return { setting: addressWith((url) => (url.pathname = `/${name}`)), remove };
}

describeTables('postgres', freshDatabase);

describe('a PostgreSQL database', () => {
  it.each([
    [
      'has another password',
      (url: URL) => (url.password = 'wrong-one'),
      /refuses the password: correct it in ADJUTANT_DATABASE/,
    ],
    ['does not exist', (url: URL) => (url.pathname = '/never_made'), /has no database .+\/never_made: create it/],
    ['does not offer TLS', (url: URL) => (url.search = '?sslmode=require'), /does not offer TLS: turn it on there/],
  ])('that %s is refused in a sentence', async (_, change, sentence) => {
    const opening = openTables(addressWith(change), NONE);
    await expect(opening).rejects.toThrow(TablesUnusable);
    await expect(opening).rejects.toThrow(sentence);
    await expect(opening).rejects.not.toThrow(/wrong-one/);
  });

  it('tells who asks', async () => {
    const { kysely, close } = await openTables(server, NONE, { name: 'adjutant-spec' });
    const { rows } = await sql<{ name: string }>`SELECT current_setting('application_name') AS name`.execute(kysely);
    await close();
    expect(rows).toEqual([{ name: 'adjutant-spec' }]);
  });

  it('that ends a connection is told apart from a mistake, and asked again', async () => {
    const { setting, remove } = await freshDatabase();
    const tables = await openTables(setting, NONE);
    const killed = tables.transaction(async (within) => {
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(within);
      const admin = await openTables(server, NONE);
      await sql`SELECT pg_terminate_backend(${rows[0]?.pid})`.execute(admin.kysely);
      await admin.close();
      await sql`SELECT 1`.execute(within);
    });
    await expect(killed).rejects.toThrow(TablesUnavailable);
    const { rows } = await sql<{ one: number }>`SELECT 1 AS one`.execute(tables.kysely);
    expect(rows).toEqual([{ one: 1 }]);
    await tables.close();
    await remove();
  });
});
