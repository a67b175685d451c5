import { hexOf, rootAt } from '@adjutant/seal';
import { openStore, withMethods } from '@adjutant/store';
import { SealDatabase } from './seal-database.js';
import { Sealer } from './sealer.js';

const never = (): boolean => false;
const context = {
  actor: { id: 'sam', role: 'scorekeeper' },
  occurredAt: 'then',
  recordedAt: 'then',
  payloadHash: 'none',
} as const;

it('asks for no more of the tree than the last leaf, however many were sealed before an event that comes alone', async () => {
  const store = openStore('memory:');
  const database = new SealDatabase(':memory:', 'key');
  const { tiles } = database;
  const { subtree } = tiles;
  const sealer = new Sealer(store, database);
  const asked: number[] = [];
  Object.assign(tiles, { subtree: (level: number, index: number) => (asked.push(level), subtree(level, index)) });
  const add = async (from: number, count: number): Promise<void> => {
    const events = Array.from({ length: count }, (_, index) => ({ type: 'Told', data: { at: from + index } }));
    await store.append('notes-1', from === 0 ? 'absent' : from - 1, events, { ...context, commandId: `c${from}` });
    await sealer.catchUp(never);
  };
  await add(0, 255);
  for (const size of [255, 256, 257, 258]) {
    asked.length = 0;
    await add(size, 1);
    expect(asked.every((level) => level === 0)).toBe(true);
    expect(hexOf(sealer.root())).toBe(hexOf(rootAt(size + 1, subtree)));
  }
  await store.close();
});

it('ends where the log ended when it read it, however steadily more is recorded', async () => {
  const store = openStore('memory:');
  let reads = 0;
  const record = async (): Promise<void> => {
    const events = [{ type: 'Told', data: { reads } }];
    await store.append('notes-1', reads === 0 ? 'absent' : reads - 1, events, { ...context, commandId: `c${reads}` });
    reads += 1;
  };
  const steady = withMethods(store, {
    readLinks: async (after, limit) => {
      const links = await store.readLinks(after, limit);
      await record();
      return links;
    },
  });
  await record();
  const sealer = new Sealer(steady, new SealDatabase(':memory:', 'key'));
  for (const size of [1, 2, 3]) {
    await sealer.catchUp(never);
    expect([sealer.size, reads]).toEqual([size, size + 1]);
  }
  await store.close();
});
