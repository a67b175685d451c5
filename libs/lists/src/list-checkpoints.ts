import type { Kysely } from 'kysely';
import type { Position, Tables } from '@adjutant/store';
import type { ListSchema } from './schema.js';

/** Up to where the log has been carried into the rows of a partition. */
export interface ListCheckpoint {
  readonly partition: number;
  readonly position: Position;
  /** How many events stand before there. */
  readonly number: number;
}

/** Places that are the same for several partitions. */
export interface Stretch {
  readonly version: number;
  readonly partitions: readonly number[];
  readonly from: Position;
}

/** The checkpoints of a version, one for each of its partitions. */
export class ListCheckpoints {
  constructor(private readonly tables: Tables<ListSchema>) {}

  of(version: number): Promise<readonly ListCheckpoint[]> {
    return this.tables.kysely
      .selectFrom('lists_places')
      .select(['partition', 'position', 'number'])
      .where('version', '=', version)
      .orderBy('partition')
      .execute();
  }

  /** Writes rows and moves on, both or neither. False: somebody else has moved on from there, and nothing was written. */
  async advance(
    { version, partitions, from }: Stretch,
    to: Omit<ListCheckpoint, 'partition'>,
    write: (within: Kysely<ListSchema>) => Promise<void>,
  ): Promise<boolean> {
    try {
      await this.tables.transaction(async (within) => {
        const moved = await within
          .updateTable('lists_places')
          .set({ position: to.position, number: to.number })
          .where('version', '=', version)
          .where('position', '=', from)
          .where('partition', 'in', partitions)
          .executeTakeFirst();
        if (Number(moved.numUpdatedRows) !== partitions.length) throw new Overtaken();
        await write(within);
      });
      return true;
    } catch (error) {
      if (error instanceof Overtaken) return false;
      throw error;
    }
  }
}

/** Ends a transaction whose place is no longer where it began. */
class Overtaken extends Error {
  override readonly name = 'Overtaken';
}
