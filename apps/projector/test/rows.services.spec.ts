import { rebuildLists } from '@adjutant/lists';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { SHELF } from './support/growing-log.js';
import { countOf, embeddedRows, level, rowsOf } from './support/rows.js';
import { Stage } from './support/stage.js';

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
});
