import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { namedId } from '@adjutant/kernel';
import { commandIdOf, readScript } from '@adjutant/scenarios';
import { advance, at, command, folder, listAt, open, roster, run, type Running } from './running.js';
import { loadSamples } from './load-samples.js';
import { sampleFiles } from '../src/samples/sample-files.js';
import { ROOT } from '../src/settings.js';

let server: Running;
let matches: string;
beforeEach(async () => {
  const data = folder();
  const packs = join(data, 'packs');
  cpSync(join(ROOT, 'libs', 'packs', 'wh40k-10e', 'pack.json'), join(packs, 'wh40k-10e', 'pack.json'));
  matches = join(packs, 'wh40k-10e', 'matches');
  mkdirSync(matches);
  server = await run({ data, packs });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.close();
});

const ID = namedId('sample one');
const WHEN = '2026-01-01T10:00:00Z';

const header = {
  adjutant: 'script',
  version: 1,
  id: ID,
  title: 'Sample one',
  pack: 'wh40k-10e',
  people: { ann: 'Ann Other', bob: { name: 'not said in a word' } },
};

const tried = { ...command('UseStratagem', { player: 'A', stratagem: 'Grenade' }), refused: 'stratagem/wrong-phase' };

function scriptOf(commands: readonly object[], occurredAt = WHEN): string {
  const actor = { id: 's', role: 'scorekeeper' };
  const lines = commands.map((asked) => ({ ...asked, commandId: undefined, occurredAt, actor }));
  return [header, ...lines].map((one) => `${JSON.stringify(one)}\n`).join('');
}

function write(name: string, text: string): void {
  writeFileSync(join(matches, name), text);
}

const STORY = [open(), roster('A'), roster('B'), command('StartBattle', { firstTurn: 'A' }), tried, advance()];

test('samples are listed, loaded once, and loading again records nothing', async () => {
  write('one.jsonl', scriptOf(STORY));
  expect((await server.get('/api/samples')).body).toEqual({
    samples: [
      {
        id: ID,
        title: 'Sample one',
        game: 'Warhammer 40,000, 10th edition',
        file: 'one.jsonl',
        commands: 6,
        loaded: false,
      },
    ],
  });
  const first = await loadSamples(server);
  expect(listAt(first.body, 'samples')).toEqual([{ id: ID, title: 'Sample one', recorded: 5, already: 0, refused: 1 }]);
  expect(listAt((await server.get('/api/matches')).body, 'matches')).toMatchObject([{ id: ID, entries: 5 }]);
  const again = await fetch(`${server.url}/api/samples`, { method: 'POST' });
  expect(listAt(await again.json(), 'samples')).toMatchObject([{ recorded: 0, already: 5 }]);
  expect(listAt((await server.get('/api/samples')).body, 'samples')).toMatchObject([{ loaded: true }]);
  expect(listAt((await server.get(`/api/matches/${ID}/attempts`)).body, 'attempts')).toHaveLength(1);
  expect((await server.get('/api/people/ann')).body['name']).toBe('Ann Other');
  expect((await server.get('/api/people/bob')).status).toBe(404);
});

test('nobody who was erased is named again by loading the samples', async () => {
  write('one.jsonl', scriptOf(STORY));
  await loadSamples(server);
  await fetch(`${server.url}/api/people/ann`, { method: 'DELETE' });
  await loadSamples(server);
  expect((await server.get('/api/people/ann')).body['code']).toBe('person/erased');
});

test('its commands have the ids that every player of the script gives them', async () => {
  const text = scriptOf(STORY);
  write('one.jsonl', text);
  await loadSamples(server);
  const read = readScript(text);
  if (!read.ok) throw new Error('the script cannot be read');
  const events = listAt((await server.get(`/api/matches/${ID}/events`)).body, 'events');
  const ids = [0, 1, 2, 3, 5].map((index) => commandIdOf(read.script, index));
  expect(events.map((one) => at(one, 'meta', 'commandId'))).toEqual(ids);
});

test('a story that is ahead of the clock of this machine is the same story when the clock has come there', async () => {
  const clock = jest.spyOn(Date, 'now');
  const later = new Date(Date.now() + 90 * 24 * 60 * 60 * 1000);
  write('one.jsonl', scriptOf(STORY, `${later.toISOString().slice(0, 16)}Z`));
  expect(listAt((await loadSamples(server)).body, 'samples')).toMatchObject([{ recorded: 5, refused: 1 }]);
  const [first] = listAt((await server.get(`/api/matches/${ID}/events`)).body, 'events');
  const [occurred, recorded] = ['occurredAt', 'recordedAt'].map((one) => Date.parse(String(at(first, 'meta', one))));
  expect(recorded).toBeGreaterThan(occurred ?? 0);
  clock.mockReturnValue(later.getTime() + 1_000_000);
  const [again] = listAt((await loadSamples(server)).body, 'samples');
  expect(again).toEqual({ id: ID, title: 'Sample one', recorded: 0, already: 5, refused: 0 });
});

test('a script that is refused says in which line', async () => {
  write('two.jsonl', scriptOf([open(), command('StartBattle', { firstTurn: 'A' })]));
  const [two] = listAt((await loadSamples(server)).body, 'samples');
  expect(two).toMatchObject({ recorded: 1, stopped: { line: 3, problem: { code: 'roster/missing' } } });
});

test('a script that cannot be read says in which lines, and does not stand in the way of the others', async () => {
  write('bad.jsonl', `${JSON.stringify(header)}\n{"type":"Nonsense"}\nnot json\n`);
  write('one.jsonl', scriptOf(STORY));
  const [bad, one] = listAt((await loadSamples(server)).body, 'samples');
  expect(bad).toMatchObject({
    id: 'bad.jsonl',
    recorded: 0,
    stopped: { line: 2, problem: { code: 'request/invalid' } },
  });
  expect(one).toMatchObject({ id: ID, recorded: 5 });
  const [listed] = listAt((await server.get('/api/samples')).body, 'samples');
  expect(listed).toMatchObject({ id: 'bad.jsonl', title: 'Sample one', commands: 0, loaded: false });
  expect(listAt(listed, 'problems').map(({ line }) => line)).toEqual(expect.arrayContaining([2, 3]));
});

test('no matches beside the packs, no samples', async () => {
  rmSync(matches, { recursive: true });
  expect((await server.get('/api/samples')).body).toEqual({ samples: [] });
});

describe('the samples of this repository', () => {
  test('are all loaded, to the end', async () => {
    const real = await run({ data: folder() });
    try {
      const { body } = await loadSamples(real);
      const loaded = listAt(body, 'samples');
      expect(loaded.length).toBeGreaterThan(2);
      expect(loaded.filter((one) => one['stopped'] !== undefined)).toEqual([]);
    } finally {
      await real.close();
    }
  }, 60_000);
});

test('a request does not wait for all of it: it is told how far it is, and the next one what it came to', async () => {
  write('one.jsonl', scriptOf(STORY));
  let go = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  const { execute } = CommandBus.prototype;
  jest.spyOn(CommandBus.prototype, 'execute').mockImplementation(async function (this: CommandBus, command) {
    await held;
    return execute.call(this, command);
  });
  const first = await server.post('/api/samples', {});
  expect([first.status, first.body]).toEqual([202, { loading: { done: 1, of: 6 } }]);
  expect((await server.get('/api/samples')).body['loading']).toEqual({ done: 1, of: 6 });
  go();
  expect(listAt((await loadSamples(server)).body, 'samples')).toMatchObject([{ recorded: 5, refused: 1 }]);
  expect((await server.get('/api/samples')).body).not.toHaveProperty('loading');
});

test('samples that are there are noticed: none of their commands is sent again, nor is any script read anew', async () => {
  write('one.jsonl', scriptOf(STORY));
  await loadSamples(server);
  const execute = jest.spyOn(server.from(CommandBus), 'execute');
  const { body } = await loadSamples(server);
  expect(listAt(body, 'samples')).toEqual([{ id: ID, title: 'Sample one', recorded: 0, already: 5, refused: 0 }]);
  expect(execute).not.toHaveBeenCalled();
  let read = 0;
  const counting = (path: string) => ((read += 1), readScript(readFileSync(path, 'utf8')));
  const packs = join(matches, '..', '..');
  expect(sampleFiles(packs, counting)).toHaveLength(1);
  expect(read).toBe(0);
  write('one.jsonl', scriptOf([...STORY, advance()]));
  expect(sampleFiles(packs, counting)).toHaveLength(1);
  expect(read).toBe(1);
  expect(listAt((await loadSamples(server)).body, 'samples')).toMatchObject([{ recorded: 1, already: 5 }]);
});
