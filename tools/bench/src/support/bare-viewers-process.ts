// A process of its own: a server of Node alone, which answers and then writes a line of the length of a board's to everybody.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const LENGTH = 700;

const viewers = new Set<ServerResponse>();
let revision = 0;

const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(': here\n\n');
  viewers.add(response);
  response.once('close', () => viewers.delete(response));
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('message', () => {
  revision += 1;
  const frame = Buffer.from(`data: ${`{"revision":${revision}}`.padEnd(LENGTH)}\n\n`);
  process.send?.(revision);
  for (const viewer of viewers) viewer.write(frame);
});
process.once('disconnect', () => process.exit(0));
