import { jest } from '@jest/globals';
import Database from 'better-sqlite3';
import { command, fill, points, scored } from './contract/fixtures.js';
import { BrokenChain } from './errors.js';
import { heldStore, type BrokenStream, type FaultBook } from './held-store.js';
import type { EventStore } from './port.js';
import { openSqliteStore } from './sqlite/open.js';
import { temporaryFolder, type TemporaryFolder } from './sqlite/temporary-folder.js';

class Book implements FaultBook {
  readonly broken = new Map<string, BrokenStream>();
  of = (stream: string): BrokenStream | undefined => this.broken.get(stream);
  found = (one: BrokenStream): void => void this.broken.set(one.stream, one);
}

describe('a store that is held to its hashes', () => {
  let folder: TemporaryFolder;
  let raw: EventStore;
  let book: Book;
  let held: EventStore;
  beforeEach(async () => {
    folder = temporaryFolder();
    raw = openSqliteStore(folder.file('log.db'));
    book = new Book();
    held = heldStore(raw, book);
    await fill(raw, 'match-1', 3);
    await fill(raw, 'match-2', 3);
  });
  afterEach(async () => {
    await raw.close();
    folder.remove();
  });

  const edit = (points: number): void => {
    const database = new Database(folder.file('log.db'));
    database
      .prepare(
        `UPDATE events SET data = ? WHERE revision = 1 AND stream_id = (SELECT id FROM streams WHERE name = 'match-2')`,
      )
      .run(JSON.stringify({ points }));
    database.close();
  };
  const cutOff = (): void => {
    const database = new Database(folder.file('log.db'));
    database.prepare('DELETE FROM events WHERE position = (SELECT max(position) FROM events)').run();
    database.close();
  };
  const original = async (): Promise<number> => Number(points(await raw.readOriginal('match-2'))[1]);

  it('takes nothing more for a stream that was edited after it was looked at, and the others go on', async () => {
    await held.read('match-2');
    edit(99);
    await expect(held.append('match-2', 2, [scored(4)], command('late'))).rejects.toThrow(/match-2 .*entry 1/);
    expect([...book.broken.keys()]).toEqual(['match-2']);
    expect(await held.append('match-1', 2, [scored(4)], command('other'))).toMatchObject({ outcome: 'appended' });
    expect(await raw.read('match-2')).toHaveLength(3);
  });

  it('takes nothing more for it where the end of the log was cut off with that', async () => {
    await held.read('match-2');
    edit(99);
    cutOff();
    await expect(held.append('match-2', 1, [scored(4)], command('late'))).rejects.toThrow(/match-2 .*entry 1/);
    expect(await raw.read('match-2')).toHaveLength(2);
  });

  it('takes nothing more for it where this process has recorded elsewhere in between, past the one that looks', async () => {
    await held.read('match-2');
    edit(99);
    await raw.append('match-1', 2, [scored(4)], command('in between'));
    await expect(held.append('match-2', 2, [scored(4)], command('late'))).rejects.toThrow(/match-2 .*entry 1/);
  });

  it('takes it again once it was put right', async () => {
    const before = await original();
    edit(99);
    edit(before);
    expect(await held.append('match-2', 2, [scored(4)], command('late'))).toMatchObject({ outcome: 'appended' });
  });

  it('looks at nothing again because this or another process has recorded', async () => {
    const there = openSqliteStore(folder.file('log.db'));
    const looks = jest.spyOn(raw, 'verifyChain');
    await held.append('match-1', 2, [scored(4)], command('here'));
    await there.append('match-1', 3, [scored(4)], command('there'));
    await held.append('match-2', 2, [scored(4)], command('here again'));
    await there.append('match-3', 'absent', [scored(4)], command('there again'));
    // As where it comes between the look and the commit.
    await raw.append('match-2', 3, [scored(4)], command('here, unasked'));
    await held.append('match-1', 4, [scored(4)], command('and here'));
    expect(looks).toHaveBeenCalledTimes(0);
    await there.close();
  });

  it('asks once for all appends of one turn whether anybody has edited, and anew in the next', async () => {
    let asked = 0;
    const counted = new Proxy(raw, {
      get: (of, name) => {
        if (name === 'edits') asked += 1;
        const value: unknown = Reflect.get(of, name, of);
        return typeof value === 'function' ? (value.bind(of) as unknown) : value;
      },
    });
    const counting = heldStore(counted, book);
    asked = 0;
    const together = ['match-1', 'match-2'].map((stream) => counting.append(stream, 2, [scored(4)], command(stream)));
    await Promise.all(together);
    expect(asked).toBe(1);
    // As where it comes between the look and the commit.
    const soon = counting.append('match-1', 3, [scored(5)], command('soon'));
    edit(98);
    const inTheSameTurn = counting.append('match-2', 3, [scored(5)], command('same turn'));
    await expect(Promise.all([soon, inTheSameTurn])).resolves.toMatchObject([
      { outcome: 'appended' },
      { outcome: 'appended' },
    ]);
    edit(99);
    await expect(counting.append('match-2', 4, [scored(5)], command('late'))).rejects.toThrow(/match-2 .*entry 1/);
    expect(await raw.read('match-2')).toHaveLength(5);
  });

  it('reports what was edited to whoever verifies what is read, and writes it down', async () => {
    edit(99);
    expect(await held.readVerified('match-2')).toMatchObject({ intact: false, stream: 'match-2', revision: 1 });
    expect([...book.broken.keys()]).toEqual(['match-2']);
    await expect(held.readVerified('match-2')).rejects.toThrow(BrokenChain);
    book.broken.clear();
    await expect(held.readVerified('match-2', 2)).rejects.toThrow(/entry 1/);
  });

  it.each(['read', 'readBare', 'readOriginal'] as const)(
    '%s hands over nothing of a stream that was edited',
    async (by) => {
      edit(99);
      await expect(held[by]('match-2')).rejects.toThrow(BrokenChain);
      await expect(held[by]('match-2', 2)).rejects.toThrow(/match-2 is not what was recorded: entry 1/);
      expect([...book.broken.keys()]).toEqual(['match-2']);
      expect(await held[by]('match-1')).toHaveLength(3);
    },
  );

  it('takes nothing in behind what is broken, and everything elsewhere', async () => {
    edit(99);
    await held.verifyChain('match-2');
    await expect(held.append('match-2', 2, [scored(1)], command('x'))).rejects.toThrow(BrokenChain);
    expect(await held.append('match-1', 2, [scored(1)], command('x'))).toMatchObject({ outcome: 'appended' });
    expect(await raw.read('match-2')).toHaveLength(3);
  });

  it('stops at what others have found, and goes on when the book says that it is put right', async () => {
    const before = await original();
    expect(await held.read('match-2')).toHaveLength(3);
    edit(99);
    book.found({ intact: false, stream: 'match-2', revision: 1, reason: 'as somebody found' });
    await expect(held.read('match-2')).rejects.toThrow(/as somebody found/);
    book.broken.clear();
    await expect(held.read('match-2')).rejects.toThrow(/does not match its hash/);
    edit(before);
    book.broken.clear();
    expect(await held.read('match-2')).toHaveLength(3);
  });

  it('works the hashes of a stream out once, not with every question, and reads it no second time for that', async () => {
    const asked: unknown[] = [];
    const counting = heldStore(
      new Proxy(raw, {
        get: (of, name) => {
          const value: unknown = Reflect.get(of, name, of);
          if (typeof value !== 'function') return value;
          asked.push(name);
          return value.bind(of) as unknown;
        },
      }),
      book,
    );
    for (let times = 0; times < 3; times += 1) expect(await counting.readBare('match-1')).toHaveLength(3);
    expect(asked).toEqual(['readVerified', 'readBare', 'readBare']);
    expect(await counting.readBare('match-1')).toEqual(await raw.readBare('match-1'));
    expect(await counting.read('match-2')).toEqual(await raw.read('match-2'));
  });
});
