import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../src/settings.js';
import { command, listAt, run, type Running } from './running.js';

interface Line {
  readonly type: string;
  readonly data: object;
  readonly refused?: string;
}

/** A match up to where a die is due that the battle waits for. */
function untilDue(): readonly object[] {
  const file = join(ROOT, 'libs', 'packs', 'wh40k-10e', 'matches', 'round-1-table-7.jsonl');
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
  const due = lines.findIndex(({ type }) => type === 'RecordRoll');
  return lines
    .slice(0, due)
    .filter(({ type, refused }) => type !== undefined && refused === undefined)
    .map(({ type, data }) => command(type, data));
}

describe('dice that the server throws', () => {
  let server: Running;
  beforeAll(async () => {
    server = await run();
    for (const one of untilDue()) await server.send('m', one);
  });
  afterAll(() => server.close());

  const rolls = (data: object) => server.send('m', command('RecordRoll', data));
  const entries = async () => listAt((await server.get('/api/matches/m/timeline')).body, 'entries');

  test('are not believed of a client', async () => {
    const before = (await entries()).length;
    const told = await rolls({ dice: [6], by: 'server' });
    expect([told.status, told.body['code']]).toEqual([422, 'roll/not-thrown-here']);
    expect(await entries()).toHaveLength(before);
  });

  test('are thrown where they are asked for, once, and marked so', async () => {
    const sent = command('RecordRoll', { throw: true });
    const thrown = await server.send('m', sent);
    expect(thrown.status).toBe(200);
    const last = (await entries()).at(-1);
    expect(last?.['text']).toMatch(/^Dice for .*: [1-6] \(rolled by the server\)\.$/);
    await server.send('m', sent);
    expect((await entries()).at(-1)).toEqual(last);
    expect((await rolls({ throw: true })).body['code']).toBe('roll/not-due');
  });
});
