import { jest } from '@jest/globals';
import { openMemoryStore, type StoredEvent } from '@adjutant/store';
import { NIGHT_SHELF, nightfall, StorelessMatch } from '@adjutant/testing/given';
import { MatchSteps } from './match-steps.js';

const AT = '2026-11-21T10:00:00.000Z';
const actor = { id: 'x', role: 'judge' as const };
/** More than there are events between two looks for matches that were passed by. */
const OTHERS = 120;

/** One match, that many others are opened before its last event, and how often its stream was read for that. */
async function goesOn(mostPassedBy?: number) {
  const desk = new StorelessMatch(NIGHT_SHELF);
  desk.take(...nightfall());
  const [opening, ...rest] = desk.events;
  const last = rest.at(-1);
  if (!opening || !last) throw new Error('no match');
  const store = openMemoryStore();
  const others = Array.from({ length: OTHERS }, (_, other) => [`match-${other}`, [opening], 'absent'] as const);
  const before = rest.length - 1;
  const all = [['match-m', [opening, ...rest.slice(0, -1)], 'absent'], ...others, ['match-m', [last], before]] as const;
  for (const [index, [stream, events, expected]] of all.entries()) {
    const context = { commandId: `c-${index}`, actor, occurredAt: AT, recordedAt: AT, payloadHash: 'a'.repeat(64) };
    await store.append(stream, expected, events, context);
  }
  const reading = jest.spyOn(store, 'readBare');
  const steps = new MatchSteps(store, NIGHT_SHELF, mostPassedBy);
  const log = await store.readAll('', 1_000);
  const told = [];
  for (const stored of log) told.push(await steps.step(stored.stream.slice('match-'.length), stored));
  const alone = await new MatchSteps(store, NIGHT_SHELF).step('m', log.at(-1) as StoredEvent);
  return { told, alone, reads: reading.mock.calls.length - 1 };
}

test('a match that the log passes by is let go, and read once more should it go on: its steps are the same', async () => {
  const [held, passed] = [await goesOn(), await goesOn(50)];
  expect([held.reads, passed.reads]).toEqual([0, 1]);
  expect(passed.told).toEqual(held.told);
  expect(passed.told.at(-1)).toEqual(passed.alone);
});
