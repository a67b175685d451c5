import { hexOf, rootAt } from '@adjutant/seal';
import { openStore } from '@adjutant/store';
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
