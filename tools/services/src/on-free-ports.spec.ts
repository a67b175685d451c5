import { createServer, type Server } from 'node:net';
import { onFreePorts } from './on-free-ports.js';

function listening(port: number): Promise<Server> {
  const server = createServer();
  return new Promise((ready, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => ready(server));
  });
}

const closed = (server: Server) => new Promise<void>((done) => void server.close(() => done()));

test('a port that was taken in the meantime is left to whoever took it', async () => {
  const taken: number[] = [];
  const others: Server[] = [];
  const server = await onFreePorts(1, async ([port = 0]) => {
    if (others.length === 0) {
      others.push(await listening(port));
      taken.push(port);
    }
    return listening(port);
  });
  const { port } = server.address() as { port: number };
  expect(taken).not.toContain(port);
  for (const one of [server, ...others]) await closed(one);
});

test('what does not start at all says so, after three tries', async () => {
  let tries = 0;
  const start = () => Promise.reject(new Error(`It did not start: ${(tries += 1)}`));
  await expect(onFreePorts(2, start)).rejects.toThrow('It did not start: 3');
});
