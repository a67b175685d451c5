import { namedId, recorded, type Occasion } from '@adjutant/kernel';
import { digest } from '@adjutant/seal';
import { OCCASION, tally, type Add, type Added } from './contract/tally.js';
import { CommandsSeen } from './commands-seen.js';
import { TooManyConflicts } from './errors.js';
import { openMemoryStore } from './memory/open.js';
import type { EventStore } from './port.js';
import { record, type Recorder, type RecordAnswer } from './record.js';
import { openSqliteStore } from './sqlite/open.js';
import { StateCache } from './state-cache.js';
import { withMethods } from './with-methods.js';

const STREAM = 'match-1';

function summary(answer: RecordAnswer): unknown[] {
  const events = 'events' in answer ? answer.events.map(({ event }) => event.data) : answer.refusal.code;
  return [answer.outcome, answer.revision, events];
}

const added = (amount: number, total: number): Added['data'] => ({ amount, total });

describe.each([
  ['memory, no cache', openMemoryStore, () => undefined],
  ['memory, cache', openMemoryStore, () => new StateCache<number>({ max: 10 })],
  ['sqlite, no cache', () => openSqliteStore(':memory:'), () => undefined],
  ['sqlite, cache', () => openSqliteStore(':memory:'), () => new StateCache<number>({ max: 10 })],
])('recording a command (%s)', (_, open, cache) => {
  let store: EventStore;
  let recorder: Recorder<Add, number, Added>;

  beforeEach(() => {
    store = open();
    const states = cache();
    recorder = { store, decider: tally, ...(states && { states }) };
  });
  afterEach(() => store.close());

  const add = (name: string, amount: number, more: { expectedRevision?: number; occasion?: Occasion } = {}) =>
    record(recorder, { ...tally.request(STREAM, name, amount), ...more });

  it('answers the events as they stand in the log', async () => {
    await add('first', 1);
    const answer = await add('second', 2);
    expect(answer).toEqual({ outcome: 'recorded', revision: 1, events: await store.read(STREAM, 1) });
    expect(summary(answer)).toEqual(['recorded', 1, [added(2, 3)]]);
  });

  it('writes who, when and which payload', async () => {
    await add('first', 1);
    const [stored] = await store.read(STREAM);
    expect(stored?.meta).toMatchObject({
      commandId: namedId('first'),
      actor: OCCASION.actor,
      occurredAt: OCCASION.occurredAt,
      recordedAt: OCCASION.now,
      payloadHash: digest({ type: 'Add', data: { amount: 1 } }),
    });
  });

  it('answers a refusal and changes nothing', async () => {
    await add('first', 60);
    const answer = await add('second', 60);
    expect(answer).toEqual({
      outcome: 'refused',
      revision: 0,
      refusal: expect.objectContaining({ code: 'tally/too-much', facts: { total: 60, amount: 60 } }) as object,
    });
    expect((await store.read(STREAM)).length).toBe(1);
  });

  it('answers a refusal at revision -1 where the stream does not exist', async () => {
    expect(summary(await add('first', 101))).toEqual(['refused', -1, 'tally/too-much']);
  });

  it('answers already, without events, for what is already so', async () => {
    expect(summary(await add('nothing', 0))).toEqual(['already', -1, []]);
    await add('first', 1);
    expect(summary(await add('nothing', 0))).toEqual(['already', 0, []]);
  });

  it('answers a repeated command with the events that it made before', async () => {
    const first = await add('first', 1);
    const again = await add('first', 1);
    expect(again).toEqual({ ...first, outcome: 'already' });
    expect((await store.read(STREAM)).length).toBe(1);
  });

  it('answers a repeated command so even when others wrote since and it would be refused now', async () => {
    await add('first', 60);
    await add('second', 40);
    expect(summary(await add('first', 60))).toEqual(['already', 1, [added(60, 60)]]);
  });

  it('answers a repeated command so whatever revision it expects', async () => {
    await add('first', 1, { expectedRevision: -1 });
    await add('second', 2);
    expect(summary(await add('first', 1, { expectedRevision: -1 }))).toEqual(['already', 1, [added(1, 1)]]);
  });

  it('reads for a repeated command what it made, and not what came after', async () => {
    const names = Array.from({ length: 90 }, (__, index) => `add ${index}`);
    for (const name of names) await add(name, 1);
    let handedOut = 0;
    const counting = withMethods(store, {
      read: async (...asked) => {
        const events = await store.read(...asked);
        handedOut += events.length;
        return events;
      },
    });
    const answers = [];
    for (const name of names)
      answers.push(summary(await record({ ...recorder, store: counting }, tally.request(STREAM, name, 1))));
    expect(answers).toEqual(names.map((__, index) => ['already', 89, [added(1, index + 1)]]));
    expect(handedOut).toBeLessThanOrEqual(names.length * 8);
  });

  it('answers a repeated command with all events that it made, however many', async () => {
    const made = (amount: number) => Array.from({ length: 20 }, (__, at) => added(1, amount + at + 1));
    const many = {
      ...tally,
      decide: (__: Add, total: number) => recorded(...made(total).map((data) => ({ type: 'Added' as const, data }))),
    };
    await record({ ...recorder, decider: many }, tally.request(STREAM, 'many', 1));
    await add('after', 1);
    const again = await record({ ...recorder, decider: many }, tally.request(STREAM, 'many', 1));
    expect(summary(again)).toEqual(['already', 20, made(0)]);
  });

  it('refuses a command id that was used for something else', async () => {
    await add('first', 1);
    expect(await add('first', 2)).toEqual({
      outcome: 'refused',
      revision: 0,
      refusal: expect.objectContaining({
        code: 'command/id-reused',
        facts: { commandId: namedId('first'), stream: STREAM, recordedAtRevision: 0 },
      }) as object,
    });
  });

  it('takes a retry at a later time for a retry', async () => {
    await add('first', 1);
    const later = { ...OCCASION, now: '2026-05-02T11:00:00.000Z', occurredAt: '2026-05-02T11:00:00.000Z' };
    expect(summary(await add('first', 1, { occasion: later }))).toEqual(['already', 0, [added(1, 1)]]);
  });

  it('takes another time at the table for another payload, where the sender gave it', async () => {
    const at = (occurredAt: string) => ({ occasion: { ...OCCASION, occurredAt } });
    await add('first', 1, at('2026-05-02T09:00:00.000Z'));
    expect(summary(await add('first', 1, at('2026-05-02T09:00:00.000Z')))).toEqual(['already', 0, [added(1, 1)]]);
    expect(summary(await add('first', 1, at('2026-05-02T09:30:00.000Z')))).toEqual(['refused', 0, 'command/id-reused']);
  });

  it('records at the expected revision', async () => {
    expect(summary(await add('first', 1, { expectedRevision: -1 }))).toEqual(['recorded', 0, [added(1, 1)]]);
    expect(summary(await add('second', 1, { expectedRevision: 0 }))).toEqual(['recorded', 1, [added(1, 2)]]);
  });

  it('answers a conflict with the events that came between', async () => {
    await add('first', 1);
    await add('second', 2);
    await add('third', 3);
    const answer = await add('late', 4, { expectedRevision: 0 });
    expect(summary(answer)).toEqual(['conflict', 2, [added(2, 3), added(3, 6)]]);
    expect((await store.read(STREAM)).length).toBe(3);
  });

  it('answers a conflict without events when the expected revision is ahead', async () => {
    await add('first', 1);
    expect(summary(await add('early', 4, { expectedRevision: 5 }))).toEqual(['conflict', 0, []]);
  });

  it('decides again when another process wrote first', async () => {
    const other: Recorder<Add, number, Added> = { store: elsewhere(store), decider: tally };
    await add('first', 1);
    await record(other, tally.request(STREAM, 'other', 60));
    expect(summary(await add('second', 1))).toEqual(['recorded', 2, [added(1, 62)]]);
    await record(other, tally.request(STREAM, 'another', 30));
    expect(summary(await add('third', 30))).toEqual(['refused', 3, 'tally/too-much']);
  });

  it('decides again when another process writes between reading and appending', async () => {
    const { rival, racing } = racingStore(store, 3);
    const answer = await record({ ...recorder, store: racing }, tally.request(STREAM, 'mine', 1));
    expect(summary(answer)).toEqual(['recorded', 3, [added(1, 31)]]);
    expect(rival()).toBe(3);
  });

  it('gives up after fifty lost races and says so', async () => {
    const { racing } = racingStore(store, 1_000);
    const endless = record(
      { ...recorder, store: racing, decider: { ...tally, decide: boundless } },
      tally.request(STREAM, 'mine', 1),
    );
    await expect(endless).rejects.toThrow(new TooManyConflicts(STREAM, namedId('mine'), 50));
  });

  it('answers already when the same command was recorded elsewhere meanwhile', async () => {
    const racing = elsewhere(store);
    const request = tally.request(STREAM, 'mine', 1);
    let raced = false;
    racing.append = async (...call) => {
      if (!raced) await store.append(...call);
      raced = true;
      return store.append(...call);
    };
    expect(summary(await record({ ...recorder, store: racing }, request))).toEqual(['already', 0, [added(1, 1)]]);
  });

  it('loses none of 50 commands on one match', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (__, index) => add(`add ${index}`, 1)));
    expect(answers.map(summary)).toEqual(
      Array.from({ length: 50 }, (__, index) => ['recorded', index, [added(1, index + 1)]]),
    );
  });

  it('records a command once that is sent twenty times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add('same', 1)));
    expect(answers.map(({ outcome }) => outcome)).toEqual(['recorded', ...Array<string>(19).fill('already')]);
    expect((await store.read(STREAM)).length).toBe(1);
  });

  it('passes on what the decider throws, and takes the next command', async () => {
    const thrower = { ...recorder, decider: { ...tally, decide: () => raise(new Error('a bug')) } };
    const results = await Promise.allSettled([record(thrower, tally.request(STREAM, 'bad', 1)), add('good', 1)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });
});

describe('the cache of folded states', () => {
  it('spares reading what was folded before', async () => {
    const store = openMemoryStore();
    const states = new StateCache<number>({ max: 10 });
    const reads: number[] = [];
    const watched = elsewhere(store);
    watched.readVerified = (stream, from = 0) => {
      reads.push(from);
      return store.readVerified(stream, from);
    };
    watched.readBare = () => raise(new Error('nothing is read that is not verified'));
    for (const name of ['a', 'b', 'c'])
      await record({ store: watched, decider: tally, states }, tally.request(STREAM, name, 1));
    expect(reads).toEqual([0]);
    expect(states.get(STREAM)).toMatchObject({ state: 3, revision: 2 });
    expect(['a', 'b', 'c', 'd'].map((name) => states.get(STREAM)?.commands.get(namedId(name)))).toEqual([
      ...[0, 1, 2],
      undefined,
    ]);
  });

  it.each([
    ['refuses', 60, ['refused', 1, 'tally/too-much']],
    ['finds it already so', 0, ['already', 1, []]],
    ['records', 5, ['recorded', 2, [added(5, 95)]]],
  ] as const)('%s on what others have written since, never on an older state', async (_, amount, expected) => {
    const store = openMemoryStore();
    const recorder = { store, decider: tally, states: new StateCache<number>({ max: 10 }) };
    await record(recorder, tally.request(STREAM, 'mine', 50));
    await record({ store: elsewhere(store), decider: tally }, tally.request(STREAM, 'theirs', 40));
    const answer = await record(recorder, tally.request(STREAM, 'next', amount));
    expect(summary(answer)).toEqual(expected);
    if (answer.outcome === 'refused') expect(answer.refusal.facts).toEqual({ total: 90, amount });
  });

  it('answers a retry that another process took as recorded before', async () => {
    const store = openMemoryStore();
    const recorder = { store, decider: tally, states: new StateCache<number>({ max: 10 }) };
    await record(recorder, tally.request(STREAM, 'mine', 50));
    await record({ store: elsewhere(store), decider: tally }, tally.request(STREAM, 'retried', 40));
    expect(summary(await record(recorder, tally.request(STREAM, 'retried', 40)))).toEqual([
      'already',
      1,
      [added(40, 90)],
    ]);
    expect((await store.read(STREAM)).length).toBe(2);
  });

  it('keeps no more than its most', () => {
    const states = new StateCache<number>({ max: 2 });
    for (const stream of ['a', 'b', 'c']) states.keep(stream, { state: 1, revision: 0, commands: CommandsSeen.none });
    expect([states.size, states.get('a')]).toEqual([2, undefined]);
  });

  it('does not let an older state replace a newer one', () => {
    const states = new StateCache<number>({ max: 2 });
    states.keep('a', { state: 2, revision: 1, commands: CommandsSeen.none });
    states.keep('a', { state: 1, revision: 0, commands: CommandsSeen.none });
    expect(states.get('a')?.state).toBe(2);
  });

  it('folds from the beginning after a stream was evicted', async () => {
    const states = new StateCache<number>({ max: 2 });
    const recorder = { store: openMemoryStore(), decider: tally, states };
    await record(recorder, tally.request(STREAM, 'a', 1));
    await record(recorder, tally.request(STREAM, 'b', 1));
    states.evict(STREAM);
    expect(states.get(STREAM)).toBeUndefined();
    expect(summary(await record(recorder, tally.request(STREAM, 'c', 1)))).toEqual(['recorded', 2, [added(1, 3)]]);
  });

  it('lets go of a state that is ahead of a log put back to an older one', async () => {
    const states = new StateCache<number>({ max: 2 });
    const restored = openMemoryStore();
    await record({ store: restored, decider: tally }, tally.request(STREAM, 'a', 1));
    states.keep(STREAM, { state: 70, revision: 9, commands: CommandsSeen.none });
    const answer = await record({ store: restored, decider: tally, states }, tally.request(STREAM, 'b', 1));
    expect(summary(answer)).toEqual(['recorded', 1, [added(1, 2)]]);
  });
});

/** Another view of the same log, as another process has it: nothing is shared but what was recorded. */
function elsewhere(store: EventStore): EventStore {
  return {
    read: (...call) => store.read(...call),
    readBare: (...call) => store.readBare(...call),
    readOriginal: (...call) => store.readOriginal(...call),
    readAll: (...call) => store.readAll(...call),
    readAllOriginal: (...call) => store.readAllOriginal(...call),
    readAllBare: (...call) => store.readAllBare(...call),
    readLinks: (...call) => store.readLinks(...call),
    numberOf: (position) => store.numberOf(position),
    append: (...call) => store.append(...call),
    restore: (...call) => store.restore(...call),
    restoreLog: (...call) => store.restoreLog(...call),
    subscribe: (...call) => store.subscribe(...call),
    head: () => store.head(),
    verifyChain: (stream) => store.verifyChain(stream),
    readVerified: (...call) => store.readVerified(...call),
    verifyAll: () => store.verifyAll(),
    keep: (...given) => store.keep(...given),
    envelopes: (...given) => store.envelopes(...given),
    places: () => store.places(),
    close: () => store.close(),
  };
}

/** A store in which a rival appends just before each of the first few appends. */
function racingStore(store: EventStore, races: number): { racing: EventStore; rival: () => number } {
  const racing = elsewhere(store);
  let won = 0;
  racing.append = async (...call) => {
    if (won < races) {
      won++;
      await record({ store, decider: { ...tally, decide: boundless } }, tally.request(STREAM, `rival ${won}`, 10));
    }
    return store.append(...call);
  };
  return { racing, rival: () => won };
}

function boundless(command: Add, total: number) {
  const { amount } = command.data;
  const event: Added = { type: 'Added', data: added(amount, total + amount) };
  return { outcome: 'recorded', events: [event] } as const;
}

function raise(error: Error): never {
  throw error;
}
