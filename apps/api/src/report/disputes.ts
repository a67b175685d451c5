import type { DisputeToAudit, Edition, ImportedView } from '@adjutant/views';
import { Inject, Injectable } from '@nestjs/common';
import { type Acting, authorize } from '@adjutant/access';
import { DisputeViews, disputesAbout } from '@adjutant/rulings';
import { Origins, PublicDelay } from '@adjutant/event';
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
  ) {}

  /** Where the match came from, with its disputes or without them, if not from here. */
  origin(match: string): Promise<ImportedView | undefined> {
    return this.origins.of(match);
  }

  /** What is wrong beside the record, in words. */
  fault(match: string): string | undefined {
    return this.origins.fault(match);
  }

  /** All of them as far as somebody may know, in the order in which judges were called, with what they may see of penalties. */
  async about(match: string, acting: Acting): Promise<readonly DisputeToAudit[]> {
    await this.models.freshen(PATIENCE_MS);
    const cut = await this.delay.cut(acting, match);
    const told = (await disputesAbout(this.models, match)).map((id) =>
      cut ? this.views.publicBy(id, acting, cut) : this.views.whole(id, acting),
    );
    const whole = (await Promise.all(told)).filter((one) => one !== null);
    return whole.sort((one, other) => (one.calledAt + one.id < other.calledAt + other.id ? -1 : 1));
  }
}
