import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lookAtReach } from '../src/doctor/address.js';
import { room } from '../src/doctor/data.js';
import { certificateSays, clockOf } from '../src/doctor/server.js';
import { workspace } from './cli.js';

const DAY = 24 * 60 * 60 * 1_000;
const NOW = Date.parse('2031-04-04T12:00:00Z');

const OF_HALL = { host: 'hall.example.org', names: ['hall.example.org'], from: NOW - 100 * DAY } as const;

const at = workspace();
let server: Server;
let late = 0;
beforeAll(async () => {
  server = createServer((_, response) => {
    response.setHeader('date', new Date(Date.now() + late).toUTCString());
    response.end('{}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  at.endsFirst(() => new Promise((closed) => server.close(closed)));
});
const url = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

test('says what is missing, in sentences, and ends with 1', async () => {
  const { exit, out } = await at.cli('doctor', '--server', url());
  expect(exit).toBe(1);
  expect(out).toMatch(/^\+ What is recorded is kept in .*data, which can be written to\.$/m);
  expect(out).toMatch(/^! The server listens on 127\.0\.0\.1 alone/m);
  expect(out).toMatch(new RegExp(String.raw`^\+ ${url()} answers\.$`, 'm'));
  expect(out).toMatch(/^\+ This machine and the server have the same time\.$/m);
  expect(out).toMatch(/^1 of \d things are missing \(!\)\.$/m);
});

test('with an address that is set and answers, nothing is missing but what its number costs', async () => {
  const hall = url();
  const { exit, json } = await at.cliWith(
    { ADJUTANT_ADDRESS: hall.replace('127.0.0.1', 'hall.example.org') },
    'doctor',
    '--server',
    hall,
    '--json',
  );
  expect(exit).toBe(0);
  expect(json.map(({ about, is }) => [about, is])).toEqual([
    ['data', 'well'],
    ['disk', 'well'],
    ['address', 'well'],
    ['server', 'well'],
    ['certificate', 'known'],
    ['clock', 'well'],
  ]);
});

test('a clock that is wrong, a server that is not there, an address that is none', async () => {
  late = 10 * 60_000;
  const wrong = await at.cli('doctor', '--server', url());
  late = 0;
  expect(wrong.out).toMatch(/^! The clock of the server is (?:59\d|60\d) s ahead of that of this machine/m);
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  await new Promise((done) => closed.close(done));
  const nobody = await at.cli('doctor', '--server', `http://127.0.0.1:${port}`);
  expect(nobody.out).toContain(`! http://127.0.0.1:${port} does not answer: nobody listens there.`);
  const none = await at.cliWith({ ADJUTANT_ADDRESS: 'hall' }, 'doctor');
  expect([none.exit, none.err]).toEqual([2, expect.stringContaining('must be like https://adjutant.example.org')]);
});

test('a folder that cannot be written to is named', async () => {
  at.file('a-file', 'x');
  const { exit, err } = await at.cliWith({ ADJUTANT_DATA: 'a-file' }, 'doctor');
  expect([exit, err]).toEqual([2, expect.stringContaining('name a folder')]);
});

test.each([
  [90, null, 'well', /trusted, and valid until 2031-07-03, for 90 days/],
  [3, null, 'missing', /ends on 2031-04-07, in 3 days/],
  [-1, null, 'missing', /ended on 2031-04-03/],
  [90, 'DEPTH_ZERO_SELF_SIGNED_CERT', 'missing', /not trusted \(DEPTH_ZERO_SELF_SIGNED_CERT\)/],
])('a certificate of %d more days (%s) is %s', (days, distrust, is, says) => {
  const finding = certificateSays({ ...OF_HALL, until: NOW + days * DAY, distrust }, NOW);
  expect(finding).toEqual({ about: 'certificate', is, says: expect.stringMatching(says) as string });
});

test('room, clocks and addresses', () => {
  expect(room('/data', 500 * 1024 * 1024).is).toBe('missing');
  expect(room('/data', 20 * 1024 ** 3)).toMatchObject({ is: 'well', says: '20 GiB are free where /data is.' });
  expect(clockOf(new Date(NOW - 2_000).toUTCString(), NOW).is).toBe('well');
  expect(clockOf(new Date(NOW - 60_000).toUTCString(), NOW).says).toContain('60 s behind');
  expect(clockOf(null, NOW).is).toBe('known');
  const reach = { host: '0.0.0.0', port: 3000, address: undefined, addresses: ['10.0.0.7', 'fd00::7'] };
  const [found] = lookAtReach(reach);
  expect(found?.says).toContain('http://10.0.0.7:3000, http://[fd00::7]:3000');
  expect(lookAtReach({ ...reach, addresses: [] })[0]?.is).toBe('missing');
  expect(lookAtReach({ ...reach, address: 'https://localhost' }).map(({ is }) => is)).toEqual(['well', 'missing']);
  expect(lookAtReach({ ...reach, address: 'https://10.0.0.7' }).map(({ is }) => is)).toEqual(['well', 'known']);
});
