import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import fastify from 'fastify';
import { Limits, Turns, VISITOR } from '@adjutant/access';
import { keepAnswers } from '../src/operations/kept-answers.js';
import { folder } from './running.js';
import { staffed, type StaffedServer } from './staffed.js';

const FILES = ['/', '/assets/x-4f2a.js', '/api/docs', '/api/docs-json', '/api/docs-yaml', '/api/docs/swagger-ui.css'];

let event: StaffedServer;
beforeAll(async () => {
  const data = folder();
  const web = join(data, 'web');
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>The page</title>');
  writeFileSync(join(web, 'assets', 'x-4f2a.js'), 'export {};');
  event = await staffed({ data, web });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => event.server.close());

describe('pages, files and the reference of the API', () => {
  test.each([...FILES, '/no-such-page'])(
    '%s takes a turn of strangers and counts; of whoever is signed in neither',
    async (path) => {
      const turn = jest.spyOn(event.server.from(Turns), 'take');
      const admit = jest.spyOn(event.server.from(Limits), 'admit');
      const ok = path === '/no-such-page' ? 404 : 200;
      expect((await event.someone().get(path)).status).toBe(ok);
      expect([turn.mock.calls.length, admit.mock.calls.length]).toEqual([1, 1]);
      expect((await event.organizer.get(path)).status).toBe(ok);
      expect(turn).toHaveBeenCalledTimes(1);
    },
  );

  test('a session in a cookie is known there too', async () => {
    const turn = jest.spyOn(event.server.from(Turns), 'take');
    const cookie = `adjutant_session=${event.organizer.token ?? ''}`;
    const { status } = await fetch(`${event.server.url}/assets/x-4f2a.js`, { headers: { cookie } });
    expect([status, turn.mock.calls.length]).toEqual([200, 0]);
  });

  test('are refused when strangers ask too much at once, and health is not', async () => {
    const limits = event.server.from(Limits);
    await Promise.all(Array.from({ length: 1_500 }, () => limits.admit(VISITOR, false).catch(() => null)));
    const paths = ['/assets/x-4f2a.js', '/api/health/ready', '/api/health/live'];
    const answers = await Promise.all(paths.map((path) => event.someone().get(path)));
    expect(answers.map(({ status }) => status)).toEqual([429, 200, 200]);
    expect((await event.organizer.get('/assets/x-4f2a.js')).status).toBe(200);
  });

  test.each(FILES)('%s says how long it may be kept', async (path) => {
    const { headers } = await event.organizer.get(path);
    const says = path === '/' ? 'no-cache' : path.startsWith('/assets') ? /immutable/ : 'public, max-age=3600';
    expect(headers.get('cache-control')).toEqual(expect.stringMatching(says));
  });
});

test('a text that is kept is made once', async () => {
  const server = fastify();
  keepAnswers(server, '/docs', 'public');
  let made = 0;
  server.get('/docs-yaml', (_, reply) => reply.type('text/yaml').send(`made: ${(made += 1)}`));
  server.get('/docs-not', (_, reply) => reply.status(404).send(`made: ${(made += 1)}`));
  server.get('/other', () => `made: ${(made += 1)}`);
  const get = async (url: string) => (await server.inject(url)).body;
  expect([await get('/docs-yaml'), await get('/docs-yaml'), made]).toEqual(['made: 1', 'made: 1', 1]);
  expect((await server.inject('/docs-yaml')).headers).toMatchObject({
    'content-type': 'text/yaml',
    'cache-control': 'public',
  });
  expect([await get('/docs-not'), await get('/docs-not')]).toEqual(['made: 2', 'made: 3']);
  expect([await get('/other'), await get('/other')]).toEqual(['made: 4', 'made: 5']);
});

test('the reference of the API is the same text each time', async () => {
  for (const path of ['/api/docs-json', '/api/docs-yaml']) {
    const [first, again] = [await event.organizer.get(path), await event.organizer.get(path)];
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'));
  }
});
