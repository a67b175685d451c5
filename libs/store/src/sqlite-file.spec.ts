import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import type Database from 'better-sqlite3';
import { getHeapStatistics } from 'node:v8';
import { inWriteAheadLog, kibibytesCached, openSqliteFile } from './sqlite-file.js';
import { temporaryFolder } from './sqlite/temporary-folder.js';

const MB = 1_000_000;

it.each([
  [544, 1_062],
  [1_048, 2_046],
  [2_096, 4_093],
  [4_144, 4_096],
])('of each file a process with a heap of %s MB caches %s KiB', (heap, kibibytes) => {
  expect(kibibytesCached(heap * MB)).toBe(kibibytes);
});

it('is told to SQLite with every file', () => {
  const size = openSqliteFile(':memory:', {}, (database: Database.Database) => {
    const cached: unknown = database.pragma('cache_size', { simple: true });
    database.close();
    return cached;
  });
  expect(size).toBe(-kibibytesCached(getHeapStatistics().heap_size_limit));
});

const WRITES_FOR_A_WHILE = `
  const Database = require(${JSON.stringify(createRequire(import.meta.url).resolve('better-sqlite3'))});
  const database = new Database(process.argv[1]);
  database.exec('BEGIN IMMEDIATE; CREATE TABLE made (here INTEGER)');
  process.stdout.write('writes');
  setTimeout(() => database.exec('COMMIT'), 300);`;

it('waits for another process that is just making the file', async () => {
  const folder = temporaryFolder();
  const other = spawn(process.execPath, ['-e', WRITES_FOR_A_WHILE, folder.file('new.db')]);
  const ended = once(other, 'exit');
  await once(other.stdout, 'data');
  const journal = openSqliteFile(folder.file('new.db'), {}, (database: Database.Database) => {
    const kept = inWriteAheadLog(database);
    database.close();
    return kept;
  });
  expect(journal).toBe('wal');
  expect(await ended).toEqual([0, null]);
  folder.remove();
});
