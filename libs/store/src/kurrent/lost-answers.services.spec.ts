import { command, Collector, everything, fill, places, points, scored } from '../contract/fixtures.js';
import { startKurrentDouble, type AppendFault, type KurrentDouble } from '../kurrent-double/index.js';
import { tally } from '../contract/tally.js';
import type { EventStore } from '../port.js';
import { record } from '../record.js';
import { StateCache } from '../state-cache.js';
import { openKurrentStore } from './open.js';

const DEADLINE_MS = 1_000;
const PATIENCE = { retries: 5, firstPauseMs: 10, longestPauseMs: 50, longestMs: 60_000 };

describe('answers of a KurrentDB that are lost', () => {
  let double: KurrentDouble;
  let store: EventStore;
  const open = (): EventStore =>
    openKurrentStore(`${double.url}&defaultDeadline=${DEADLINE_MS}`, { patience: PATIENCE });
  beforeEach(async () => {
    double = await startKurrentDouble();
    store = open();
  });
  afterEach(async () => {
    await store.close();
    await double.stop();
  });

  const written = () => double.log.entries.filter(({ stream }) => stream.startsWith('adj-')).length;

  const FAULTS: readonly (readonly [string, AppendFault])[] = [
    ['no answer, and nothing was written', { kind: 'withhold', when: 'before' }],
    ['no answer, though it was written', { kind: 'withhold', when: 'after' }],
    ['the connection is cut before writing', { kind: 'drop', when: 'before' }],
    ['the connection is cut after writing', { kind: 'drop', when: 'after' }],
    ['a timeout of the server before writing', { kind: 'timeout', when: 'before' }],
    ['a timeout of the server after writing', { kind: 'timeout', when: 'after' }],
    ['written when the client has tried again', { kind: 'late', afterMs: DEADLINE_MS * 1.3 }],
    ['written just when the client gives up', { kind: 'late', afterMs: DEADLINE_MS }],
  ];

  it.each(FAULTS)('is recorded once: %s', async (_, fault) => {
    await fill(store, 'match-1', 1);
    double.faults.onAppend(fault);
    const result = await store.append('match-1', 0, [scored(1), scored(2)], command('a'));
    expect(result).toMatchObject({ outcome: 'appended', revision: 2, position: await store.head() });
    await new Promise((resolve) => setTimeout(resolve, fault.kind === 'late' ? fault.afterMs : 0));
    expect(await store.append('match-1', 2, [scored(3)], command('b'))).toMatchObject({
      outcome: 'appended',
      revision: 3,
    });
    expect(points(await store.read('match-1'))).toEqual([0, 1, 2, 3]);
    expect(await store.verifyAll()).toEqual({ intact: true, events: 4 });
  });

  it.each(FAULTS)('is recorded once as the first event of a stream: %s', async (_, fault) => {
    double.faults.onAppend(fault);
    expect(await store.append('match-1', 'absent', [scored(1)], command('a'))).toMatchObject({
      outcome: 'appended',
      revision: 0,
    });
    await new Promise((resolve) => setTimeout(resolve, fault.kind === 'late' ? fault.afterMs : 0));
    const other = open();
    expect(await other.append('match-1', 0, [scored(1)], command('a'))).toMatchObject({
      outcome: 'duplicate',
      revision: 0,
    });
    await other.close();
    expect(written()).toBe(1);
  });

  it('is a conflict where others were first while no answer came', async () => {
    await fill(store, 'match-1', 1);
    double.faults.onAppend({ kind: 'withhold', when: 'before' });
    const appending = store.append('match-1', 0, [scored(1)], command('a'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    const other = open();
    await other.append('match-1', 0, [scored(2)], command('b'));
    expect(await appending).toEqual({ outcome: 'conflict', actual: 1 });
    expect(points(await store.read('match-1'))).toEqual([0, 2]);
    await other.close();
  });

  it('is not claimed to be recorded, nor not to be, where the server never answers', async () => {
    await fill(store, 'match-1', 1);
    await store.close();
    store = openKurrentStore(`${double.url}&defaultDeadline=${DEADLINE_MS}`, { patience: { ...PATIENCE, retries: 1 } });
    await store.readBare('match-1');
    double.faults.onAppend({ kind: 'withhold', when: 'after' }, 100);
    double.faults.onRead({ afterEvents: 0 }, 100);
    await expect(store.append('match-1', 0, [scored(1)], command('a'))).rejects.toMatchObject({
      name: 'StoreUnavailable',
      unsure: true,
      message: expect.stringMatching(
        /^it is not known whether it was recorded: send the same command again at kurrentdb:/,
      ) as string,
    });
    double.faults.heal();
    const again = await store.append('match-1', 0, [scored(1)], command('a'));
    expect(again).toEqual({ outcome: 'duplicate', revision: 1, samePayload: true });
    expect(written()).toBe(2);
  });

  it('answers when its patience is at its end, though the server keeps silent for longer', async () => {
    await fill(store, 'match-1', 1);
    await store.close();
    store = openKurrentStore(`${double.url}&defaultDeadline=20000`, { patience: { ...PATIENCE, longestMs: 500 } });
    await store.readBare('match-1');
    double.faults.onAppend({ kind: 'withhold', when: 'after' }, 100);
    const asked = Date.now();
    await expect(store.append('match-1', 0, [scored(1)], command('a'))).rejects.toMatchObject({
      unsure: true,
      message: expect.stringMatching(/ the server gave no answer in time \(it keeps silent\)/) as string,
    });
    expect(Date.now() - asked).toBeLessThan(10_000);
    double.faults.heal();
    const again = await store.append('match-1', 0, [scored(1)], command('a'));
    expect(again).toEqual({ outcome: 'duplicate', revision: 1, samePayload: true });
    expect(written()).toBe(2);
  });

  it('answers all who wait on one stream as soon as one, and records what they send again once', async () => {
    await store.close();
    store = openKurrentStore(`${double.url}&defaultDeadline=20000`, { patience: { ...PATIENCE, longestMs: 500 } });
    const states = new StateCache<number>({ max: 1 });
    const add = (number: number) =>
      record({ store, decider: tally, states }, tally.request('match-1', `add ${number}`, 1));
    const all = Array.from({ length: 40 }, (_, number) => number);
    await add(0);
    double.faults.onAppend({ kind: 'withhold', when: 'after' }, 100);
    const asked = Date.now();
    const answers = await Promise.allSettled(all.slice(1).map((number) => add(number)));
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(39);
    expect(Date.now() - asked).toBeLessThan(10_000);
    double.faults.heal();
    for (const number of all) expect(['recorded', 'already']).toContain((await add(number)).outcome);
    expect(written()).toBe(40);
    expect(await store.verifyAll()).toEqual({ intact: true, events: 40 });
  });

  it('loses and doubles none of 200 commands, however often answers are lost', async () => {
    await store.close();
    store = openKurrentStore(`${double.url}&defaultDeadline=${DEADLINE_MS}`, {
      patience: { ...PATIENCE, retries: 50 },
    });
    const kinds = FAULTS.map(([, fault]) => fault).filter(({ kind }) => kind !== 'late');
    const streams = ['match-1', 'match-2', 'match-3', 'match-4'];
    for (let count = 0; count < 60; count++) double.faults.onAppend(kinds[count % kinds.length] as AppendFault);
    const counts = await Promise.all(
      streams.map(async (stream) => {
        let appended = 0;
        for (let revision = 0; revision < 50; revision++) {
          const expected = revision === 0 ? 'absent' : revision - 1;
          const result = await store.append(stream, expected, [scored(revision)], command(`${stream} ${revision}`));
          if (result.outcome === 'appended') appended++;
        }
        return appended;
      }),
    );
    expect(counts).toEqual([50, 50, 50, 50]);
    expect(written()).toBe(200);
    expect(await store.verifyAll()).toEqual({ intact: true, events: 200 });
    for (const stream of streams)
      expect(points(await store.read(stream))).toEqual(Array.from({ length: 50 }, (_, at) => at));
  }, 120_000);

  it('reads through connections that are cut in the middle', async () => {
    await store.append(
      'match-1',
      'absent',
      Array.from({ length: 300 }, (_, at) => scored(at)),
      command('a'),
    );
    double.faults.onRead({ afterEvents: 120 }, 2);
    expect((await store.read('match-1')).length).toBe(300);
    double.faults.onRead({ afterEvents: 7 }, 2);
    expect(places(await everything(store))).toHaveLength(300);
  });

  it('hands a subscriber everything once, through cut connections and a server that is away', async () => {
    const collector = new Collector();
    const subscription = store.subscribe('', collector.handle);
    const other = open();
    let revision = -1;
    const record = async (count: number): Promise<void> => {
      for (let at = 0; at < count; at++) {
        const result = await other.append(
          'match-1',
          revision < 0 ? 'absent' : revision,
          [scored(revision + 1)],
          command(`${revision}`),
        );
        if (result.outcome === 'appended') revision = result.revision;
      }
    };
    await record(20);
    for (let round = 0; round < 5; round++) {
      double.faults.cutConnections();
      double.faults.dropSubscriptions = round % 3;
      await record(10);
      double.faults.onRead({ afterEvents: 1 }, 2);
      await record(10);
    }
    await double.goAway();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await double.comeBack();
    await record(10);
    await collector.reached(revision + 1);
    await subscription.stop();
    expect(points(collector.events)).toEqual(Array.from({ length: revision + 1 }, (_, at) => at));
    expect(collector.events).toEqual(await everything(store));
    await other.close();
  }, 120_000);

  it('lets a subscriber stop while the server is away', async () => {
    const subscription = store.subscribe('', () => undefined);
    await double.goAway();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await subscription.stop();
    await expect(subscription.done).resolves.toBeUndefined();
    await double.comeBack();
  });

  it('keeps envelopes once', async () => {
    const envelope = { sealed: 'ab'.repeat(32), owner: 'ann', salt: 'cd', holds: { dice: [6] } };
    const kept = { envelope, commandId: 'c', payloadHash: 'p' };
    for (const [, fault] of FAULTS) double.faults.onAppend(fault);
    for (let at = 0; at < FAULTS.length; at++) await store.keep(`place-${at}`, [kept]);
    for (let at = 0; at < FAULTS.length; at++) expect(await store.envelopes(`place-${at}`)).toEqual([kept]);
  });
});
