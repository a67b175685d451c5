import { tally } from './contract/tally.js';
import { StoreClosed, StoreUnavailable } from './errors.js';
import { openMemoryStore } from './memory/open.js';
import type { EventStore } from './port.js';
import { record } from './record.js';
import { rehearse } from './rehearse.js';
import { StateCache } from './state-cache.js';
import { withMethods } from './with-methods.js';

const STREAM = 'match-1';

describe('a command that may stand in the log, where nothing more can be read', () => {
  const away = (): Promise<never> => Promise.reject(new StoreUnavailable('nothing can be read'));

  it.each([
    ['cannot be read', new StoreUnavailable('nothing can be read')],
    ['is closed', new StoreClosed('there')],
  ])('is not told that nothing was recorded where the log %s before what it came to was read', async (_, away) => {
    const log = openMemoryStore();
    const store = withMethods(log, {
      append: async (...asked) => {
        const appended = await log.append(...asked);
        if (appended.outcome !== 'appended') return appended;
        // As an engine answers that does not have the events at hand.
        const { outcome, revision, position } = appended;
        return { outcome, revision, position };
      },
      read: () => Promise.reject(away),
    });
    await expect(record({ store, decider: tally }, tally.request(STREAM, 'a', 1))).rejects.toMatchObject({
      name: 'StoreUnavailable',
      unsure: true,
    });
    expect(await log.read(STREAM)).toHaveLength(1);
  });

  it('is not told so where it comes again', async () => {
    const log = openMemoryStore();
    const states = new StateCache<number>({ max: 1 });
    await record({ store: log, decider: tally, states }, tally.request(STREAM, 'a', 1));
    const recorder = { store: withMethods(log, { read: away, readBare: away }), decider: tally, states };
    await expect(record(recorder, tally.request(STREAM, 'a', 1))).rejects.toMatchObject({ unsure: true });
    await expect(record(recorder, tally.request(STREAM, 'b', 0))).rejects.toMatchObject({ unsure: false });
  });

  it('is not told so where nobody knew, alone or in a list, until it is answered', async () => {
    const log = openMemoryStore();
    const lost = (): Promise<never> => Promise.reject(new StoreUnavailable('no answer', { unsure: true }));
    const methods: Partial<EventStore> = { append: lost };
    const recorder = { store: withMethods(log, methods), decider: tally };
    const ask = (name: string) => record(recorder, tally.request(STREAM, name, 1));
    await expect(ask('a')).rejects.toMatchObject({ unsure: true });
    methods.readBare = away;
    const rehearsed = (...names: readonly string[]) =>
      rehearse(
        recorder,
        names.map((name) => tally.request(STREAM, name, 1)),
        () => undefined,
      );
    for (const again of [() => ask('a'), () => rehearsed('b', 'a')])
      await expect(again()).rejects.toMatchObject({ unsure: true });
    for (const other of [() => ask('b'), () => rehearsed('b', 'c')])
      await expect(other()).rejects.toMatchObject({ unsure: false });
    delete methods.append;
    delete methods.readBare;
    expect(await ask('a')).toMatchObject({ outcome: 'recorded' });
    methods.readBare = away;
    await expect(ask('c')).rejects.toMatchObject({ unsure: false });
  });
});
