import type { Clock } from '@adjutant/kernel';
import type { Log } from '@adjutant/health';
import type { DisputeState } from '@adjutant/dispute';
import { EvidenceFiles } from './evidence-files.js';
import type { Bound } from './evidence-table.js';

const HOUR = 3_600_000;

/** So long a file that was sent may wait to be put into its dispute, or to be named in the record of its match. */
export const LOOSE_FOR = 24 * HOUR;

/** Takes away, at the start and every hour, what was sent and never put into its dispute, nor named in the record of its match. */
export class EvidenceSweep {
  #every: ReturnType<typeof setInterval> | undefined;
  #last: Promise<void> = Promise.resolve();

  constructor(
    private readonly files: EvidenceFiles,
    private readonly disputes: { newest(dispute: string): Promise<DisputeState> },
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  start(): void {
    this.#every = setInterval(() => this.#again(), HOUR).unref();
    this.#again();
  }

  async stop(): Promise<void> {
    clearInterval(this.#every);
    await this.#last;
  }

  /** Answers with how many files are gone. */
  async sweep(): Promise<number> {
    const gone = await this.files.sweep(this.clock() - LOOSE_FOR, (one) => this.#isAttached(one));
    if (gone > 0)
      this.log.info('Files that were sent and never put into their dispute or record are gone.', { files: gone });
    return gone;
  }

  async #isAttached(one: Bound): Promise<boolean> {
    const { dispute, hash } = one;
    const named = await this.files.isNamed(one);
    if (named !== undefined) return named;
    const state = await this.disputes.newest(dispute);
    return state.status !== 'absent' && state.evidence.includes(hash);
  }

  #again(): void {
    this.#last = this.#last
      .then(() => this.sweep())
      .then(() => undefined)
      .catch((error: unknown) => this.log.warn('Files of evidence could not be swept; it is tried again.', { error }));
  }
}
