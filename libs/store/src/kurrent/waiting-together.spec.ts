import { jest } from '@jest/globals';
import { EventSchemas, namedId } from '@adjutant/kernel';
import { tally } from '../contract/tally.js';
import { CommandsSeen } from '../commands-seen.js';
import type { StoreUnavailable } from '../errors.js';
import type { EventStore } from '../port.js';
import { record } from '../record.js';
import { StateCache } from '../state-cache.js';
import type { Connection } from './connection.js';
import { KurrentEventStore } from './kurrent-store.js';
import { layoutOf } from './layout.js';
import { Line } from './line.js';
import type { Written } from './messages.js';

/** Promised for answers while a cluster has lost its quorum: docs/reference/kurrentdb.md. */
const PROMISED_MS = 10_000;
const MANY = 20;

const silence = <Result>() => new Promise<Result>(() => undefined);

/** Nodes without a quorum: they say who they are, keep silent to whoever writes, and may let others read. */
class Cluster {
  readonly asked: string[] = [];

  writable = false;

  constructor(public readable: boolean) {}

  version(): Promise<string> {
    return Promise.resolve('24.10.4.0');
  }

  append(): Promise<Written> {
    this.asked.push('append');
    return this.writable ? Promise.resolve({ written: true, place: 7n }) : silence();
  }

  readStream(): Promise<readonly never[]> {
    this.asked.push('read');
    return this.readable ? Promise.resolve([]) : silence();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

interface Answered {
  readonly afterMs: number;
  readonly error: StoreUnavailable;
}

async function answerOf(asked: Promise<unknown>): Promise<Answered> {
  const came = performance.now();
  const error = await asked.then(
    () => Promise.reject(new Error('nothing can have been recorded')),
    (thrown: StoreUnavailable) => thrown,
  );
  return { afterMs: performance.now() - came, error };
}

describe('commands of one stream, while a cluster has lost its quorum', () => {
  let store: EventStore;
  let states: StateCache<number>;
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
  afterEach(async () => {
    await store.close();
    jest.useRealTimers();
  });

  function given(readable: boolean): Cluster {
    const cluster = new Cluster(readable);
    const line = new Line(() => Promise.resolve(cluster as unknown as Connection), 'kurrentdb://hall');
    states = new StateCache({ max: 1 });
    store = new KurrentEventStore('kurrentdb://hall', line, layoutOf('adj'), new EventSchemas());
    return cluster;
  }

  /** So many, one every `everyMs`. */
  async function answers(everyMs: number, ask: (number: number) => Promise<unknown>): Promise<readonly Answered[]> {
    const asked: Promise<Answered>[] = [];
    for (let number = 0; number < MANY; number++) {
      asked.push(answerOf(ask(number)));
      await jest.advanceTimersByTimeAsync(everyMs);
    }
    await jest.advanceTimersByTimeAsync(PROMISED_MS);
    const inTime = await Promise.race([Promise.all(asked), Promise.resolve(undefined)]);
    // Whoever is still waiting now waits for longer than was promised.
    if (!inTime) await jest.advanceTimersByTimeAsync(MANY * PROMISED_MS * 2);
    return Promise.all(asked);
  }

  const adding = (name: string): Promise<unknown> =>
    record({ store, decider: tally, states }, tally.request('event-1', name, 1));
  const add = (number: number): Promise<unknown> => adding(`add ${number}`);

  const longest = (all: readonly Answered[]): number => Math.max(...all.map(({ afterMs }) => afterMs));

  describe.each([0, 300])('that come every %d ms', (everyMs) => {
    it.each([true, false])('are all answered in the time of one (others may read: %s)', async (readable) => {
      given(readable);
      expect(longest(await answers(everyMs, add))).toBeLessThan(PROMISED_MS);
    });

    it('are so where they are appended without being decided on', async () => {
      given(false);
      const one = (number: number) =>
        store.append('event-1', 'absent', [{ type: 'Added', data: {} }], {
          ...{ commandId: namedId(`one ${number}`), actor: { id: 'a', role: 'player' }, payloadHash: 'p' },
          ...{ occurredAt: 'then', recordedAt: 'then' },
        });
      expect(longest(await answers(everyMs, one))).toBeLessThan(PROMISED_MS);
    });
  });

  it('are sent to nobody any more once their time is over: the first alone was sent', async () => {
    const cluster = given(true);
    const [first] = await answers(0, add);
    expect(cluster.asked.filter((one) => one === 'append')).toHaveLength(1);
    expect(first?.error).toMatchObject({ name: 'StoreUnavailable', unsure: true });
  });

  it('are answered in that time while somebody else reads all along, which works', async () => {
    const cluster = given(true);
    const reading = setInterval(() => void store.read('another'), 10);
    expect(longest(await answers(0, add))).toBeLessThan(PROMISED_MS);
    clearInterval(reading);
    expect(cluster.asked.filter((one) => one === 'append')).toHaveLength(1);
  });

  it('are recorded where the line works, however long it takes to decide them', async () => {
    given(true).writable = true;
    const settle = async () => {
      await new Promise((decided) => setTimeout(decided, PROMISED_MS * 2));
      return { actor: { id: 'a', role: 'player' as const } };
    };
    const answer = record({ store, decider: tally, states }, { ...tally.request('event-1', 'slow', 1), settle });
    await jest.advanceTimersByTimeAsync(PROMISED_MS * 2);
    expect(await answer).toMatchObject({ outcome: 'recorded', revision: 0 });
  });

  it('are told that nobody knows, where the same one was sent before', async () => {
    given(false);
    states.keep('event-1', { state: 0, revision: -1, commands: CommandsSeen.none });
    const all = await answers(0, () => adding('the same'));
    expect(all.map(({ error }) => error.unsure)).toEqual(all.map(() => true));
    expect(longest(all)).toBeLessThan(PROMISED_MS);
  });

  it('are told so where what it is decided on has to be read first, and cannot be', async () => {
    const cluster = given(true);
    const sent = answerOf(adding('the same'));
    await jest.advanceTimersByTimeAsync(PROMISED_MS);
    cluster.readable = false;
    const again = answerOf(adding('the same'));
    const other = answerOf(adding('another'));
    await jest.advanceTimersByTimeAsync(PROMISED_MS);
    const all = await Promise.all([sent, again, other]);
    expect(all.map(({ error }) => error.unsure)).toEqual([true, true, false]);
  });
});
