import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import Database from 'better-sqlite3';
import { digest } from '@adjutant/seal';
import { scored } from '../contract/fixtures.js';
import { PoisonedEvent } from '../errors.js';
import type { CommandContext, StoredEvent } from '../port.js';
import { openSqliteStore, type SqliteStore } from './open.js';
import { temporaryFolder, type TemporaryFolder } from './temporary-folder.js';

const AT = '2026-11-30T09:00:00.000Z';
/** More than two pages. */
const COUNT = 1_203;

describe('a long stream, which is read in pages', () => {
  let folder: TemporaryFolder;
  let path: string;
  let store: SqliteStore;

  beforeAll(async () => {
    folder = temporaryFolder();
    path = folder.file('log.db');
    store = openSqliteStore(path);
    for (let revision = 0; revision < COUNT; revision += 3) {
      const events = [0, 1, 2].map((index) => ({ ...scored(revision + index), ...NAMED[index] }));
      await store.append('match-1', revision === 0 ? 'absent' : revision - 1, events, context(revision));
    }
  });

  afterAll(async () => {
    await store.close();
    folder.remove();
  });

  const NAMED = [{}, { data: { says: 'Würfel 🎲 "6"\n,' } }, { type: 'Renamed', data: { of: [1, [2, {}], null] } }];

  function context(revision: number): CommandContext {
    const commandId = randomUUID();
    return {
      commandId,
      actor: { id: revision % 2 === 0 ? 'player-1' : 'Jürgen 🎲 Ω', role: 'player' },
      occurredAt: AT,
      recordedAt: AT,
      payloadHash: digest({ revision }),
      ...(revision % 4 < 2 ? { correlationId: randomUUID() } : {}),
      ...(revision % 5 < 2 ? { causationId: randomUUID() } : {}),
    };
  }

  /** One by one, as few events are read. */
  async function rowByRow(from = 0): Promise<readonly StoredEvent[]> {
    return store.read('match-1', from, COUNT);
  }

  async function changed(sql: string, look: () => Promise<void>): Promise<void> {
    const copy = folder.file(`${randomUUID()}.db`);
    await store.backup(copy);
    const database = new Database(copy);
    database.exec(sql);
    database.close();
    const whole = store;
    store = openSqliteStore(copy);
    await look();
    await store.close();
    store = whole;
  }

  it('reads as it does row by row, member by member and in their order', async () => {
    const rows = await rowByRow();
    expect(rows).toHaveLength(COUNT);
    expect(JSON.stringify(await store.read('match-1'))).toBe(JSON.stringify(rows));
    expect(JSON.stringify(await store.readOriginal('match-1'))).toBe(JSON.stringify(rows));
    expect(await store.read('match-1')).toEqual(rows);
    expect(JSON.stringify(await store.read('match-1', 700))).toBe(JSON.stringify(await rowByRow(700)));
    expect(await store.read('match-1', COUNT)).toEqual([]);
  });

  it('is not read row by row where all is as usual', async () => {
    const rows = jest.spyOn(
      Object.getPrototypeOf(new Database(':memory:').prepare('SELECT 1')) as Database.Statement,
      'all',
    );
    await store.read('match-1');
    await store.readOriginal('match-1', 500);
    expect(rows).not.toHaveBeenCalled();
    await rowByRow();
    expect(rows).toHaveBeenCalledTimes(1);
    rows.mockRestore();
  });

  it('has its metadata also when the store has been closed since', async () => {
    const rows = await rowByRow();
    let read: readonly StoredEvent[] = [];
    await changed('SELECT 1', async () => void (read = await store.read('match-1')));
    expect(JSON.stringify(read)).toBe(JSON.stringify(rows));
  });

  it('is copied with its metadata', async () => {
    const [first] = await store.read('match-1');
    const copy = { ...first };
    expect(copy.meta).toBe(first?.meta);
    expect(structuredClone(first)).toEqual(copy);
  });

  it.each([
    ['a command id of another kind', `UPDATE events SET command_id = 'typed in' WHERE revision = 700`],
    ['a text as long as the bytes of an id', `UPDATE events SET command_id = 'sixteen letters!' WHERE revision = 700`],
    ['a correlation of another kind', `UPDATE events SET correlation_id = 'a league' WHERE revision = 2`],
    ['a cause of another kind', `UPDATE events SET causation_id = 'sixteen letters!' WHERE revision = 2`],
    ['a payload hash of another kind', `UPDATE events SET payload_hash = 'none' WHERE revision = 1202`],
    ['a gap', `DELETE FROM events WHERE revision = 600`],
    ['a gap of more than a page', `DELETE FROM events WHERE revision BETWEEN 300 AND 1100`],
    ['an event from the far end', `UPDATE events SET revision = 9007199254740991 WHERE revision = 1202`],
    ['spaces around its data', `UPDATE events SET data = ' { "points" : 1 } ' WHERE revision = 700`],
    ['the same member twice', `UPDATE events SET data = '{"a":1,"a":2}' WHERE revision = 700`],
  ])('reads as it does row by row with %s', async (_, sql) => {
    await changed(sql, async () => {
      const rows = JSON.stringify(await rowByRow());
      expect(JSON.stringify(await store.read('match-1'))).toBe(rows);
      expect(JSON.stringify(await store.readOriginal('match-1'))).toBe(rows);
    });
  });

  it.each([
    ['is no JSON', `UPDATE events SET data = '{' WHERE revision = 700`],
    ['is two', `UPDATE events SET data = '{},{}' WHERE revision = 700`],
    ['is nothing', `UPDATE events SET data = '' WHERE revision = 700`],
    ['is a list', `UPDATE events SET data = '[]' WHERE revision = 700`],
    ['is null', `UPDATE events SET data = 'null' WHERE revision = 700`],
    [
      'goes on in the next',
      'UPDATE events SET data = iif(revision = 700, \'{"a":"\', \'"}\') WHERE revision IN (700, 701)',
    ],
    [
      'would be two with the next, which is none',
      "UPDATE events SET data = iif(revision = 700, '{},1,1,1,{}', ' ') WHERE revision IN (700, 701)",
    ],
    [
      'would be two with halves of the next',
      "UPDATE events SET data = iif(revision = 700, '{}],[{\"a\":[1', '2]}') WHERE revision IN (700, 701)",
    ],
  ])('refuses data that %s, by its place', async (_, sql) => {
    await changed(sql, async () => {
      for (const reading of [store.read('match-1'), store.readOriginal('match-1')]) {
        const error: unknown = await reading.catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(PoisonedEvent);
        expect(error).toMatchObject({ revision: 700, position: '0000000000000701' });
      }
    });
  });

  it.each([
    ['a command id of 17 bytes', `UPDATE events SET command_id = zeroblob(17) WHERE revision = 700`, 17],
    ['a correlation of none', `UPDATE events SET correlation_id = x'' WHERE revision = 700`, 0],
    ['a cause of one', `UPDATE events SET causation_id = x'00' WHERE revision = 700`, 1],
    [
      'lengths that make up for one another',
      `UPDATE events SET payload_hash = zeroblob(33), previous_hash = zeroblob(31) WHERE revision = 700`,
      33,
    ],
  ])('refuses metadata with %s when it is asked for', async (_, sql, bytes) => {
    await changed(sql, async () => {
      const events = await store.read('match-1');
      expect(() => events[700]?.meta).toThrow(
        `event 700 of stream match-1 (position 0000000000000701) cannot be read: its metadata is damaged (an id or hash has ${bytes} bytes)`,
      );
      expect(events[699]?.meta.commandId).toBe((await rowByRow())[699]?.meta.commandId);
    });
  });
});
