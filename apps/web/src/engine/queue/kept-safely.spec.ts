import { Full, keptInMemory, SHAPE, type Keeping, type Kept } from './item.js';
import { KeptSafely } from './kept-safely.js';

const kept = (id: string): Kept => ({
  item: {
    ...{
      shape: SHAPE,
      id,
      match: 'm',
      by: 'ada',
      at: '2026-11-23T10:00:00.000Z',
      place: null,
      where: '',
      basedOn: null,
    },
    command: { type: 'GainCommandPoints', data: { player: 'A', amount: 1 } },
  },
});

/** Storage that fails as is said. */
function storage() {
  const inner = keptInMemory();
  const state: { fails: Error | null } = { fails: null };
  const trying = <Result>(work: () => Promise<Result>): Promise<Result> =>
    state.fails === null ? work() : Promise.reject(state.fails);
  const durable: Keeping = {
    all: () => trying(() => inner.all()),
    put: (one) => trying(() => inner.put(one)),
    remove: (id) => trying(() => inner.remove(id)),
    trouble: 'none',
  };
  const time = { now: 0 };
  const safe = new KeptSafely(
    keptInMemory(),
    () => Promise.resolve(durable),
    () => time.now,
  );
  const ids = async (keeping: Keeping) => (await keeping.all()).kept.map(({ item }) => item.id);
  return { safe, state, time, inside: () => ids(inner), all: () => ids(safe) };
}

test('what finds no room is told, goes on in memory, and goes over in its order when there is room again', async () => {
  const { safe, state, inside, all } = storage();
  await safe.put(kept('1'));
  state.fails = new Full();
  await safe.put(kept('2'));
  await safe.put(kept('3'));
  expect([safe.trouble, await inside()]).toEqual(['full', ['1']]);
  state.fails = null;
  await safe.put(kept('4'));
  expect([safe.trouble, await inside()]).toEqual(['none', ['1', '2', '3', '4']]);
  expect(await all()).toEqual(['1', '2', '3', '4']);
});

test('nothing is said to be well while something stands in memory alone: what reads puts it there first', async () => {
  const { safe, state, time, inside, all } = storage();
  state.fails = new Error('asleep');
  await safe.put(kept('1'));
  state.fails = null;
  expect([await all(), safe.trouble, await inside()]).toEqual([['1'], 'unavailable', []]);
  time.now = 60_000;
  expect([await all(), safe.trouble, await inside()]).toEqual([['1'], 'none', ['1']]);
});

test('where a browser keeps nothing that is told, and it is asked again after a while', async () => {
  const { safe, state, time, inside, all } = storage();
  state.fails = new Error('no storage here');
  await safe.put(kept('1'));
  expect([safe.trouble, await all()]).toEqual(['unavailable', ['1']]);
  state.fails = null;
  await safe.put(kept('2'));
  expect(await inside()).toEqual([]);
  time.now = 60_000;
  await safe.put(kept('3'));
  expect([safe.trouble, await inside()]).toEqual(['none', ['1', '2', '3']]);
});

test('what is answered is gone from both', async () => {
  const { safe, state, all } = storage();
  await safe.put(kept('1'));
  state.fails = new Full();
  await safe.put(kept('2'));
  state.fails = null;
  await safe.remove('1');
  await safe.remove('2');
  expect(await all()).toEqual([]);
});
