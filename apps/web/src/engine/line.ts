import type { ToEngine, Question, Questions, FromEngine, SignOfLife } from './asked.js';

/** What is on this device is told in some hundred milliseconds on a slow phone; what takes longer than this does not come. */
const LONGEST_HERE_MS = 8_000;
/** What may ask the server waits for a line that hangs. */
const LONGEST_MS = 20_000;
/** So long until the first sign of a worker, whose file has to be fetched and read. */
const LONGEST_BEGIN_MS = 10_000;

const ASKS_SERVER: readonly Question[] = ['sit', 'catchUp', 'settle'];

interface Waiting {
  readonly resolve: (told: never) => void;
  readonly reject: (error: Error) => void;
}

/** What a browser runs beside the page. */
export type EngineWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

export interface LineWorld {
  /** Begins one. */
  readonly worker: () => EngineWorker;
  /** Does something once the page has lived so long, and hands over what calls it off. */
  readonly onceLived: (milliseconds: number, then: () => void) => () => void;
}

/** One worker that tells a match on this device, as the page asks it, until it falls silent. */
export class EngineLine {
  readonly #waiting = new Map<number, Waiting>();
  readonly #worker: EngineWorker;
  readonly #hasBegun: () => void;
  #asked = 0;
  #broken: Error | null = null;

  /** `patience`: so many times as long as usual it may take, where the one before may only have been slow. */
  constructor(
    private readonly world: LineWorld,
    private readonly patience: number,
  ) {
    this.#worker = world.worker();
    this.#hasBegun = world.onceLived(patience * LONGEST_BEGIN_MS, () =>
      this.close(new Silent('the engine does not begin')),
    );
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromEngine | SignOfLife>) => this.#hear(data));
    this.#worker.addEventListener('error', () => this.close(new Silent('the engine does not run here')));
  }

  ask<Name extends Question>(question: Name, asked: Questions[Name]['asked']): Promise<Questions[Name]['told']> {
    if (this.#broken !== null) return Promise.reject(this.#broken);
    const number = (this.#asked += 1);
    const longest = ASKS_SERVER.includes(question) ? LONGEST_MS : LONGEST_HERE_MS;
    return new Promise<Questions[Name]['told']>((resolve, reject) => {
      const callOff = this.world.onceLived(this.patience * longest, () =>
        this.close(new Silent('the engine does not answer')),
      );
      const settled =
        <Args extends readonly unknown[]>(then: (...args: Args) => void) =>
        (...args: Args): void => {
          callOff();
          then(...args);
        };
      this.#waiting.set(number, { resolve: settled(resolve), reject: settled(reject) });
      this.#worker.postMessage({ number, question, asked } satisfies ToEngine<Name>);
    });
  }

  close(because = new Error('the engine is not needed any more')): void {
    this.#broken ??= because;
    this.#hasBegun();
    this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(this.#broken);
    this.#waiting.clear();
  }

  #hear(told: FromEngine | SignOfLife): void {
    this.#hasBegun();
    if ('begun' in told) return;
    const waiting = this.#waiting.get(told.number);
    this.#waiting.delete(told.number);
    if ('told' in told) waiting?.resolve(told.told as never);
    else waiting?.reject(told.offline ? new Unreached(told.failed) : new Error(told.failed));
  }
}

/** The server could not be reached. What was read before stands. */
export class Unreached extends Error {}

/** The worker is not there, died, or hangs: another one may answer. */
export class Silent extends Error {}
