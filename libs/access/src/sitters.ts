import type { Side } from '@adjutant/rules';
import { AccessTables } from './access-tables.js';
import { seatsOf, type Account, type SeatOfMatch } from './acting.js';

/** Who has sat down at a table while they were signed in to an account: they play there, whatever the seat calls them. */
export class Sitters {
  constructor(private readonly tables: AccessTables) {}

  async note(account: Account, seat: SeatOfMatch): Promise<void> {
    const { kysely } = await this.tables.opened();
    await kysely
      .insertInto('sat_down')
      .values(seatsOf(seat).map((side) => ({ account: account.key, match: seat.match, side })))
      .onConflict((there) => there.doNothing())
      .execute();
  }

  async sidesOf(account: string, match: string): Promise<readonly Side[]> {
    if (!this.tables.isThere) return [];
    const { kysely } = await this.tables.opened();
    const rows = await kysely
      .selectFrom('sat_down')
      .select('side')
      .where('account', '=', account)
      .where('match', '=', match)
      .execute();
    return rows.map(({ side }) => side);
  }
}
