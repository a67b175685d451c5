import { mkdirSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { HttpAdapterHost } from '@nestjs/core';
import { folder, run, type Running } from './running.js';

const PAGE = '<!doctype html><title>The page</title>';
const SECRET = 'what lies beside the page';

let server: Running;
beforeAll(async () => {
  const data = folder();
  const web = join(data, 'web');
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(web, 'index.html'), PAGE);
  writeFileSync(join(web, 'assets', 'x-4f2a.js'), 'export {};');
  writeFileSync(join(web, 'manifest.webmanifest'), '{}');
  writeFileSync(join(data, 'secret.txt'), SECRET);
  mkdirSync(join(data, 'web-private'));
  writeFileSync(join(data, 'web-private', 'secret.txt'), SECRET);
  server = await run({ data, web });
});
afterAll(() => server.close());

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** Path and headers as they are written: `fetch` would tidy up the one and add to the others. */
async function raw(path: string, headers: object): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(server.url, { path, headers: { ...headers } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    asked.on('error', reject).end();
  });
}

test.each([
  ['/', {}],
  ['/', HTML],
  ['/?from=mail', HTML],
  ['/index.html', {}],
  ['/matches/abc', HTML],
  ['/matches/abc/disputes/3?tab=line', HTML],
])('%s is the page, asked for with %j, and is looked up anew each time', async (path, headers) => {
  const { status, headers: answered, body } = await server.get(path, headers);
  expect({ status, text: body['text'] }).toEqual({ status: 200, text: PAGE });
  expect(answered.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answered.get('cache-control')).toBe('no-cache');
});

test('what a browser reads to install the page says what it is', async () => {
  const { status, headers } = await server.get('/manifest.webmanifest');
  expect([status, headers.get('content-type')]).toEqual([200, 'application/manifest+json']);
});

test('who waits for the end of an answer is no leak to Node, which warns of more than it holds for usual', async () => {
  const most = new Map<string | undefined, number>();
  const http = server.from(HttpAdapterHost).httpAdapter.getHttpServer() as Server;
  const count = ({ url }: IncomingMessage, response: ServerResponse): void =>
    void response.on('newListener', (name) => {
      const over = response.listenerCount('close') + 1 - response.getMaxListeners();
      if (name === 'close') most.set(url, Math.max(over, most.get(url) ?? over));
    });
  http.prependListener('request', count);
  for (const path of ['/', '/matches/abc', '/assets/x-4f2a.js', '/favicon.ico']) await server.get(path, HTML);
  http.off('request', count);
  expect([...most.keys()]).toEqual(['/', '/matches/abc', '/assets/x-4f2a.js', '/favicon.ico']);
  expect([...most].filter(([, over]) => over > 0)).toEqual([]);
});

test('HEAD says the same without the page', async () => {
  const response = await fetch(`${server.url}/`, { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

test('a page that has not changed is not sent again', async () => {
  const { headers } = await server.get('/');
  const again = await raw('/', { 'if-none-match': headers.get('etag') ?? '' });
  expect(again).toEqual({ status: 304, text: '' });
});

test('files that have a hash in their names are kept for ever', async () => {
  const { status, headers, body } = await server.get('/assets/x-4f2a.js');
  expect({ status, text: body['text'] }).toEqual({ status: 200, text: 'export {};' });
  expect(headers.get('content-type')).toContain('javascript');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test.each([
  ['/favicon.ico', 'image/avif,image/webp,*/*;q=0.8'],
  ['/assets/gone-1.js', '*/*'],
  ['/assets/gone-1.js', HTML.accept],
  ['/assets/', HTML.accept],
  ['/assets', '*/*'],
  ['/matches/abc', 'application/json'],
])('%s is not there for whoever accepts %s', async (path, accept) => {
  const { status, headers, body } = await server.get(path, { accept });
  expect(status).toBe(404);
  expect(headers.get('content-type')).toContain('application/problem+json');
  expect(body['code']).toBe('route/unknown');
});

test('what is posted to an address of the page is not answered by it', async () => {
  expect((await server.post('/matches/abc', {})).status).toBe(404);
});

describe.each(['*/*', HTML.accept])('nothing outside the folder is served to whoever accepts %s', (accept) => {
  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/../web-private/secret.txt',
    '//secret.txt',
    '/%00',
    '/..%c0%afsecret.txt',
  ])('%s', async (path) => {
    const { status, text } = await raw(path, { accept });
    expect(text).not.toContain(SECRET);
    expect([400, 404]).toContain(status);
  });
});
