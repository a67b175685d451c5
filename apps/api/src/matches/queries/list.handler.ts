import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { MatchPage } from '@adjutant/lists';
import { ReadModels } from '../../readmodels/read-models.js';
import { Origins } from '@adjutant/event';
import { ListMatches } from './queries.js';

/** While the list is far behind the log, an older list is better than none. */
const PATIENCE_MS = 250;

@QueryHandler(ListMatches)
export class ListMatchesHandler implements IQueryHandler<ListMatches, MatchPage> {
  constructor(
    @Inject(ReadModels) private readonly models: ReadModels,
    @Inject(Origins) private readonly origins: Origins,
  ) {}

  async execute({ limit, after, withVoid }: ListMatches): Promise<MatchPage> {
    await this.models.freshen(PATIENCE_MS);
    const page = await this.models.matches(limit, after, withVoid);
    // Where a record came from, and that it is at fault, stands beside it and in no row.
    const matches = page.matches.map(async (row) => ({ ...row, ...(await this.origins.onMatch(row.id)) }));
    return { ...page, matches: await Promise.all(matches) };
  }
}
