import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { WrongResult } from './figure.js';

const PATIENCE_MS = 20_000;
const COMMAND = /"commandId":"([^"]+)"/;

/** A stream of server-sent events, read as a page would, and by which command each event came. */
export class EventStream {
  readonly #seen = new Map<string, number>();
  readonly #awaited = new Map<string, (at: number) => void>();

  private constructor(private readonly response: IncomingMessage) {
    let rest = '';
    response.setEncoding('utf8').on('data', (text: string) => {
      const at = performance.now();
      const frames = (rest + text).split('\n\n');
      rest = frames.pop() ?? '';
      for (const frame of frames) this.#take(COMMAND.exec(frame)?.[1], at);
    });
    response.on('error', () => undefined);
  }

  static async open(port: number): Promise<EventStream> {
    const asked = request({ host: '127.0.0.1', port, path: '/api/live' }).end();
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    return new EventStream(response);
  }

  /** When the first event of a command came in. One that never does is a wrong result. */
  seen(command: string): Promise<number> {
    const known = this.#seen.get(command);
    if (known !== undefined) return Promise.resolve(known);
    return new Promise((resolve, reject) => {
      const missing = new WrongResult(`a stream has not shown command ${command} after ${PATIENCE_MS / 1000} s`);
      const impatience = setTimeout(() => reject(missing), PATIENCE_MS);
      this.#awaited.set(command, (at) => {
        clearTimeout(impatience);
        resolve(at);
      });
    });
  }

  close(): void {
    this.response.destroy();
  }

  #take(command: string | undefined, at: number): void {
    if (command === undefined || this.#seen.has(command)) return;
    this.#seen.set(command, at);
    this.#awaited.get(command)?.(at);
    this.#awaited.delete(command);
  }
}
