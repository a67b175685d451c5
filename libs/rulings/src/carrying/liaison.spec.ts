import { BEGINNING, openStore, type Position } from '@adjutant/store';
import { carryOn } from './liaison.js';

const actor = { id: 'sam', role: 'scorekeeper' } as const;
const context = { actor, payloadHash: 'none', occurredAt: 'then', recordedAt: 'then' };

it('ends where the log ended when it read it, however steadily what crosses nothing is recorded', async () => {
  const store = openStore('memory:');
  let reads = 0;
  const record = async (): Promise<void> => {
    const events = [{ type: 'Told', data: { reads } }];
    await store.append('notes-1', reads === 0 ? 'absent' : reads - 1, events, { ...context, commandId: `c${reads}` });
    reads += 1;
  };
  const steady = {
    read: () => Promise.reject(new Error('nothing crosses, so that nothing is read')),
    readLinks: async (after: Position, limit: number) => {
      const links = await store.readLinks(after, limit);
      await record();
      return links;
    },
  };
  let at = BEGINNING;
  const checkpoint = { position: () => at, move: (to: Position) => void (at = to) };
  await record();
  for (const looks of [1, 2]) {
    expect(await carryOn(steady, checkpoint as never, () => Promise.resolve())).toBeUndefined();
    expect(reads).toBe(looks + 1);
    expect(at).toBe((await store.readLinks(BEGINNING, 10))[looks - 1]?.position);
  }
  await store.close();
});
