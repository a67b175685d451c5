import { command, everything, fill, points, scored } from '../contract/fixtures.js';
import { startKurrentDouble, type KurrentDouble } from '../kurrent-double/index.js';
import { openMemoryStore } from '../memory/open.js';
import type { EventStore, StoredEvent } from '../port.js';
import { openKurrentStore } from './open.js';

const PATIENCE = { retries: 0, firstPauseMs: 1, longestPauseMs: 1, longestMs: 60_000 };

const ALL = 1_100;

/** More than the server takes at once, of which one event alone is too large. */
async function recordedElsewhere(stream = 'match-1'): Promise<readonly StoredEvent[]> {
  const store = openMemoryStore();
  const events = Array.from({ length: ALL }, (_, at) => scored(at));
  events[700] = { type: 'Noted', data: { text: 'ä'.repeat(700_000) } };
  for (let from = 0; from < ALL; from += 100) {
    const expected = from === 0 ? 'absent' : from - 1;
    await store.append(stream, expected, events.slice(from, from + 100), command(`${stream} ${from}`));
  }
  return store.readOriginal(stream);
}

const unplaced = (events: readonly StoredEvent[]) => events.map(({ position: _, ...event }) => event);

describe('what a KurrentDB does not take at once', () => {
  let double: KurrentDouble;
  let store: EventStore;
  let events: readonly StoredEvent[];
  const opened: EventStore[] = [];
  const open = (): EventStore => {
    const another = openKurrentStore(`${double.url}&defaultDeadline=20000`, { patience: PATIENCE });
    opened.push(another);
    return another;
  };
  beforeAll(async () => {
    events = await recordedElsewhere();
  });
  beforeEach(async () => {
    double = await startKurrentDouble();
    store = open();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((one) => one.close()));
    await double.stop();
  });

  it('is restored in several appends, as it was', async () => {
    expect(await store.restore('match-1', events)).toMatchObject({ outcome: 'restored', revision: ALL - 1 });
    expect(unplaced(await store.readOriginal('match-1'))).toEqual(unplaced(events));
    expect(await open().restore('match-1', events)).toEqual({ outcome: 'already', revision: ALL - 1 });
    expect(await store.verifyAll()).toEqual({ intact: true, events: ALL });
    expect(await store.append('match-1', ALL - 1, [scored(1)], command('next'))).toMatchObject({ outcome: 'appended' });
  });

  it('goes on where it was cut off, with the very same record only', async () => {
    double.faults.appendsTo = 'adj-';
    double.faults.onAppend({ kind: 'none' });
    double.faults.onAppend({ kind: 'drop', when: 'before' });
    await expect(store.restore('match-1', events)).rejects.toMatchObject({ name: 'StoreUnavailable' });
    double.faults.heal();
    const part = double.log.stream('adj-match-1').length;
    expect(part).toBeGreaterThan(0);
    expect(part).toBeLessThan(ALL);
    expect(await open().restore('match-1', events.slice(0, part + 1))).toEqual({
      outcome: 'conflict',
      actual: part - 1,
    });
    expect(await open().restore('match-1', events.slice(0, part))).toMatchObject({ outcome: 'conflict' });
    expect(await store.restore('match-1', events)).toMatchObject({ outcome: 'restored', revision: ALL - 1 });
    expect(unplaced(await store.readOriginal('match-1'))).toEqual(unplaced(events));
  });

  it('lets nobody write to a record that is not whole yet', async () => {
    double.faults.appendsTo = 'adj-';
    double.faults.onAppend({ kind: 'none' });
    double.faults.onAppend({ kind: 'drop', when: 'before' });
    await expect(store.restore('match-1', events)).rejects.toMatchObject({ name: 'StoreUnavailable' });
    double.faults.heal();
    const part = double.log.stream('adj-match-1').length;
    for (const writer of [store, open()]) {
      for (const expected of ['absent', part - 1] as const) {
        await expect(writer.append('match-1', expected, [scored(9)], command('z'))).rejects.toThrow(
          /this record is being put back and is not whole yet/,
        );
      }
    }
    expect(double.log.stream('adj-match-1')).toHaveLength(part);
  });

  it('is put back by two at once, and stands there once', async () => {
    const answers = await Promise.all([store.restore('match-1', events), open().restore('match-1', events)]);
    expect(answers.every(({ outcome }) => outcome === 'restored' || outcome === 'already')).toBe(true);
    expect(double.log.stream('adj-match-1')).toHaveLength(ALL);
    expect(await store.verifyAll()).toEqual({ intact: true, events: ALL });
  });

  it('is recorded in one piece where one event or all together are too large', async () => {
    const large = { type: 'Noted', data: { text: 'x"ä'.repeat(600_000), more: [1, 2] } };
    const batch = [scored(1), large, { type: 'Noted', data: { text: 'y'.repeat(600_000) } }, scored(2)];
    await store.append('match-1', 'absent', batch, command('a'));
    const other = open();
    expect((await other.read('match-1')).map(({ event }) => event)).toEqual(batch);
    expect((await other.readAllBare('', 10)).map(({ event }) => event)).toEqual(batch);
    expect(await other.verifyAll()).toEqual({ intact: true, events: 4 });
    const memory = openMemoryStore();
    await memory.append('match-1', 'absent', batch, command('a'));
    expect(unplaced(await other.readOriginal('match-1'))).toEqual(unplaced(await memory.readOriginal('match-1')));
    expect(double.log.stream('adj-match-1')).toHaveLength(4);
  });

  it('is refused where it is too many events for one command', async () => {
    const many = Array.from({ length: 4_000 }, (_, at) => scored(at));
    await expect(store.append('match-1', 'absent', many, command('a'))).rejects.toThrow(
      /4000 events are too many for one command/,
    );
    expect(await everything(store)).toEqual([]);
  });

  it('is told where the data of a large event is gone', async () => {
    await fill(store, 'match-0', 1);
    await store.append('match-1', 'absent', [{ type: 'Noted', data: { text: 'x'.repeat(1_200_000) } }], command('a'));
    const part = double.log.entries.find(({ stream }) => stream.startsWith('adj.part-'));
    (double.log.stream(part?.stream ?? '') as unknown[]).length = 0;
    await expect(store.read('match-1')).rejects.toMatchObject({
      name: 'PoisonedEvent',
      stream: 'match-1',
      revision: 0,
    });
    expect(await store.verifyAll()).toMatchObject({ intact: false, stream: 'match-1', revision: 0 });
    expect(points(await store.read('match-0'))).toEqual([0]);
    expect(await store.readLinks('', 10)).toHaveLength(2);
  });

  it('counts the log by marks, in this process and in the next', async () => {
    await store.restore('match-1', events);
    await store.restore('match-2', await recordedElsewhere('match-2'));
    const links = await store.readLinks('', 3_000);
    expect(links.map(({ number }) => number)).toEqual(Array.from({ length: 2 * ALL }, (_, at) => at));
    expect(await store.numberOf(links[1_700]?.position ?? '')).toBe(1_700);
    const marks = double.log
      .stream('adj.mark-numbers')
      .map(({ data }) => JSON.parse(Buffer.from(data).toString()) as { count: number });
    expect(marks.map(({ count }) => count)).toEqual([1_000, 2_000]);
    const other = open();
    const calls = double.calls.length;
    expect(await other.numberOf(links[2_150]?.position ?? '')).toBe(2_150);
    expect(double.calls.slice(calls)).toEqual(['read adj.mark-numbers', 'read $all']);
    expect((await other.readLinks(links[2_150]?.position ?? '', 2)).map(({ number }) => number)).toEqual([
      2_151, 2_152,
    ]);
  });
});
