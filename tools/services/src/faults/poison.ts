import Database from 'better-sqlite3';

/** A row of the log as it stands in the file, by the names of its columns. */
export interface LogRow {
  readonly stream: string;
  readonly type: string;
  readonly columns: { readonly [column: string]: unknown };
}

/** What is wrong with a row that somebody damaged. */
export const POISONS = {
  'its data is cut off': (row: LogRow['columns']) => ({ ...row, data: String(row['data']).slice(0, -5) }),
  'its schema version is none that is known': (row: LogRow['columns']) => ({ ...row, schema_version: 99 }),
  'its hash is cut off': (row: LogRow['columns']) => ({ ...row, hash: (row['hash'] as Buffer).subarray(0, 7) }),
} as const;

export type Poison = keyof typeof POISONS;

/** The row of one event, read behind the back of whoever has the file open. */
export function rowOf(file: string, stream: string, revision: number): LogRow {
  const database = new Database(file, { readonly: true });
  try {
    const found = database
      .prepare<[string, number], Record<string, unknown>>(
        `SELECT events.*, types.name AS type_name FROM events JOIN streams ON streams.id = stream_id
         JOIN types ON types.id = type_id WHERE streams.name = ? AND revision = ?`,
      )
      .get(stream, revision);
    if (!found) throw new Error(`there is no event ${revision} of ${stream} in ${file}`);
    const { type_name: type, ...columns } = found;
    return { stream, type: String(type), columns };
  } finally {
    database.close();
  }
}

/** Puts a row at the end of the log, damaged, in one transaction; tells its place in the log. */
export function poison(file: string, { stream, type, columns }: LogRow, how: Poison): number {
  return writing(file, (database) => {
    database.prepare('INSERT INTO streams (name) VALUES (?) ON CONFLICT DO NOTHING').run(stream);
    database.prepare('INSERT INTO types (name) VALUES (?) ON CONFLICT DO NOTHING').run(type);
    const idIn = (table: 'streams' | 'types', name: string): unknown =>
      database.prepare(`SELECT id FROM ${table} WHERE name = ?`).pluck().get(name);
    const position = (database.prepare('SELECT max(position) FROM events').pluck().get() as number) + 1;
    const placed = { ...columns, position, stream_id: idIn('streams', stream), type_id: idIn('types', type) };
    const row = POISONS[how](placed);
    const names = Object.keys(row);
    database
      .prepare(`INSERT INTO events (${names.join()}) VALUES (${names.map((name) => `@${name}`).join()})`)
      .run(row);
    return position;
  });
}

/** Puts right what was damaged. */
export function mend(file: string, position: number, { columns }: LogRow): void {
  const { data, schema_version, hash } = columns;
  writing(file, (database) =>
    database
      .prepare('UPDATE events SET data = ?, schema_version = ?, hash = ? WHERE position = ?')
      .run(data, schema_version, hash, position),
  );
}

function writing<Result>(file: string, work: (database: Database.Database) => Result): Result {
  const database = new Database(file, { timeout: 5_000 });
  try {
    return database.transaction(() => work(database)).immediate();
  } finally {
    database.close();
  }
}
