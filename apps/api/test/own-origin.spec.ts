import { request } from 'node:http';
import { advance, command, run, started, type Body, type Running } from './running.js';
import { staffed, type StaffedServer } from './staffed.js';

type Headers = Readonly<Record<string, string>>;

let server: Running;
let event: StaffedServer;
const address = 'https://adjutant.example.org';
beforeAll(async () => {
  server = await run();
  event = await staffed({ address });
  expect((await server.send('m', ...started())).status).toBe(200);
});
afterAll(async () => {
  await server.close();
  await event.server.close();
});

/** Headers as they are written: `fetch` keeps some of them to itself. */
async function send(
  { url }: Running,
  headers: Headers,
  { method = 'POST', path = '/api/matches/m/commands', body = advance() } = {},
): Promise<{ readonly status: number; readonly body: Body }> {
  return new Promise((resolve, reject) => {
    const asked = request(`${url}${path}`, { method, headers: { 'content-type': 'application/json', ...headers } });
    asked.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: JSON.parse(text || '{}') as Body }));
    });
    asked.on('error', reject).end(method === 'GET' ? '' : JSON.stringify(body));
  });
}

const FOREIGN: readonly Headers[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://127.0.0.1:1' },
  { origin: 'http://localhost' },
  { origin: 'file://' },
  { origin: '' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'whatever comes next' },
];

describe('what changes something', () => {
  test.each(FOREIGN)('is refused from elsewhere: %j', async (headers) => {
    const head = await server.store.head();
    for (const [method, path] of [
      ['POST', '/api/matches/m/commands'],
      ['POST', '/api/samples'],
      ['POST', '/api/access/sign-out'],
      ['PUT', '/api/people/ann'],
      ['DELETE', '/api/people/ann'],
      ['PATCH', '/nowhere'],
    ] as const) {
      const { status, body } = await send(server, headers, { method, path });
      expect({ path, status, code: body['code'] }).toEqual({ path, status: 403, code: 'access/foreign-origin' });
      expect(body['type']).toBe('urn:adjutant:problem:access/foreign-origin');
    }
    expect(await server.store.head()).toBe(head);
  });

  test('is refused from another port and over another scheme', async () => {
    const { port } = new URL(server.url);
    for (const origin of [`http://127.0.0.1:${Number(port) - 1}`, `https://127.0.0.1:${port}`])
      expect((await send(server, { origin })).body['code']).toBe('access/foreign-origin');
  });

  test('is refused where the origin is right and the site is not', async () => {
    expect((await send(server, { origin: server.url, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  test.each<Headers>([{}, { 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }])(
    'is taken from programs and from its own pages: %j',
    async (headers) => {
      expect((await send(server, headers)).status).toBe(200);
      expect((await send(server, { ...headers, origin: server.url })).status).toBe(200);
    },
  );

  test('is taken under the name that this machine was asked by', async () => {
    const host = `localhost:${new URL(server.url).port}`;
    expect((await send(server, { host, origin: `http://${host}` })).status).toBe(200);
  });
});

describe('what only looks', () => {
  test.each(FOREIGN)('leaves no trace in the name of anybody: %j', async (headers) => {
    const head = await server.store.head();
    const path = '/api/matches/m?viewer=judge';
    const { status, body } = await send(server, headers, { method: 'GET', path });
    expect({ status, code: body['code'] }).toEqual({ status: 403, code: 'access/foreign-origin' });
    expect(await server.store.head()).toBe(head);
  });

  test('may be followed to from anywhere', async () => {
    const asked = { method: 'GET', path: '/api/matches/m' };
    expect((await send(server, { 'sec-fetch-site': 'cross-site' }, asked)).status).toBe(200);
  });
});

describe('behind a proxy', () => {
  const signIn = { path: '/api/access/sign-in', body: { name: 'Olga Organizer', password: 'four dice in a row' } };

  test('the address that was set is the own one, whatever name the proxy asks by', async () => {
    expect((await send(event.server, { origin: address }, signIn)).status).toBe(200);
    expect((await send(event.server, { origin: address, host: 'inside:3000' }, signIn)).status).toBe(200);
  });

  test.each(['http://adjutant.example.org', `${address}:8443`, 'https://adjutant.example.org.evil.example', 'null'])(
    'and no other is: %s',
    async (origin) => {
      const { status, body } = await send(event.server, { origin, host: new URL(address).host }, signIn);
      expect({ status, code: body['code'] }).toEqual({ status: 403, code: 'access/foreign-origin' });
      expect(body['detail']).toContain(address);
    },
  );

  test('a name that somebody else chose does not make an origin the own one', async () => {
    const { status } = await send(event.server, { origin: 'http://evil.example', host: 'evil.example' }, signIn);
    expect(status).toBe(403);
  });
});

test('a list from another site is refused whole', async () => {
  const body = [command('AdvancePhase', {}), command('AdvancePhase', {})];
  expect((await send(server, { origin: 'https://evil.example' }, { body })).status).toBe(403);
});
