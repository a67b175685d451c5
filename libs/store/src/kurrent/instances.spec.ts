import { command, Collector, everything, fill, points, scored } from '../contract/fixtures.js';
import { tally } from '../contract/tally.js';
import { startKurrentDouble, type KurrentDouble } from '../kurrent-double/index.js';
import type { EventStore } from '../port.js';
import { record } from '../record.js';
import { StateCache } from '../state-cache.js';
import { openKurrentStore } from './open.js';

describe('several instances on one KurrentDB', () => {
  let double: KurrentDouble;
  let stores: readonly [EventStore, EventStore];
  beforeEach(async () => {
    double = await startKurrentDouble();
    stores = [openKurrentStore(double.url), openKurrentStore(double.url)];
  });
  afterEach(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await double.stop();
  });

  /** The server knows events by id, and an id that followed from the command alone would make it say yes to the second. */
  it('tells a command that both record at once apart from its double', async () => {
    const [here, there] = stores;
    const at = (recordedAt: string) => ({ ...command('a'), recordedAt });
    const outcomes = await Promise.all([
      here.append('match-1', 'absent', [scored(1)], at('2026-05-02T10:00:05.000Z')),
      there.append('match-1', 'absent', [scored(1)], at('2026-05-02T10:00:05.001Z')),
    ]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['appended', 'duplicate']);
    for (const [index, store] of stores.entries()) {
      const next = await store.append('match-1', index, [scored(2)], command(`next ${index}`));
      expect(next).toMatchObject({ outcome: 'appended', revision: index + 1 });
    }
    expect(await here.verifyAll()).toEqual({ intact: true, events: 3 });
  });

  it('recognises a command by its id when it comes again with the newer, correct revision', async () => {
    const [here, there] = stores;
    await here.append('match-1', 'absent', [scored(1)], command('a'));
    expect(await there.append('match-1', 0, [scored(1)], command('a'))).toEqual({
      outcome: 'duplicate',
      revision: 0,
      samePayload: true,
    });
    expect(await there.append('match-1', 0, [scored(1)], command('a', 'other'))).toMatchObject({ samePayload: false });
    expect(await everything(here)).toHaveLength(1);
  });

  it('answers a conflict with the revision that the other one made', async () => {
    const [here, there] = stores;
    await fill(here, 'match-1', 2);
    await there.append('match-1', 1, [scored(7)], command('a'));
    expect(await here.append('match-1', 1, [scored(8)], command('b'))).toEqual({ outcome: 'conflict', actual: 2 });
  });

  it('loses none of 100 commands on one match, with one order for both', async () => {
    const recorders = stores.map((store) => ({ store, decider: tally, states: new StateCache<number>({ max: 10 }) }));
    const answers = await Promise.all(
      recorders.flatMap((recorder, index) =>
        Array.from({ length: 50 }, (_, at) => record(recorder, tally.request('match-1', `${index}/${at}`, 1))),
      ),
    );
    expect(answers.filter(({ outcome }) => outcome === 'recorded')).toHaveLength(100);
    const [here, there] = await Promise.all(stores.map((store) => store.read('match-1')));
    expect(here).toEqual(there);
    expect(here?.at(-1)?.event.data).toEqual({ amount: 1, total: 100 });
    expect(await stores[0].verifyAll()).toEqual({ intact: true, events: 100 });
  });

  it('hands what one records to those who follow on the other', async () => {
    const [here, there] = stores;
    const collector = new Collector();
    const subscription = here.subscribe('', collector.handle);
    await fill(there, 'match-1', 30);
    await collector.reached(30);
    await subscription.stop();
    expect(points(collector.events)).toEqual(Array.from({ length: 30 }, (_, at) => at));
  });

  it('keeps installations apart that share a server', async () => {
    const other = openKurrentStore(`${double.url}&installation=league`);
    await fill(stores[0], 'match-1', 3);
    await other.append('match-1', 'absent', [scored(9)], command('a'));
    expect(points(await everything(other))).toEqual([9]);
    expect(points(await everything(stores[0]))).toEqual([0, 1, 2]);
    await other.close();
  });

  it('asks the server once for a command that follows another one', async () => {
    const [here] = stores;
    const recorder = { store: here, decider: tally, states: new StateCache<number>({ max: 10 }) };
    await record(recorder, tally.request('match-1', 'first', 1));
    const calls = double.calls.length;
    await record(recorder, tally.request('match-1', 'second', 1));
    expect(double.calls.slice(calls)).toEqual(['append adj-match-1']);
  });
});
