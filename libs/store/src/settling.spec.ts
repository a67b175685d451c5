import type { Actor } from '@adjutant/kernel';
import { tally, type Add, type Added } from './contract/tally.js';
import { openMemoryStore } from './memory/open.js';
import type { EventStore } from './port.js';
import { record, type Recorder, type Settle } from './record.js';
import { StateCache } from './state-cache.js';

const STREAM = 'match-1';
const ANN: Actor = { id: 'ann', role: 'judge' };
const ADDED: Added = { type: 'Added', data: { amount: 1, total: 2 } };

/** Who acts is settled on the state that is read, and on no other. */
describe.each([
  ['without a cache', () => undefined],
  ['with one', () => new StateCache<number>({ max: 10 })],
])('settling who acts, %s', (_, cache) => {
  let store: EventStore;
  let recorder: Recorder<Add, number, Added>;
  beforeEach(async () => {
    store = openMemoryStore();
    const states = cache();
    recorder = { store, decider: tally, ...(states && { states }) };
    await record(recorder, tally.request(STREAM, 'first', 1));
  });
  afterEach(() => store.close());

  const add = (name: string, settle: Settle<Add, number, Added>) =>
    record(recorder, { ...tally.request(STREAM, name, 2), settle });
  const elsewhere = async (name: string, revision: number): Promise<void> => {
    const { commandId, occasion } = tally.request(STREAM, name, 1);
    const context = { commandId, actor: occasion.actor, occurredAt: occasion.occurredAt, recordedAt: occasion.now };
    await store.append(STREAM, revision, [ADDED], { ...context, payloadHash: 'a'.repeat(64) });
  };

  it('says whom the record names', async () => {
    await add('second', () => ({ actor: ANN }));
    expect((await store.read(STREAM, 1)).map(({ meta }) => meta.actor)).toEqual([ANN]);
  });

  it('is asked again where others wrote between reading and appending', async () => {
    const seen: number[] = [];
    const answer = add('second', async (state) => {
      seen.push(state);
      if (seen.length === 1) await elsewhere('between', 0);
      else throw new Error('not any more');
      return { actor: ANN };
    });
    await expect(answer).rejects.toThrow('not any more');
    expect(seen).toHaveLength(2);
    expect(await store.read(STREAM)).toHaveLength(2);
  });

  it('is believed to refuse only on the newest state', async () => {
    await elsewhere('between', 0);
    let asked = 0;
    const answer = await add('second', (state) => {
      asked += 1;
      if (state < ADDED.data.total) throw new Error('not yet');
      return { actor: ANN };
    });
    expect([answer.outcome, asked]).toEqual(['recorded', recorder.states ? 2 : 1]);
  });

  it('knows a command that was recorded before, and decides as it was settled', async () => {
    const repeats: boolean[] = [];
    const settle: Settle<Add, number, Added> = (_state, repeated) => {
      repeats.push(repeated);
      return { actor: ANN, decide: () => ({ outcome: 'recorded', events: [ADDED] }) };
    };
    expect([(await add('second', settle)).outcome, (await add('second', settle)).outcome]).toEqual([
      'recorded',
      'already',
    ]);
    expect([repeats[0], repeats.at(-1)]).toEqual([false, true]);
    expect((await store.read(STREAM, 1)).map(({ event }) => event)).toEqual([ADDED]);
  });
});
