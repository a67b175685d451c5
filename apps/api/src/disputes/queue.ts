import { Origins } from '@adjutant/event';
import type { DisputePage, DisputesAsked } from '@adjutant/lists';
import type { SearchWords } from '@adjutant/event';
import type { EventOf } from '@adjutant/rulings';
import type { ReadModels } from '../readmodels/read-models.js';

/** While the queue is far behind the log, an older queue is better than none. */
const PATIENCE_MS = 250;

/** The queue of calls as it is read: rows of the lists, with what stands beside them. */
export class DisputeQueue {
  constructor(
    private readonly models: ReadModels,
    private readonly origins: Origins,
    private readonly words: SearchWords,
    private readonly events: EventOf,
  ) {}

  /** `search`: words as they were typed. */
  async page(
    { event, ...asked }: DisputesAsked & { readonly event: string | undefined },
    search: readonly string[],
    limit: number,
    after: string | undefined,
  ): Promise<DisputePage> {
    await this.models.freshen(PATIENCE_MS);
    const sought = search.length === 0 ? {} : { search: await this.words.sought(search) };
    const page = await this.#pageOf(event, { ...asked, ...sought }, limit, after);
    // Where a match came from stands in the log beside it, and in no row.
    const rows = page.disputes.map(async (row) => ({ ...row, ...(await this.origins.onDispute(row)) }));
    return { ...page, disputes: await Promise.all(rows) };
  }

  /** Of one event alone a page may be shorter than was asked for; it is empty at the end only. */
  async #pageOf(event: string | undefined, asked: DisputesAsked, limit: number, after: string | undefined) {
    for (let from = after; ;) {
      const page = await this.models.disputes(asked, limit, from);
      if (event === undefined) return page;
      const of = await Promise.all(page.disputes.map(({ match }) => this.events.match(match)));
      const disputes = page.disputes.filter((_, index) => of[index] === event);
      if (disputes.length > 0 || page.next === null) return { ...page, disputes };
      from = page.next;
    }
  }

  async ofMatch(match: string): Promise<Pick<DisputePage, 'disputes'>> {
    await this.models.freshen(PATIENCE_MS);
    const { disputes } = await this.models.disputes({ match }, 200, undefined);
    return { disputes };
  }
}
