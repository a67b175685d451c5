import { Worker } from 'node:worker_threads';

/** Work that a thread did not answer: it ended, or took too long and was ended. The next work finds a new thread. */
export class ThreadEnded extends Error {
  override readonly name = 'ThreadEnded';
}

export interface ThreadSettings {
  /** The compiled file that the thread runs: it answers with `answerFromThread`. */
  readonly entry: URL;
  /** What it is given when it starts. */
  readonly data: unknown;
  /** After so long without an answer it is ended. Its start counts: whoever asks first waits for that as well. */
  readonly longestMs?: number;
  /** What it may hold in memory; beyond that it ends, and the server goes on. */
  readonly mostMegabytes?: number;
  /** Called when it has ended and nobody had asked for that. */
  readonly onEnd?: (reason: string) => void;
}

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: ThreadEnded) => void;
  readonly progress: (sofar: never) => void;
  readonly impatience: NodeJS.Timeout | undefined;
}

/** A question to a thread, as it travels. */
export interface ToThread {
  readonly id: number;
  readonly asked: unknown;
}

export type FromThread =
  | { readonly id: number; readonly progress: unknown }
  | { readonly id: number; readonly answer: unknown }
  /** What goes wrong with one question ends neither the thread nor the others. */
  | { readonly id: number; readonly failed: string };

/**
 * One thread for work that would hold up everybody else. It starts when something is asked of it first, is replaced when it
 * dies or hangs, and ends with the server. How much may be asked of it at once is for whoever asks.
 */
export class WorkerHost<Asked, Answer, Progress = never> {
  readonly #settings: ThreadSettings;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #asked = 0;
  #stopped = false;

  constructor(settings: ThreadSettings) {
    this.#settings = settings;
  }

  /** Whether it runs just now. */
  get running(): boolean {
    return this.#worker !== undefined;
  }

  /** `progress` hears what the thread says before it has the answer. */
  ask(asked: Asked, progress: (sofar: Progress) => void = () => undefined): Promise<Answer> {
    if (this.#stopped) return Promise.reject(new ThreadEnded('the server is stopping'));
    const worker = (this.#worker ??= this.#start());
    const id = (this.#asked += 1);
    const { longestMs } = this.#settings;
    return new Promise<Answer>((resolve, reject) => {
      const late = (): void => this.#end(worker, `it gave no answer in ${(longestMs ?? 0) / 1_000} s`);
      const impatience = longestMs === undefined ? undefined : setTimeout(late, longestMs);
      this.#waiting.set(id, { resolve, reject, progress, impatience });
      worker.postMessage({ id, asked } satisfies ToThread);
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    const worker = this.#worker;
    if (!worker) return;
    this.#lose(worker, 'the server is stopping');
    await worker.terminate();
  }

  #start(): Worker {
    const { entry, data, mostMegabytes } = this.#settings;
    const resourceLimits = mostMegabytes === undefined ? {} : { maxOldGenerationSizeMb: mostMegabytes };
    const worker = new Worker(entry, { workerData: data, resourceLimits });
    worker.on('message', (message: FromThread) => this.#take(message));
    worker.on('error', (error: Error) => this.#end(worker, error.message));
    worker.on('exit', (code) => this.#end(worker, `it ended with ${code}`));
    // It is ended when the server stops, and keeps no process alive that has nothing else to do.
    worker.unref();
    return worker;
  }

  #take(message: FromThread): void {
    const waiting = this.#waiting.get(message.id);
    if (!waiting) return;
    if ('progress' in message) return waiting.progress(message.progress as never);
    this.#waiting.delete(message.id);
    clearTimeout(waiting.impatience);
    if ('failed' in message) waiting.reject(new ThreadEnded(message.failed));
    else waiting.resolve(message.answer as never);
  }

  /** Says it once, whatever else is heard of a thread that has ended. */
  #end(worker: Worker, reason: string): void {
    if (this.#worker !== worker) return;
    this.#lose(worker, reason);
    this.#settings.onEnd?.(reason);
    void worker.terminate();
  }

  #lose(worker: Worker, reason: string): void {
    if (this.#worker === worker) this.#worker = undefined;
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject, impatience } of lost) {
      clearTimeout(impatience);
      reject(new ThreadEnded(reason));
    }
  }
}
