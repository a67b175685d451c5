import type { Declined, Clock } from '@adjutant/kernel';
import { AccessTables } from './access-tables.js';
import { hashOf, newToken } from './secrets.js';
import { HOUR } from './sessions.js';
import { Staff, type StaffMember } from './staff.js';
import { declined } from './refusals.js';

const LASTS = 24 * HOUR;

/** While there is no organizer, whoever reads what the server prints at its start becomes one. */
export class FirstOrganizer {
  constructor(
    private readonly staff: Staff,
    private readonly tables: AccessTables,
    private readonly clock: Clock,
  ) {}

  /**
   * A new token for this start of the server; undefined where an organizer is there. The one before holds no longer, but
   * where instances share a database each prints one, and any of them holds at any of them, for a day.
   */
  async invite(): Promise<string | undefined> {
    if (await this.staff.hasOrganizer()) return undefined;
    const token = newToken();
    const { engine, kysely } = await this.tables.opened();
    const former = kysely.deleteFrom('invitations');
    await (engine === 'sqlite' ? former : former.where('until', '<=', this.clock())).execute();
    await this.#keep([hashOf(token)]);
    return token;
  }

  async accept(token: string, name: string, password: string): Promise<StaffMember> {
    if (await this.staff.hasOrganizer()) throw taken();
    const invitations = await this.#take(hashOf(token));
    return this.staff.add({ name, password, roles: ['organizer'] }).catch(async (error: unknown) => {
      await this.#keep(invitations);
      throw error;
    });
  }

  /** All of them at once, before anything else is done: of two who come at the same time, wherever, one is the first. */
  async #take(hash: string): Promise<readonly string[]> {
    const tables = await this.tables.opened();
    return tables.transaction(async (within) => {
      const found = await within.deleteFrom('invitations').returningAll().execute();
      if (found.some((one) => one.hash === hash && one.until > this.clock())) return found.map((one) => one.hash);
      // What was taken by somebody who had no right to it is there again when this has thrown.
      const says = 'This is not the link that the server printed at its last start. Look there, or start it again.';
      throw declined('not-allowed', 'access/link-forged', says);
    });
  }

  async #keep(hashes: readonly string[]): Promise<void> {
    const { kysely } = await this.tables.opened();
    const until = this.clock() + LASTS;
    await kysely
      .insertInto('invitations')
      .values(hashes.map((hash) => ({ hash, until })))
      .execute();
  }
}

function taken(): Declined {
  const says = 'There is an organizer already. Sign in, or ask the organizer for an account.';
  return declined('conflict', 'access/organizer-exists', says);
}
