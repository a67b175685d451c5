import type { TournamentLine } from '@adjutant/tournament';
import type { Kysely } from 'kysely';
import type { ListSchema, Names } from '../schema.js';
import { revisionsIn } from '../revisions.js';
import { inParts } from '../writing.js';

export interface TournamentRow {
  /** Which event of the whole log its set-up is. */
  readonly place: number;
  readonly revision: number;
  readonly line: TournamentLine;
}

/** One row for each event that was set up here. */
export class TournamentRows {
  constructor(
    private readonly kysely: Kysely<ListSchema>,
    private readonly names: Names,
  ) {}

  revisionsOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return revisionsIn(this.kysely, this.names.tournaments, ids);
  }

  async write(within: Kysely<ListSchema>, rows: readonly TournamentRow[]): Promise<void> {
    for (const part of inParts(rows)) {
      const values = part.map(({ place, revision, line }) => ({
        ...{ id: line.tournament, place, revision, summary: JSON.stringify(line) },
      }));
      await within
        .insertInto(this.names.tournaments)
        .values(values)
        .onConflict((there) =>
          there.column('id').doUpdateSet(({ ref }) => ({
            revision: ref('excluded.revision'),
            summary: ref('excluded.summary'),
          })),
        )
        .execute();
    }
  }

  /** The newest first. */
  async all(limit: number): Promise<readonly TournamentLine[]> {
    const rows = this.kysely.selectFrom(this.names.tournaments).select('summary').orderBy('place', 'desc').limit(limit);
    return (await rows.execute()).map(({ summary }) => JSON.parse(summary) as TournamentLine);
  }
}
