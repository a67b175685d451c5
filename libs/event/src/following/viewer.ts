import type { ServerResponse } from 'node:http';

/** A viewer who is this far behind is let go; it comes back and resumes from the last event that it got. */
const MOST_WAITING_BYTES = 1024 * 1024;
const HEARTBEAT = Buffer.from(': still here\n\n');

/** One open stream of server-sent events. Once it is over it holds nothing, and nothing listens to its response. */
export class Viewer {
  #response: ServerResponse | undefined;
  readonly #onGone = new Set<() => void>();

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
    response.once('close', this.#leave);
    response.on('error', this.#leave);
    response.write('retry: 2000\n\n');
  }

  get gone(): boolean {
    return this.#response === undefined;
  }

  send(frame: Buffer): void {
    if (!this.#response) return;
    this.#response.write(frame);
    if (this.#response.writableLength > MOST_WAITING_BYTES) this.drop();
  }

  heartbeat(): void {
    this.send(HEARTBEAT);
  }

  /** Resolves at once, or when a slow viewer has taken what waits for it. */
  async drained(): Promise<void> {
    const response = this.#response;
    if (!response?.writableNeedDrain) return;
    await new Promise<void>((resolve) => {
      const go = (): void => {
        response.off('drain', go);
        stay();
        resolve();
      };
      const stay = this.onGone(go);
      response.once('drain', go);
    });
  }

  /** Returns what takes the listener back. */
  onGone(listener: () => void): () => void {
    if (this.gone) {
      listener();
      return () => undefined;
    }
    this.#onGone.add(listener);
    return () => this.#onGone.delete(listener);
  }

  /** Ends the stream in good order. */
  end(): void {
    this.#response?.end();
    this.#leave();
  }

  /** Cuts the stream off. */
  drop(): void {
    this.#response?.destroy();
    this.#leave();
  }

  readonly #leave = (): void => {
    const response = this.#response;
    if (!response) return;
    this.#response = undefined;
    response.off('close', this.#leave);
    response.off('error', this.#leave);
    // What still fails while the last bytes go out is nobody's trouble any more.
    if (!response.closed) response.once('error', () => undefined);
    const listeners = [...this.#onGone];
    this.#onGone.clear();
    for (const listener of listeners) listener();
  };
}
