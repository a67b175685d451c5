import { command, scored } from '../contract/fixtures.js';
import { startKurrentDouble, type AppendFault, type KurrentDouble } from '../kurrent-double/index.js';
import { openMemoryStore } from '../memory/open.js';
import { BEGINNING, type EventStore, type LoggedEvent } from '../port.js';
import { openKurrentStore } from './open.js';

const ALL = 120;
const STREAMS = 12;
const PATIENCE = { retries: 5, firstPauseMs: 10, longestPauseMs: 50, longestMs: 60_000 };

/** Matches that were played at the same time, so that no two events of one stand together. */
async function playedElsewhere(all = ALL): Promise<readonly LoggedEvent[]> {
  const store = openMemoryStore();
  for (let at = 0; at < all; at++) {
    const revision = Math.floor(at / STREAMS);
    const stream = `match-${at % STREAMS}`;
    await store.append(
      stream,
      revision === 0 ? 'absent' : revision - 1,
      [scored(at)],
      command(`${stream} ${revision}`),
    );
  }
  return store.readAllOriginal(BEGINNING, all);
}

describe('a log that is put into a KurrentDB without waiting for each answer', () => {
  let log: readonly LoggedEvent[];
  let double: KurrentDouble;
  let store: EventStore;
  const open = (more: string): void => void (store = openKurrentStore(double.url + more, { patience: PATIENCE }));
  beforeAll(async () => {
    log = await playedElsewhere();
  });
  beforeEach(async () => {
    double = await startKurrentDouble();
    double.faults.appendsTo = 'adj-match-';
  });
  afterEach(async () => {
    await store.close();
    await double.stop();
  });

  const written = () => double.log.entries.filter(({ stream }) => stream.startsWith('adj-match-'));
  const places = () => written().map(({ stream, revision }) => `${stream} ${revision}`);
  const asPlayed = () => log.map(({ stream, revision }) => `adj-${stream} ${revision}`);
  /** It befalls the append of that number. */
  const befalls = (number: number, fault: AppendFault): void => {
    double.faults.onAppend({ kind: 'none' }, number);
    double.faults.onAppend(fault);
  };

  it('stands there to its end while one answer is still awaited, and is whole when the line is cut then', async () => {
    open('');
    befalls(3, { kind: 'withhold', when: 'after' });
    const restoring = store.restoreLog(0, log);
    while (written().length < ALL) await new Promise((resolve) => setTimeout(resolve, 5));
    double.faults.cutConnections();
    expect(await restoring).toEqual({ restored: ALL });
    expect(places()).toEqual(asPlayed());
    expect(await store.verifyAll()).toEqual({ intact: true, events: ALL });
  });

  it('reads each chunk back once, while the next is under way', async () => {
    open('');
    const many = await playedElsewhere(1_100);
    expect(await store.restoreLog(0, many)).toEqual({ restored: 1_100 });
    const reads = double.calls.flatMap((call, at) => (call === 'read $all' ? at : []));
    const last = double.calls.findLastIndex((call) => call.startsWith('append adj-match-'));
    // Its size, what stands there, and three chunks.
    expect(reads).toHaveLength(5);
    expect(reads.filter((at) => at > last)).toHaveLength(1);
  });

  it.each<readonly [string, AppendFault]>([
    ['the line is cut before one is written', { kind: 'drop', when: 'before' }],
    ['the line is cut after one is written', { kind: 'drop', when: 'after' }],
    ['one is not answered, though it was written', { kind: 'withhold', when: 'after' }],
    ['the server says that one timed out, though it was written', { kind: 'timeout', when: 'after' }],
  ])('keeps its order: %s', async (_, fault) => {
    open('&defaultDeadline=1000');
    befalls(40, fault);
    expect(await store.restoreLog(0, log)).toEqual({ restored: ALL });
    expect(places()).toEqual(asPlayed());
    expect(await store.restoreLog(0, log)).toEqual({ restored: 0 });
    const next = await store.append('match-3', ALL / STREAMS - 1, [scored(1)], command('next'));
    expect(next).toMatchObject({ outcome: 'appended' });
  });

  it('goes on with the next events where answers of those before were lost', async () => {
    open('&defaultDeadline=1000');
    befalls(10, { kind: 'drop', when: 'after' });
    const half = ALL / 2;
    expect(await store.restoreLog(0, log.slice(0, half))).toEqual({ restored: half });
    expect(await store.restoreLog(half, log.slice(half))).toEqual({ restored: half });
    expect(places()).toEqual(asPlayed());
  });

  it('names the first event that is not in its place where the server refused one and took those after it', async () => {
    open('');
    befalls(40, { kind: 'timeout', when: 'before' });
    await expect(store.restoreLog(0, log)).rejects.toMatchObject({ name: 'OtherLog', number: 40 });
  });

  it('sends nothing after the first where the server takes none', async () => {
    store = openKurrentStore(double.url, { patience: { ...PATIENCE, retries: 0 } });
    await store.head();
    double.faults.notLeader = { host: '127.0.0.1', port: double.port };
    await expect(store.restoreLog(0, log)).rejects.toMatchObject({ name: 'StoreUnavailable' });
    expect(double.calls.filter((call) => call.startsWith('append adj-match-'))).toHaveLength(1);
  });
});
