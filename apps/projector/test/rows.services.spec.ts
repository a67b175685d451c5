import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Message } from '@adjutant/kernel';
import { rebuildLists } from '@adjutant/lists';
import { dayOfTwelve } from '@adjutant/testing/event-day';
import { TOURNAMENT_EVENTS, TOURNAMENT_STREAMS } from '@adjutant/tournament';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { SHELF } from './support/growing-log.js';
import { countOf, embeddedRows, level, rowsOf } from './support/rows.js';
import { Stage } from './support/stage.js';

const GOLDEN = join(import.meta.dirname, '..', '..', '..', 'libs', 'tournament', 'golden');
/** An event with one entry of every kind there is, as they are kept for ever. */
const EVERY_KIND = TOURNAMENT_EVENTS.map((kind) => {
  const { type, data } = JSON.parse(readFileSync(join(GOLDEN, `${kind}.v1.json`), 'utf8')) as Message;
  return { stream: TOURNAMENT_STREAMS.of('every-kind'), type, data };
});

describe('the lists in PostgreSQL', () => {
  let stage: Stage;
  beforeEach(async () => {
    stage = await Stage.open();
  });
  afterEach(() => stage.close());

  test('are row by row those of one machine, kept live or built anew', async () => {
    const { log, lists } = stage;
    await log.grow(3_000);
    await stage.instance();
    for (let part = 0; part < 10; part += 1) await log.grow(300);
    await level(lists, log.events);
    const live = await rowsOf(lists);
    const embedded = await embeddedRows(log.store);
    expect(live).toEqual(embedded);
    expect(countOf(live)).toBeGreaterThan(80);
    expect(live['precedents']?.length).toBeGreaterThan(5);
    const rebuilt = await rebuildLists(lists, log.store, SHELF, { prune: true });
    expect(rebuilt).toMatchObject({ events: log.events });
    expect(await rowsOf(lists)).toEqual(live);
    process.stdout.write(`${countOf(live)} rows from ${log.events} events: the same in SQLite, live and built anew\n`);
  });

  test('have events from set-up to end, with entries of every kind', async () => {
    const { log, lists } = stage;
    await stage.instance();
    const day = dayOfTwelve(SHELF, 'demo').log;
    const middle = day.length >> 1;
    await log.take([...day.slice(0, middle), ...EVERY_KIND.slice(0, 1)]);
    await level(lists, log.events);
    expect(await lists.tournaments(10)).toMatchObject([
      { tournament: 'every-kind', players: 0 },
      { tournament: 'open-2031', status: 'running', players: 12 },
    ]);
    await log.take([...day.slice(middle), ...EVERY_KIND.slice(1)]);
    await level(lists, log.events);
    const live = await rowsOf(lists);
    expect(live).toEqual(await embeddedRows(log.store));
    expect(await lists.tournaments(10)).toMatchObject([
      { tournament: 'every-kind', status: 'running', round: 1 },
      { tournament: 'open-2031', status: 'ended', round: 3 },
    ]);
    await rebuildLists(lists, log.store, SHELF, { prune: true });
    expect(await rowsOf(lists)).toEqual(live);
  });
});
