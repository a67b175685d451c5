import type Database from 'better-sqlite3';
import { getHeapStatistics } from 'node:v8';
import { kibibytesCached, openSqliteFile } from './sqlite-file.js';

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
