import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import Database from 'better-sqlite3';
import { ReadModels } from '../src/readmodels/read-models.js';
import { folder, listAt, run, started, type Running } from './running.js';
import { until } from './until.js';

const data = folder();
afterAll(() => rmSync(data, { recursive: true, force: true }));
beforeEach(() => void jest.spyOn(process.stderr, 'write').mockReturnValue(true));
afterEach(() => void jest.restoreAllMocks());

const boardOf = async (server: Running) => {
  const { body } = await server.get('/api/board');
  const matches = listAt(body, 'matches').map(({ match }) => match);
  return { reading: body['reading'], matches: matches.toSorted() };
};

const TWO = "(SELECT id FROM streams WHERE name = 'match-two')";

/** Lists that stop at an event behave as those that are long in coming to it; it is mended from outside. */
const inLog = (sql: string) => new Database(join(data, 'log.db')).exec(sql).close();
const breakLog = () => {
  rmSync(join(data, 'read-models.db'));
  inLog(`CREATE TABLE kept AS SELECT position, data FROM events WHERE revision = 0 AND stream_id = ${TWO}`);
  inLog(`UPDATE events SET data = '{' WHERE position IN (SELECT position FROM kept)`);
};
const mendLog = () => {
  inLog(`UPDATE events SET data = (SELECT data FROM kept) WHERE position IN (SELECT position FROM kept)`);
  inLog('DROP TABLE kept');
};

test('a board whose lists have not come to the end of the log says so, and is whole once they have', async () => {
  const first = await run({ data, keep: true });
  for (const match of ['one', 'two', 'three']) await first.send(match, ...started());
  expect(await boardOf(first)).toEqual({ reading: false, matches: ['one', 'three', 'two'] });
  await first.close();
  breakLog();
  const again = await run({ data, keep: true });
  expect(await boardOf(again)).toEqual({ reading: true, matches: ['one'] });
  mendLog();
  await until(async () => (await boardOf(again)).reading === false);
  expect((await boardOf(again)).matches).toEqual(expect.arrayContaining(['one', 'three']));
  await again.close();
});

test('whoever asks first after a start finds what is live: the board waits for lists that are still being read', async () => {
  breakLog();
  const server = await run({ data, keep: true });
  try {
    expect((await server.from(ReadModels).standing()).level).toBe(false);
    // Nobody has told the lists that they can go on: whoever asks makes them look, and waits.
    const asked = boardOf(server);
    mendLog();
    // What could not be read when the server began is left out; lists had not come to what is behind it.
    expect(await asked).toEqual({ reading: false, matches: expect.arrayContaining(['one', 'three']) as string[] });
  } finally {
    await server.close();
  }
});
