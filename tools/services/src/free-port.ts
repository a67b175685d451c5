import { createServer } from 'node:net';

/** Ports of the loopback interface that nobody listens on; all of them differ. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, listen));
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise<void>((closed) => server.close(() => closed()))));
  return ports;
}

function listen() {
  const server = createServer();
  return new Promise<typeof server>((ready, failed) => {
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => ready(server));
  });
}
