import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** A program of ours, and the line on standard output by which it is known to be at work. */
export interface Victim {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd?: string;
  /** Its one line on standard output by which it is known to be at work. */
  readonly ready: RegExp;
}

const PATIENCE_MS = 60_000;

/** A process of ours, at work. */
export class LivingProcess {
  readonly #said: string[] = [];

  private constructor(readonly child: ChildProcess) {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#said.push(text);
        if (this.#said.length > 200) this.#said.shift();
      });
    }
  }

  /** Resolves when it has said that it is ready. */
  static async start({ command, args, env, cwd, ready }: Victim): Promise<LivingProcess> {
    const child = spawn(command, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    const living = new LivingProcess(child);
    const endWithUs = (): void => void child.kill('SIGKILL');
    process.once('exit', endWithUs);
    child.once('exit', () => process.off('exit', endWithUs));
    const until = performance.now() + PATIENCE_MS;
    while (!ready.test(living.said)) {
      if (living.isOver) throw new Error(`${args.join(' ')} ended before it was ready: ${living.said}`);
      if (performance.now() > until) {
        await living.end('SIGKILL');
        throw new Error(`${args.join(' ')} does not get ready: ${living.said}`);
      }
      await wait(10);
    }
    return living;
  }

  /** The end of what it has said so far, on both streams. */
  get said(): string {
    return this.#said.join('');
  }

  get isOver(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** Sends the signal and waits for the end; gives the exit code or the signal that it ended by. */
  async end(signal: NodeJS.Signals): Promise<number | string> {
    if (!this.isOver) {
      const over = once(this.child, 'exit');
      this.child.kill(signal);
      await over;
    }
    return this.child.signalCode ?? this.child.exitCode ?? -1;
  }
}
