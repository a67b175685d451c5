import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

const SWEEP_MS = 20;

/**
 * Lets go of connections nobody waits on when the server stops. Node closes those that have answered something; browsers
 * also open connections ahead of time, and stopping would wait for these until they give up.
 */
@Injectable()
export class Connections implements OnModuleInit, BeforeApplicationShutdown {
  readonly #requests = new Map<Socket, number>();

  constructor(@Inject(HttpAdapterHost) private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
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

  beforeApplicationShutdown(): void {
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
