import type { ServerResponse } from 'node:http';

/** A viewer who is this far behind is let go; it comes back and resumes from the last event that it got. */
const MOST_WAITING_BYTES = 1024 * 1024;
const HEARTBEAT = Buffer.from(': still here\n\n');

/** One open stream of server-sent events. */
export class Viewer {
  readonly #response: ServerResponse;
  #onGone: (() => void)[] = [];
  gone = false;

  constructor(response: ServerResponse, headers: { readonly [name: string]: string }) {
    this.#response = response;
    response.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      // Nothing follows on this connection, so that a server that stops need not wait for it.
      connection: 'close',
    });
    response.once('close', () => this.#leave());
    response.on('error', () => this.#leave());
    response.write('retry: 2000\n\n');
  }

  send(frame: Buffer): void {
    if (this.gone) return;
    this.#response.write(frame);
    if (this.#response.writableLength > MOST_WAITING_BYTES) this.drop();
  }

  heartbeat(): void {
    this.send(HEARTBEAT);
  }

  /** Resolves at once, or when a slow viewer has taken what waits for it. */
  async drained(): Promise<void> {
    if (this.gone || !this.#response.writableNeedDrain) return;
    await new Promise<void>((resolve) => {
      this.#response.once('drain', resolve);
      this.onGone(resolve);
    });
  }

  onGone(listener: () => void): void {
    if (this.gone) listener();
    else this.#onGone.push(listener);
  }

  /** Ends the stream in good order. */
  end(): void {
    this.#response.end();
    this.#leave();
  }

  /** Cuts the stream off. */
  drop(): void {
    this.#response.destroy();
    this.#leave();
  }

  #leave(): void {
    if (this.gone) return;
    this.gone = true;
    for (const listener of this.#onGone.splice(0)) listener();
  }
}
