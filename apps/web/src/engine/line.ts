import type { ToEngine, Question, Questions, FromEngine } from './asked.js';

/** A moment of a large match takes some hundred milliseconds on a slow phone; what takes longer than this does not come. */
const LONGEST_MS = 20_000;

interface Waiting {
  readonly resolve: (told: never) => void;
  readonly reject: (error: Error) => void;
}

/** The worker that tells a match on this device, as the page asks it. */
export class EngineLine {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #broken: Error | null = null;

  constructor() {
    this.#worker = new Worker(new URL('./engine.worker.ts', import.meta.url), {
      type: 'module',
      name: 'adjutant-engine',
    });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromEngine>) => this.#hear(data));
    this.#worker.addEventListener('error', () => this.close(new Error('the engine does not run here')));
  }

  ask<Name extends Question>(question: Name, asked: Questions[Name]['asked']): Promise<Questions[Name]['told']> {
    if (this.#broken !== null) return Promise.reject(this.#broken);
    const number = (this.#asked += 1);
    return new Promise<Questions[Name]['told']>((resolve, reject) => {
      const late = setTimeout(() => this.close(new Error('the engine does not answer')), LONGEST_MS);
      const settled =
        <Args extends readonly unknown[]>(then: (...args: Args) => void) =>
        (...args: Args): void => {
          clearTimeout(late);
          then(...args);
        };
      this.#waiting.set(number, { resolve: settled(resolve), reject: settled(reject) });
      this.#worker.postMessage({ number, question, asked } satisfies ToEngine<Name>);
    });
  }

  close(because = new Error('the engine is not needed any more')): void {
    this.#broken ??= because;
    this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(this.#broken);
    this.#waiting.clear();
  }

  #hear(told: FromEngine): void {
    const waiting = this.#waiting.get(told.number);
    this.#waiting.delete(told.number);
    if ('told' in told) waiting?.resolve(told.told as never);
    else waiting?.reject(told.offline ? new Unreached(told.failed) : new Error(told.failed));
  }
}

/** The server could not be reached. What was read before stands. */
export class Unreached extends Error {}
