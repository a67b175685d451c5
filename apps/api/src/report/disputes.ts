import type { DisputeToAudit, Edition, ImportedView } from '@adjutant/views';
import { Inject, Injectable } from '@nestjs/common';
import { type Acting, authorize } from '@adjutant/access';
import { DisputeViews, disputesAbout } from '@adjutant/rulings';
import { disputeStream } from '@adjutant/dispute';
import { Origins, PublicDelay } from '@adjutant/event';
import type { EventStore } from '@adjutant/store';
import { STORE } from '../tokens.js';
import { ReadModels } from '../readmodels/read-models.js';

const PATIENCE_MS = 5_000;

/** Who may read the disputes of a match gets the report with all that was said in them; everybody else what was ruled. */
export function editionFor(acting: Acting, match: string): Edition {
  return authorize(acting, { type: 'ReadDisputes' }, { match }) === null ? 'entitled' : 'public';
}

/** The disputes about a match, for its report. */
@Injectable()
export class ReportDisputes {
  constructor(
    @Inject(ReadModels) private readonly models: ReadModels,
    @Inject(DisputeViews) private readonly views: DisputeViews,
    @Inject(Origins) private readonly origins: Origins,
    @Inject(PublicDelay) private readonly delay: PublicDelay,
    @Inject(STORE) private readonly store: EventStore,
  ) {}

  /** Where the match came from, with its disputes or without them, if not from here. */
  origin(match: string): Promise<ImportedView | undefined> {
    return this.origins.of(match);
  }

  /** What is wrong beside the record, in words. */
  fault(match: string): string | undefined {
    return this.origins.fault(match);
  }

  /** All of them, in the order in which judges were called, with what somebody may see of penalties. */
  async about(match: string, acting: Acting): Promise<readonly DisputeToAudit[]> {
    await this.models.freshen(PATIENCE_MS);
    const known = await this.#known(acting, match, await disputesAbout(this.models, match));
    const whole = await Promise.all(known.map((id) => this.views.whole(id, acting)));
    return whole.sort((one, other) => (one.calledAt + one.id < other.calledAt + other.id ? -1 : 1));
  }

  /** Whoever reads the match later than it is played is told of a dispute when nothing in it is newer than that. */
  async #known(acting: Acting, match: string, disputes: readonly string[]): Promise<readonly string[]> {
    const cut = await this.delay.cut(acting, match);
    if (!cut) return disputes;
    const records = await Promise.all(disputes.map((id) => this.store.read(disputeStream(id))));
    return disputes.filter((_, index) =>
      (records[index] ?? []).every(({ meta }) => Date.parse(meta.recordedAt) <= cut.until),
    );
  }
}
