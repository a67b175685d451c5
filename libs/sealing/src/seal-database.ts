import { is, type Static } from '@adjutant/kernel';
import { join } from 'node:path';
import { BEGINNING, FileUnusable, inWriteAheadLog, openSqliteFile, type Position } from '@adjutant/store';
import type { Database, Statement } from 'better-sqlite3';
import { SealTrouble } from './seal-key.js';
import type { SealPlace } from './seal-settings.js';
import { Tiles, type TileBatch } from './tiles.js';

const VERSION = 1;

const SCHEMA = `
  CREATE TABLE log (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    version INTEGER NOT NULL,
    key TEXT NOT NULL,
    size INTEGER NOT NULL,
    -- Where the last sealed event stands, and the one before it.
    position TEXT NOT NULL,
    before TEXT NOT NULL
  ) STRICT;
  CREATE TABLE tiles (level INTEGER NOT NULL, tile INTEGER NOT NULL, hashes BLOB NOT NULL, UNIQUE (level, tile)) STRICT;
  CREATE TABLE checkpoints (size INTEGER PRIMARY KEY, signed_at TEXT NOT NULL, note TEXT NOT NULL) STRICT;
  CREATE TABLE disputes (stream TEXT PRIMARY KEY, match TEXT NOT NULL) STRICT;
  CREATE INDEX disputes_of_match ON disputes (match);
`;

/** How far the log is sealed. */
export interface Sealed {
  readonly size: number;
  readonly position: Position;
  readonly before: Position;
}

export const KeptCheckpoint = is.object(
  { size: is.anyWhole(), signedAt: is.anyText(), note: is.anyText() },
  { name: 'KeptCheckpoint' },
);
export type KeptCheckpoint = Static<typeof KeptCheckpoint>;

/** A dispute stream, and the match that it is about. */
export interface DisputeOf {
  readonly stream: string;
  readonly match: string;
}

export function sealDatabaseFile(place: Pick<SealPlace, 'store' | 'data'>): string {
  return place.store === 'memory:' ? ':memory:' : join(place.data, 'seal.db');
}

/**
 * The tree and every checkpoint that was ever signed. The tree could be made again from the log; the checkpoints could not,
 * so a file that cannot be used is told and left alone.
 */
export class SealDatabase {
  readonly tiles: Tiles;
  readonly #database: Database;
  readonly #sealed: Statement<[], Sealed>;
  readonly #move: Statement<[number, Position, Position, number]>;
  readonly #keep: Statement<[number, string, string]>;
  readonly #newest: Statement<[], KeptCheckpoint>;
  readonly #page: Statement<[number, number], KeptCheckpoint>;
  readonly #recent: Statement<[number, number], KeptCheckpoint>;
  readonly #dispute: Statement<[string, string]>;
  readonly #disputes: Statement<[string], string>;

  constructor(file: string, key: string) {
    this.#database = open(file, key);
    this.tiles = new Tiles(this.#database);
    const columns = 'size, signed_at AS signedAt, note';
    const of = this.#database;
    this.#sealed = of.prepare('SELECT size, position, before FROM log');
    this.#move = of.prepare('UPDATE log SET size = ?, position = ?, before = ? WHERE size = ?');
    this.#keep = of.prepare('INSERT INTO checkpoints VALUES (?, ?, ?) ON CONFLICT (size) DO NOTHING');
    this.#newest = of.prepare(`SELECT ${columns} FROM checkpoints ORDER BY size DESC LIMIT 1`);
    this.#page = of.prepare(`SELECT ${columns} FROM checkpoints WHERE size > ? ORDER BY size LIMIT ?`);
    this.#recent = of.prepare(`SELECT ${columns} FROM checkpoints WHERE size < ? ORDER BY size DESC LIMIT ?`);
    this.#dispute = of.prepare('INSERT INTO disputes VALUES (?, ?) ON CONFLICT (stream) DO NOTHING');
    this.#disputes = of
      .prepare<[string], string>('SELECT stream FROM disputes WHERE match = ? ORDER BY stream')
      .pluck();
  }

  sealed(): Sealed {
    return this.#sealed.get() as Sealed;
  }

  /** Takes in what follows on `from` events, all or nothing. False: another process has done so already. */
  advance(from: number, to: Sealed, batch: TileBatch, disputes: readonly DisputeOf[]): boolean {
    try {
      return this.#database.transaction(() => {
        if (this.#move.run(to.size, to.position, to.before, from).changes === 0) return false;
        this.tiles.write(batch);
        for (const { stream, match } of disputes) this.#dispute.run(stream, match);
        return true;
      })();
    } catch (error) {
      this.tiles.forget();
      throw error;
    }
  }

  /** Nobody is shown a checkpoint that a power cut could take back; the tree can be read from the log again. */
  keep({ size, signedAt, note }: KeptCheckpoint): void {
    this.#database.pragma('synchronous = FULL');
    this.#keep.run(size, signedAt, note);
    this.#database.pragma('synchronous = NORMAL');
  }

  newest(): KeptCheckpoint | undefined {
    return this.#newest.get();
  }

  /** Checkpoints of more than so many events, the oldest first. */
  checkpointsAfter(size: number, limit: number): readonly KeptCheckpoint[] {
    return this.#page.all(size, limit);
  }

  /** Checkpoints of fewer than so many events, the newest first. */
  checkpointsBefore(size: number, limit: number): readonly KeptCheckpoint[] {
    return this.#recent.all(size, limit);
  }

  disputesOf(match: string): readonly string[] {
    return this.#disputes.all(match);
  }

  /** Since when there is none of what the key had signed before; undefined where nothing is missed. */
  missesSince(): string | undefined {
    return this.#database.prepare<[], string>('SELECT at FROM missing_before').pluck().get();
  }

  /** What was signed before is not here: from now on that is told, whatever is signed later. */
  miss(at: Date): void {
    this.#database.prepare('INSERT INTO missing_before VALUES (1, ?) ON CONFLICT DO NOTHING').run(at.toISOString());
  }

  /** It is here again. */
  missNothing(): void {
    this.#database.prepare('DELETE FROM missing_before').run();
  }

  close(): void {
    this.#database.close();
  }
}

function open(file: string, key: string): Database {
  try {
    return openSqliteFile(file, {}, (database) => {
      inWriteAheadLog(database);
      database.pragma('synchronous = NORMAL');
      database.pragma('busy_timeout = 5000');
      prepareTables(database, file, key);
      return database;
    });
  } catch (error) {
    throw error instanceof FileUnusable ? new SealTrouble(error.message) : error;
  }
}

/** Files of earlier builds have none; such a build passes it over. */
const MISSING = `
  CREATE TABLE IF NOT EXISTS missing_before (only_row INTEGER PRIMARY KEY CHECK (only_row = 1), at TEXT NOT NULL) STRICT
`;

function prepareTables(database: Database, file: string, key: string): void {
  database
    .transaction(() => {
      const tables = database.prepare("SELECT count(*) FROM sqlite_schema WHERE type = 'table'").pluck().get();
      if (tables === 0) {
        database.exec(SCHEMA);
        database.prepare('INSERT INTO log VALUES (1, ?, ?, 0, ?, ?)').run(VERSION, key, BEGINNING, BEGINNING);
      }
      database.exec(MISSING);
    })
    .immediate();
  const row = database.prepare('SELECT version, key FROM log').get() as { version: number; key: string };
  if (row.version !== VERSION)
    throw new SealTrouble(`${file} has version ${row.version}, and this build has ${VERSION}`);
  if (row.key !== key) {
    throw new SealTrouble(
      `${file} was signed with the key ${row.key}, and the key at hand is ${key}: put the former key back, or move ${file} away to begin anew`,
    );
  }
}
