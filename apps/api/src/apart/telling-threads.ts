import type { Log } from '@adjutant/health';
import { matchStream } from '@adjutant/match';
import { BrokenChain, isInMemory, ThreadEnded, WorkerHost } from '@adjutant/store';
import { kindOf, VerifyMatch, type Question } from '@adjutant/event';
import { Faults } from '@adjutant/integrity';
import type { Living } from '../made.js';
import { AnsweredApart } from '../problems/trouble.js';
import type { Settings } from '../settings.js';
import { comeAgain } from './come-again.js';
import type { ThreadData } from './thread.js';
import type { ThreadQuestion, ThreadReport, ThreadAnswer } from './thread-messages.js';

const LONGEST_MS = 30_000;
const MOST_MEGABYTES = 512;

export type TellingThread = WorkerHost<ThreadQuestion, ThreadReport>;

/** Threads that tell what takes long, from a log that each of them reads by itself. */
export class TellingThreads implements Living {
  readonly #threads: TellingThread[] = [];

  constructor(
    private readonly settings: Settings,
    private readonly log: Log,
    private readonly faults: Faults,
    private readonly entry?: URL,
  ) {}

  async letGo(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.stop()));
  }

  /** One more of them; it starts when it is asked first. None where there is no file for it, or no log that it could read. */
  another(): TellingThread | undefined {
    const { store, packs } = this.settings;
    if (!this.entry || isInMemory(this.settings)) return undefined;
    const thread: TellingThread = new WorkerHost({
      entry: this.entry,
      data: { store, packs } satisfies ThreadData,
      longestMs: LONGEST_MS,
      mostMegabytes: MOST_MEGABYTES,
      onEnd: (error) =>
        this.log.error('The thread for long questions has ended; the next one starts another.', { error }),
    });
    this.#threads.push(thread);
    return thread;
  }

  async tell(thread: TellingThread, question: Question<unknown>, as: ThreadQuestion['as']): Promise<ThreadAnswer> {
    this.#assertSound(question);
    const { answer: told, broken } = await thread
      .ask({ kind: kindOf(question), question, as })
      .catch((error: unknown) => {
        throw error instanceof ThreadEnded ? comeAgain('This could not be told just now.') : error;
      });
    for (const one of broken) this.faults.found(one);
    if ('answerable' in told) throw new AnsweredApart(told.answerable);
    if ('unexpected' in told) throw Object.assign(new Error(told.unexpected.message), { stack: told.unexpected.stack });
    return told;
  }

  /** What is known here to be at fault is not known there. Whether it is can be asked all the same. */
  #assertSound(question: Question<unknown>): void {
    if (question instanceof VerifyMatch) return;
    const stream = matchStream(question.match);
    const fault = this.faults.of(stream);
    if (fault) throw new BrokenChain(stream, fault.revision, fault.reason);
  }
}
