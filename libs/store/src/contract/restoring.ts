import { EventSchemas, type Message } from '@adjutant/kernel';
import { openMemoryStore } from '../memory/open.js';
import type { EventStore, SealedEvent, StoredEvent } from '../port.js';
import { CHAIN_START, hashOf } from '../sealing.js';
import { Collector, command, everything, fill, places, scored } from './fixtures.js';
import { freshStore, type OpenStore } from './harness.js';

/** A record of another store: three commands, of which the second recorded two events. */
async function recordedElsewhere(stream = 'match-1', schemas = new EventSchemas()): Promise<readonly StoredEvent[]> {
  const store = openMemoryStore({ schemas });
  await store.append(stream, 'absent', [scored(1)], command('a'));
  await store.append(stream, 0, [scored(2), scored(3)], command('b'));
  await store.append(stream, 2, [scored(4)], { ...command('c'), correlationId: 'the round', causationId: 'a judge' });
  return store.readOriginal(stream);
}

/** A chain whose hashes are right, whatever else is wrong with it: forged with care. */
function resealed(stream: string, events: readonly SealedEvent[]): SealedEvent[] {
  let previousHash = CHAIN_START.hash;
  return events.map(({ event, meta: { hash: _, ...open } }, revision) => {
    const meta = { ...open, previousHash };
    previousHash = hashOf({ stream, revision, event, meta });
    return { revision, event, meta: { ...meta, hash: previousHash } };
  });
}

const sealedOf = (events: readonly StoredEvent[]) =>
  events.map(({ stream, revision, event, meta }) => ({ stream, revision, event, meta }));

export function describeRestoring(open: OpenStore): void {
  describe('restoring', () => {
    describePuttingBack(open);
    describeStandingInTheWay(open);
    describeUnsound(open);
  });
}

function describePuttingBack(open: OpenStore): void {
  const given = freshStore(open);

  it('puts a record back as it was, with its metadata and hashes', async () => {
    const events = await recordedElsewhere();
    expect(await given.store.restore('match-1', events)).toMatchObject({ outcome: 'restored', revision: 3 });
    expect(sealedOf(await given.store.readOriginal('match-1'))).toEqual(sealedOf(events));
    expect(await given.store.verifyChain('match-1')).toEqual({ intact: true, events: 4 });
  });

  it('stands in the order of the whole log, after what was there', async () => {
    await fill(given.store, 'match-0', 2);
    const answer = await given.store.restore('match-1', await recordedElsewhere());
    expect(places(await everything(given.store)).slice(2)).toEqual(
      [0, 1, 2, 3].map((revision) => ['match-1', revision]),
    );
    expect(answer).toMatchObject({ position: await given.store.head() });
    expect(await given.store.verifyAll()).toEqual({ intact: true, events: 6 });
  });

  it('is handed to subscribers', async () => {
    const collector = new Collector();
    given.store.subscribe('', collector.handle);
    await given.store.restore('match-1', await recordedElsewhere());
    await collector.reached(4);
    expect(places(collector.events)).toEqual([0, 1, 2, 3].map((revision) => ['match-1', revision]));
  });

  it('can be gone on with', async () => {
    const events = await recordedElsewhere();
    await given.store.restore('match-1', events);
    expect(await given.store.append('match-1', 3, [scored(5)], command('d'))).toMatchObject({
      outcome: 'appended',
      revision: 4,
    });
    expect((await given.store.readOriginal('match-1', 4))[0]?.meta.previousHash).toBe(events.at(-1)?.meta.hash);
    expect(await given.store.verifyChain('match-1')).toEqual({ intact: true, events: 5 });
  });

  it('remembers the commands of the record', async () => {
    await given.store.restore('match-1', await recordedElsewhere());
    const same = await given.store.append('match-1', 3, [scored(2)], command('b'));
    expect(same).toEqual({ outcome: 'duplicate', revision: 2, samePayload: true });
    const other = await given.store.append('match-1', 3, [scored(9)], command('b', 'another payload'));
    expect(other).toEqual({ outcome: 'duplicate', revision: 2, samePayload: false });
  });

  it('outlives the store where the log does', async () => {
    const events = await recordedElsewhere();
    await given.store.restore('match-1', events);
    const store = (await given.opened.reopen?.()) ?? given.store;
    expect(sealedOf(await store.readOriginal('match-1'))).toEqual(sealedOf(events));
    expect(await store.restore('match-1', events)).toEqual({ outcome: 'already', revision: 3 });
  });

  it('does not change with what the caller does to the events afterwards', async () => {
    const events = structuredClone(await recordedElsewhere().then(sealedOf)) as SealedEvent[];
    const restoring = given.store.restore('match-1', events);
    (events[0]?.event.data as { points: number }).points = 99;
    await restoring;
    expect((await given.store.read('match-1'))[0]?.event.data).toEqual({ points: 1 });
  });
}

function describeStandingInTheWay(open: OpenStore): void {
  const given = freshStore(open);

  it('answers already where the same record stands', async () => {
    const events = await recordedElsewhere();
    await given.store.restore('match-1', events);
    expect(await given.store.restore('match-1', events)).toEqual({ outcome: 'already', revision: 3 });
    expect(await everything(given.store)).toHaveLength(4);
  });

  it('answers a conflict where another record stands, and leaves it alone', async () => {
    await fill(given.store, 'match-1', 2);
    const before = await given.store.read('match-1');
    expect(await given.store.restore('match-1', await recordedElsewhere())).toEqual({ outcome: 'conflict', actual: 1 });
    expect(await given.store.read('match-1')).toEqual(before);
  });

  it('answers a conflict where the record stands and has gone on, or stands in part', async () => {
    const events = await recordedElsewhere();
    await given.store.restore('match-1', events.slice(0, 3));
    expect(await given.store.restore('match-1', events)).toEqual({ outcome: 'conflict', actual: 2 });
    expect(await given.store.restore('match-1', events.slice(0, 1))).toEqual({ outcome: 'conflict', actual: 2 });
    expect(await everything(given.store)).toHaveLength(3);
  });

  it('is written once when asked for twice at the same time', async () => {
    const events = await recordedElsewhere();
    const answers = await Promise.all([given.store.restore('match-1', events), given.store.restore('match-1', events)]);
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['already', 'restored']);
    expect(await everything(given.store)).toHaveLength(4);
  });

  it('decides a race against a first event', async () => {
    const events = await recordedElsewhere();
    const answers = await Promise.all([
      given.store.append('match-1', 'absent', [scored(9)], command('z')),
      given.store.restore('match-1', events),
    ]);
    expect(answers.map(({ outcome }) => outcome)).toEqual(['appended', 'conflict']);
    expect(await everything(given.store)).toHaveLength(1);
  });
}

function describeUnsound(open: OpenStore): void {
  const given = freshStore(open);

  async function refused(
    store: EventStore,
    events: readonly SealedEvent[],
    revision: number,
    reason: RegExp,
  ): Promise<void> {
    await expect(store.restore('match-1', events)).rejects.toMatchObject({
      name: 'UnsoundRecord',
      stream: 'match-1',
      revision,
      reason: expect.stringMatching(reason) as string,
    });
    expect(await everything(store)).toEqual([]);
    expect(await store.restore('match-1', await recordedElsewhere())).toMatchObject({ outcome: 'restored' });
  }

  const changed = (
    events: readonly StoredEvent[],
    at: number,
    change: (event: StoredEvent) => Partial<StoredEvent>,
  ): SealedEvent[] =>
    events.map((event, index) => ({ ...event, meta: event.meta, ...(index === at ? change(event) : {}) }));

  it('refuses changed data, and writes nothing', async () => {
    const events = changed(await recordedElsewhere(), 2, () => ({ event: scored(99) }));
    await refused(given.store, events, 2, /does not match its hash/);
  });

  it('refuses changed metadata', async () => {
    const events = changed(await recordedElsewhere(), 1, ({ meta }) => ({ meta: { ...meta, occurredAt: 'earlier' } }));
    await refused(given.store, events, 1, /does not match its hash/);
  });

  it('refuses a gap', async () => {
    const events = await recordedElsewhere();
    await refused(given.store, [...events.slice(0, 1), ...events.slice(2)], 1, /revision 1 is missing/);
  });

  it('refuses a record without its beginning', async () => {
    await refused(given.store, (await recordedElsewhere()).slice(1), 0, /revision 0 is missing/);
  });

  it('refuses the record of another stream', async () => {
    await refused(given.store, await recordedElsewhere('match-2'), 0, /does not match its hash/);
  });

  it('refuses an event id that does not follow from its command, in a chain that is right', async () => {
    const events = changed(await recordedElsewhere(), 0, ({ meta }) => ({ meta: { ...meta, eventId: 'of my own' } }));
    await refused(given.store, resealed('match-1', events), 0, /event id does not follow/);
  });

  it('refuses a command that was recorded twice, in a chain that is right', async () => {
    const events = await recordedElsewhere();
    const twice = [...events, ...events.slice(0, 1)];
    await refused(given.store, resealed('match-1', twice), 4, /recorded once/);
  });

  it('refuses a role that there is not, in a chain that is right', async () => {
    const events = changed(await recordedElsewhere(), 0, ({ meta }) => ({
      meta: { ...meta, actor: { id: 'x', role: 'emperor' as 'judge' } },
    }));
    await refused(given.store, resealed('match-1', events), 0, /meta\.actor\.role/);
  });

  it('refuses a schema that this build does not know', async () => {
    const up = (data: Message['data']) => data as never;
    const newer = new EventSchemas([{ type: 'PointsScored', from: 1, name: 'AddRound', up }]);
    await refused(given.store, await recordedElsewhere('match-1', newer), 0, /use a newer build/);
  });

  it('refuses a record without events', async () => {
    await expect(given.store.restore('match-1', [])).rejects.toThrow(/at least one event/);
  });

  it('does not fail what is written at the same time', async () => {
    const events = await recordedElsewhere();
    const answers = await Promise.allSettled([
      given.store.append('match-0', 'absent', [scored(9)], command('z')),
      given.store.restore('match-1', events.slice(1)),
      given.store.restore('match-1', events),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await everything(given.store)).toHaveLength(5);
  });
}
