import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { TablesUnusable } from './errors.js';
import { parsePostgres } from './postgres-setting.js';
import { postgresTrouble } from './postgres-trouble.js';
import type { Tables, TablesOptions } from './tables.js';

const { Pool, types } = pg;
const BIGINT = 20;

/** Numbers of events and counts: they stay far below the 2^53 that a number holds exactly. */
const NUMBERS = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === BIGINT ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

/** A pool of connections. Nothing is connected to before the first question. */
export function postgresTables(setting: string, options: TablesOptions): Tables {
  const parsed = parsePostgres(setting);
  if (!parsed.ok) throw new TablesUnusable(`the setting of the database ${parsed.mistake}`);
  const { config, at } = parsed;
  const pool = new Pool({
    ...config,
    types: NUMBERS,
    application_name: options.name ?? 'adjutant',
    max: options.connections ?? 10,
    connectionTimeoutMillis: options.patienceMs ?? 5_000,
    keepAlive: true,
  });
  // Whoever uses a connection that dies is told by the question; one that dies while nobody does is replaced.
  const told = (): void => undefined;
  pool.on('error', told);
  pool.on('connect', (client) => void client.on('error', told));
  const connected = { options: pool.options, connect: () => connect(pool, at), end: () => pool.end() };
  const kysely = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: connected }) });
  return {
    engine: 'postgres',
    at,
    kysely,
    transaction: (work) => kysely.transaction().execute(work),
    close: () => kysely.destroy(),
  };
}

async function connect(pool: pg.Pool, at: string): Promise<PostgresPoolClient> {
  try {
    return explained(await pool.connect(), at);
  } catch (error) {
    throw postgresTrouble(error, at);
  }
}

/** What goes wrong with a question is told as one of our errors where it is one. */
function explained(client: pg.PoolClient, at: string): PostgresPoolClient {
  const query = async (words: string, parameters: readonly unknown[]): Promise<unknown> => {
    try {
      return await client.query(words, [...parameters]);
    } catch (error) {
      throw postgresTrouble(error, at);
    }
  };
  return { query: query as PostgresPoolClient['query'], release: (broken) => client.release(broken) };
}
