import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { HttpAdapterHost } from '@nestjs/core';
import type { Living } from '../made.js';

const SWEEP_MS = 20;

/**
 * Lets go of connections nobody waits on when the server stops. Node closes those that have answered something; browsers
 * also open connections ahead of time, and stopping would wait for these until they give up.
 */
export class Connections implements Living {
  readonly #requests = new Map<Socket, number>();

  constructor(private readonly host: HttpAdapterHost) {}

  begin(): void {
    const server = this.#server();
    server.on('connection', (socket: Socket) => {
      this.#requests.set(socket, 0);
      socket.once('close', () => this.#requests.delete(socket));
    });
    server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
      this.#count(socket, 1);
      response.once('close', () => this.#count(socket, -1));
    });
  }

  letGo(): void {
    const sweeping = setInterval(() => this.#sweep(), SWEEP_MS);
    this.#server().once('close', () => clearInterval(sweeping));
    // A server that never listened has nothing to close, and never says so.
    sweeping.unref();
  }

  #sweep(): void {
    for (const [socket, requests] of this.#requests) if (requests === 0) socket.destroy();
  }

  #count(socket: Socket, change: number): void {
    const requests = this.#requests.get(socket);
    if (requests !== undefined) this.#requests.set(socket, requests + change);
  }

  #server(): Server {
    return this.host.httpAdapter.getHttpServer() as Server;
  }
}
