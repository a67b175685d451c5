import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { advance, command, folder, listAt, open, roster, run, type Running } from './running.js';
import { ROOT } from '../src/settings.js';

let server: Running;
let matches: string;
beforeAll(async () => {
  const data = folder();
  const packs = join(data, 'packs');
  cpSync(join(ROOT, 'libs', 'packs', 'wh40k-10e', 'pack.json'), join(packs, 'wh40k-10e', 'pack.json'));
  matches = join(packs, 'wh40k-10e', 'matches');
  mkdirSync(matches);
  server = await run({ data, packs });
});
afterAll(() => server.close());

const header = (id: string) => ({
  adjutant: 'script',
  version: 1,
  id,
  title: `Sample ${id}`,
  people: { ann: 'Ann Other' },
});
const line = (asked: object) => ({
  ...asked,
  commandId: undefined,
  occurredAt: '2026-01-01T10:00:00Z',
  actor: { id: 's', role: 'scorekeeper' },
});

function write(id: string, ...commands: readonly object[]): void {
  const lines = [header(id), ...commands.map(line)].map((one) => JSON.stringify(one));
  writeFileSync(join(matches, `${id}.jsonl`), `${lines.join('\n')}\n`);
}

test('samples are listed, loaded once, and loading again records nothing', async () => {
  const tried = { ...command('UseStratagem', { player: 'A', stratagem: 'Grenade' }), refused: 'stratagem/wrong-phase' };
  write('one', open(), roster('A'), roster('B'), command('StartBattle', { firstTurn: 'A' }), tried, {
    ...advance(),
    cp: { A: 1 },
  });
  expect((await server.get('/api/samples')).body).toEqual({
    samples: [{ id: 'one', title: 'Sample one', file: 'one.jsonl', commands: 6, loaded: false }],
  });
  const first = await server.post('/api/samples', {});
  expect(listAt(first.body, 'samples')).toEqual([
    { id: 'one', title: 'Sample one', recorded: 5, already: 0, refused: 1 },
  ]);
  expect(listAt((await server.get('/api/matches')).body, 'matches')).toMatchObject([{ id: 'one', entries: 5 }]);
  const again = await fetch(`${server.url}/api/samples`, { method: 'POST' });
  expect(listAt(await again.json(), 'samples')).toMatchObject([{ recorded: 0, already: 5 }]);
  expect(listAt((await server.get('/api/samples')).body, 'samples')).toMatchObject([{ loaded: true }]);
  expect(listAt((await server.get('/api/matches/one/attempts')).body, 'attempts')).toHaveLength(1);
  expect((await server.get('/api/people/ann')).body['name']).toBe('Ann Other');
});

test('a script that is refused says in which line', async () => {
  write('two', open(), command('StartBattle', { firstTurn: 'A' }));
  const { body } = await server.post('/api/samples', {});
  const two = listAt(body, 'samples').find((one) => one['id'] === 'two');
  expect(two).toMatchObject({ recorded: 1, stopped: { line: 3, problem: { code: 'roster/missing' } } });
});
