import {
  EventStoreDBClient,
  jsonEvent,
  MaxAppendSizeExceededError,
  NO_STREAM,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { startKurrentDouble, type KurrentDouble } from './index.js';

const added = (id: string, points: number) =>
  jsonEvent({ id, type: 'Added', data: { points }, metadata: { by: 'me' } });
const ids = ['one', 'two', 'three'].map((_, index) => `00000000-0000-4000-8000-00000000000${index}`) as [
  string,
  string,
  string,
];

/** What is tried out on the double is worth as much as the double is like a server: the client itself is the witness. */
describe('the double, asked by the client of the makers', () => {
  let double: KurrentDouble;
  let client: EventStoreDBClient;
  beforeEach(async () => {
    double = await startKurrentDouble();
    client = new EventStoreDBClient({ endpoint: `127.0.0.1:${double.port}` }, { insecure: true });
  });
  afterEach(async () => {
    await client.dispose();
    await double.stop();
  });

  const append = (stream: string, expectedRevision: bigint | typeof NO_STREAM, ...events: ReturnType<typeof added>[]) =>
    client.appendToStream(stream, events, { expectedRevision });

  async function collected<Event>(events: AsyncIterable<Event>): Promise<Event[]> {
    const all: Event[] = [];
    for await (const event of events) all.push(event);
    return all;
  }

  it.each([
    ['BatchAppend', {}],
    ['Append', { credentials: { username: 'judge', password: 'x' } }],
  ])('takes appends by %s, and hands them out as they were', async (_, options) => {
    const events = [added(ids[0], 1), added(ids[1], 2)];
    const result = await client.appendToStream('match', events, { ...options, expectedRevision: NO_STREAM });
    expect(result).toMatchObject({ success: true, nextExpectedRevision: 1n });
    const read = (await collected(client.readStream('match'))).map(({ event }) => event);
    expect(read).toMatchObject([
      { id: ids[0], type: 'Added', data: { points: 1 }, metadata: { by: 'me' }, revision: 0n },
      { id: ids[1], type: 'Added', data: { points: 2 }, metadata: { by: 'me' }, revision: 1n },
    ]);
    expect(read.at(-1)?.position?.commit).toBe(result.position?.commit);
  });

  it.each([
    ['BatchAppend', {}],
    ['Append', { credentials: { username: 'judge', password: 'x' } }],
  ])('refuses a wrong expected version by %s', async (_, options) => {
    await append('match', NO_STREAM, added(ids[0], 1));
    const appending = client.appendToStream('match', [added(ids[1], 2)], { ...options, expectedRevision: 7n });
    await expect(appending).rejects.toThrow(WrongExpectedVersionError);
    await expect(appending).rejects.toMatchObject({ actualVersion: 0n, expectedVersion: 7n });
  });

  it('takes the same event at the same place for written, and the same id at a newer revision for a new one', async () => {
    await append('match', NO_STREAM, added(ids[0], 1));
    expect(await append('match', NO_STREAM, added(ids[0], 1))).toMatchObject({ nextExpectedRevision: 0n });
    expect(await append('match', 0n, added(ids[0], 1))).toMatchObject({ nextExpectedRevision: 1n });
    expect(await collected(client.readStream('match'))).toHaveLength(2);
  });

  it('refuses more than it takes at once', async () => {
    const large = jsonEvent({ type: 'Large', data: { text: 'x'.repeat(1_100_000) } });
    const appending = client.appendToStream('match', [large], { expectedRevision: NO_STREAM });
    await expect(appending).rejects.toThrow(MaxAppendSizeExceededError);
  });

  it('reads a stream and everything, in both directions, from any place', async () => {
    await append('match', NO_STREAM, added(ids[0], 1), added(ids[1], 2), added(ids[2], 3));
    const backwards = await collected(
      client.readStream('match', { direction: 'backwards', fromRevision: 'end', maxCount: 2 }),
    );
    expect(backwards.map(({ event }) => event?.revision)).toEqual([2n, 1n]);
    const all = (await collected(client.readAll())).flatMap(({ event }) => event ?? []);
    expect(all.slice(0, 3).every(({ streamId }) => streamId.startsWith('$'))).toBe(true);
    const from = all[3]?.position;
    if (!from) throw new Error('events have positions');
    const rest = await collected(client.readAll({ fromPosition: from }));
    expect(rest.map(({ event }) => event?.id)).toEqual(all.slice(3).map(({ id }) => id));
    await expect(collected(client.readStream('none'))).rejects.toThrow(/not found/i);
  });

  it('hands a filtered subscription what was there and what comes, with checkpoints on the way', async () => {
    for (let index = 0; index < 80; index++) await append(`other-${index}`, NO_STREAM, added(ids[0], index));
    await append('match-1', NO_STREAM, added(ids[0], 1));
    const checkpoints: bigint[] = [];
    const subscription = client.subscribeToAll({
      filter: {
        filterOn: 'streamName',
        prefixes: ['match-'],
        checkpointInterval: 1,
        checkpointReached: (_, { commit }) => void checkpoints.push(commit),
      },
    });
    const seen: string[] = [];
    const both = new Promise<void>((resolve) => {
      subscription.on('data', ({ event }) => {
        seen.push(event?.streamId ?? '');
        if (seen.length === 2) resolve();
      });
    });
    subscription.on('caughtUp', () => void append('match-2', NO_STREAM, added(ids[0], 2)));
    await both;
    await subscription.unsubscribe();
    expect(seen).toEqual(['match-1', 'match-2']);
    expect(checkpoints.length).toBeGreaterThanOrEqual(2);
  });

  it('keeps what was written while nobody can reach it', async () => {
    await append('match', NO_STREAM, added(ids[0], 1));
    await double.goAway();
    await expect(append('match', 0n, added(ids[1], 2))).rejects.toThrow(/UNAVAILABLE|unavailable|connection/i);
    await double.comeBack();
    expect(await append('match', 0n, added(ids[1], 2))).toMatchObject({ nextExpectedRevision: 1n });
  });

  it('tells the client that asks for its cluster where it is', async () => {
    const setting = EventStoreDBClient.connectionString(`esdb://127.0.0.1:${double.port},127.0.0.1:1?tls=false`);
    const result = await setting.appendToStream('match', [added(ids[0], 1)], { expectedRevision: NO_STREAM });
    expect(result.success).toBe(true);
    await setting.dispose();
  });
});
