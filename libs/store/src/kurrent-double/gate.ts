import { connect, createServer, type Server, type Socket } from 'node:net';

/** The door to the server: what comes in is passed on byte by byte, and can be cut off like a cable. */
export class Gate {
  readonly #inside: number;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;

  constructor(inside: number) {
    this.#inside = inside;
  }

  async open(port: number): Promise<number> {
    const server = createServer((outer) => this.#pass(outer));
    this.#server = server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('the double has no port');
    return address.port;
  }

  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }

  async close(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = new Promise((resolve) => server.close(resolve));
    this.cut();
    await closed;
  }

  #pass(outer: Socket): void {
    const inner = connect(this.#inside, '127.0.0.1');
    for (const [from, to] of [
      [outer, inner],
      [inner, outer],
    ] as const) {
      this.#sockets.add(from);
      from.setNoDelay(true);
      from.pipe(to);
      // A cut cable is the whole point: the other end is cut with it.
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
    }
  }
}
