import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

export interface FreshDatabase {
  /** In the words of `ADJUTANT_DATABASE`. */
  readonly url: string;
  /** Throws out whoever is still connected, and removes it. */
  drop(): Promise<void>;
}

/** An empty database of one spec, in the server that `npm run test:services` has started or in the one that is given. */
export async function freshDatabase(server = testPostgres()): Promise<FreshDatabase> {
  const name = `spec_${randomBytes(6).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await ask(server, `CREATE DATABASE ${name} ${await dictionaryOrder(server)}`);
  return { url: url.href, drop: () => ask(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

/** Address of the PostgreSQL that the test run has started. */
export function testPostgres(): string {
  const server = process.env.ADJUTANT_TEST_POSTGRES;
  if (server !== undefined) return server;
  throw new Error('ADJUTANT_TEST_POSTGRES is not set: these suites run with `npm run test:services`.');
}

/** Text is sorted as people sort it, as in most installations: what rests on the order of bytes has to say so. */
async function dictionaryOrder(server: string): Promise<string> {
  return (await version(server)) >= 15 ? `TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'en-US'` : '';
}

async function version(server: string): Promise<number> {
  return withClient(server, async (client) => {
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
    return Number.parseInt(rows[0]?.server_version ?? '0', 10);
  });
}

async function ask(server: string, statement: string): Promise<void> {
  await withClient(server, (client) => client.query(statement));
}

async function withClient<Result>(server: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
