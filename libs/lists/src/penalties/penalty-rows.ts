import type { Kysely } from 'kysely';
import type { ListSchema, Names } from '../schema.js';
import { revisionsIn } from '../revisions.js';
import { inParts } from '../writing.js';

export interface PenaltyRow {
  readonly person: string;
  /** Which event of the whole log the first one about the person is. */
  readonly place: number;
  readonly revision: number;
  /** Ids of penalties under appeal. */
  readonly open: readonly string[];
}

/** One row for each person who was ever penalised: whether any of it is under appeal. */
export class PenaltyRows {
  constructor(
    private readonly kysely: Kysely<ListSchema>,
    private readonly names: Names,
  ) {}

  revisionsOf(people: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return revisionsIn(this.kysely, this.names.penalties, people);
  }

  async write(within: Kysely<ListSchema>, rows: readonly PenaltyRow[]): Promise<void> {
    for (const part of inParts(rows)) {
      const values = part.map(({ person: id, place, revision, open }) => ({
        ...{ id, place, revision, open: open.length, summary: JSON.stringify(open) },
      }));
      await within
        .insertInto(this.names.penalties)
        .values(values)
        .onConflict((there) =>
          there.column('id').doUpdateSet(({ ref }) => ({
            revision: ref('excluded.revision'),
            open: ref('excluded.open'),
            summary: ref('excluded.summary'),
          })),
        )
        .execute();
    }
  }

  /** People of whom something is under appeal, whoever was penalised first in front. */
  async underAppeal(limit: number): Promise<readonly string[]> {
    const rows = this.kysely
      .selectFrom(this.names.penalties)
      .select('id')
      .where('open', '>', 0)
      .orderBy('place')
      .limit(limit);
    return (await rows.execute()).map(({ id }) => id);
  }
}
