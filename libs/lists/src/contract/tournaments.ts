import { openMemoryStore, type Engine, type EventStore } from '@adjutant/store';
import { dayOfTwelve, type EventDay } from '@adjutant/testing/event-day';
import { sql } from 'kysely';
import { checkRows, Follower, namesIn, openLists, type Lists } from '../index.js';
import { setRight } from '../held/set-right.js';
import { SHELF } from './logs.js';
import type { ListsPlace } from './places.js';

type Entry = EventDay['log'][number];
const DAY = dayOfTwelve(SHELF, 'demo').log;
const AT = '2031-05-04T12:00:00.000Z';

async function append(store: EventStore, { stream, type, data }: Entry): Promise<void> {
  const revision = (await store.readBare(stream)).length;
  const context = {
    commandId: `${stream}-${revision}`,
    actor: { id: 'jo', role: 'organizer' as const },
    ...{ occurredAt: AT, recordedAt: AT, payloadHash: 'a'.repeat(64) },
  };
  await store.append(stream, revision === 0 ? 'absent' : revision - 1, [{ type, data }], context);
}

/** What the list of events promises, whatever the engine. */
export function describeTournaments(engine: Engine, place: () => Promise<ListsPlace>): void {
  describe(`the list of events: ${engine}`, () => {
    let at: ListsPlace;
    let lists: Lists;
    let store: EventStore;
    const follow = () => new Follower(lists.tables, store, SHELF).catchUp(() => false);

    beforeAll(async () => {
      at = await place();
      lists = await openLists(at.setting);
      await lists.versions.currentOrNew(1);
      store = openMemoryStore();
      await append(store, DAY[0] as Entry);
    });
    afterAll(async () => {
      await lists.close();
      await at.remove();
    });

    test('an event stands there once it is set up, and says how far it is, however it was followed', async () => {
      await follow();
      const setUp = { name: 'The open', status: 'running', players: 0, round: 0, rounds: 3, setUpAt: AT };
      expect(await lists.tournaments(10)).toMatchObject([setUp]);
      const one = new Follower(lists.tables, store, SHELF);
      for (const [nth, entry] of DAY.entries()) {
        if (nth === 0) continue;
        await append(store, entry);
        // One that goes on from what it knows, and now and then one that has to read all of it.
        if (nth % 5 === 0) await one.catchUp(() => false);
        else if (nth % 17 === 0) await follow();
      }
      await follow();
      expect(await lists.tournaments(10)).toMatchObject([{ ...setUp, status: 'ended', players: 12, round: 3 }]);
    });

    test('a row that somebody changed is named, and set right from the log', async () => {
      const streams = [...new Set(DAY.map(({ stream }) => stream))];
      const check = () => checkRows({ lists, store, shelf: SHELF, streams, goOn: () => true });
      expect(await check()).toEqual([]);
      const table = sql.table(namesIn(1).tournaments);
      await sql`UPDATE ${table} SET summary = '{}'`.execute(lists.tables.kysely);
      const found = (await check()) ?? [];
      expect(found).toMatchObject([{ of: 'tournament', says: expect.stringMatching(/list of events/) }]);
      await setRight(lists, store, SHELF, found);
      expect(await check()).toEqual([]);
    });
  });
}
