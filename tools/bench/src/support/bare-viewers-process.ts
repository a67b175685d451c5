// A process of its own: a server of Node alone, which answers and then writes frames of a length that it is told to everybody.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Of a frame, and of the chunk that HTTP makes of it: its length in hexadecimal digits stands before it. */
const AROUND = 'data: \n\n'.length + '1ff\r\n\r\n'.length;
const length = Number(process.argv[2]) - AROUND;

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
  const frame = Buffer.from(`data: ${`{"revision":${revision}}`.padEnd(length)}\n\n`);
  process.send?.(revision);
  for (const viewer of viewers) viewer.write(frame);
});
process.once('disconnect', () => process.exit(0));
