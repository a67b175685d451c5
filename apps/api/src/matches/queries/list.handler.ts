import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { MatchPage } from '../../readmodels/match-rows.js';
import { ReadModels } from '../../readmodels/read-models.js';
import { ListMatches } from './queries.js';

@QueryHandler(ListMatches)
export class ListMatchesHandler implements IQueryHandler<ListMatches, MatchPage> {
  constructor(@Inject(ReadModels) private readonly models: ReadModels) {}

  execute({ limit, after }: ListMatches): Promise<MatchPage> {
    return Promise.resolve(this.models.matches(limit, after));
  }
}
