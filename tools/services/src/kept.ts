import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A server to be started, and how it is to be ended: signals with the time after which each is sent. */
export interface KeptOrder {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly folder: string;
  /** File that its output is added to. */
  readonly log: string;
  readonly user?: { readonly uid: number; readonly gid: number };
  readonly ending: readonly { readonly signal: NodeJS.Signals; readonly afterMs: number }[];
  /** Whether the folder goes with it in the end. */
  readonly removes: boolean;
}

/** What the keeper says about the server, one line each. */
export type KeptWord =
  | { readonly pid: number }
  | { readonly failed: string }
  /** Its exit code, or the signal that ended it. */
  | { readonly ended: number | string };

// The same place from src, where tests load this file, and from dist, where everybody else does.
const KEEPER = fileURLToPath(new URL('../dist/keeper.js', import.meta.url));

/** A server that ends with this process at the latest. It can be started again after it has ended. */
export class Kept {
  readonly #keeper;
  readonly #gone: Promise<void>;
  #started = Promise.withResolvers<number>();
  #ended = Promise.withResolvers<number | string>();
  #pid = 0;

  constructor(private readonly order: KeptOrder) {
    if (!existsSync(KEEPER)) throw new Error('The tools are not built: run `npm run build` first.');
    // A session of its own: what is sent to the group of a test run must not reach the one who cleans up after it.
    this.#keeper = spawn(process.execPath, [KEEPER, JSON.stringify(order)], {
      stdio: ['pipe', 'pipe', 'inherit'],
      detached: true,
    });
    this.#gone = new Promise((resolve) => this.#keeper.once('close', () => resolve()));
    void this.#gone.then(() => this.#hear({ failed: 'its keeper has ended' }));
    this.#keeper.stdin.on('error', () => undefined);
    createInterface({ input: this.#keeper.stdout }).on('line', (line) => this.#hear(JSON.parse(line) as KeptWord));
  }

  get pid(): number {
    return this.#pid;
  }

  /** What became of the server that was started last. */
  get ended(): Promise<number | string> {
    return this.#ended.promise;
  }

  async start(): Promise<number> {
    this.#started = Promise.withResolvers();
    this.#ended = Promise.withResolvers();
    this.#keeper.stdin.write('start\n');
    this.#pid = await this.#started.promise;
    return this.#pid;
  }

  /** Sends a signal to the server itself; false where it is gone. */
  signal(signal: NodeJS.Signals): boolean {
    return sendTo(this.#pid, signal);
  }

  /** Ends the server in order, and waits until it and its keeper are gone. */
  async stop(): Promise<void> {
    this.#keeper.stdin.end();
    await this.#gone;
  }

  #hear(word: KeptWord): void {
    if ('pid' in word) return this.#started.resolve(word.pid);
    if ('ended' in word) return this.#ended.resolve(word.ended);
    this.#started.promise.catch(() => undefined);
    this.#started.reject(new Error(`${this.order.command} cannot be started: ${word.failed}`));
    this.#ended.resolve(word.failed);
  }
}

/** Whether there was such a process to send it to. Signal 0 only asks. */
export function sendTo(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}
