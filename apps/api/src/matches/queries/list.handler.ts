import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { isFoundByItself, type MatchPage, type Sought } from '@adjutant/lists';
import type { ListedMatch } from '@adjutant/views';
import { FRESHEN_MS, ReadModels } from '../../readmodels/read-models.js';
import { Origins, PublicRows, SearchWords } from '@adjutant/event';
import { ListMatches } from './queries.js';

@QueryHandler(ListMatches)
export class ListMatchesHandler implements IQueryHandler<ListMatches, MatchPage> {
  constructor(
    @Inject(ReadModels) private readonly models: ReadModels,
    @Inject(Origins) private readonly origins: Origins,
    @Inject(SearchWords) private readonly words: SearchWords,
    @Inject(PublicRows) private readonly rows: PublicRows,
  ) {}

  async execute({ limit, after, acting, asked: { search, counted, ...asked } }: ListMatches): Promise<MatchPage> {
    await this.models.freshen(FRESHEN_MS);
    const words = await this.words.sought(search);
    const page = await this.rows.read(acting, async (instead) => {
      const wanted = { ...asked, words, ...(instead && { instead }) };
      const found = await this.models.matches(limit, after, wanted);
      return counted ? { ...found, counted: await this.models.countedMatches(wanted) } : found;
    });
    // Where a record came from, and that it is at fault, stands beside it and in no row.
    const rows = page.matches.map(async (row) => ({ ...row, ...(await this.origins.onMatch(row.id)) }));
    const matches = (await Promise.all(rows)).filter((row) => isMeant(row, words));
    return { ...page, matches };
  }
}

/** Whoever is named in a record of elsewhere is nobody here, though an id be the same. */
function isMeant(row: ListedMatch, words: readonly Sought[]): boolean {
  return row.imported?.seats !== true || isFoundByItself(row, words);
}
