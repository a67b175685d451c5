import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { MatchPage } from '@adjutant/lists';
import { ReadModels } from '../../readmodels/read-models.js';
import { ListMatches } from './queries.js';

/** While the list is far behind the log, an older list is better than none. */
const PATIENCE_MS = 250;

@QueryHandler(ListMatches)
export class ListMatchesHandler implements IQueryHandler<ListMatches, MatchPage> {
  constructor(@Inject(ReadModels) private readonly models: ReadModels) {}

  async execute({ limit, after, withVoid }: ListMatches): Promise<MatchPage> {
    await this.models.freshen(PATIENCE_MS);
    return this.models.matches(limit, after, withVoid);
  }
}
