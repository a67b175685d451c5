import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { folder, run, started, type Running } from './running.js';
import { onlyHere } from '@adjutant/access';
import { ownAddress } from '../src/doors/own-address.js';
import { staffed, type StaffedServer } from './staffed.js';

let server: Running;
beforeAll(async () => {
  const data = folder();
  const web = join(data, 'web');
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(web, 'index.html'), '<!doctype html>');
  writeFileSync(join(web, 'assets', 'x-1.js'), '');
  server = await run({ data, web });
  expect((await server.send('m', ...started())).status).toBe(200);
});
afterAll(() => server.close());

/** What a server writes on a connection, word by word, up to the end of its headers. */
async function rawly(url: string, sent: string): Promise<string> {
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(sent));
    socket.setEncoding('utf8').on('error', reject);
    socket.on('data', (part: string) => {
      text += part;
      if (text.includes('\r\n\r\n')) socket.destroy();
    });
    socket.on('close', () => resolve(text.toLowerCase()));
  });
}

const asking = (path: string, more = ''): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
const HTML = 'Accept: text/html\r\n';

const ANSWERS: readonly (readonly [what: string, sent: string])[] = [
  ['the page', asking('/', HTML)],
  ['a view of the page', asking('/matches/m', HTML)],
  ['a file of the page', asking('/assets/x-1.js')],
  ['a file that is not there', asking('/assets/y.js')],
  ['an answer', asking('/api/matches/m')],
  ['a file to keep', asking('/api/matches/m/export')],
  ['the report', asking('/api/matches/m/report.pdf')],
  ['a live stream', asking('/api/matches/m/live')],
  ['the live stream of all', asking('/api/live')],
  ['the reference of the API', asking('/api/docs')],
  ['a script of the reference', asking('/api/docs/swagger-ui-init.js')],
  ['a mistake', asking('/api/matches/m?viewer=king')],
  ['what is not there', asking('/api/nothing')],
  ['an address that is none', asking('/api/matches/%zz')],
  ['a name that is too long', asking(`/api/matches/${'x'.repeat(500)}`)],
  ['another method', 'TRACE / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['what is not for others', asking('/api/access/me').replace('localhost', 'evil.example')],
  ['headers that are too long', asking('/', `X: ${'x'.repeat(40_000)}\r\n`)],
  ['what is no HTTP', 'HELO there\r\n\r\n'],
  ['a request without a host', 'GET / HTTP/1.1\r\n\r\n'],
  ['a request with two hosts', asking('/', 'Host: other\r\n')],
  ['an expectation', asking('/', 'Expect: a miracle\r\n')],
];

const policyIn = (answer: string): readonly string[] =>
  (/^content-security-policy: (.*)\r$/m.exec(answer)?.[1] ?? '').split('; ');

describe.each(ANSWERS)('%s', (_, sent) => {
  let answer: string;
  beforeAll(async () => {
    answer = await rawly(server.url, sent);
  });

  test('is taken for what it says it is, tells nobody where it was read, and asks for no more than the camera', () => {
    expect(answer).toContain('\r\nx-content-type-options: nosniff\r\n');
    expect(answer).toMatch(/\r\nreferrer-policy: (same-origin|no-referrer)\r\n/);
    expect(answer).toMatch(/\r\npermissions-policy: camera=\(self\), .*microphone=\(\)/);
  });

  test('runs no script that stands in it, and is shown in no other page', () => {
    const policy = policyIn(answer);
    expect(policy).toEqual(expect.arrayContaining(["object-src 'none'", "base-uri 'none'", "form-action 'self'"]));
    expect(policy).toContain("frame-ancestors 'none'");
    const scripts = policy.find((one) => /^script-src|^default-src 'none'/.test(one));
    expect(["script-src 'self'", "default-src 'none'"]).toContain(scripts);
  });

  test('forces nobody to https', () => {
    expect(answer).not.toContain('strict-transport-security');
    expect(answer).not.toContain('upgrade-insecure-requests');
  });
});

test.each(ANSWERS.slice(11).filter(([what]) => what !== 'a live stream'))(
  '%s is answered in the form of problems',
  async (_, sent) => {
    const answer = await rawly(server.url, sent);
    expect(answer).toMatch(/^http\/1\.1 4\d\d /);
    expect(answer).toContain('\r\ncontent-type: application/problem+json');
  },
);

test('pages may be shown by those that were named, and nothing else may', async () => {
  const [one, other] = ['https://stream.example.org', 'https://club.example.org'];
  const shown = await run({ embedders: [one, other] });
  const framed = async (path: string): Promise<string | undefined> =>
    policyIn(await rawly(shown.url, asking(path, HTML))).find((each) => each.startsWith('frame-ancestors'));
  expect(await framed('/matches/m')).toBe(`frame-ancestors ${one} ${other}`);
  expect(await framed('/api/matches')).toBe("frame-ancestors 'none'");
  await shown.close();
});

describe('links', () => {
  let event: StaffedServer;
  beforeAll(async () => {
    event = await staffed();
    const head = await event.hire('Hedda Head', 'head-judge', 'organizer');
    expect((await head.send('m', ...started())).status).toBe(200);
  });
  afterAll(() => event.server.close());

  const linkFor = async (host: string): Promise<string> => {
    const { port } = new URL(event.server.url);
    const body = '{}';
    const head = `POST /api/matches/m/seats/A/links HTTP/1.1\r\nHost: ${host.replace('PORT', port)}\r\nConnection: close`;
    const headers = `authorization: Bearer ${event.organizer.token}\r\ncontent-type: application/json\r\ncontent-length: 2`;
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(`${head}\r\n${headers}\r\n\r\n${body}`));
      socket
        .setEncoding('utf8')
        .on('error', reject)
        .on('data', (part: string) => (text += part));
      socket.on('close', () => resolve(text));
    });
    return /"link":"(.*?)\/seat#/.exec(answer)?.[1]?.replace(port, 'PORT') ?? answer;
  };

  test.each([
    ['127.0.0.1:PORT', 'http://127.0.0.1:PORT'],
    ['localhost:PORT', 'http://localhost:PORT'],
    ['evil.example', 'http://127.0.0.1:PORT'],
    ['localhost.evil.example:PORT', 'http://127.0.0.1:PORT'],
    ['localhost:1', 'http://localhost:PORT'],
  ])('asked for at %s begin with %s', async (host, begins) => {
    expect(await linkFor(host)).toBe(begins);
  });

  test('begin with what was set, and else with a name of this machine', () => {
    const socket = { port: 3000 };
    expect(ownAddress({ host: '127.0.0.1', address: 'https://a.example' }, 'evil.example', socket)).toBe(
      'https://a.example',
    );
    expect(ownAddress({ host: '0.0.0.0' }, 'evil.example', socket)).not.toContain('evil');
    expect(ownAddress({ host: '0.0.0.0' }, undefined, socket)).toMatch(/^http:\/\/[\w.-]+:3000$/);
    expect(ownAddress({ host: '::1' }, 'x y', socket)).toBe('http://[::1]:3000');
    expect(ownAddress({ host: 'hall.local' }, 'HALL.local:80', { port: 80 })).toBe('http://hall.local');
  });

  test('say where no phone could open them, and at which addresses of this machine it could', () => {
    const everywhere = { listens: '0.0.0.0', port: 3000, set: undefined };
    for (const fine of ['https://a.example', 'http://192.0.2.7:3000', 'http://hall.local'])
      expect(onlyHere(fine, everywhere)).toBeUndefined();
    for (const own of [
      'http://localhost:3000',
      'http://127.0.0.1:3000',
      'http://[::1]:3000',
      'http://a.localhost:3000',
    ]) {
      expect(onlyHere(own, everywhere)?.says).toContain('No phone can open this link');
      expect(onlyHere(own, { ...everywhere, listens: '127.0.0.1' })).toMatchObject({
        says: expect.stringContaining('HOST=0.0.0.0') as string,
        others: [],
      });
      expect(onlyHere(own, { ...everywhere, set: own })).toMatchObject({
        says: expect.stringContaining('ADJUTANT_ADDRESS') as string,
        others: [],
      });
    }
    const outside = Object.values(networkInterfaces()).flatMap((all = []) => all.filter((one) => !one.internal));
    const four = outside.filter(({ family }) => family === 'IPv4').map(({ address }) => `http://${address}:3000`);
    expect(onlyHere('http://localhost:3000', everywhere)?.others).toEqual(four);
    expect(onlyHere('http://localhost:3000', { ...everywhere, listens: '192.0.2.7' })?.others).toEqual([
      'http://192.0.2.7:3000',
    ]);
  });

  test('made by the server that listens on its own machine say so', async () => {
    const { body } = await event.organizer.ask('POST', '/api/matches/m/seats/A/links', {});
    const says = expect.stringContaining('listens on its own machine only') as string;
    expect(body['onlyHere']).toEqual({ says, others: [] });
  });
});
