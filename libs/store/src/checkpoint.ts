import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { BEGINNING, type Position } from './port.js';
import { inWriteAheadLog, openSqliteFile } from './sqlite-file.js';
import { isInMemory, type Whereabouts } from './whereabouts.js';

/** Up to where the log has been carried. It moves only when everything before it has been done. */
export interface Checkpoint {
  position(): Position;
  move(to: Position): void;
  close(): void;
}

/** The checkpoint of whoever has this name, beside the other files of an installation. */
export function checkpointFile(settings: Pick<Whereabouts, 'store' | 'data'>, name: string): string {
  return isInMemory(settings) ? ':memory:' : join(settings.data, `${name}.db`);
}

/** A file that is lost costs time, not truth: everything is looked at again, and what has been done is done already. */
export function openCheckpoint(file: string): Checkpoint {
  return openSqliteFile(file, { timeout: 5_000 }, checkpointIn);
}

function checkpointIn(database: Database): Checkpoint {
  inWriteAheadLog(database);
  database.exec(
    'CREATE TABLE IF NOT EXISTS checkpoint (only_row INTEGER PRIMARY KEY CHECK (only_row = 1), position TEXT NOT NULL) STRICT',
  );
  const read = database.prepare<[], string>('SELECT position FROM checkpoint').pluck();
  const write = database.prepare('INSERT INTO checkpoint VALUES (1, ?) ON CONFLICT DO UPDATE SET position = ?');
  return {
    position: () => read.get() ?? BEGINNING,
    move: (to) => void write.run(to, to),
    close: () => void database.close(),
  };
}
