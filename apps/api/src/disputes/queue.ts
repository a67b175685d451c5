import { Origins } from '@adjutant/event';
import type { DisputePage, DisputesAsked } from '@adjutant/lists';
import type { SearchWords } from '@adjutant/event';
import { FRESHEN_MS, type ReadModels } from '../readmodels/read-models.js';

/** The queue of calls as it is read: rows of the lists, with what stands beside them. */
export class DisputeQueue {
  constructor(
    private readonly models: ReadModels,
    private readonly origins: Origins,
    private readonly words: SearchWords,
  ) {}

  /** `search`: words as they were typed. */
  async page(
    asked: DisputesAsked,
    search: readonly string[],
    limit: number,
    after: string | undefined,
  ): Promise<DisputePage> {
    await this.models.freshen(FRESHEN_MS);
    const sought = search.length === 0 ? {} : { search: await this.words.sought(search) };
    const page = await this.models.disputes({ ...asked, ...sought }, limit, after);
    // Where a match came from stands in the log beside it, and in no row.
    const rows = page.disputes.map(async (row) => ({ ...row, ...(await this.origins.onDispute(row)) }));
    return { ...page, disputes: await Promise.all(rows) };
  }

  async ofMatch(match: string): Promise<Pick<DisputePage, 'disputes'>> {
    await this.models.freshen(FRESHEN_MS);
    const { disputes } = await this.models.disputes({ match }, 200, undefined);
    return { disputes };
  }
}
