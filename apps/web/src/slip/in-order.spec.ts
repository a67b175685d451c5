import type { Tap } from '@adjutant/table';
import { firstFailed, type Line } from './in-order.js';

const line = (id: string): Line => ({
  tap: {
    ...{ id, kind: 'points', player: 'A', name: id, says: '', open: true, because: [] },
    ...{ type: 'ScoreVictoryPoints', data: {}, asks: [] },
  } satisfies Tap,
  said: [],
});
const LINES = [line('primary'), line('secondary'), line('the end')];

test('each is sent when the one before it is recorded, and no other after one that is refused', async () => {
  const sent: string[] = [];
  const failed = await firstFailed(LINES, async ({ tap: { id } }) => {
    await Promise.resolve();
    if (id === 'secondary') throw new Error('It is full.');
    sent.push(id);
  });
  expect(sent).toEqual(['primary']);
  expect([failed?.line.tap.id, failed?.error.message]).toEqual(['secondary', 'It is full.']);
});

test('where nothing is refused all are sent in order', async () => {
  const sent: string[] = [];
  const failed = await firstFailed(LINES, ({ tap: { id } }) => {
    sent.push(id);
    return Promise.resolve();
  });
  expect([sent, failed]).toEqual([['primary', 'secondary', 'the end'], null]);
});
