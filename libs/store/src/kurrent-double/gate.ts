import { createServer, type Server, type Socket } from 'node:net';

/** The door to the server: who comes in can be cut off like a cable. */
export class Gate {
  readonly #letIn: (socket: Socket) => void;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;

  constructor(letIn: (socket: Socket) => void) {
    this.#letIn = letIn;
  }

  async open(port: number): Promise<number> {
    const server = createServer((socket) => this.#pass(socket));
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

  #pass(socket: Socket): void {
    this.#sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('close', () => this.#sockets.delete(socket));
    // A cut cable is the whole point.
    socket.on('error', () => undefined);
    this.#letIn(socket);
  }
}
