import { createServer as overHttp, type RequestListener, type Server } from 'node:http';
import { createServer as overHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { selfSigned, type Certified } from '@adjutant/store/kurrent-double';
import { workspace } from './cli.js';

/** Of this machine as it is; two of one name are not told apart, and so each test adds its own to these. */
const KNOWN = getCACertificates('default');

const at = workspace();
const ends: Server[] = [];
at.endsFirst(() => Promise.all(ends.map((server) => new Promise((closed) => server.close(closed)))));

const MINUTE = 60_000;
const answering =
  (ahead = 0): RequestListener =>
  (_, response) => {
    response.setHeader('date', new Date(Date.now() + ahead).toUTCString());
    response.setHeader('connection', 'close');
    response.end('{}');
  };

async function listening(server: Server): Promise<number> {
  ends.push(server);
  await new Promise<void>((there) => server.listen(0, '127.0.0.1', there));
  return (server.address() as AddressInfo).port;
}

interface Hall extends Partial<Certified> {
  /** Whether this machine knows who has signed its certificate. */
  readonly known?: boolean;
  /** How far its clock is ahead, in milliseconds. */
  readonly ahead?: number;
}

/** A server of a hall over https, as whoever asks finds it by the name of this machine. */
async function hall({ name = 'localhost', days = [-1, 90], known = true, ahead = 0 }: Hall): Promise<string> {
  const { certificate, key } = selfSigned({ name, days });
  if (known) setDefaultCACertificates([...KNOWN, certificate]);
  return `https://localhost:${await listening(overHttps({ cert: certificate, key }, answering(ahead)))}`;
}

/** What the doctor says, with exit code and all sentences; `ADJUTANT_ADDRESS` is a name of the hall, so that it lacks nothing there. */
async function told(url: string, address = 'https://hall.example.org') {
  const { exit, json } = await at.cliWith({ ADJUTANT_ADDRESS: address }, 'doctor', '--server', url, '--json');
  const missing = json
    .filter(({ is }) => is === 'missing')
    .map(({ about, says }) => `${String(about)}: ${String(says)}`);
  return { exit, missing, all: json.map(({ about, is }) => `${String(about)} ${String(is)}`) };
}

const untrusted = (url: string): string =>
  `server: ${url} is there, but is not asked anything: its certificate is not in order.`;

test('all is well: a name, a certificate that is trusted, the same time', async () => {
  expect(await told(await hall({}))).toEqual({
    exit: 0,
    missing: [],
    all: ['data well', 'disk well', 'address well', 'server well', 'certificate well', 'clock well'],
  });
});

test('no address is set: what phones are led by, and what to set', async () => {
  const port = await listening(overHttp(answering()));
  const { exit, out } = await at.cliWith(
    { HOST: '10.0.0.7', PORT: String(port) },
    'doctor',
    '--server',
    `http://127.0.0.1:${port}`,
  );
  expect(exit).toBe(1);
  expect(out).toContain(`. Phones of the same network find it at http://10.0.0.7:${port}.`);
  expect(out).toMatch(/^! No address is set: .* Give the hall a name, and set ADJUTANT_ADDRESS=https:\/\/NAME\.$/m);
  expect(out).toMatch(/^1 of \d things are missing \(!\)\.$/m);
});

test('http alone: what works over it, what does not, and where the certificate belongs', async () => {
  const port = await listening(overHttp(answering()));
  // Another number of this very machine, which no browser takes for secure.
  const url = `http://0.0.0.0:${port}`;
  const { exit, missing } = await told(url);
  expect(exit).toBe(1);
  expect(missing).toEqual([
    expect.stringMatching(
      /^certificate: .* has no certificate\. Recording works while the network does; a page is not opened again without a network/,
    ),
  ]);
});

test('a certificate that has ended is to be renewed', async () => {
  const url = await hall({ days: [-90, -2] });
  expect(await told(url)).toMatchObject({
    exit: 1,
    missing: [
      untrusted(url),
      expect.stringMatching(/^certificate: The certificate ended on .*: no browser opens the page\. Renew it\.$/),
    ],
  });
});

test('one that has not begun may be a clock of this machine', async () => {
  const url = await hall({ days: [2, 90] });
  expect((await told(url)).missing).toEqual([
    untrusted(url),
    expect.stringMatching(
      /^certificate: The certificate begins on .*, and this machine has .*: have its clock set by the network/,
    ),
  ]);
});

test('one of another name says for which, and what to do', async () => {
  const url = await hall({ name: 'hall.example.org' });
  expect((await told(url)).missing).toEqual([
    untrusted(url),
    'certificate: The certificate is for hall.example.org, and not for localhost: no browser opens the page without a warning. Open it by a name of the certificate, or take one for this name.',
  ]);
});

test('one of an authority that nobody knows is to be taken from another', async () => {
  const url = await hall({ known: false });
  expect((await told(url)).missing).toEqual([
    untrusted(url),
    expect.stringMatching(
      /^certificate: The certificate is not trusted \(DEPTH_ZERO_SELF_SIGNED_CERT\): .* Take one for a name, from an authority that phones know\.$/,
    ),
  ]);
});

test.each([
  [
    7 * MINUTE,
    /^clock: The clock of the server is 4(?:19|20|21) s ahead of that of this machine: have both set by the network \(NTP\)/,
  ],
  [-7 * MINUTE, /^clock: The clock of the server is 4(?:19|20|21) s behind that of this machine/],
])('a clock that is %d ms off is to be set', async (ahead, says) => {
  const { exit, missing } = await told(await hall({ ahead }));
  expect([exit, missing]).toEqual([1, [expect.stringMatching(says)]]);
});

test('a server that is away is to be started, or its address mended', async () => {
  const url = await hall({});
  const server = ends.pop();
  await new Promise((closed) => server?.close(closed));
  const { exit, missing } = await told(url);
  expect(exit).toBe(1);
  expect(missing[0]).toBe(
    `server: ${url} does not answer: nobody listens there. Start the server, or see to its address and to the network.`,
  );
  expect(missing[1]).toMatch(/^certificate: localhost shows no certificate/);
});
