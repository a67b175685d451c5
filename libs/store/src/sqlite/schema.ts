import type { Database } from 'better-sqlite3';

export const SCHEMA_VERSION = 2;

/** Each step lifts a file from the version before; a step that has been released never changes. */
const STEPS: readonly string[] = [
  `
  CREATE TABLE adjutant_schema (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    version INTEGER NOT NULL
  ) STRICT;
  INSERT INTO adjutant_schema VALUES (1, 0);

  CREATE TABLE streams (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
  CREATE TABLE types (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;

  -- Ids and hashes are bytes where they are UUIDs and SHA-256, and texts otherwise (see compact.ts).
  CREATE TABLE events (
    position INTEGER PRIMARY KEY,
    stream_id INTEGER NOT NULL REFERENCES streams (id),
    revision INTEGER NOT NULL CHECK (revision >= 0),
    type_id INTEGER NOT NULL REFERENCES types (id),
    schema_version INTEGER NOT NULL,
    command_id ANY NOT NULL,
    command_index INTEGER NOT NULL,
    correlation_id ANY,
    causation_id ANY,
    actor_id TEXT NOT NULL,
    actor_role TEXT NOT NULL,
    occurred_at TEXT NOT NULL,
    recorded_at TEXT NOT NULL,
    payload_hash ANY NOT NULL,
    previous_hash BLOB NOT NULL,
    hash BLOB NOT NULL,
    data TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX events_by_stream ON events (stream_id, revision);
  -- The stream leads: an index over random ids alone would slow down as the log grows.
  CREATE UNIQUE INDEX events_by_command ON events (stream_id, command_id) WHERE command_index = 0;
  `,
  `
  -- What only some may know stands beside the log, not in it: see docs/decisions/0011-secrets.md.
  CREATE TABLE envelopes (
    id INTEGER PRIMARY KEY,
    place TEXT NOT NULL,
    sealed TEXT NOT NULL,
    owner TEXT NOT NULL,
    salt TEXT NOT NULL,
    holds TEXT NOT NULL,
    command_id TEXT NOT NULL,
    payload_hash TEXT NOT NULL,
    UNIQUE (place, sealed)
  ) STRICT;
  `,
];

/** The version of the file; 0 where it is empty, undefined where it holds something else. */
export function versionOf(database: Database): number | undefined {
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
  if (tables.length === 0) return 0;
  if (!tables.includes('adjutant_schema')) return undefined;
  const version: unknown = database.prepare('SELECT version FROM adjutant_schema').pluck().get();
  return typeof version === 'number' ? version : undefined;
}

/**
 * Brings the file to the current version. The version is written even when nothing changes: it is the first write. Where two
 * processes open a new file at once, who comes second finds it made: what is missing is looked at once nobody else writes.
 */
export function migrate(database: Database): void {
  const lift = database.transaction(() => {
    for (const step of STEPS.slice(versionOf(database))) database.exec(step);
    database.prepare('UPDATE adjutant_schema SET version = ?').run(SCHEMA_VERSION);
  });
  lift.immediate();
}
