import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { tally } from '@adjutant/tools-services';
import { builtStaffed, type BuiltStaffed } from './built-staffed.js';
import { answer, command, listAt, started } from './running.js';
import type { Person } from './staffed.js';

const PATIENCE_SECONDS = 3;
const SOCKETS = 500;
const PHOTO_BYTES = 60_000;

let event: BuiltStaffed;
let scorekeeper: Person;
let judge: Person;
beforeAll(async () => {
  event = await builtStaffed({ ADJUTANT_PATIENCE_SECONDS: String(PATIENCE_SECONDS), ADJUTANT_LOG_LEVEL: 'warn' });
  scorekeeper = await event.hire('Sam Score', 'scorekeeper');
  judge = await event.hire('Kim Judge', 'judge');
  expect((await scorekeeper.send('m', ...started())).status).toBe(200);
  const call = command('CallJudge', { match: 'm', side: 'A', claim: 'It was out of range.' });
  expect((await scorekeeper.ask('POST', '/api/disputes/d/commands', call)).status).toBe(200);
});
afterAll(() => event?.end());

const HEAD = 'Host: localhost\r\nContent-Type: application/json\r\n';
const ATTACKS: readonly (readonly [kind: string, first: string, dripped: string])[] = [
  ['that send no byte', '', ''],
  ['that send half of the headers', `GET /api/matches HTTP/1.1\r\nHos`, ''],
  ['that send headers byte by byte', `GET /api/matches HTTP/1.1\r\nHost: localhost\r\nX: `, 'x'],
  [
    'that stop in the body',
    `POST /api/matches/m/suppose HTTP/1.1\r\n${HEAD}Content-Length: 900\r\n\r\n{"supposals"`,
    '',
  ],
  [
    'that stop in a photo',
    `POST /api/disputes/d/evidence HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer TOKEN\r\nContent-Type: image/png\r\nContent-Length: 90000\r\n\r\n123`,
    '',
  ],
  ['that send the body byte by byte', `POST /api/access/sign-in HTTP/1.1\r\n${HEAD}Content-Length: 900\r\n\r\n`, ' '],
];

/** Whether everybody beside the attack may stop. */
interface Beside {
  readonly stopped: () => boolean;
}

test('slow connections of every kind at once are closed, and nobody else notices', async () => {
  let over = false;
  const photo = slowPhoto();
  const stream = await streamOf('m');
  const played = play({ stopped: () => over });
  await Promise.all(ATTACKS.map((attack) => attackWith(...attack)));

  expect((await photo).status).toBe(200);
  expect(stream.destroyed).toBe(false);
  over = true;
  const statuses = await played;
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(statuses.length).toBeGreaterThan(3);
  tally('commands beside slow connections', 'taken', statuses.length);
  stream.destroy();
}, 60_000);

async function attackWith(kind: string, first: string, dripped: string): Promise<void> {
  const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => opened(first)));
  const closed = Promise.all(sockets.map(closing));
  const drip = setInterval(() => sockets.forEach((socket) => socket.destroyed || socket.write(dripped)), 500);
  const limit = wait(PATIENCE_SECONDS * 10_000, 'not all were closed', { ref: false });
  const came = await Promise.race([closed.then(() => 'all closed'), limit]);
  clearInterval(drip);
  tally(`connections ${kind}`, 'closed', sockets.filter(({ destroyed }) => destroyed).length);
  expect([kind, came]).toEqual([kind, 'all closed']);
}

describe('connections that do not read', () => {
  const deaf = async (sent: string): Promise<Socket> => {
    const { port } = new URL(event.server.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined).pause();
    await once(socket, 'connect');
    socket.write(sent);
    return socket;
  };

  /** They do not see that they were closed before they read what came until then; those that were not read on for ever. */
  const closedOf = async (sockets: readonly Socket[]): Promise<number> => {
    for (const socket of sockets) socket.resume();
    await Promise.race([Promise.all(sockets.map(closing)), wait(15_000, undefined, { ref: false })]);
    const closed = sockets.filter(({ destroyed }) => destroyed).length;
    for (const socket of sockets) socket.destroy();
    return closed;
  };

  const asking = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

  test('and send hundreds of requests ahead are closed at once', async () => {
    const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => deaf(asking('/api/matches').repeat(200))));
    const me = await scorekeeper.get('/api/access/me');
    const closed = await closedOf(sockets);
    tally('connections that send 200 requests ahead and do not read', 'closed', closed);
    expect([me.status, closed]).toEqual([200, SOCKETS]);
  }, 30_000);

  test('and wait with long answers are closed in time', async () => {
    const count = 40;
    const page = await fetch(event.server.url, { headers: { accept: 'text/html' } });
    const script = /\/assets\/base-[^"]+\.js/.exec(await page.text())?.[0] ?? 'no script in the page';
    const sockets = await Promise.all(Array.from({ length: count }, () => deaf(asking(script).repeat(16))));
    await wait(PATIENCE_SECONDS * 3_000);
    const closed = await closedOf(sockets);
    tally('connections that leave long answers unread', 'closed', closed);
    expect(closed).toBe(count);
  }, 40_000);
});

test('nothing of it is a fault of the server', async () => {
  expect(event.server.said()).not.toContain('could not be answered');
  expect(listAt((await scorekeeper.get('/api/matches')).body, 'matches')).toHaveLength(1);
});

async function closing(socket: Socket): Promise<void> {
  if (!socket.destroyed) await once(socket, 'close');
}

async function opened(first: string): Promise<Socket> {
  const { port } = new URL(event.server.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined).resume();
  await once(socket, 'connect');
  socket.write(first.replace('TOKEN', String(judge.token)));
  return socket;
}

/** A file of evidence on a bad line: longer than the patience, and never still. */
async function slowPhoto(): Promise<{ readonly status: number }> {
  const { port } = new URL(event.server.url);
  const png = Buffer.alloc(PHOTO_BYTES, randomUUID());
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(png);
  const socket = connect(Number(port), '127.0.0.1');
  let heard = '';
  socket.on('error', () => undefined).on('data', (chunk: Buffer) => (heard += chunk.toString()));
  const head = `Host: localhost\r\nAuthorization: Bearer ${judge.token}\r\nContent-Type: image/png`;
  socket.write(`POST /api/disputes/d/evidence HTTP/1.1\r\n${head}\r\nContent-Length: ${PHOTO_BYTES}\r\n\r\n`);
  const [seconds, steps] = [PATIENCE_SECONDS * 2.2, 40];
  for (let step = 0; step < steps; step++) {
    socket.write(png.subarray((step * PHOTO_BYTES) / steps, ((step + 1) * PHOTO_BYTES) / steps));
    await wait((seconds * 1_000) / steps);
  }
  for (let tries = 0; tries < 100 && !heard.includes('\r\n\r\n'); tries++) await wait(50);
  socket.destroy();
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1] ?? 0) };
}

async function streamOf(match: string): Promise<Socket> {
  return opened(`GET /api/matches/${match}/live HTTP/1.1\r\nHost: localhost\r\n\r\n`);
}

async function play({ stopped }: Beside): Promise<readonly number[]> {
  const statuses: number[] = [];
  while (!stopped()) {
    const point = command('GainCommandPoints', { player: 'A', amount: 1, what: 'A card' });
    statuses.push((await scorekeeper.send('m', point)).status);
    await wait(500);
  }
  return statuses;
}

test('whoever is given up is told why, where an answer can still be read', async () => {
  const response = await fetch(`${event.server.url}/api/matches/m/suppose`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, duplex: 'half' },
    body: new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from('{')) }),
  } as RequestInit);
  const told = await answer(response);
  expect(told.status).toBe(408);
  expect(told.body).toMatchObject({ code: 'request/too-slow', type: 'urn:adjutant:problem:request/too-slow' });
});
