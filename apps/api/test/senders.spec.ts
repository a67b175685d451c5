import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { inOrder, MOST_WAITING } from '../src/doors/in-order.js';
import { markKnown, Senders } from '@adjutant/health';
import { until } from './until.js';

const PATIENCE = { seconds: 0.25, bytesPerSecond: 200, mostUnfinished: 5, mostIdle: 3 };

let server: Server;
let senders: Senders;
let sockets: Client[];
/** Connections as the server has them: whoever reads nothing does not see that theirs is closed. */
let held: Set<Socket>;
let [atOnce, mostAtOnce, takenUp] = [0, 0, 0];
const LONG = Buffer.alloc(64 * 1024 * 1024, 'x');

beforeEach(async () => {
  sockets = [];
  held = new Set();
  [atOnce, mostAtOnce, takenUp] = [0, 0, 0];
  const handle: RequestListener = (request, response) => {
    takenUp += 1;
    mostAtOnce = Math.max(mostAtOnce, (atOnce += 1));
    response.prependOnceListener('close', () => (atOnce -= 1));
    if (request.url === '/wait') return void setTimeout(() => response.end('took'), 50);
    if (request.url === '/long') return void response.end(LONG);
    if (request.headers['x-known']) markKnown(request);
    if (request.url === '/stream' || request.url === '/talk') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':');
      if (request.url === '/stream') return;
      response.write(LONG);
      const talk = setInterval(() => response.write(':'), 20);
      return void response.once('close', () => clearInterval(talk));
    }
    let bytes = 0;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => response.end(`took ${bytes}`));
  };
  server = createServer(inOrder()(handle));
  server.on('connection', (socket: Socket) => {
    held.add(socket);
    socket.once('close', () => held.delete(socket));
  });
  // Nobody but who is tried here closes a connection.
  Object.assign(server, { headersTimeout: 0, requestTimeout: 0, keepAliveTimeout: 0 });
  senders = new Senders(PATIENCE, (socket) => socket.destroy());
  senders.watch(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  for (const { socket } of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

interface Client {
  readonly socket: Socket;
  heard: string;
  open: boolean;
  send(text: string): Promise<void>;
}

async function client(first = ''): Promise<Client> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const made: Client = { socket, heard: '', open: true, send: async (text) => void socket.write(text) };
  socket.on('error', () => undefined).on('data', (chunk: Buffer) => (made.heard += chunk.toString()));
  socket.on('close', () => (made.open = false));
  sockets.push(made);
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  if (first !== '') await made.send(first);
  await wait(5);
  return made;
}

/** However long a machine under load takes to answer: the test would end at last. */
async function heard(by: Client, text: string, times = 1): Promise<void> {
  while (by.heard.split(text).length <= times) await wait(5);
}

const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const posting = (bytes: number, more = ''): string =>
  `POST / HTTP/1.1\r\nHost: x\r\n${more}Content-Length: ${bytes}\r\n\r\n`;

/** So that nothing but what is said here decides how long it takes. */
async function drip({ socket }: Client, text: string, everyMs: number, times: number): Promise<void> {
  for (let n = 0; n < times && !socket.destroyed; n++) {
    socket.write(text);
    await wait(everyMs);
  }
}

const SLOW: readonly (readonly [what: string, first: string, drip: string])[] = [
  ['not one byte', '', ''],
  ['half of the headers', 'GET / HTTP/1.1\r\nHos', ''],
  ['the headers byte by byte', 'GET / HTTP/1.1\r\nHost: ', 'x'],
  ['no body', posting(1_000), ''],
  ['half of the body', `${posting(1_000)}${'x'.repeat(500)}`, ''],
  ['the body byte by byte', posting(1_000), 'x'],
  [
    'a body in pieces that never ends',
    'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n',
    '1\r\nx\r\n',
  ],
  ['a second request byte by byte', GET, 'G'],
];

test.each(SLOW)('who sends %s is given up', async (_, first, dripped) => {
  const slow = await client(first);
  await Promise.all([wait(700), drip(slow, dripped, 60, 12)]);
  expect(slow.open).toBe(false);
  expect(senders.unfinished).toBe(0);
});

const asking = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

test.each(['/long', '/talk'])('who takes nothing of %s is given up, and what is held for it', async (path) => {
  const deaf = await client();
  deaf.socket.pause();
  await deaf.send(asking(path));
  await wait(100);
  expect([held.size, atOnce]).toEqual([1, 1]);
  await wait(800);
  expect([held.size, atOnce]).toEqual([0, 0]);
});

test('who takes an answer slowly gets all of it', async () => {
  const slow = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const began = Date.now();
  let came = 0;
  slow.on('data', (chunk: Buffer) => {
    came += chunk.length;
    slow.pause();
    setTimeout(() => slow.resume(), chunk.length / 50_000);
  });
  slow.write(asking('/long'));
  await until(() => came >= LONG.length || slow.destroyed);
  slow.destroy();
  expect(came).toBeGreaterThan(LONG.length);
  expect(Date.now() - began).toBeGreaterThan(PATIENCE.seconds * 2_000);
});

describe('requests that are sent ahead', () => {
  test('are taken up one after the other, and all answered', async () => {
    const ahead = await client(GET.repeat(MOST_WAITING));
    await heard(ahead, 'took 0', MOST_WAITING);
    expect(ahead.heard.match(/took 0/g)).toHaveLength(MOST_WAITING);
    expect([mostAtOnce, takenUp]).toEqual([1, MOST_WAITING]);
    await ahead.send(`${posting(3)}abc${GET}`);
    await heard(ahead, 'took 0', MOST_WAITING + 1);
    expect(ahead.heard).toMatch(/took 3[^]*took 0$/);
  });

  test('close the connection where they are too many', async () => {
    const flood = await client();
    await flood.send(asking('/stream').repeat(700));
    await until(() => !flood.open);
    expect([flood.open, held.size, atOnce, takenUp]).toEqual([false, 0, 0, 1]);
    await heard(await client(GET), 'took 0');
  });
});

test('who sends half of a second request while the first is answered is not taken for idle', async () => {
  const slow = await client(asking('/wait'));
  // What is read in one piece with the first request is not told apart from it: Node's own time for headers ends that.
  await until(() => takenUp === 1);
  await slow.send('GET / HT');
  await until(() => !slow.open);
  expect(slow.open).toBe(false);
});

test('who sends half of a second request is given up', async () => {
  const slow = await client(GET);
  await heard(slow, 'took 0');
  await slow.send('GET / HT');
  await until(() => !slow.open);
  expect(slow.open).toBe(false);
});

test('a slow body arrives as long as it goes on, however long that takes', async () => {
  const honest = await client(posting(1_000));
  await drip(honest, 'x'.repeat(20), 20, 50);
  await heard(honest, 'took 1000');
});

test('a live stream stays, and so does a connection between two requests', async () => {
  const [stream, idle] = [await client('GET /stream HTTP/1.1\r\nHost: x\r\n\r\n'), await client(GET)];
  await wait(700);
  expect([stream.open, idle.open]).toEqual([true, true]);
  await idle.send(GET);
  await heard(idle, 'took 0', 2);
});

describe('where too many are in the middle of a request', () => {
  test('the one that has waited longest goes, and whoever comes is heard', async () => {
    const waiting = [];
    for (let n = 0; n < PATIENCE.mostUnfinished; n++) waiting.push(await client('GET / '));
    const honest = await client(GET);
    await heard(honest, 'took 0');
    expect(waiting.map(({ open }) => open)).toEqual([false, true, true, true, true]);
  });

  test('bodies of strangers go before those of whoever has a session', async () => {
    const known = await client(posting(100, 'X-Known: 1\r\n'));
    const strangers = [];
    for (let n = 0; n < PATIENCE.mostUnfinished - 1; n++) strangers.push(await client(posting(100)));
    const honest = await client(GET);
    await heard(honest, 'took 0');
    expect(known.open).toBe(true);
    expect(strangers.map(({ open }) => open)).toEqual([false, true, true, true]);
  });

  test('bodies that are finished do not count', async () => {
    for (let n = 0; n < 20; n++) await client(`${posting(1)}x`);
    senders.look();
    expect(senders.unfinished).toBe(0);
  });
});

test('of the connections that wait for a next request the one goes that has waited longest', async () => {
  const idle = [];
  for (let n = 0; n < PATIENCE.mostIdle + 1; n++) idle.push(await client(GET));
  expect(idle.map(({ open }) => open)).toEqual([false, true, true, true]);
});
