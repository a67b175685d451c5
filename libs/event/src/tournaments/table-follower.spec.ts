import { matchStream } from '@adjutant/match';
import { PoisonedEvent, withMethods, type EventStore } from '@adjutant/store';
import { tableMatch } from '@adjutant/tournament';
import { EffectProcess } from './effect-process.js';
import { EventCrossings, type Subject } from './event-crossings.js';
import { TableFollower } from './table-follower.js';
import { EVENT, Instance, NOON, openStoreAt, published, wins } from './testing/hall.js';

const SETTINGS = { store: 'memory:', data: '' };
const UNHEARD = { listen: () => () => undefined };
const [FIRST, SECOND] = [tableMatch(EVENT, 1, 1, 1), tableMatch(EVENT, 1, 1, 2)];

/** A store that cannot read one stream, until it is mended. */
function poisoned(store: EventStore, stream: string) {
  let broken = true;
  const place = { stream, revision: 0, position: '1' };
  const sound = (asked: string): void => {
    if (broken && asked === stream) throw new PoisonedEvent(place, 'no JSON');
  };
  const ill = withMethods(store, {
    read: async (asked, ...which) => (sound(asked), store.read(asked, ...which)),
    readBare: async (asked, ...which) => (sound(asked), store.readBare(asked, ...which)),
    readVerified: async (asked, ...which) => (sound(asked), store.readVerified(asked, ...which)),
  });
  return { ill, mend: () => (broken = false) };
}

/** A follower, and what it is asked to look at. */
function followerOf(server: Instance) {
  const crossings = new EventCrossings(server.process, new EffectProcess(server.events, server.matches, () => NOON));
  const looked: Subject[] = [];
  const take = (subject: Subject) => (looked.push(subject), crossings.take(subject));
  const error = jest.fn();
  const follower = new TableFollower(SETTINGS, server.store, UNHEARD, { take }, { error });
  return { follower, looked, error };
}

let store: EventStore;
let server: Instance;

beforeEach(async () => {
  store = openStoreAt(':memory:');
  server = new Instance(store);
  await published(server);
  await server.settleAll();
});
afterEach(() => store.close());

const decidedTables = async (): Promise<readonly boolean[]> =>
  ((await server.state()).rounds[0]?.tables ?? []).map(({ result }) => result !== undefined);

describe('a match that cannot be read', () => {
  it('holds up no other: what is recorded after it is told, and it is told itself once it is mended', async () => {
    const { ill, mend } = poisoned(store, matchStream(FIRST));
    await server.play(FIRST, wins('A'));
    await server.play(SECOND, wins('B'));
    const { follower, looked, error } = followerOf(new Instance(ill));
    await follower.caughtUp(5_000);
    expect(await decidedTables()).toEqual([false, true]);
    expect(follower.trouble).toContain(FIRST);
    expect(error).toHaveBeenCalled();
    const before = follower.position;

    // What stands behind it is not walked again.
    looked.length = 0;
    await follower.caughtUp(5_000);
    expect(looked).toEqual([{ event: EVENT }, { match: FIRST }]);
    expect(follower.position).toBe(before);

    mend();
    await follower.caughtUp(5_000);
    expect(await decidedTables()).toEqual([true, true]);
    expect(follower.trouble).toBeUndefined();
    expect(follower.position).toBe(await store.head());
    await follower.close();
  });

  it('is named, and the other tables of its event are settled before their round is not closed', async () => {
    const { ill } = poisoned(store, matchStream(FIRST));
    await server.play(SECOND, wins('B'));
    const hurt = new Instance(ill);
    expect(await hurt.command({ type: 'CloseRound', data: { round: 1 } })).toBe('round/undecided');
    expect(await decidedTables()).toEqual([false, true]);
    expect(await hurt.process.settle(EVENT)).toMatchObject([
      { step: { do: 'look', round: 1, table: 1 }, refusal: { code: 'match/unreadable' } },
    ]);
  });
});

it('ends where the log ended when it read it, however steadily what matters to no table is recorded', async () => {
  let reads = 0;
  const steady = withMethods(store, {
    readLinks: async (after, limit) => {
      const links = await store.readLinks(after, limit);
      const context = { ...(await store.read(matchStream(FIRST)))[0]?.meta, commandId: `c${reads}` } as never;
      await store.append('notes-1', reads === 0 ? 'absent' : reads - 1, [{ type: 'Told', data: {} }], context);
      reads += 1;
      return links;
    },
  });
  await server.play(FIRST, wins('A'));
  const { follower } = followerOf(new Instance(steady));
  await follower.caughtUp(5_000);
  expect(await decidedTables()).toEqual([true, false]);
  const before = reads;
  await follower.caughtUp(5_000);
  expect(reads).toBe(before + 1);
  await follower.close();
});
