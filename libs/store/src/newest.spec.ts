import { namedId } from '@adjutant/kernel';
import { BrokenChain } from './errors.js';
import { tally } from './contract/tally.js';
import { openMemoryStore } from './memory/open.js';
import { heldStore, noBook } from './held-store.js';
import { newest, newestRead } from './newest.js';
import { record } from './record.js';
import type { EventStore } from './port.js';
import { StateCache } from './state-cache.js';
import { withMethods } from './with-methods.js';

const STREAM = 'match-1';

/** A store that counts how often a chain is followed, and that may be made to say that a chain is broken. */
function watched(store: EventStore) {
  const seen = { followed: 0, broken: false };
  const watching = withMethods(store, {
    readVerified: async (stream, from) => {
      seen.followed += 1;
      return seen.broken ? { intact: false, stream, revision: 0, reason: 'edited' } : store.readVerified(stream, from);
    },
  });
  return { seen, watching };
}

/** A store that tells how it was read, in the order of asking. */
function telling(store: EventStore) {
  const asked: string[] = [];
  const tells = <Method extends (typeof READING)[number]>(method: Method) => ({
    [method]: (...which: readonly unknown[]): unknown => {
      asked.push(`${method} ${which.slice(1).join()}`.trimEnd());
      return (store[method] as (...which: readonly unknown[]) => unknown)(...which);
    },
  });
  return { asked, store: withMethods(store, Object.assign({}, ...READING.map(tells)) as Partial<EventStore>) };
}

const READING = ['read', 'readBare', 'readOriginal', 'verifyChain', 'readVerified'] as const;

async function someTally(max = 10) {
  const store = openMemoryStore();
  await record({ store, decider: tally }, tally.request(STREAM, 'there', 5));
  const { seen, watching } = watched(store);
  return { store, seen, recorder: { store: watching, decider: tally, states: new StateCache<number>({ max }) } };
}

describe('a state that was read', () => {
  it('is at hand for the next reader and for the next command, whose chain was followed by then', async () => {
    const { seen, recorder } = await someTally();
    expect((await newestRead(recorder, STREAM)).state).toBe(5);
    expect(recorder.states.look(STREAM)?.revision).toBe(0);
    expect(seen.followed).toBe(1);
    expect(await record(recorder, tally.request(STREAM, 'next', 1))).toMatchObject({
      outcome: 'recorded',
      revision: 1,
    });
    expect(seen.followed).toBe(1);
  });

  it('is never kept where the chain is broken: neither a reader nor a command goes past it', async () => {
    const { seen, recorder } = await someTally();
    seen.broken = true;
    await expect(newestRead(recorder, STREAM)).rejects.toThrow(BrokenChain);
    expect(recorder.states.size).toBe(0);
    await expect(record(recorder, tally.request(STREAM, 'next', 1))).rejects.toThrow(BrokenChain);
  });

  it('has its chain followed again before what others have written since is kept', async () => {
    const { store, seen, recorder } = await someTally();
    await newestRead(recorder, STREAM);
    await record({ store, decider: tally }, tally.request(STREAM, 'theirs', 2));
    seen.broken = true;
    await expect(newestRead(recorder, STREAM)).rejects.toThrow(BrokenChain);
    expect(recorder.states.look(STREAM)?.revision).toBe(0);
    seen.broken = false;
    expect((await newestRead(recorder, STREAM)).state).toBe(7);
    expect([recorder.states.look(STREAM)?.revision, seen.followed]).toEqual([1, 3]);
  });

  it('is read once, in the pass that follows its chain, also where the store is held to its hashes', async () => {
    for (const take of [newestRead, newest]) {
      const { store } = await someTally();
      const { asked, store: counted } = telling(store);
      const held = { store: heldStore(counted, noBook), decider: tally, states: new StateCache<number>({ max: 1 }) };
      expect((await take(held, STREAM)).state).toBe(5);
      expect(asked).toEqual(['readVerified 0']);
      await take(held, STREAM);
      expect(asked.slice(1)).toEqual(['readBare 1']);
      await record({ store, decider: tally }, tally.request(STREAM, 'theirs', 2));
      expect((await take(held, STREAM)).state).toBe(7);
      expect(asked.slice(2)).toEqual(['readBare 1', 'readVerified 0']);
    }
  });

  it('is made of what was verified alone, whatever is written meanwhile', async () => {
    const { store, recorder } = await someTally();
    const late = withMethods(recorder.store, {
      readVerified: async (stream, from) => {
        const read = await store.readVerified(stream, from);
        await record({ store, decider: tally }, tally.request(STREAM, 'in between', 3));
        return read;
      },
    });
    expect(await newestRead({ ...recorder, store: late }, STREAM)).toMatchObject({ state: 5, revision: 0 });
    expect((await newestRead(recorder, STREAM)).state).toBe(8);
  });

  it('leaves a state that somebody else holds as it was', async () => {
    const { recorder } = await someTally();
    const held = await newestRead(recorder, STREAM);
    await record(recorder, tally.request(STREAM, 'next', 1));
    expect([held.state, held.commands.has(namedId('next'))]).toEqual([5, false]);
  });
});

describe('many readers', () => {
  it('never push out what is in play, nor change whose turn it is to go', async () => {
    const store = openMemoryStore();
    const recorder = { store, decider: tally, states: new StateCache<number>({ max: 2 }) };
    for (const stream of ['a', 'b']) await record(recorder, tally.request(stream, 'played', 1));
    for (let index = 0; index < 9; index += 1) {
      await record({ store, decider: tally }, tally.request(`looked-${index}`, 'elsewhere', 1));
      await newestRead(recorder, `looked-${index}`);
      await newestRead(recorder, 'a');
    }
    expect(['a', 'b'].map((stream) => recorder.states.look(stream)?.state)).toEqual([1, 1]);
    expect(recorder.states.size).toBe(4);
    await record(recorder, tally.request('c', 'played', 1));
    expect(['a', 'b', 'c'].map((stream) => recorder.states.look(stream)?.state)).toEqual([undefined, 1, 1]);
  });
});
