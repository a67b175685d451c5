import type Database from 'better-sqlite3';
import {
  CompiledQuery,
  Kysely,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  type SqliteDialectConfig,
  type SqliteStatement,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import { FileUnusable, whyUnusable } from '../private-files.js';
import { inWriteAheadLog, openSqliteFile } from '../sqlite-file.js';
import { codeOf, messageOf } from '../trouble.js';
import { TablesDamaged, TablesUnavailable, TablesUnusable } from './errors.js';
import { commitsOfOthers } from '../sqlite/foreign-commits.js';
import type { Changes, Tables, TablesOptions } from './tables.js';

const IN_MEMORY = ':memory:';
const MOST_STATEMENTS = 200;

export function sqliteTables(path: string, options: TablesOptions): Tables {
  const database = open(path, options);
  const kysely = new Kysely<unknown>({ dialect: new ImmediateDialect(database, withPrepared(database, path)) });
  return {
    engine: 'sqlite',
    at: path,
    kysely,
    changes: changesOf(database),
    transaction: (work) => kysely.transaction().execute(work),
    close: async () => {
      await kysely.destroy();
      // Kysely closes only what has been asked something.
      database.close();
    },
  };
}

function changesOf(database: Database.Database): () => Changes {
  const own = database.prepare<[], number>('SELECT total_changes()').pluck();
  const others = commitsOfOthers(database);
  return () => ({ own: own.get() ?? 0, others: others() ?? 0 });
}

function open(
  path: string,
  { patienceMs = 5_000, synchronous = 'full', disposable = false }: TablesOptions,
): Database.Database {
  try {
    return openSqliteFile(path, { timeout: patienceMs }, (database) =>
      prepared(database, path, { synchronous, disposable }),
    );
  } catch (error) {
    throw sqliteTrouble(error instanceof FileUnusable ? error.cause : error, path);
  }
}

function prepared(
  database: Database.Database,
  path: string,
  { synchronous, disposable }: { readonly synchronous: string; readonly disposable: boolean },
): Database.Database {
  const journal: unknown = inWriteAheadLog(database);
  if (path !== IN_MEMORY && journal !== 'wal')
    throw new TablesUnusable(`${path} cannot keep a write-ahead log on this file system`);
  database.pragma(`synchronous = ${synchronous}`);
  // Worth the time only where the answer is a new file.
  if (disposable && database.pragma('quick_check(1)', { simple: true }) !== 'ok')
    throw new TablesDamaged(`${path} is damaged`);
  return database;
}

/** Deferred transactions that read first and write later fail at once where another process wrote in between. */
class ImmediateDriver extends SqliteDriver {
  readonly #database: Database.Database;

  constructor(database: Database.Database, config: SqliteDialectConfig) {
    super(config);
    this.#database = database;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** After a full disk and the like SQLite has rolled back by itself; doing so again would hide what was wrong. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

class ImmediateDialect extends SqliteDialect {
  readonly #database: Database.Database;
  readonly #config: SqliteDialectConfig;

  constructor(database: Database.Database, prepared: SqliteDatabase) {
    super({ database: prepared });
    this.#database = database;
    this.#config = { database: prepared };
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#database, this.#config);
  }
}

/** Kysely has a statement prepared for each question; the same words are prepared once. */
function withPrepared(database: Database.Database, path: string): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: MOST_STATEMENTS });
  return {
    close: () => void database.close(),
    prepare: (words) => {
      const known = statements.get(words);
      if (known) return known;
      const prepared = explained(() => database.prepare(words), path);
      const { reader } = prepared;
      const statement: SqliteStatement = {
        reader,
        all: (values) => explained(() => prepared.all(values), path),
        run: (values) => explained(() => prepared.run(values), path),
        iterate: (values) => prepared.iterate(values),
      };
      statements.set(words, statement);
      return statement;
    },
  };
}

/** What goes wrong with a question is told as one of our errors where it is one. */
function explained<Result>(ask: () => Result, path: string): Result {
  try {
    return ask();
  } catch (error) {
    throw sqliteTrouble(error, path);
  }
}

function sqliteTrouble(error: unknown, path: string): unknown {
  const code = codeOf(error);
  const cause = { cause: error };
  if (code === 'SQLITE_NOTADB') return new TablesDamaged(`${path} is not a SQLite database`, cause);
  if (code.startsWith('SQLITE_CORRUPT')) return new TablesDamaged(`${path} is damaged`, cause);
  if (/^(SQLITE_CANTOPEN|SQLITE_READONLY|E[A-Z]+$)/.test(code))
    return new TablesUnusable(`${path} cannot be opened: ${whyUnusable(path, error)}`, cause);
  if (/^SQLITE_(BUSY|LOCKED|FULL|IOERR)/.test(code))
    return new TablesUnavailable(`${path} cannot be written for now: ${messageOf(error)}`, cause);
  return error;
}
