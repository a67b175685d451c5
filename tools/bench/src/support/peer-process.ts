import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const running = new Set<ChildProcess>();

process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

interface Answer {
  readonly answer?: unknown;
  readonly error?: string;
}

/** A peer that lives on: it is handed one task after the other, and answers each before the next. */
export class PeerProcess {
  constructor(
    private readonly name: string,
    private readonly child: ChildProcess,
  ) {
    running.add(child);
    child.once('exit', () => running.delete(child));
  }

  /** An error of the peer is thrown here, and so is its end. */
  async asks<Result>(task: object): Promise<Result> {
    const controller = new AbortController();
    const { signal } = controller;
    const answered = once(this.child, 'message', { signal });
    const ended = once(this.child, 'exit', { signal }).then(([code]) => {
      throw new Error(`${this.name} ended with ${String(code)}`);
    });
    this.child.send(task);
    try {
      const [{ answer, error }] = (await Promise.race([answered, ended])) as [Answer];
      if (error !== undefined) throw new Error(`${this.name}: ${error}`);
      return answer as Result;
    } finally {
      controller.abort();
      await Promise.allSettled([answered, ended]);
    }
  }

  /** Processor time that it has had so far, in milliseconds. */
  processorMs(): Promise<number> {
    return this.asks<number>({ task: 'processor' });
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.disconnect();
    await ended;
  }
}
