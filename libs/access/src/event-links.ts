import type { Clock } from '@adjutant/kernel';
import { AccessTables } from './access-tables.js';
import { declined } from './refusals.js';
import { hashOf, newToken } from './secrets.js';

/** Of whom the link of an event is. */
export interface EventLinkOf {
  /** Digest of the link: the link itself is kept nowhere. */
  readonly digest: string;
  readonly event: string;
  readonly player: string;
  /** Who handed it out. */
  readonly by: string;
}

/** Links of players that last a whole event, and lead to wherever they play in it. */
export class EventLinks {
  constructor(
    private readonly tables: AccessTables,
    private readonly clock: Clock,
  ) {}

  /** A new link for each; those that were handed out before hold as well. */
  async issue(event: string, players: readonly string[], by: string): Promise<ReadonlyMap<string, string>> {
    const issued = new Map(players.map((player) => [player, newToken()]));
    const issued_at = new Date(this.clock()).toISOString();
    const rows = [...issued].map(([player, token]) => ({
      ...{ digest: hashOf(token), event, player, issued_at, issued_by: by },
    }));
    const { kysely } = await this.tables.opened();
    for (let from = 0; from < rows.length; from += AT_ONCE)
      await kysely
        .insertInto('event_links')
        .values(rows.slice(from, from + AT_ONCE))
        .execute();
    return issued;
  }

  async opened(token: string): Promise<EventLinkOf> {
    const digest = hashOf(token);
    const { kysely } = await this.tables.opened();
    const row = await kysely
      .selectFrom('event_links')
      .select(['event', 'player', 'issued_by'])
      .where('digest', '=', digest)
      .executeTakeFirst();
    if (row) return { digest, event: row.event, player: row.player, by: row.issued_by };
    throw declined('not-allowed', 'access/link-forged', 'This is no link of this server. Ask for a new one.');
  }
}

/** Rows of one statement: databases bound how many values it may have. */
const AT_ONCE = 500;
