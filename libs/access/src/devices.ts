import type { Clock } from '@adjutant/kernel';
import type { Kysely } from 'kysely';
import type { AccessSchema } from './access-migrations.js';
import { AccessTables } from './access-tables.js';
import { hashOf, newToken } from './secrets.js';
import { HOUR } from './sessions.js';

/** A device that is not used to sign in for so long is a device like any other again. */
export const DEVICE_LASTS = 180 * 24 * HOUR;
/** The oldest is forgotten where somebody signs in on more. */
const MOST_OF_ONE = 10;
/** So many people are remembered on one device that they share; its cookie holds a token of each. */
const MOST_ON_ONE = 5;

/** A device on which somebody has signed in before. */
export interface Device {
  readonly hash: string;
  readonly person: string;
  /** By which this person signs in. */
  readonly name: string;
}

/**
 * The devices on which people with accounts have signed in. Wrong guesses from elsewhere do not keep them out there: that is
 * all that a device is good for, as it takes the password all the same. Its token is kept nowhere but on the device.
 */
export class Devices {
  constructor(
    private readonly tables: AccessTables,
    private readonly clock: Clock,
  ) {}

  /** The device that holds these tokens, as that of somebody who signs in by this name, where one is named; undefined where there is none. */
  async find(kept: string | undefined, name?: string): Promise<Device | undefined> {
    const known = await this.#known(tokensIn(kept).map(hashOf));
    return name === undefined ? known[0] : known.find((one) => one.name === name);
  }

  async #known(hashes: readonly string[]): Promise<readonly Device[]> {
    if (hashes.length === 0 || !this.tables.isThere) return [];
    const { kysely } = await this.tables.opened();
    const rows = await kysely
      .selectFrom('devices')
      .innerJoin('staff', 'staff.id', 'devices.person')
      .select(['hash', 'person', 'staff.sign_in_name as name'])
      .where('hash', 'in', hashes)
      .where('until', '>', this.clock())
      .execute();
    return hashes.flatMap((hash) => rows.filter((row) => row.hash === hash));
  }

  /** Gives a device a new token, in place of the one that it had for this person; those of others hold on. */
  async remember(
    person: string,
    kept: string | undefined,
  ): Promise<{ readonly token: string; readonly until: number }> {
    const [token, now] = [newToken(), this.clock()];
    const until = now + DEVICE_LASTS;
    const tables = await this.tables.opened();
    const former = (await this.#known(tokensIn(kept).map(hashOf))).filter((one) => one.person === person);
    const others = tokensIn(kept).filter((one) => former.every(({ hash }) => hash !== hashOf(one)));
    await tables.transaction(async (within) => {
      await within.deleteFrom('devices').where('until', '<=', now).execute();
      for (const { hash } of former) await within.deleteFrom('devices').where('hash', '=', hash).execute();
      await within
        .insertInto('devices')
        .values({ hash: hashOf(token), person, until })
        .execute();
      const rows = await within
        .selectFrom('devices')
        .select('hash')
        .where('person', '=', person)
        .orderBy('until', 'desc')
        .orderBy('hash')
        .execute();
      const oldest = rows.map(({ hash }) => hash).slice(MOST_OF_ONE);
      if (oldest.length > 0) await within.deleteFrom('devices').where('hash', 'in', oldest).execute();
    });
    return { token: [token, ...others].slice(0, MOST_ON_ONE).join('.'), until };
  }
}

/** What a browser says that it holds. */
function tokensIn(kept: string | undefined): readonly string[] {
  return (kept ?? '').split('.', MOST_ON_ONE).filter((token) => token !== '');
}

/** Whoever may have had the old password, or no longer has an account, has no device here either. */
export async function forgetDevicesOf(within: Kysely<AccessSchema>, person: string): Promise<void> {
  await within.deleteFrom('devices').where('person', '=', person).execute();
}
