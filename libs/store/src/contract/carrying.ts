import { EventSchemas, namedId, type Message } from '@adjutant/kernel';
import { CompactRange, leafOf, type Hash } from '@adjutant/seal';
import fc from 'fast-check';
import { openMemoryStore } from '../memory/open.js';
import { BEGINNING, type EventStore, type Link, type LoggedEvent } from '../port.js';
import { hashOf } from '../sealing.js';
import { Collector, command, fill, places, scored } from './fixtures.js';
import { freshStore, type OpenStore } from './harness.js';

/** Two matches and what was refused in one, as they were played at the same time; the fourth command recorded two events. */
async function playedElsewhere(schemas = new EventSchemas()): Promise<EventStore> {
  const store = openMemoryStore({ schemas });
  await store.append('match-1', 'absent', [scored(0)], command('a'));
  await store.append('match-2', 'absent', [scored(1)], { ...command('b'), causationId: 'a judge' });
  await store.append('match-1', 0, [scored(2)], command('c'));
  await store.append('match-2', 0, [scored(3), scored(4)], command('d'));
  await store.append('attempts-match-1', 'absent', [{ type: 'CommandRefused', data: { code: 'x' } }], command('e'));
  // The same id in another stream is another command.
  await store.append('match-1', 1, [scored(6)], command('d'));
  await store.append('match-2', 2, [scored(7)], command('f'));
  return store;
}

const ALL = 8;

const logOf = (store: EventStore): Promise<readonly LoggedEvent[]> => store.readAllOriginal(BEGINNING, 1_000);
const linksOf = (store: EventStore): Promise<readonly Link[]> => store.readLinks(BEGINNING, 1_000);
const unplaced = (links: readonly Link[]) => links.map(({ position: _, ...link }) => link);
const asLogged = (events: readonly LoggedEvent[]) =>
  events.map(({ stream, revision, event, meta }) => ({ stream, revision, event, meta }));

async function rootOf(store: EventStore): Promise<Hash> {
  const range = new CompactRange();
  for (const { hash } of await linksOf(store)) range.append(leafOf(hash) as Hash);
  return range.root();
}

/** Taking over another log, which is how an installation moves from one engine to another. */
export function describeCarrying(open: OpenStore): void {
  describe('carrying a log over', () => {
    describeTakingOver(open);
    describeGoingOn(open);
    describeOtherLogs(open);
    describeUnsound(open);
    describeChunks(open);
  });
}

function describeTakingOver(open: OpenStore): void {
  const given = freshStore(open);

  it('keeps the order of the whole log, and so its tree', async () => {
    const elsewhere = await playedElsewhere();
    expect(await given.store.restoreLog(0, await logOf(elsewhere))).toEqual({ restored: ALL });
    expect(asLogged(await logOf(given.store))).toEqual(asLogged(await logOf(elsewhere)));
    expect(unplaced(await linksOf(given.store))).toEqual(unplaced(await linksOf(elsewhere)));
    expect(await rootOf(given.store)).toEqual(await rootOf(elsewhere));
    expect(await given.store.verifyAll()).toEqual({ intact: true, events: ALL });
  });

  it('is handed to subscribers in that order', async () => {
    const elsewhere = await playedElsewhere();
    const collector = new Collector();
    given.store.subscribe(BEGINNING, collector.handle);
    await given.store.restoreLog(0, await logOf(elsewhere));
    await collector.reached(ALL);
    expect(places(collector.events)).toEqual(
      (await logOf(elsewhere)).map(({ stream, revision }) => [stream, revision]),
    );
  });

  it('outlives the store where the log does', async () => {
    const elsewhere = await playedElsewhere();
    const log = await logOf(elsewhere);
    await given.store.restoreLog(0, log);
    const store = (await given.opened.reopen?.()) ?? given.store;
    expect(unplaced(await linksOf(store))).toEqual(unplaced(await linksOf(elsewhere)));
    expect(await store.restoreLog(0, log)).toEqual({ restored: 0 });
  });

  it('does not change with what the caller does to the events afterwards', async () => {
    const events = structuredClone(asLogged(await logOf(await playedElsewhere())));
    const restoring = given.store.restoreLog(0, events);
    (events[0]?.event.data as { points: number }).points = 99;
    await restoring;
    expect((await given.store.read('match-1'))[0]?.event.data).toEqual({ points: 0 });
  });

  it('takes no events for a log too', async () => {
    expect(await given.store.restoreLog(0, [])).toEqual({ restored: 0 });
    expect(await given.store.head()).toBe(BEGINNING);
  });
}

function describeGoingOn(open: OpenStore): void {
  const given = freshStore(open);

  it('can be gone on with, and remembers the commands', async () => {
    await given.store.restoreLog(0, await logOf(await playedElsewhere()));
    const again = await given.store.append('match-2', 3, [scored(3), scored(4)], command('d'));
    expect(again).toEqual({ outcome: 'duplicate', revision: 2, samePayload: true });
    const next = await given.store.append('match-1', 2, [scored(8)], command('g'));
    expect(next).toMatchObject({ outcome: 'appended', revision: 3, position: await given.store.head() });
    expect(await given.store.verifyAll()).toEqual({ intact: true, events: ALL + 1 });
  });

  it('knows what stands here already by its hashes, also after it has gone on', async () => {
    const log = await logOf(await playedElsewhere());
    expect(await given.store.restoreLog(0, log.slice(0, 3))).toEqual({ restored: 3 });
    expect(await given.store.restoreLog(0, log)).toEqual({ restored: ALL - 3 });
    expect(await given.store.restoreLog(2, log.slice(2, 5))).toEqual({ restored: 0 });
    await given.store.append('match-1', 2, [scored(8)], command('g'));
    expect(await given.store.restoreLog(0, log)).toEqual({ restored: 0 });
    expect(await linksOf(given.store)).toHaveLength(ALL + 1);
  });

  it('goes on in the middle of a command', async () => {
    const elsewhere = await playedElsewhere();
    const log = await logOf(elsewhere);
    await given.store.restoreLog(0, log.slice(0, 4));
    expect(await given.store.restoreLog(4, log.slice(4))).toEqual({ restored: 4 });
    expect(await rootOf(given.store)).toEqual(await rootOf(elsewhere));
  });

  it('is written once when asked for twice at the same time', async () => {
    const log = await logOf(await playedElsewhere());
    const answers = await Promise.all([given.store.restoreLog(0, log), given.store.restoreLog(0, log)]);
    expect(answers.map(({ restored }) => restored).sort()).toEqual([0, ALL]);
    expect(await linksOf(given.store)).toHaveLength(ALL);
  });
}

function describeOtherLogs(open: OpenStore): void {
  const given = freshStore(open);
  const other = { name: 'OtherLog' };

  it('refuses another log, and names the first event that differs', async () => {
    const elsewhere = await playedElsewhere();
    const log = await logOf(elsewhere);
    await given.store.restoreLog(0, log.slice(0, 2));
    await given.store.append('match-9', 'absent', [scored(9)], command('mine'));
    const here = { stream: 'match-9', revision: 0 };
    await expect(given.store.restoreLog(0, log)).rejects.toMatchObject({ ...other, number: 2, here });
    await expect(given.store.restoreLog(2, log.slice(2))).rejects.toMatchObject({ ...other, number: 2, here });
    expect(await linksOf(given.store)).toHaveLength(3);
  });

  it('refuses the same streams in another order', async () => {
    const log = await logOf(await playedElsewhere());
    await fill(given.store, 'match-2', 1);
    await expect(given.store.restoreLog(0, log)).rejects.toMatchObject({ ...other, number: 0 });
    expect(await linksOf(given.store)).toHaveLength(1);
  });

  it('refuses the same place with other content', async () => {
    await given.store.append('match-1', 'absent', [scored(99)], command('a'));
    await expect(given.store.restoreLog(0, await logOf(await playedElsewhere()))).rejects.toMatchObject({
      ...other,
      number: 0,
      here: { stream: 'match-1', revision: 0 },
      there: { stream: 'match-1', revision: 0 },
    });
  });

  it('refuses events where some before them are missing', async () => {
    const log = await logOf(await playedElsewhere());
    await given.store.restoreLog(0, log.slice(0, 1));
    await expect(given.store.restoreLog(2, log.slice(2))).rejects.toThrow(/holds 1 events.*event 1 .* before 2/);
    await expect(given.store.restoreLog(-1, log)).rejects.toThrow(RangeError);
    expect(await linksOf(given.store)).toHaveLength(1);
  });

  it('leaves a log whole that is written to at the same time', async () => {
    const log = await logOf(await playedElsewhere());
    const [restoring] = await Promise.allSettled([
      given.store.restoreLog(0, log),
      given.store.append('match-9', 'absent', [scored(9)], command('mine')),
    ]);
    const count = (await linksOf(given.store)).length;
    expect(restoring.status === 'fulfilled' ? ALL + 1 : 1).toBe(count);
    expect(await given.store.verifyAll()).toEqual({ intact: true, events: count });
  });
}

type Change = (event: LoggedEvent) => Partial<LoggedEvent>;

function changed(log: readonly LoggedEvent[], at: number, change: Change): readonly LoggedEvent[] {
  return asLogged(log).map((event, index) => (index === at ? { ...event, ...change(event) } : event));
}

/** As somebody forges who knows how hashes are made. */
function resealed({ stream, revision, event, meta: { hash: _, ...open } }: LoggedEvent, more: object): LoggedEvent {
  const meta = { ...open, ...more };
  return { stream, revision, event, meta: { ...meta, hash: hashOf({ stream, revision, event, meta }) } };
}

function describeUnsound(open: OpenStore): void {
  const given = freshStore(open);
  const log = (): Promise<readonly LoggedEvent[]> => playedElsewhere().then(logOf);

  /** Whatever is wrong with one event, none of its chunk is written, and the log is taken over as it should be after all. */
  async function refused(events: readonly LoggedEvent[], stream: string, revision: number, why: RegExp): Promise<void> {
    const reason = expect.stringMatching(why) as string;
    const unsound = { name: 'UnsoundRecord', stream, revision, reason };
    await expect(given.store.restoreLog(0, events)).rejects.toMatchObject(unsound);
    expect(await linksOf(given.store)).toEqual([]);
    expect(await given.store.restoreLog(0, await log())).toEqual({ restored: ALL });
  }

  it('refuses changed data', async () => {
    const events = changed(await log(), 5, () => ({ event: scored(99) }));
    await refused(events, 'attempts-match-1', 0, /does not match its hash/);
  });

  it('refuses changed metadata', async () => {
    const events = changed(await log(), 2, ({ meta }) => ({ meta: { ...meta, occurredAt: 'earlier' } }));
    await refused(events, 'match-1', 1, /does not match its hash/);
  });

  it('refuses an event that was taken out', async () => {
    const events = (await log()).filter((_, number) => number !== 2);
    await refused(events, 'match-1', 2, /revision 1 is to stand before/);
  });

  it('refuses an event that stands twice', async () => {
    const events = await log();
    await refused([...events.slice(0, 3), ...events.slice(2)], 'match-1', 1, /revision 2 is to stand/);
  });

  it('refuses an event of another chain', async () => {
    const forge: Change = (event) => resealed(event, { previousHash: '0'.repeat(64) });
    await refused(changed(await log(), 6, forge), 'match-1', 2, /not chained/);
  });

  it('refuses an event id that does not follow from its command, in a chain that is right', async () => {
    const forge: Change = (event) => resealed(event, { eventId: 'of my own' });
    await refused(changed(await log(), 7, forge), 'match-2', 3, /event id does not follow/);
  });

  it('refuses a command that was recorded twice, in a chain that is right', async () => {
    const forge: Change = (event) =>
      resealed(event, { commandId: command('b').commandId, eventId: 'whatever it is called' });
    await refused(changed(await log(), 7, forge), 'match-2', 3, /recorded once/);
  });

  it('refuses a command that was recorded in what stands here already', async () => {
    const events = await log();
    await given.store.restoreLog(0, events.slice(0, 6));
    const forged = changed(events, 7, (event) => resealed(event, { commandId: namedId('command b') }));
    await expect(given.store.restoreLog(6, forged.slice(6))).rejects.toMatchObject({ name: 'UnsoundRecord' });
    expect(await linksOf(given.store)).toHaveLength(6);
  });

  it('refuses a schema that this build does not know', async () => {
    const up = (data: Message['data']) => data as never;
    const newer = new EventSchemas([{ type: 'PointsScored', from: 1, name: 'AddRound', up }]);
    await refused(await playedElsewhere(newer).then(logOf), 'match-1', 0, /use a newer build/);
  });

  it.each([
    ['no stream', { stream: 'no stream' }, /no stream name/],
    ['data that is none', { event: { type: 'Noted', data: [] as never } }, /plain JSON object/],
    ['a role that there is not', { meta: { actor: { id: 'x', role: 'emperor' } } as never }, /meta\./],
  ])('refuses %s', async (_, change, message) => {
    await expect(
      given.store.restoreLog(
        0,
        changed(await log(), 3, () => change),
      ),
    ).rejects.toThrow(message);
    expect(await linksOf(given.store)).toEqual([]);
  });
}

/** Cuts a log anywhere, and hands some of it over more than once, as somebody does who was stopped and begins again. */
const cuts = fc.array(fc.record({ length: fc.integer({ min: 1, max: 4 }), back: fc.integer({ min: 0, max: 5 }) }), {
  minLength: 1,
  maxLength: 30,
});

function describeChunks(open: OpenStore): void {
  it('is a true beginning of the other log after every chunk, however it is cut and repeated', async () => {
    const elsewhere = await playedElsewhere();
    const log = await logOf(elsewhere);
    const links = unplaced(await linksOf(elsewhere));
    const law = fc.asyncProperty(cuts, async (steps) => {
      const { store, cleanup } = await open();
      let size = 0;
      for (const { length, back } of steps) {
        const from = Math.max(0, size - back);
        const { restored } = await store.restoreLog(from, log.slice(from, from + length));
        expect(restored).toBe(Math.max(0, Math.min(from + length, ALL) - size));
        size += restored;
        expect(unplaced(await linksOf(store))).toEqual(links.slice(0, size));
      }
      expect(await store.verifyAll()).toEqual({ intact: true, events: size });
      await cleanup();
    });
    await fc.assert(law, { numRuns: 25 });
  });
}
