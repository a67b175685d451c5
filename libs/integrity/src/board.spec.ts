import { openTables, type Tables } from '@adjutant/store';
import { INTEGRITY, type BoardSchema } from './board-table.js';
import { LEASE_MS, SharedBoard } from './board.js';
import type { PassFound } from './pass.js';

const EVERY = 600_000;
const NOW = Date.parse('2026-11-22T20:00:00.000Z');
const found = { events: 7, rows: 2, broken: [], rowFaults: [] } as unknown as PassFound;

let tables: Tables<BoardSchema>;
let one: SharedBoard;
let other: SharedBoard;
beforeEach(async () => {
  tables = await openTables<BoardSchema>('memory:', INTEGRITY);
  [one, other] = [new SharedBoard(tables, 'one'), new SharedBoard(tables, 'other')];
});
afterEach(() => tables.close());

test('one looks at a time, and who waits is told what was found', async () => {
  expect(await one.turn(NOW, EVERY)).toEqual({ mine: true });
  expect(await other.turn(NOW + 1, EVERY)).toEqual({ mine: false });
  await one.post(found, NOW + 5_000);
  const posted = { endedAt: '2026-11-22T20:00:05.000Z', found };
  expect(await other.turn(NOW + 6_000, EVERY)).toEqual({ mine: false, posted });
  expect(await one.turn(NOW + 6_000, EVERY)).toEqual({ mine: false, posted });
  expect(await other.turn(NOW + 5_000 + EVERY, EVERY)).toEqual({ mine: true, posted });
  expect(await one.turn(NOW + 5_001 + EVERY, EVERY)).toMatchObject({ mine: false });
});

test('whoever has a reason looks sooner', async () => {
  await one.turn(NOW, EVERY);
  await one.post(found, NOW);
  expect(await other.turn(NOW + 2_000, 2_000)).toMatchObject({ mine: true });
});

test('who is still at it keeps the others away; who has died does not, and cannot post any more', async () => {
  await one.turn(NOW, EVERY);
  expect(await one.renew(NOW + LEASE_MS - 1)).toBe(true);
  expect(await other.turn(NOW + LEASE_MS + 1, EVERY)).toEqual({ mine: false });
  expect(await other.turn(NOW + 2 * LEASE_MS, EVERY)).toEqual({ mine: true });
  expect(await one.renew(NOW + 2 * LEASE_MS)).toBe(false);
  await one.post(found, NOW + 2 * LEASE_MS);
  expect(await one.turn(NOW + 2 * LEASE_MS, EVERY)).toEqual({ mine: false });
});

test('who stops in the middle leaves the place to others', async () => {
  await one.turn(NOW, EVERY);
  await one.leave();
  expect(await other.turn(NOW + 1, EVERY)).toEqual({ mine: true });
});
