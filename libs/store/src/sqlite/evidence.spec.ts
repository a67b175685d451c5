import { writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { EventSchemas, type Upcaster } from '@adjutant/kernel';
import { BEGINNING, type StoredEvent } from '../port.js';
import { Collector, command, everything, fill, points, scored } from '../contract/fixtures.js';
import { PoisonedEvent, StoreUnreadable } from '../errors.js';
import { openSqliteStore, type SqliteStore } from './open.js';
import { temporaryFolder, type TemporaryFolder } from './temporary-folder.js';

describe('what a SQLite file can hold against us', () => {
  let folder: TemporaryFolder;
  let path: string;
  let store: SqliteStore;

  beforeEach(async () => {
    folder = temporaryFolder();
    path = folder.file('log.db');
    store = openSqliteStore(path);
    await fill(store, 'match-1', 3);
    await fill(store, 'match-2', 3);
  });

  afterEach(async () => {
    await store.close();
    folder.remove();
  });

  function tamper(sql: string): void {
    const database = new Database(path);
    database.exec(sql);
    database.close();
  }

  const second = "revision = 1 AND stream_id = (SELECT id FROM streams WHERE name = 'match-2')";
  const broken = (revision: number, reason: string) => ({ intact: false, stream: 'match-2', revision, reason });

  it.each([
    ['changed data', `UPDATE events SET data = '{"points":99}' WHERE ${second}`],
    ['a changed actor', `UPDATE events SET actor_id = 'somebody' WHERE ${second}`],
    ['a changed role', `UPDATE events SET actor_role = 'judge' WHERE ${second}`],
    ['a changed time at the table', `UPDATE events SET occurred_at = '2027' WHERE ${second}`],
    ['a changed time of recording', `UPDATE events SET recorded_at = '2027' WHERE ${second}`],
    ['a changed command id', `UPDATE events SET command_id = 'x' WHERE ${second}`],
    ['a changed place in its command', `UPDATE events SET command_index = 5 WHERE ${second}`],
    ['a changed correlation', `UPDATE events SET correlation_id = 'x' WHERE ${second}`],
    ['a changed cause', `UPDATE events SET causation_id = 'x' WHERE ${second}`],
    ['a changed payload hash', `UPDATE events SET payload_hash = 'x' WHERE ${second}`],
    ['a changed schema version', `UPDATE events SET schema_version = 2 WHERE ${second}`],
    ['a changed hash', `UPDATE events SET hash = zeroblob(32) WHERE ${second}`],
    ['a changed type', `INSERT INTO types VALUES (9, 'Other'); UPDATE events SET type_id = 9 WHERE ${second}`],
  ])('finds %s', async (_, sql) => {
    tamper(sql);
    const report = broken(1, 'its content does not match its hash');
    expect(await store.verifyChain('match-2')).toEqual(report);
    expect(await store.readVerified('match-2')).toEqual(report);
    expect(await store.verifyAll()).toEqual(report);
    expect(await store.verifyChain('match-1')).toEqual({ intact: true, events: 3 });
  });

  it('finds an event whose link was replaced', async () => {
    tamper(`UPDATE events SET previous_hash = zeroblob(32) WHERE ${second}`);
    const report = broken(1, 'it is not chained to the event before it');
    expect(await store.verifyChain('match-2')).toEqual(report);
    expect(await store.readVerified('match-2')).toEqual(report);
    expect(await store.verifyAll()).toEqual(report);
  });

  it('finds an event that was taken out of the middle', async () => {
    tamper(`DELETE FROM events WHERE ${second}`);
    expect(await store.verifyChain('match-2')).toEqual(broken(2, 'revision 1 is missing before it'));
    expect(await store.verifyAll()).toEqual(broken(2, 'position 5 of the log is missing before it'));
  });

  it('finds a stream that was cut off at its end', async () => {
    tamper(`DELETE FROM events WHERE revision = 2 AND stream_id = (SELECT id FROM streams WHERE name = 'match-1')`);
    expect(await store.verifyAll()).toEqual(broken(0, 'position 3 of the log is missing before it'));
  });

  it('finds a stream that was given another name', async () => {
    tamper("UPDATE streams SET name = 'match-9' WHERE name = 'match-2'");
    expect(await store.verifyAll()).toEqual({ ...broken(0, 'its content does not match its hash'), stream: 'match-9' });
  });

  it('names an event that cannot be read, as the first broken link', async () => {
    tamper(`UPDATE events SET data = '{"points":' WHERE ${second}`);
    const report = await store.verifyAll();
    expect(await store.readVerified('match-2')).toEqual(report);
    expect(report).toEqual(
      broken(1, expect.stringMatching(/^event 1 of stream match-2 .* cannot be read: its data is not JSON/) as string),
    );
  });

  it.each([
    ['data that is not JSON', `UPDATE events SET data = 'oops' WHERE ${second}`, /its data is not JSON \(.+\)$/],
    ['data that is no object', `UPDATE events SET data = '[1]' WHERE ${second}`, /its data is not a JSON object$/],
    [
      'a type without a name',
      `PRAGMA foreign_keys = OFF; UPDATE events SET type_id = 77 WHERE ${second}`,
      /its type 77 has no name$/,
    ],
    [
      'a schema of the future',
      `UPDATE events SET schema_version = 3 WHERE ${second}`,
      /PointsScored has schema version 3, but this build knows 1: use a newer build$/,
    ],
  ])('reports %s by its place', async (_, sql, reason) => {
    tamper(sql);
    const error: unknown = await store.read('match-2').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PoisonedEvent);
    const { stream, revision, position, message } = error as PoisonedEvent;
    expect({ stream, revision, position }).toEqual({ stream: 'match-2', revision: 1, position: '0000000000000005' });
    expect(message).toMatch(reason);
    expect(message).toMatch(/^event 1 of stream match-2 \(position 0000000000000005\) cannot be read: /);
    await expect(store.readBare('match-2')).rejects.toThrow(message);
    await expect(store.readAll(BEGINNING, 10)).rejects.toThrow(message);
    expect(points(await store.read('match-2', 2))).toEqual([2]);
    expect(points(await store.read('match-1'))).toEqual([0, 1, 2]);
  });

  it('reports damaged metadata when it is asked for', async () => {
    tamper(`UPDATE events SET hash = x'00' WHERE ${second}`);
    const [, event] = await store.read('match-2');
    expect(() => event?.meta).toThrow(
      'event 1 of stream match-2 (position 0000000000000005) cannot be read: its metadata is damaged (an id or hash has 1 bytes)',
    );
  });

  it('hands a subscriber everything before a poisoned event, and then says why it stops', async () => {
    tamper(`UPDATE events SET data = 'oops' WHERE ${second}`);
    const collector = new Collector();
    const subscription = store.subscribe(BEGINNING, collector.handle);
    await expect(subscription.done).rejects.toThrow(PoisonedEvent);
    expect(points(collector.events)).toEqual([0, 1, 2, 0]);
  });

  it('sees what another process wrote, and goes on from there', async () => {
    const other = openSqliteStore(path);
    expect((await other.append('match-1', 2, [scored(7)], command('x'))).outcome).toBe('appended');
    expect(await store.append('match-1', 2, [scored(8)], command('y'))).toEqual({ outcome: 'conflict', actual: 3 });
    expect(await store.append('match-1', 3, [scored(7)], command('x'))).toEqual({
      outcome: 'duplicate',
      revision: 3,
      samePayload: true,
    });
    await store.append('match-1', 3, [{ type: 'Renamed', data: {} }], command('z'));
    expect((await other.read('match-1', 4)).map(({ event }) => event.type)).toEqual(['Renamed']);
    expect(await other.verifyAll()).toEqual({ intact: true, events: 8 });
    await other.close();
  });

  it('lifts old events on reading and leaves their hashes alone', async () => {
    await store.close();
    const addSide: Upcaster = {
      type: 'PointsScored',
      from: 1,
      name: 'AddSide',
      up: (data) => ({ ...data, side: 'A' }),
    };
    store = openSqliteStore(path, { schemas: new EventSchemas([addSide]) });
    await store.append('match-1', 2, [{ type: 'PointsScored', data: { points: 3, side: 'B' } }], command('new'));
    const lifted = [0, 1, 2].map((value) => ({ points: value, side: 'A' }));
    const read = await store.read('match-1');
    expect(read.map(({ event }) => event.data)).toEqual([...lifted, { points: 3, side: 'B' }]);
    expect(read.map(({ meta }) => meta.schemaVersion)).toEqual([1, 1, 1, 2]);
    expect((await store.readBare('match-1')).map(({ event }) => event)).toEqual(read.map(({ event }) => event));
    expect(await store.readVerified('match-1')).toEqual({ intact: true, events: read });
    expect((await everything(store)).slice(0, 3).map(({ event }) => event.data)).toEqual(lifted);
    expect(points(await store.readOriginal('match-1'))).toEqual([0, 1, 2, 3]);
    expect((await store.readAllOriginal('', 3)).map(({ event }) => event.data)).toEqual(
      [0, 1, 2].map((value) => ({ points: value })),
    );
    expect(await store.verifyAll()).toEqual({ intact: true, events: 7 });
  });

  it('reports an upcaster that fails, by the event that it failed on', async () => {
    await store.close();
    const failing: Upcaster = {
      type: 'PointsScored',
      from: 1,
      name: 'Fail',
      up: () => {
        throw new Error('no points here');
      },
    };
    store = openSqliteStore(path, { schemas: new EventSchemas([failing]) });
    await expect(store.read('match-1')).rejects.toThrow(
      'event 0 of stream match-1 (position 0000000000000001) cannot be read: no points here',
    );
  });

  it('copies a log in use', async () => {
    const copy = folder.file('copy.db');
    await store.backup(copy);
    const copied = openSqliteStore(copy);
    expect(await everything(copied)).toEqual(await everything(store));
    await copied.close();
  });

  it('keeps UUIDs and hashes as bytes', () => {
    const database = new Database(path, { readonly: true });
    const sizes: unknown = database
      .prepare(
        'SELECT DISTINCT length(command_id), length(payload_hash), length(previous_hash), length(hash) FROM events',
      )
      .raw()
      .all();
    expect(sizes).toEqual([[16, 32, 32, 32]]);
    database.close();
  });
});

describe('opening a SQLite file', () => {
  const folder = temporaryFolder();
  afterAll(() => folder.remove());

  function made(name: string, make: (path: string) => void): string {
    const path = folder.file(name);
    make(path);
    return path;
  }

  function sql(path: string, text: string): void {
    const database = new Database(path);
    database.exec(text);
    database.close();
  }

  function refusal(path: string): StoreUnreadable {
    try {
      void openSqliteStore(path).close();
    } catch (error) {
      if (error instanceof StoreUnreadable) return error;
      throw error;
    }
    throw new Error(`${path} was opened`);
  }

  it('makes the folder and the file', async () => {
    const store = openSqliteStore(folder.file('new/deep/log.db'));
    await fill(store, 'match-1', 1);
    expect((await everything(store)).length).toBe(1);
    await store.close();
  });

  it('refuses a file that is not a database', () => {
    const path = made('notes.txt', (file) => writeFileSync(file, 'These are only notes. '.repeat(100)));
    expect(refusal(path).message).toBe(`the event store ${path} cannot be opened: the file is not a SQLite database`);
  });

  it('refuses a database of something else and leaves it as it was', () => {
    const path = made('other.db', (file) => sql(file, 'CREATE TABLE birds (name TEXT)'));
    expect(refusal(path).message).toBe(
      `${path} is a SQLite file, but not an event store of Adjutant: name another file`,
    );
    const database = new Database(path);
    expect(database.prepare('SELECT name FROM sqlite_schema').pluck().all()).toEqual(['birds']);
    expect(database.pragma('journal_mode', { simple: true })).toBe('delete');
    database.close();
  });

  it('lifts a file of the schema before, with everything that is in it', async () => {
    const path = folder.file('older.db');
    const older = openSqliteStore(path);
    await fill(older, 'match-1', 2);
    await older.close();
    sql(path, 'DROP TABLE envelopes; UPDATE adjutant_schema SET version = 1');
    const store = openSqliteStore(path);
    const envelope = { sealed: 'a'.repeat(64), owner: 'A', salt: '5a'.repeat(16), holds: {} };
    await store.keep('envelopes-1-A', [{ envelope, commandId: 'draw', payloadHash: 'f'.repeat(64) }]);
    expect(await store.envelopes('envelopes-1-A')).toHaveLength(1);
    expect(await store.verifyAll()).toEqual({ intact: true, events: 2 });
    await store.close();
  });

  it('refuses a newer schema', async () => {
    const path = folder.file('newer.db');
    await openSqliteStore(path).close();
    sql(path, 'UPDATE adjutant_schema SET version = 3');
    expect(refusal(path).message).toBe(
      `the event store ${path} has schema 3, but this build knows schemas up to 2: use a newer build`,
    );
  });

  it('refuses a damaged file', () => {
    const path = made('damaged.db', (file) => {
      const head = Buffer.alloc(8192, 0x5a);
      head.write('SQLite format 3\0', 'latin1');
      head.set([0x10, 0x00, 0x01, 0x01, 0x00, 0x40, 0x20, 0x20], 16);
      writeFileSync(file, head);
    });
    expect(refusal(path).message).toMatch(new RegExp(`^the event store ${path} cannot be opened: `));
  });

  it('refuses a folder', () => {
    const path = folder.file('.');
    expect(refusal(path).message).toMatch(new RegExp(`^the event store .* cannot be opened: `));
  });

  it('opens an empty file as a new log', async () => {
    const path = made('empty.db', (file) => writeFileSync(file, ''));
    const store = openSqliteStore(path);
    expect(await store.readAll(BEGINNING, 1)).toEqual([] satisfies StoredEvent[]);
    await store.close();
  });
});
