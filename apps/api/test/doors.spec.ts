import { request } from 'node:http';
import { at, command, started } from './running.js';
import { staffed, type Person, type StaffedServer } from './staffed.js';

let event: StaffedServer;
let stranger: Person;
let doors: readonly (readonly [method: string, path: string])[];
beforeAll(async () => {
  event = await staffed();
  stranger = event.someone();
  const sam = await event.hire('Sam', 'scorekeeper');
  expect((await sam.send('m', ...started())).status).toBe(200);
  const called = command('CallJudge', { match: 'm', side: 'A', claim: 'x' });
  expect((await sam.ask('POST', '/api/disputes/d/commands', called)).status).toBe(200);
  const { paths } = (await stranger.get('/api/docs-json')).body as { readonly paths: Record<string, object> };
  doors = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [method.toUpperCase(), path] as const),
  );
});
afterAll(() => event.server.close());

/** What everybody may do without a session. A door that is neither here nor closed to strangers fails the test below. */
const OPEN_TO_ALL = new Set([
  'GET /api/access/me',
  'POST /api/access/sign-in',
  'POST /api/access/sign-out',
  'POST /api/access/first-organizer',
  'POST /api/access/seat',
  'POST /api/access/open',
  'POST /api/access/event',
  'GET /api/board',
  'GET /api/board/{match}',
  'GET /api/event',
  'GET /api/event/book',
  'GET /api/health',
  'GET /api/health/live',
  'GET /api/health/ready',
  'GET /api/live',
  'GET /api/live/board',
  'GET /api/live/topics',
  'GET /api/matches',
  'GET /api/matches/{id}',
  'GET /api/matches/{id}/attempts',
  'GET /api/matches/{id}/difference',
  'GET /api/matches/{id}/envelopes',
  'GET /api/matches/{id}/events',
  'GET /api/matches/{id}/events.jsonl',
  'GET /api/matches/{id}/export',
  'GET /api/matches/{id}/first',
  'GET /api/matches/{id}/ledger',
  'GET /api/matches/{id}/ledger.csv',
  'GET /api/matches/{id}/live',
  'GET /api/matches/{id}/moments',
  'GET /api/matches/{id}/moments/{entry}',
  'GET /api/matches/{id}/chess-clock',
  'GET /api/matches/{id}/now',
  'GET /api/matches/{id}/options',
  'GET /api/matches/{id}/pending',
  'GET /api/matches/{id}/replay',
  'GET /api/matches/{id}/report',
  'GET /api/matches/{id}/report.pdf',
  'GET /api/matches/{id}/doubts',
  'GET /api/matches/{id}/sheet',
  'GET /api/matches/{id}/sheet.pdf',
  'GET /api/matches/{id}/slip.pdf',
  'GET /api/matches/{id}/timeline',
  'GET /api/matches/{id}/units',
  'GET /api/matches/{id}/uses.csv',
  'GET /api/matches/{id}/verify',
  'GET /api/matches/{id}/why',
  'POST /api/matches/{id}/suppose',
  'POST /api/matches/{id}/weigh',
  'GET /api/packs',
  'GET /api/packs/pinned/{digest}',
  'GET /api/packs/{id}',
  'GET /api/people',
  'GET /api/people/{id}',
  'GET /api/policies',
  'GET /api/policies/{id}',
  'GET /api/policies/{id}/advice',
  'GET /api/samples',
  'GET /api/seal',
  'GET /api/seal/checkpoint',
  'GET /api/seal/checkpoints',
  'GET /api/seal/consistency',
  'GET /api/seal/key',
  // Drafts, groups and effects are left out of them for whoever is no staff.
  'GET /api/tournaments',
  'GET /api/tournaments/{id}',
  'GET /api/tournaments/{id}/bracket',
  'GET /api/tournaments/{id}/event.json',
  'GET /api/tournaments/{id}/event.trf',
  'GET /api/tournaments/{id}/events',
  'GET /api/tournaments/{id}/impact',
  // To whom an event shows lists is its own policy: to everybody at once, or once they are locked.
  'GET /api/tournaments/{id}/lists/{player}',
  'GET /api/tournaments/{id}/live',
  'GET /api/tournaments/{id}/pairings',
  'GET /api/tournaments/{id}/pairings.csv',
  'GET /api/tournaments/{id}/pairings.pdf',
  // The view of the event has it too.
  'GET /api/tournaments/{id}/register.csv',
  'GET /api/tournaments/{id}/slips.csv',
  'GET /api/tournaments/{id}/slips.pdf',
  'GET /api/tournaments/{id}/standings',
  'GET /api/tournaments/{id}/standings.csv',
  'GET /api/tournaments/{id}/standings.pdf',
  'GET /api/tournaments/{id}/standings/{player}',
]);

function addressOf(path: string): string {
  return path
    .replace('/disputes/{id}', '/disputes/d')
    .replace('/policies/{id}', '/policies/magic-ipg')
    .replace('/people/{id}', '/people/ann')
    .replace('{side}', 'A')
    .replace('{id}', 'm')
    .replace(/\{\w+\}/, '1');
}

test('every door is open to all or closed to strangers, and nothing is recorded through any', async () => {
  const head = await event.server.store.head();
  const strange: string[] = [];
  for (const [method, path] of doors) {
    const door = `${method} ${path}`;
    if (OPEN_TO_ALL.has(door)) continue;
    const { status, body } = await stranger.ask(method, addressOf(path), method === 'GET' ? undefined : {});
    if (status !== 401 || at(body, 'code') !== 'access/sign-in-first')
      strange.push(`${door}: ${status} ${String(body['code'])}`);
  }
  expect(strange).toEqual([]);
  expect(await event.server.store.head()).toBe(head);
});

const NOWHERE = 'nowhere';

/** Whatever is answered, but for the id that was asked for. */
async function of(person: Person, path: string, method = 'GET', sent?: object) {
  const { status, body } = await person.ask(method, path, sent);
  return { status, body: JSON.stringify(body).replaceAll(NOWHERE, 'd') };
}

test('whoever may not read what is behind a door is not told whether there is anything', async () => {
  const elsewhere = await seatedElsewhere();
  const asked = doors.flatMap(([method, path]) => (method === 'GET' && path.includes('{') ? [path] : []));
  const photos = ['/api/evidence/1?dispute={id}', '/api/evidence/1?match={id}', '/api/disputes?match={id}'];
  const told: string[] = [];
  let alike = 0;
  for (const path of [...asked, ...photos]) {
    if (OPEN_TO_ALL.has(`GET ${path}`)) continue;
    for (const person of [stranger, elsewhere]) {
      const [there, nowhere] = [
        await of(person, path.replace(/\{\w+\}/, 'd')),
        await of(person, path.replace(/\{\w+\}/, NOWHERE)),
      ];
      if (there.status < 400) continue;
      alike += 1;
      if (there.status !== nowhere.status || there.body !== nowhere.body)
        told.push(`${path}: ${there.status} ${there.body}, and ${nowhere.status} ${nowhere.body}`);
    }
  }
  expect(told).toEqual([]);
  expect(alike).toBeGreaterThan(10);
});

test('nor is whoever puts something there: a key, a run, a file', async () => {
  for (const [method, path] of [
    ['PUT', '/api/matches/{id}/keys/x'],
    ['POST', '/api/matches/{id}/runs'],
    ['POST', '/api/disputes/{id}/evidence'],
  ] as const) {
    const [there, nowhere] = await Promise.all(
      ['d', NOWHERE].map((id) => of(stranger, path.replace('{id}', id), method, {})),
    );
    expect([path, nowhere]).toEqual([path, there]);
  }
});

/** A player who sits at another match. */
async function seatedElsewhere(): Promise<Person> {
  const sam = await event.hire('Sue', 'scorekeeper');
  for (const match of ['d', 'elsewhere']) expect((await sam.send(match, ...started())).status).toBe(200);
  return event.seatAt('elsewhere', 'A');
}

test('the list of open doors names no door that is not there', () => {
  const there = new Set(doors.map((door) => door.join(' ')));
  expect([...OPEN_TO_ALL].filter((door) => !there.has(door))).toEqual([]);
});

test.each(['/%61pi/', '/a%70i/', '/api%2F', '//api/', '/API/', '/./api/', '/api/../api/', '/api;x/'])(
  'no door is found by writing its address another way: %s',
  async (prefix) => {
    const head = await event.server.store.head();
    for (const path of ['matches/m/commands', 'samples', 'access/staff']) {
      const { status, body } = await raw(event.server.url, `${prefix}${path}`);
      expect([400, 401, 404, 405]).toContain(status);
      expect(body).not.toContain('recorded');
    }
    expect(await event.server.store.head()).toBe(head);
  },
);

/** Sends a path as it is written: `fetch` would tidy it up first. */
async function raw(url: string, path: string): Promise<{ readonly status: number | undefined; readonly body: string }> {
  const { port, hostname: host } = new URL(url);
  const headers = { 'content-type': 'application/json' };
  return new Promise((resolve, fail) => {
    const asked = request({ port, host, path, headers, method: 'POST' }, (response) => {
      let body = '';
      response.on('data', (part: Buffer) => (body += part.toString()));
      response.on('end', () => resolve({ status: response.statusCode, body }));
    });
    asked.on('error', fail);
    asked.end(JSON.stringify(started()));
  });
}
