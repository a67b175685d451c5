import { matchStream } from '@adjutant/match';
import { openMemoryStore, type EventStore } from '@adjutant/store';
import { sql } from 'kysely';
import { rowsOf } from './contract/laws.js';
import { append, logOf, SHELF, type Happening } from './contract/logs.js';
import { freshFile, type ListsPlace } from './contract/places.js';
import { Follower, LISTS_FORMAT, openLists, rebuildLists, Versions, type Lists } from './index.js';

const on = (match: number, pick = 0): Happening => ({ match, what: 'on', pick });
const LOG: readonly Happening[] = [0, 1, 2, 0, 1, 2, 0, 1].map((match, pick) => on(match, pick));
const CALLED: readonly Happening[] = [
  ...LOG,
  { match: 1, what: 'call', pick: 6 },
  { match: 1, what: 'ruling', pick: 3 },
];

let place: ListsPlace;
let lists: Lists;
let store: EventStore;
beforeEach(async () => {
  place = await freshFile();
  lists = await openLists(place.setting);
  store = openMemoryStore();
});
afterEach(async () => {
  await lists.close();
  await place.remove();
});

const write = async (log: readonly Happening[], skip = 0): Promise<void> => {
  for (const written of [...logOf(log)].slice(skip)) await append(store, written);
};
const follower = (more: ConstructorParameters<typeof Follower>[3] = {}) =>
  new Follower(lists.tables, store, SHELF, { batch: 4, ...more });
const forever = (): boolean => false;
const ids = async () => (await lists.matches(10, Number.MAX_SAFE_INTEGER)).matches.map(({ id }) => id);

/** A store whose events of one stream cannot be folded while `broken` holds. */
function mendable(broken: () => boolean): EventStore {
  const readAllBare: EventStore['readAllBare'] = async (after, limit) =>
    (await store.readAllBare(after, limit)).map((fact) =>
      broken() && fact.stream === matchStream('m1') && fact.revision === 0
        ? { ...fact, event: { type: 'MatchOpened', data: { pack: { digest: 'none' } } } }
        : fact,
    );
  return new Proxy(store, {
    get: (real, name) => {
      if (name === 'readAllBare') return readAllBare;
      const member: unknown = Reflect.get(real, name);
      return typeof member === 'function' ? (member.bind(real) as unknown) : member;
    },
  });
}

describe('versions of lists', () => {
  it('are read as soon as there is one, and the level one from then on', async () => {
    await write(LOG);
    expect(await lists.standing()).toBeUndefined();
    expect(await ids()).toEqual([]);
    await lists.versions.currentOrNew(1);
    expect(await lists.standing()).toEqual({ version: 1, level: false, number: 0 });
    await follower().catchUp(forever);
    expect(await lists.standing()).toMatchObject({ version: 1, level: true });
    expect(await ids()).toEqual(['m2', 'm1', 'm0']);
  });

  it('are built beside the one that is read, which nobody misses until the new one is level', async () => {
    await write(LOG);
    await lists.versions.currentOrNew(1);
    await follower().catchUp(forever);
    const { version } = await lists.versions.begin(1);
    let turns = 0;
    await follower({ version }).catchUp(() => ++turns > 2);
    expect(await ids()).toEqual(['m2', 'm1', 'm0']);
    expect((await lists.versions.current())?.version).toBe(1);
    await follower({ version }).catchUp(forever);
    expect((await lists.versions.current())?.version).toBe(2);
    expect(await ids()).toEqual(['m2', 'm1', 'm0']);
  });

  it('are not switched before each of their partitions is level', async () => {
    await write(LOG);
    await lists.versions.currentOrNew(3);
    await follower({ partitions: [0, 2] }).catchUp(forever);
    expect(await lists.standing()).toMatchObject({ level: false, number: 0 });
    await follower({ partitions: [1] }).catchUp(forever);
    expect(await lists.standing()).toMatchObject({ level: true });
  });

  it('take a follower along that was at work on the one before, though it has been dropped', async () => {
    await write(LOG);
    await lists.versions.currentOrNew(1);
    const running = follower();
    await running.catchUp(forever);
    await rebuildLists(lists, store, SHELF, { prune: true });
    await write(CALLED, [...logOf(LOG)].length);
    await running.catchUp(forever);
    expect(await lists.standing()).toMatchObject({ version: 2, level: true });
    const live = await rowsOf(lists);
    expect(live).toMatchObject({ disputes: [{ id: 'd1-0', status: 'ruled' }], precedents: [{ dispute: 'd1-0' }] });
    await rebuildLists(lists, store, SHELF, { prune: true });
    expect(await rowsOf(lists)).toEqual(live);
  });

  it('leave no table behind when they are dropped, and the one that is read alone', async () => {
    await write(LOG);
    const tables = async () => (await sql`SELECT name FROM sqlite_schema`.execute(lists.tables.kysely)).rows.length;
    await rebuildLists(lists, store, SHELF, { prune: true });
    const before = await tables();
    await rebuildLists(lists, store, SHELF, { prune: false });
    expect(await tables()).toBeGreaterThan(before);
    expect(await lists.versions.prune()).toEqual([1]);
    expect(await tables()).toBe(before);
    expect(await lists.versions.prune()).toEqual([]);
    expect(await ids()).toHaveLength(3);
  });

  it('of another format stand beside them, each for the builds that know it', async () => {
    await write(LOG);
    await rebuildLists(lists, store, SHELF, { prune: false });
    const newer = new Versions(lists.tables, LISTS_FORMAT + 1);
    expect(await newer.current()).toBeUndefined();
    const { version } = await newer.currentOrNew(1);
    expect(version).toBe(2);
    expect((await lists.versions.current())?.version).toBe(1);
    await newer.switchTo(version, 0);
    expect(await newer.prune()).toEqual([1]);
    expect(await lists.versions.current()).toBeUndefined();
  });

  it('that got stuck while being built are dropped, and the one before is still read', async () => {
    await write(LOG);
    await rebuildLists(lists, store, SHELF, { prune: true });
    const { stuck } = await rebuildLists(
      lists,
      mendable(() => true),
      SHELF,
      { prune: true },
    );
    expect(stuck).toMatchObject({ stream: 'match-m1', revision: 0 });
    expect(await lists.standing()).toMatchObject({ version: 1, level: true });
    expect(await lists.versions.find(2)).toBeUndefined();
    expect(await ids()).toHaveLength(3);
  });
});

describe('an event that cannot be folded', () => {
  it('stops the lists there, is told, and is gone past once it is mended', async () => {
    let broken = true;
    await write(LOG);
    await lists.versions.currentOrNew(1);
    const one = new Follower(
      lists.tables,
      mendable(() => broken),
      SHELF,
      { batch: 500 },
    );
    await one.catchUp(forever);
    expect(one.stuck).toMatchObject({ stream: 'match-m1', revision: 0 });
    expect(await ids()).toEqual(['m0']);
    expect(one.number).toBe(6);
    await one.catchUp(forever);
    expect(one.stuck).toMatchObject({ revision: 0 });
    broken = false;
    await one.catchUp(forever);
    expect(one.stuck).toBeUndefined();
    expect(await ids()).toEqual(['m2', 'm1', 'm0']);
    const live = await rowsOf(lists);
    await rebuildLists(lists, store, SHELF, { prune: true });
    expect(await rowsOf(lists)).toEqual(live);
  });
});

describe('two followers of the same partition', () => {
  it('write each row once, and none is lost', async () => {
    await lists.versions.currentOrNew(1);
    const [one, other] = [follower({ batch: 2 }), follower({ batch: 3 })];
    await write(CALLED);
    await Promise.all([one.catchUp(forever), other.catchUp(forever)]);
    const live = await rowsOf(lists);
    expect(live).toMatchObject({ number: [...logOf(CALLED)].flatMap(({ events }) => events).length });
    await rebuildLists(lists, store, SHELF, { prune: true });
    expect(await rowsOf(lists)).toEqual(live);
  });
});
