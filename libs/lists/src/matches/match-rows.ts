import type { Kysely } from 'kysely';
import { listed, type ListedMatch, type MatchSummary } from '@adjutant/views';
import type { ListSchema, Names } from '../schema.js';
import { pageOf } from '../paging.js';
import { revisionsIn } from '../revisions.js';
import { inParts } from '../writing.js';

/** A match as its row says, and up to which of its events that is true. */
export interface MatchRow {
  readonly id: string;
  readonly revision: number;
  readonly summary: MatchSummary;
}

export interface MatchPage {
  readonly matches: readonly ListedMatch[];
  /** Hand it back as `after` for the next page; null on the last one. */
  readonly next: string | null;
}

export interface MatchesAsked {
  /** Whether matches that count for nothing are listed among the others. */
  readonly withVoid: boolean;
}

/** The list of matches in one version. */
export class MatchRows {
  constructor(
    private readonly kysely: Kysely<ListSchema>,
    private readonly names: Names,
  ) {}

  /** Up to which event the rows of matches are true; those that have none are left out. */
  revisionsOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return revisionsIn(this.kysely, this.names.matches, ids);
  }

  /** `place` counts only for a match that has no row yet. */
  async write(within: Kysely<ListSchema>, rows: readonly (MatchRow & { readonly place: number })[]): Promise<void> {
    for (const part of inParts(rows)) {
      await within
        .insertInto(this.names.matches)
        .values(
          part.map(({ id, place, revision, summary }) => ({
            ...{ id, place, revision, voided: summary.voided ? 1 : 0 },
            summary: JSON.stringify(summary),
          })),
        )
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet(({ ref }) => ({
            revision: ref('excluded.revision'),
            voided: ref('excluded.voided'),
            summary: ref('excluded.summary'),
          })),
        )
        .execute();
    }
  }

  async count(): Promise<number> {
    const counted = this.kysely.selectFrom(this.names.matches).select(({ fn }) => fn.countAll<number>().as('count'));
    return (await counted.executeTakeFirstOrThrow()).count;
  }

  /** Newest first; those that are void only where they are asked for. */
  async page({ withVoid }: MatchesAsked, limit: number, after: number): Promise<MatchPage> {
    const wanted = this.kysely
      .selectFrom(`${this.names.matches} as m` as 'matches as m')
      .select(['m.place', 'm.summary'])
      .select(({ selectFrom }) =>
        selectFrom(`${this.names.disputes} as d` as 'disputes as d')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('d.match', '=', 'm.id')
          .where('d.unsettled', '=', 1)
          .as('disputed'),
      )
      .where('m.place', '<', after);
    const found = await (withVoid ? wanted : wanted.where('m.voided', '=', 0))
      .orderBy('m.place', 'desc')
      .limit(limit + 1)
      .execute();
    const { shown, next } = pageOf(found, limit);
    return { matches: shown.map(inList), next };
  }
}

/** A result is in dispute while a call about its match is open: that stands in another table. */
function inList({ summary, disputed }: { readonly summary: string; readonly disputed: number | null }): ListedMatch {
  const match = listed(JSON.parse(summary) as MatchSummary);
  return disputed && match.resultState !== null ? { ...match, resultState: 'disputed' } : match;
}
