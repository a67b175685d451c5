import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { packsIn, startApiServer, tally, type ApiServer } from '@adjutant/tools-services';
import { answer, at, command, listAt, started } from './running.js';
import { personOn, type Person } from './staffed.js';

const PASSWORD = 'four dice in a row';
const PATIENCE_SECONDS = 3;
const SOCKETS = 500;
const PHOTO_BYTES = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'adjutant-slow-'));
let server: ApiServer;
let scorekeeper: Person;
let judge: Person;
beforeAll(async () => {
  server = await startApiServer(folder, {
    ADJUTANT_ACCESS: 'staffed',
    ADJUTANT_PACKS: packsIn(folder),
    ADJUTANT_PATIENCE_SECONDS: String(PATIENCE_SECONDS),
    ADJUTANT_LOG_LEVEL: 'warn',
  });
  const nobody = personOn(server, undefined, 'visitor');
  const token = /first-organizer#(\S+)/.exec(server.said())?.[1];
  const first = await nobody.ask('POST', '/api/access/first-organizer', { token, name: 'Olga', password: PASSWORD });
  const organizer = personOn(server, String(first.body['token']), 'olga');
  const hire = async (name: string, role: string): Promise<Person> => {
    await organizer.ask('POST', '/api/access/staff', { name, password: PASSWORD, roles: [role] });
    const { body } = await nobody.ask('POST', '/api/access/sign-in', { name, password: PASSWORD });
    return personOn(server, String(body['token']), String(at(body, 'me', 'person', 'id')));
  };
  scorekeeper = await hire('Sam', 'scorekeeper');
  judge = await hire('Kim', 'judge');
  expect((await scorekeeper.send('m', ...started())).status).toBe(200);
  const call = command('CallJudge', { match: 'm', side: 'A', claim: 'It was out of range.' });
  expect((await scorekeeper.ask('POST', '/api/disputes/d/commands', call)).status).toBe(200);
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

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
  ['that send the body byte by byte', `POST /api/access/sign-in HTTP/1.1\r\n${HEAD}Content-Length: 900\r\n\r\n`, ' '],
];

/** What goes on beside an attack; each gives what it came to when it is told to stop. */
interface Beside {
  readonly stopped: () => boolean;
}

test.each(ATTACKS)(
  'connections %s are closed, and nobody else notices',
  async (kind, first, dripped) => {
    let over = false;
    const beside: Beside = { stopped: () => over };
    const photo = slowPhoto();
    const stream = await streamOf('m');
    const played = play(beside);
    const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => opened(first)));
    const closed = sockets.map((socket) => once(socket, 'close'));
    const drip = setInterval(() => sockets.forEach((socket) => socket.destroyed || socket.write(dripped)), 500);
    const limit = wait(PATIENCE_SECONDS * 5_000, 'not all were closed', { ref: false });
    expect(await Promise.race([Promise.all(closed).then(() => 'all closed'), limit])).toBe('all closed');
    clearInterval(drip);
    tally(`connections ${kind}`, 'closed', sockets.filter(({ destroyed }) => destroyed).length);

    expect((await photo).status).toBe(200);
    expect(stream.destroyed).toBe(false);
    over = true;
    const statuses = await played;
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(statuses.length).toBeGreaterThan(3);
    tally('commands beside slow connections', 'taken', statuses.length);
    stream.destroy();
  },
  60_000,
);

test('nothing of it is a fault of the server', async () => {
  expect(server.said()).not.toContain('could not be answered');
  expect(listAt((await scorekeeper.get('/api/matches')).body, 'matches')).toHaveLength(1);
});

async function opened(first: string): Promise<Socket> {
  const { port } = new URL(server.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined).resume();
  await once(socket, 'connect');
  socket.write(first);
  return socket;
}

/** A file of evidence on a bad line: longer than the patience, and never still. */
async function slowPhoto(): Promise<{ readonly status: number }> {
  const { port } = new URL(server.url);
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
  const response = await fetch(`${server.url}/api/matches/m/suppose`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, duplex: 'half' },
    body: new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from('{')) }),
  } as RequestInit);
  const told = await answer(response);
  expect(told.status).toBe(408);
  expect(told.body).toMatchObject({ code: 'request/too-slow', type: 'urn:adjutant:problem:request/too-slow' });
});
