import { alone, type Tables } from '@adjutant/store';
import { erasedBefore } from './erased-before.js';
import type { PeopleSchema } from './people-migrations.js';

/** An army list as a player brought it to an event. */
export interface KeptBroughtList {
  readonly event: string;
  readonly player: string;
  /** SHA-256 of the bytes, in hex. */
  readonly digest: string;
  /** `file`: `content` is Base64 of its bytes. */
  readonly form: 'text' | 'file';
  readonly content: string;
  /** The reader that somebody has chosen; null where it was recognised. */
  readonly reader: string | null;
  /** When it was brought first, ISO 8601 in UTC. */
  readonly at: string;
}

/** So many lists are kept of one player at one event; the oldest go. */
const MOST_KEPT = 20;

type Whose = Pick<KeptBroughtList, 'event' | 'player' | 'digest'>;

const idOf = ({ event, player, digest }: Whose): string => JSON.stringify([event, player, digest]);

/** The lists that players bring: beside what is known of them, since a list is theirs and goes with them. */
export class BroughtLists {
  constructor(private readonly tables: Tables<PeopleSchema>) {}

  find(whose: Whose): Promise<KeptBroughtList | undefined> {
    return this.tables.kysely
      .selectFrom('brought_lists')
      .select(['event', 'player', 'digest', 'form', 'content', 'reader', 'at'])
      .where('id', '=', idOf(whose))
      .executeTakeFirst();
  }

  /** One that is there is the newest again. Throws where its player has been erased. */
  keep(list: KeptBroughtList): Promise<void> {
    // Nobody is erased on another instance between the look and the writing.
    return alone(this.tables, 'people', async (within) => {
      const { event, player, reader, at } = list;
      const erased = await within.selectFrom('erased').select('id').where('id', '=', player).executeTakeFirst();
      if (erased) throw erasedBefore(player);
      await within
        .insertInto('brought_lists')
        .values({ id: idOf(list), ...list })
        .onConflict((there) => there.column('id').doUpdateSet({ reader, at }))
        .execute();
      const kept = await within
        .selectFrom('brought_lists')
        .select('id')
        .where('event', '=', event)
        .where('player', '=', player)
        .orderBy('at', 'desc')
        .execute();
      const oldest = kept.slice(MOST_KEPT).map(({ id }) => id);
      if (oldest.length > 0) await within.deleteFrom('brought_lists').where('id', 'in', oldest).execute();
    });
  }

  /** What was not recorded after all. */
  async forget(whose: Whose): Promise<void> {
    await this.tables.kysely.deleteFrom('brought_lists').where('id', '=', idOf(whose)).execute();
  }
}
