import { statSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import Database from 'better-sqlite3';
import { EventSchemas } from '@adjutant/kernel';
import { command, everything, fill, points, scored } from '../contract/fixtures.js';
import { StoreUnavailable } from '../errors.js';
import { openDatabase } from './open-database.js';
import { openSqliteStore } from './open.js';
import { SqliteEventStore } from './sqlite-store.js';
import { temporaryFolder } from './temporary-folder.js';

const WAL_LIMIT = 64 * 1024 * 1024;
const CHECKPOINTS = { everyMs: 60_000, walLimitBytes: WAL_LIMIT };

describe('durability of the SQLite store', () => {
  const folder = temporaryFolder();
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => folder.remove());

  function open(name: string): { database: Database.Database; store: SqliteEventStore } {
    const database = openDatabase(folder.file(name), { busyTimeoutMs: 1_000, walLimitBytes: WAL_LIMIT });
    return { database, store: new SqliteEventStore(database, new EventSchemas(), CHECKPOINTS) };
  }

  it('waits for the disk, before and after the first append', async () => {
    const { database, store } = open('full.db');
    expect(database.pragma('synchronous', { simple: true })).toBe(2);
    await fill(store, 'match-1', 1);
    expect(database.pragma('synchronous', { simple: true })).toBe(2);
    expect(database.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(database.pragma('wal_autocheckpoint', { simple: true })).toBe(0);
    await store.close();
  });

  it('waits for the disk when the file is opened again', async () => {
    await open('again.db').store.close();
    const { database, store } = open('again.db');
    expect(database.pragma('synchronous', { simple: true })).toBe(2);
    await store.close();
  });

  it('refuses to start where SQLite would not wait for the disk', () => {
    const pragma = Database.prototype.pragma;
    const lax = jest.spyOn(Database.prototype, 'pragma').mockImplementation(function (
      this: Database.Database,
      source,
      options,
    ) {
      return pragma.call(this, source === 'synchronous = FULL' ? 'synchronous = NORMAL' : source, options);
    });
    const path = folder.file('lax.db');
    expect(() => openSqliteStore(path)).toThrow(
      `the event store ${path} does not wait for the disk (synchronous is 1 instead of 2): ` +
        'answers would be given for events that a power cut can take back',
    );
    lax.mockRestore();
  });

  it('puts all appends of one turn into one transaction', async () => {
    const { database, store } = open('group.db');
    const commits = countCommits(database);
    await Promise.all(Array.from({ length: 32 }, (_, index) => fill(store, `match-${index}`, 1)));
    expect(commits()).toBe(1);
    await fill(store, 'alone', 3);
    expect(commits()).toBe(4);
    await store.close();
  });

  it('keeps envelopes in the transaction of their events, all of it or nothing', async () => {
    const { database, store } = open('envelopes.db');
    const envelope = { sealed: 'a'.repeat(64), owner: 'A', salt: '5a'.repeat(16), holds: { points: 1 } };
    const placed = [{ place: 'envelopes-1-A', envelope, commandId: 'draw', payloadHash: 'f'.repeat(64) }];
    const append = () => store.append('match-1', 'absent', [scored(1)], command('draw'), placed);
    const heal = failCommits(database, Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR' }));
    await expect(append()).rejects.toThrow('disk I/O error');
    heal();
    expect([await store.envelopes('envelopes-1-A'), await store.read('match-1')]).toEqual([[], []]);
    const commits = countCommits(database);
    expect((await append()).outcome).toBe('appended');
    expect(await store.envelopes('envelopes-1-A')).toHaveLength(1);
    expect(commits()).toBe(1);
    expect((await store.append('match-1', 'absent', [scored(1)], command('late'), placed)).outcome).toBe('conflict');
    await store.close();
  });

  it('registers new streams and types inside that transaction', async () => {
    const { database, store } = open('register.db');
    const commits = countCommits(database);
    await Promise.all([
      store.append('match-1', 'absent', [{ type: 'New', data: {} }], command('a')),
      store.append('match-2', 'absent', [{ type: 'Newer', data: {} }], command('b')),
    ]);
    expect(commits()).toBe(1);
    await store.close();
  });

  it('answers only after the commit', async () => {
    const { database, store } = open('after.db');
    const answered = store.append('match-1', 'absent', [scored(1)], command('a'));
    const other = new Database(folder.file('after.db'), { readonly: true });
    const count = other.prepare('SELECT count(*) FROM events').pluck();
    expect(count.get()).toBe(0);
    await answered;
    expect(count.get()).toBe(1);
    expect(database.inTransaction).toBe(false);
    other.close();
    await store.close();
  });

  it('records the rest of a batch when one append in it meets a conflict', async () => {
    const { database, store } = open('conflict.db');
    const commits = countCommits(database);
    const results = await Promise.all([
      store.append('match-1', 'absent', [scored(1)], command('a')),
      store.append('match-1', 'absent', [scored(2)], command('b')),
      store.append('match-1', 0, [scored(3)], command('c')),
    ]);
    expect(results.map(({ outcome }) => outcome)).toEqual(['appended', 'conflict', 'appended']);
    expect(points(await store.read('match-1'))).toEqual([1, 3]);
    expect(commits()).toBe(1);
    await store.close();
  });

  it('acknowledges nothing when the commit fails, goes on reading, and recovers', async () => {
    const { database, store } = open('commit.db');
    await fill(store, 'match-1', 1);
    const failure = Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_FSYNC' });
    const heal = failCommits(database, failure);
    const results = await Promise.allSettled([
      store.append('match-1', 0, [scored(1)], command('a')),
      store.append('match-2', 'absent', [scored(1)], command('b')),
      store.append('match-1', 'absent', [scored(1)], command('c')),
    ]);
    const rejected = new StoreUnavailable(`nothing was recorded in ${folder.file('commit.db')}: disk I/O error`);
    expect(results).toEqual(Array(3).fill({ status: 'rejected', reason: rejected }));
    expect(results.map((result) => (result as PromiseRejectedResult).reason.cause)).toEqual([
      failure,
      failure,
      failure,
    ]);
    expect(points(await everything(store))).toEqual([0]);
    heal();
    expect(await store.append('match-1', 0, [scored(1)], command('a'))).toMatchObject({
      outcome: 'appended',
      revision: 1,
      position: await store.head(),
    });
    expect(await store.verifyAll()).toEqual({ intact: true, events: 2 });
    await store.close();
  });

  it('refuses without trying while no mark gets through, says so, and goes on by itself when one does', async () => {
    const { database, store } = open('marked.db');
    await fill(store, 'match-1', 1);
    const failure = Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_FSYNC' });
    const heal = failCommits(database, failure);
    const pragma = Database.prototype.pragma;
    const marks = jest.spyOn(Database.prototype, 'pragma').mockImplementation(function (
      this: Database.Database,
      source,
      options,
    ) {
      if (source.startsWith('user_version =')) throw failure;
      return pragma.call(this, source, options);
    });
    await expect(store.append('match-1', 0, [scored(1)], command('a'))).rejects.toMatchObject({ disk: 'failing' });
    expect(store.trouble).toBe('writing has failed (disk I/O error), and is tried again every second');
    heal();
    // The disk would take it now, but nobody knows yet.
    await expect(store.append('match-1', 0, [scored(1)], command('a'))).rejects.toMatchObject({ disk: 'failing' });
    await expect(store.keep('match-1', [])).rejects.toMatchObject({ disk: 'failing' });
    expect(points(await everything(store))).toEqual([0]);
    marks.mockRestore();
    while (store.trouble !== undefined) await nextTurn();
    expect((await store.append('match-1', 0, [scored(1)], command('a'))).outcome).toBe('appended');
    await store.close();
  });

  it('answers every append even when rolling back fails too', async () => {
    const { database, store } = open('rollback.db');
    await fill(store, 'match-1', 1);
    const failure = Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR' });
    const heal = onStatements(database, ['COMMIT', 'ROLLBACK'], () => {
      throw failure;
    });
    const rejected = new StoreUnavailable(`nothing was recorded in ${folder.file('rollback.db')}: disk I/O error`, {
      cause: failure,
      disk: 'failing',
    });
    await expect(store.append('match-1', 0, [scored(1)], command('a'))).rejects.toThrow(rejected);
    heal();
    expect((await store.append('match-1', 0, [scored(1)], command('a'))).outcome).toBe('appended');
    expect(await store.verifyAll()).toEqual({ intact: true, events: 2 });
    await store.close();
  });

  it('records nothing of a batch that does not fit on the disk', async () => {
    const { database, store } = open('disk-full.db');
    await fill(store, 'match-1', 2);
    database.pragma(`max_page_count = ${String(database.pragma('page_count', { simple: true }))}`);
    const big = { type: 'Noted', data: { text: 'x'.repeat(100_000) } };
    const appending = store.append('match-2', 'absent', [scored(1), big], command('a'));
    await expect(appending).rejects.toMatchObject({
      name: 'StoreUnavailable',
      message: `nothing was recorded in ${folder.file('disk-full.db')}: database or disk is full`,
      cause: { code: 'SQLITE_FULL' },
    });
    expect(points(await everything(store))).toEqual([0, 1]);
    database.pragma('max_page_count = 1000000');
    expect((await store.append('match-2', 'absent', [scored(1), big], command('a'))).outcome).toBe('appended');
    expect(await store.verifyAll()).toEqual({ intact: true, events: 4 });
    await store.close();
  });

  it('fails only the append that SQLite cannot take', async () => {
    const { database, store } = open('alone.db');
    database.exec(`CREATE TRIGGER picky BEFORE INSERT ON events WHEN NEW.actor_id = 'nobody'
      BEGIN SELECT RAISE(ABORT, 'nobody may not write'); END`);
    const results = await Promise.allSettled([
      store.append('match-1', 'absent', [scored(1)], command('a')),
      store.append('match-2', 'absent', [scored(1)], { ...command('b'), actor: { id: 'nobody', role: 'player' } }),
      store.append('match-3', 'absent', [scored(1)], command('c')),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await everything(store)).map(({ stream }) => stream)).toEqual(['match-1', 'match-3']);
    expect(await store.verifyAll()).toEqual({ intact: true, events: 2 });
    await store.close();
  });

  it('carries the write-ahead log over when it grows past its limit', async () => {
    const path = folder.file('wal.db');
    const store = openSqliteStore(path, { checkpointEveryMs: 60_000, walLimitBytes: 256 * 1024 });
    await fill(store, 'match-1', 1_200);
    expect(statSync(`${path}-wal`).size).toBeLessThan(300 * 12 * 4096);
    await store.close();
  });

  it('carries the write-ahead log over from time to time', async () => {
    const path = folder.file('timer.db');
    const store = openSqliteStore(path, { checkpointEveryMs: 1 });
    const carried = jest.spyOn(Database.prototype, 'pragma');
    await fill(store, 'match-1', 1);
    while (!carried.mock.calls.some(([source]) => source === 'wal_checkpoint(PASSIVE)')) await nextTurn();
    carried.mockRestore();
    await store.close();
  });
});

interface Run {
  (this: Database.Statement, ...values: unknown[]): Database.RunResult;
}

function onStatements(database: Database.Database, sources: readonly string[], before: () => void): () => void {
  const statements = Object.getPrototypeOf(database.prepare('COMMIT')) as { run: Run };
  const { run } = statements;
  const spy = jest.spyOn(statements, 'run').mockImplementation(function (
    this: Database.Statement,
    ...values: unknown[]
  ) {
    if (sources.includes(this.source)) before();
    return run.apply(this, values);
  });
  return () => spy.mockRestore();
}

function countCommits(database: Database.Database): () => number {
  let commits = 0;
  onStatements(database, ['COMMIT'], () => commits++);
  return () => commits;
}

function failCommits(database: Database.Database, failure: Error): () => void {
  return onStatements(database, ['COMMIT'], () => {
    throw failure;
  });
}
