import { openMemoryStore, writeMatchFile, type EventStore } from '@adjutant/store';
import { advance, type Body, command, listAt, run, type Running, started } from './running.js';

let first: Running;
let second: Running;
let file: string;
beforeAll(async () => {
  [first, second] = await Promise.all([run(), run()]);
  await first.send(
    'm',
    ...started(),
    advance(),
    command('CorrectEntry', { entry: 4, correction: { kind: 'strike' }, because: 'x' }),
    advance(),
  );
  file = await exported(first, 'm');
});
afterAll(async () => {
  await first.close();
  await second.close();
});

async function exported(server: Running, match: string): Promise<string> {
  return (await fetch(`${server.url}/api/matches/${match}/export`)).text();
}

interface Sent {
  readonly status: number;
  readonly body: Body;
}

async function importInto(
  server: Running,
  body: string | undefined,
  headers: Record<string, string> = {},
): Promise<Sent> {
  const type = { 'content-type': 'application/x-ndjson', ...headers };
  const response = await fetch(`${server.url}/api/matches/import`, {
    method: 'POST',
    body: body ?? null,
    headers: type,
  });
  return { status: response.status, body: (await response.json()) as Body };
}

const lines = (): string[] => file.trimEnd().split('\n');
const textOf = (rows: readonly string[]): string => rows.map((row) => `${row}\n`).join('');
const changed = (index: number, from: string, to: string): string => {
  const rows = lines();
  const row = rows[index] ?? '';
  expect(row).toContain(from);
  return textOf(rows.with(index, row.replace(from, to)));
};

test('an export is what the store writes', async () => {
  expect(file).toBe(await writeMatchFile(first.store, 'match-m'));
  expect(JSON.parse(lines()[0] ?? '')).toMatchObject({ adjutant: 'match', id: 'm', events: lines().length - 1 });
});

test('what is imported is the same record, to the last byte, and goes on from there', async () => {
  const { status, body } = await importInto(second, file);
  const { head, events } = JSON.parse(lines()[0] ?? '') as { head: string; events: number };
  expect({ status, body }).toEqual({ status: 200, body: { outcome: 'recorded', id: 'm', revision: events - 1, head } });
  expect(await exported(second, 'm')).toBe(file);
  expect(await second.store.verifyChain('match-m')).toMatchObject({ intact: true, events });
  const [one, other] = await Promise.all([first, second].map((server) => server.get('/api/matches/m')));
  const { imported, ...same } = other?.body ?? {};
  expect(same).toEqual(one?.body);
  expect(imported).toMatchObject({ entries: events, by: 'local', seats: true });
  expect(listAt((await second.get('/api/matches')).body, 'matches')).toMatchObject([{ id: 'm', entries: events }]);
  expect((await importInto(second, file)).body).toEqual({ outcome: 'already', id: 'm', revision: events - 1, head });
  expect((await second.send('m', advance())).body).toMatchObject({ outcome: 'recorded', revision: events });
});

test('a record that has gone on elsewhere is another record', async () => {
  const { status, body } = await importInto(second, file);
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: 'match-file/other-record', facts: { match: 'm', revision: lines().length - 1 } });
});

describe('what is not taken, and leaves nothing behind', () => {
  let empty: Running;
  beforeAll(async () => {
    empty = await run();
  });
  afterAll(async () => {
    expect(await empty.store.head()).toBe('');
    await empty.close();
  });

  test.each<[string, () => string | undefined, string]>([
    ['nothing', () => undefined, 'line 1'],
    ['an empty text', () => '', 'line 1'],
    ['no header', () => textOf(lines().slice(1)), 'line 1'],
    ['no JSON', () => textOf(lines().with(3, '{"revision":')), 'line 4'],
    ['an empty line', () => textOf(lines().with(2, '')), 'line 3'],
    ['no event', () => textOf(lines().with(2, '{"revision":1}')), 'line 3'],
    ['an id that no match can have', () => changed(0, '"id":"m"', '"id":"a/b"'), 'line 1'],
  ])('%s cannot be read: 400, with the line', async (_, text, place) => {
    const { status, body } = await importInto(empty, text());
    expect(status).toBe(400);
    expect(body['code']).toBe('request/invalid');
    expect(listAt(body, 'errors').map((one) => one['at'])).toContain(place);
  });

  test.each<[string, () => string, object]>([
    ['a changed word', () => changed(2, 'Cadian', 'Kasrkin'), { line: 3, entry: 1 }],
    ['another time', () => changed(4, '"occurredAt":"2', '"occurredAt":"1'), { line: 5, entry: 3 }],
    ['a line left out', () => textOf(lines().toSpliced(3, 1)), { line: 4, entry: 3 }],
    [
      'lines that changed places',
      () => textOf([...lines().slice(0, 2), lines()[3] ?? '', lines()[2] ?? '', ...lines().slice(4)]),
      { line: 3, entry: 2 },
    ],
    ['the end cut off', () => textOf(lines().slice(0, -1)), { line: 1 }],
    ['another id', () => changed(0, '"id":"m"', '"id":"n"'), { line: 2, entry: 0 }],
    [
      'another head',
      () =>
        changed(0, '"head":"', '"head":"').replace(/"head":"./, (head) =>
          head.endsWith('0') ? head.replace(/0$/, '1') : head.replace(/.$/, '0'),
        ),
      { line: 1 },
    ],
  ])('%s: 422, with the line and the entry', async (_, text, facts) => {
    const { status, body } = await importInto(empty, text());
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'match-file/broken', facts });
    expect(body['facts']).toEqual(facts);
    expect(body['detail']).toMatch(/Nothing was imported/);
  });

  test('a match of a pack that is not installed', async () => {
    const opened = { type: 'MatchOpened', data: { pack: { id: 'chess', release: '1', digest: 'c'.repeat(64) } } };
    const { status, body } = await importInto(empty, await written(opened));
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'pack/unknown', facts: { pack: 'chess', release: '1' } });
  });

  test.each<[string, object, number]>([
    ['an event that this build does not know', { type: 'SpellCast', data: {} }, 1],
    ['no seats', { type: 'PhaseAdvanced', data: {} }, 0],
  ])('a sound chain that makes no sense: %s', async (_, event, entry) => {
    const [opening] = (await first.store.read('match-m')).map((stored) => stored.event);
    const { seats: _seats, ...without } = opening?.data as { seats: unknown };
    const story = entry === 0 ? [{ ...opening, data: without }] : [opening, event];
    const { status, body } = await importInto(empty, await written(...(story as object[])));
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'match/unreadable', facts: { line: entry + 2, entry } });
  });

  test('a record that begins with anything but its opening', async () => {
    const [opening] = await first.store.read('match-m');
    const { status, body } = await importInto(
      empty,
      await written({ type: 'BattleStarted', data: opening?.event.data as object }),
    );
    expect(status).toBe(422);
    expect(body['code']).toBe('match/unreadable');
  });

  test('other types of content, and plain text from the page of somebody else', async () => {
    for (const type of ['application/json', 'application/xml', 'application/x-www-form-urlencoded']) {
      const { status, body } = await importInto(empty, file, { 'content-type': type });
      expect({ status, code: body['code'] }).toEqual({ status: 415, code: 'match-file/not-ndjson-type' });
    }
    const plain = { 'content-type': 'text/plain;charset=utf-8', origin: 'https://example.org' };
    expect(await importInto(empty, file, plain)).toMatchObject({
      status: 403,
      body: { code: 'access/foreign-origin' },
    });
  });

  test('a file without end', async () => {
    const { status, body } = await importInto(empty, 'x'.repeat(21 * 1024 * 1024));
    expect(status).toBe(413);
    expect(body['code']).toBe('request/too-large');
  });
});

test('plain text is taken, with a mark at its beginning or without, from the own page or from no page', async () => {
  const server = await run();
  const own = { 'content-type': 'text/plain', origin: server.url };
  expect((await importInto(server, file, own)).body['outcome']).toBe('recorded');
  expect((await importInto(server, file, { 'content-type': 'text/plain; charset=utf-8' })).body['outcome']).toBe(
    'already',
  );
  await server.close();
});

test('a file of more than the limit of other bodies is taken', async () => {
  const server = await run();
  const [opening] = await first.store.read('match-m');
  const acts = Array.from({ length: 2_500 }, () => ({ type: 'UnitActed', data: { unit: 'A-1', act: 'moved' } }));
  const text = await written(opening?.event as object, ...acts);
  expect(text.length).toBeGreaterThan(1024 * 1024);
  expect((await importInto(server, text)).body).toMatchObject({ outcome: 'recorded', revision: 2_500 });
  expect(await exported(server, 'odd')).toBe(text);
  await server.close();
});

/** A match file with an unbroken chain of whatever events. */
async function written(...events: readonly object[]): Promise<string> {
  const store: EventStore = openMemoryStore();
  const at = '2026-05-02T10:00:00.000Z';
  for (const [index, event] of events.entries()) {
    await store.append('match-odd', index === 0 ? 'absent' : index - 1, [event as { type: string; data: object }], {
      commandId: command('x', {}).commandId,
      actor: { id: 'x', role: 'scorekeeper' },
      occurredAt: at,
      recordedAt: at,
      payloadHash: 'none',
    });
  }
  return (await writeMatchFile(store, 'match-odd')) ?? '';
}
