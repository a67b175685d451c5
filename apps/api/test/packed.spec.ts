import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { packingFor } from '../src/doors/packing.js';
import { folder, run, started, type Running } from './running.js';

const SCRIPT = `export const said = '${'the same again and again '.repeat(200)}';`;
const PAGE = `<!doctype html><title>The page</title>${'<p>again</p>'.repeat(200)}`;

let server: Running;
beforeAll(async () => {
  const data = folder();
  const web = join(data, 'web');
  mkdirSync(join(web, 'assets'), { recursive: true });
  for (const [name, text] of [
    ['index.html', PAGE],
    [join('assets', 'x-4f2a.js'), SCRIPT],
  ] as const) {
    writeFileSync(join(web, name), text);
    writeFileSync(join(web, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(web, `${name}.gz`), gzipSync(text));
  }
  writeFileSync(join(web, 'assets', 'small-1.js'), 'export {};');
  server = await run({ data, web });
  expect((await server.send('m', ...started())).status).toBe(200);
});
afterAll(() => server.close());

interface Got {
  readonly status: number;
  readonly headers: { readonly [name: string]: string | undefined };
  readonly body: Buffer;
}

/** Byte for byte as it came: `fetch` would unpack it. */
function raw(path: string, accepted: string | undefined, more: object = {}): Promise<Got> {
  const headers = accepted === undefined ? more : { ...more, 'accept-encoding': accepted };
  return new Promise((resolve, reject) => {
    const asked = request(server.url + path, { headers: { ...headers } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Got['headers'],
          body: Buffer.concat(parts),
        }),
      );
    });
    asked.on('error', reject).end();
  });
}

const plain = (body: Buffer): string => body.toString();
const UNPACKED: { readonly [packing: string]: (body: Buffer) => string } = {
  br: (body) => plain(brotliDecompressSync(body)),
  gzip: (body) => plain(gunzipSync(body)),
};

describe.each([
  ['a script', '/assets/x-4f2a.js', SCRIPT],
  ['the page', '/', PAGE],
  ['a view of the page', '/matches/abc', PAGE],
])('%s', (_, path, text) => {
  const html = { accept: 'text/html' };

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate', 'gzip'],
  ])('goes as it was packed by the build to whoever takes %s', async (accepted, packing) => {
    const { status, headers, body } = await raw(path, accepted, html);
    expect({ status, packing: headers['content-encoding'] }).toEqual({ status: 200, packing });
    expect(UNPACKED[packing]?.(body)).toBe(text);
    expect(headers['vary']).toMatch(/accept-encoding/i);
    expect(headers['content-type']).toMatch(path.endsWith('.js') ? /javascript/ : /^text\/html; charset=utf-8$/);
    const kept = path.endsWith('.js') ? 'public, max-age=31536000, immutable' : 'no-cache';
    expect(headers['cache-control']).toBe(kept);
  });

  test.each([[undefined], ['identity'], ['br;q=0, gzip;q=0']])(
    'goes as it is to whoever takes %s',
    async (accepted) => {
      const { headers, body } = await raw(path, accepted, html);
      expect(headers['content-encoding']).toBeUndefined();
      expect(plain(body)).toBe(text);
      expect(headers['vary']).toMatch(/accept-encoding/i);
    },
  );

  test('is not sent again where it has not changed, and is told apart by its packing', async () => {
    const [packed, unpacked] = [await raw(path, 'br', html), await raw(path, undefined, html)];
    expect(packed.headers['etag']).not.toBe(unpacked.headers['etag']);
    const again = await raw(path, 'br', { ...html, 'if-none-match': packed.headers['etag'] });
    expect({ status: again.status, length: again.body.length }).toEqual({ status: 304, length: 0 });
  });
});

test('a file that the build left as it is goes as it is', async () => {
  const { headers, body } = await raw('/assets/small-1.js', 'gzip, br');
  expect(headers['content-encoding']).toBeUndefined();
  expect(plain(body)).toBe('export {};');
});

describe('readings', () => {
  test.each(['br', 'gzip'])('go as %s, half of their length or less, and are the same', async (packing) => {
    const path = '/api/matches/m/timeline';
    const [packed, unpacked] = [await raw(path, packing), await raw(path, undefined)];
    expect(packed.headers['content-encoding']).toBe(packing);
    expect(UNPACKED[packing]?.(packed.body)).toBe(plain(unpacked.body));
    expect(packed.body.length).toBeLessThan(unpacked.body.length / 2);
    expect(packed.headers['content-length']).toBe(String(packed.body.length));
    for (const { headers } of [packed, unpacked]) {
      expect(headers['vary']).toMatch(/accept-encoding/i);
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  test('that are short go as they are', async () => {
    const { headers, body } = await raw('/api/health/live', 'br');
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.length).toBeLessThan(1_000);
  });
});

describe('nothing else is packed', () => {
  test('an answer to a question that is posted', async () => {
    const response = await fetch(`${server.url}/api/matches/m/suppose`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-encoding': 'br, gzip' },
      body: JSON.stringify({ supposals: [{ leaveOut: [2] }] }),
    });
    const text = await response.text();
    expect(text.length).toBeGreaterThan(1_000);
    expect(response.headers.get('content-encoding')).toBeNull();
  });

  test('the report, which is packed within', async () => {
    const { headers, body } = await raw('/api/matches/m/report.pdf', 'br, gzip');
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('a problem', async () => {
    const { headers } = await raw('/api/matches/nothing-here', 'br, gzip');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-type']).toContain('application/problem+json');
  });

  test('a live stream, which is there at once', async () => {
    const leaving = new AbortController();
    const response = await fetch(`${server.url}/api/matches/m/live`, {
      headers: { 'accept-encoding': 'br, gzip' },
      signal: leaving.signal,
    });
    expect(response.headers.get('content-encoding')).toBeNull();
    const first = await response.body?.getReader().read();
    expect(Buffer.from(first?.value ?? []).toString()).toContain('event: start');
    leaving.abort();
  });
});

test.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip', 'gzip'],
  ['gzip, br', 'br'],
  ['GZIP;q=1, br;q=0.5', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', null],
  ['gzip;q=what', null],
  ['zstd, deflate', null],
])('of %j the packing is %j', (accepted, packing) => expect(packingFor(accepted)).toBe(packing));
