import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { markKnown, Senders } from '../src/doors/senders.js';

const PATIENCE = { seconds: 0.25, bytesPerSecond: 200, mostUnfinished: 5, mostIdle: 3 };

let server: Server;
let senders: Senders;
let sockets: Client[];
beforeEach(async () => {
  sockets = [];
  server = createServer((request, response) => {
    if (request.headers['x-known']) markKnown(request);
    if (request.url === '/stream')
      return void response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':');
    let bytes = 0;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => response.end(`took ${bytes}`));
  });
  Object.assign(server, { headersTimeout: 0, requestTimeout: 0 });
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

test('who sends half of a second request is given up', async () => {
  const slow = await client(GET);
  await wait(50);
  await slow.send('GET / HT');
  await wait(700);
  expect(slow.open).toBe(false);
});

test('a slow body arrives as long as it goes on, however long that takes', async () => {
  const honest = await client(posting(1_000));
  await drip(honest, 'x'.repeat(20), 20, 50);
  await wait(50);
  expect(honest.heard).toContain('took 1000');
});

test('a live stream stays, and so does a connection between two requests', async () => {
  const [stream, idle] = [await client('GET /stream HTTP/1.1\r\nHost: x\r\n\r\n'), await client(GET)];
  await wait(700);
  expect([stream.open, idle.open]).toEqual([true, true]);
  await idle.send(GET);
  await wait(50);
  expect(idle.heard.match(/took 0/g)).toHaveLength(2);
});

describe('where too many are in the middle of a request', () => {
  test('the one that has waited longest goes, and whoever comes is heard', async () => {
    const waiting = [];
    for (let n = 0; n < PATIENCE.mostUnfinished; n++) waiting.push(await client('GET / '));
    const honest = await client(GET);
    expect(honest.heard).toContain('took 0');
    expect(waiting.map(({ open }) => open)).toEqual([false, true, true, true, true]);
  });

  test('bodies of strangers go before those of whoever has a session', async () => {
    const known = await client(posting(100, 'X-Known: 1\r\n'));
    const strangers = [];
    for (let n = 0; n < PATIENCE.mostUnfinished - 1; n++) strangers.push(await client(posting(100)));
    const honest = await client(GET);
    expect(honest.heard).toContain('took 0');
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
