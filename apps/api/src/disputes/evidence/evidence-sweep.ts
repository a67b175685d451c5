import type { Log } from '@adjutant/health';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CLOCK, LOG, type Clock } from '../../tokens.js';
import { DisputeReader } from '../dispute-reader.js';
import { EvidenceFiles } from './evidence-files.js';
import type { Bound } from './evidence-table.js';

const HOUR = 3_600_000;

/** So long a file that was sent may wait to be put into its dispute. */
export const LOOSE_FOR = 24 * HOUR;

/** Takes away, at the start and every hour, what was sent and never put into its dispute. */
@Injectable()
export class EvidenceSweep implements OnApplicationBootstrap, OnModuleDestroy {
  #every: ReturnType<typeof setInterval> | undefined;
  #last: Promise<void> = Promise.resolve();

  constructor(
    @Inject(EvidenceFiles) private readonly files: EvidenceFiles,
    @Inject(DisputeReader) private readonly disputes: DisputeReader,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.#every = setInterval(() => this.#again(), HOUR).unref();
    this.#again();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.#every);
    await this.#last;
  }

  /** Answers with how many files are gone. */
  async sweep(): Promise<number> {
    const gone = await this.files.sweep(this.clock() - LOOSE_FOR, (one) => this.#isAttached(one));
    if (gone > 0) this.log.info('Files that were sent and never put into their dispute are gone.', { files: gone });
    return gone;
  }

  async #isAttached({ dispute, hash }: Bound): Promise<boolean> {
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
