import { Inject, Injectable } from '@nestjs/common';
import type { Disputed } from '@adjutant/replay';
import { type Acting, authorize } from '@adjutant/access';
import { FRESHEN_MS, ReadModels } from '../../readmodels/read-models.js';

const MOST_DISPUTES = 200;

/** The disputes about a match, by the entry that each is about: for those who may read them, and none for others. */
@Injectable()
export class DisputesOfMatch {
  constructor(@Inject(ReadModels) private readonly models: ReadModels) {}

  async of(match: string, acting: Acting): Promise<readonly Disputed[]> {
    if (authorize(acting, { type: 'ReadDisputes' }, { match }) !== null) return [];
    await this.models.freshen(FRESHEN_MS);
    const { disputes } = await this.models.disputes({ match }, MOST_DISPUTES, undefined);
    return disputes.map(({ id: dispute, entry, at }) => ({ dispute, entry: entry ?? at })).toReversed();
  }
}
