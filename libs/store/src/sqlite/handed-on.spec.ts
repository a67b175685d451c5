import { jest } from '@jest/globals';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { command, everything, fill, points, scored } from '../contract/fixtures.js';
import { BEGINNING, type EventStore, type Position } from '../port.js';
import { HandedOn, type Written } from './handed-on.js';
import { openSqliteStore } from './open.js';
import { temporaryFolder } from './temporary-folder.js';

const folder = temporaryFolder();
afterEach(() => jest.restoreAllMocks());
afterAll(() => folder.remove());

/** How often a statement that reads events was run. */
function countReads(): () => number {
  const statements = Object.getPrototypeOf(new Database(':memory:').prepare('SELECT 1')) as Pick<
    Database.Statement,
    'all'
  >;
  const { all } = statements;
  let reads = 0;
  jest.spyOn(statements, 'all').mockImplementation(function (this: Database.Statement, ...values: unknown[]) {
    if (this.source.includes('FROM events')) reads += 1;
    return all.apply(this, values);
  });
  return () => reads;
}

const follow = async (store: EventStore, after: Position): Promise<readonly unknown[]> => [
  await store.readAll(after, 100),
  await store.readAllBare(after, 100),
  await store.readLinks(after, 100),
];

describe('what this process has committed', () => {
  it('is handed on to those who follow, and not read; it is what the file holds', async () => {
    const path = folder.file('follow.db');
    const store = openSqliteStore(path);
    await fill(store, 'match-1', 3);
    const head = await store.head();
    await store.append('match-2', 'absent', [scored(7), scored(8)], command('two'));
    const reads = countReads();
    const handedOn = await follow(store, head);
    expect(reads()).toBe(0);
    const other = openSqliteStore(path);
    expect(handedOn).toEqual(await follow(other, head));
    expect(reads()).toBe(3);
    expect(JSON.stringify(handedOn)).toBe(JSON.stringify(await follow(other, head)));
    await Promise.all([store.close(), other.close()]);
  });

  it('can be changed by whoever was handed it without a change for anybody else', async () => {
    const store = openSqliteStore(folder.file('changed.db'));
    await fill(store, 'match-1', 1);
    const [first] = await store.readAll(BEGINNING, 1);
    Object.assign(first?.event.data ?? {}, { points: 99 });
    Object.assign(first?.meta.actor ?? {}, { id: 'somebody' });
    const [again] = await store.readAll(BEGINNING, 1);
    expect([again?.event.data, again?.meta.actor.id]).toEqual([{ points: 0 }, command('a').actor.id]);
    await store.close();
  });

  it('is read where a follower stands before it', async () => {
    const path = folder.file('before.db');
    const earlier = openSqliteStore(path);
    await fill(earlier, 'match-1', 2);
    await earlier.close();
    const store = openSqliteStore(path);
    await fill(store, 'match-2', 2);
    expect(points(await everything(store))).toEqual([0, 1, 0, 1]);
    await store.close();
  });

  it('is nothing that was rolled back', async () => {
    const store = openSqliteStore(folder.file('failed.db'));
    await fill(store, 'match-1', 1);
    const statements = Object.getPrototypeOf(new Database(':memory:').prepare('COMMIT')) as Pick<
      Database.Statement,
      'run'
    >;
    const { run } = statements;
    const failing = jest.spyOn(statements, 'run').mockImplementation(function (
      this: Database.Statement,
      ...values: unknown[]
    ) {
      if (this.source === 'COMMIT') throw Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR' });
      return run.apply(this, values);
    });
    const appending = store.append('match-1', 0, [scored(9)], command('lost'));
    await expect(appending).rejects.toThrow('disk I/O error');
    failing.mockRestore();
    expect(points(await everything(store))).toEqual([0]);
    await store.append('match-1', 0, [scored(1)], command('kept'));
    expect(points(await everything(store))).toEqual([0, 1]);
    expect((await store.readLinks(BEGINNING, 9)).map(({ number }) => number)).toEqual([0, 1]);
    await store.close();
  });

  it('is read as soon as anybody else has changed the file, and handed on again from there', async () => {
    const path = folder.file('edited.db');
    const store = openSqliteStore(path);
    await fill(store, 'match-1', 3);
    const other = new Database(path);
    other.exec(`UPDATE events SET data = '{"points":77}' WHERE revision = 1`);
    other.close();
    expect(points(await everything(store))).toEqual([0, 77, 2]);
    const head = await store.head();
    await store.append('match-1', 2, [scored(3)], command('next'));
    const reads = countReads();
    expect(points(await store.readAll(head, 9))).toEqual([3]);
    expect(reads()).toBe(0);
    expect(points(await everything(store))).toEqual([0, 77, 2, 3]);
    await store.close();
  });
});

const written = (place: number, text = '{}'): Written => ({
  ...{ place, stream: 'match-1', revision: place, type: 'Something', text },
  meta: {} as Written['meta'],
});
const placesAfter = (handedOn: HandedOn, place: number, version = 1) =>
  handedOn.after(place, 100, () => version)?.map((one) => one.place);

test('nothing is said before anything was committed, nor of what came before it', () => {
  const handedOn = new HandedOn();
  expect(placesAfter(handedOn, 0)).toBeUndefined();
  handedOn.committed({ version: 1, written: [written(5), written(6)] });
  expect([3, 4, 5, 6].map((place) => placesAfter(handedOn, place))).toEqual([undefined, [5, 6], [6], []]);
});

test('a gap, a record that was put back and what somebody else wrote begin it anew', () => {
  const handedOn = new HandedOn();
  handedOn.committed({ version: 1, written: [written(1)] });
  handedOn.committed({ version: 1, written: [written(3)] });
  expect([placesAfter(handedOn, 0), placesAfter(handedOn, 2)]).toEqual([undefined, [3]]);
  handedOn.committed({ version: 1, written: undefined });
  expect(placesAfter(handedOn, 2)).toBeUndefined();
  handedOn.committed({ version: 1, written: [written(9)] });
  handedOn.committed({ version: 2, written: [written(10)] });
  expect([placesAfter(handedOn, 8, 2), placesAfter(handedOn, 9, 2)]).toEqual([undefined, [10]]);
  expect([placesAfter(handedOn, 9, 3), placesAfter(handedOn, 9, 2)]).toEqual([undefined, undefined]);
});

test('of more than it may hold the oldest goes, and is read', () => {
  const handedOn = new HandedOn(5_000);
  for (let place = 1; place <= 12; place += 1) handedOn.committed({ version: 1, written: [written(place)] });
  expect([placesAfter(handedOn, 3), placesAfter(handedOn, 4)]).toEqual([undefined, [5, 6, 7, 8, 9, 10, 11, 12]]);
  handedOn.committed({ version: 1, written: [written(13, 'x'.repeat(9_000))] });
  expect([placesAfter(handedOn, 12), placesAfter(handedOn, 13)]).toEqual([undefined, []]);
});

type Deed = { readonly by: 'here' | 'there' | 'both' | 'restore'; readonly events: number; readonly seen: number };

const deed: fc.Arbitrary<Deed> = fc.record({
  by: fc.constantFrom('here', 'here', 'here', 'there', 'both', 'restore'),
  events: fc.integer({ min: 1, max: 3 }),
  /** From how far behind the end a follower looks then. */
  seen: fc.nat({ max: 6 }),
});

test('whoever follows is told what stands in the file, whoever wrote it, in whatever order', async () => {
  const source = openSqliteStore(':memory:');
  await fill(source, 'match-0', 2);
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { maxLength: 12 }), async (deeds) => {
      const path = folder.file(`law-${(runs += 1)}.db`);
      const [here, there] = [openSqliteStore(path), openSqliteStore(path)];
      const append = (store: EventStore, name: string, events: number) =>
        store.append(
          name,
          'absent',
          Array.from({ length: events }, (_, index) => scored(index)),
          command(name),
        );
      for (const [index, { by, events, seen }] of deeds.entries()) {
        if (by === 'here' || by === 'both') await append(here, `match-h${index}`, events);
        if (by === 'there' || by === 'both') await append(there, `match-t${index}`, events);
        if (by === 'restore') await here.restore('match-0', await source.readOriginal('match-0'));
        const all = await here.readAllOriginal(BEGINNING, 100);
        const after = all.at(-1 - seen)?.position ?? BEGINNING;
        const asRead = openSqliteStore(path);
        expect(await follow(here, after)).toEqual(await follow(asRead, after));
        await asRead.close();
      }
      await Promise.all([here.close(), there.close()]);
    }),
    { numRuns: 40 },
  );
  await source.close();
});
