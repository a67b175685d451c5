import { Inject, Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { CLOCK, type Clock } from '../tokens.js';
import type { AccessSchema } from './access-migrations.js';
import { AccessTables } from './access-tables.js';
import { hashOf, newToken } from './secrets.js';
import { HOUR } from './sessions.js';

/** A device that is not used to sign in for so long is a device like any other again. */
export const DEVICE_LASTS = 180 * 24 * HOUR;
/** The oldest is forgotten where somebody signs in on more. */
const MOST_OF_ONE = 10;

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
@Injectable()
export class Devices {
  constructor(
    @Inject(AccessTables) private readonly tables: AccessTables,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The device that holds a token; undefined where nobody has signed in on it, or not for long. */
  async find(token: string | undefined): Promise<Device | undefined> {
    if (token === undefined || !this.tables.isThere) return undefined;
    const { kysely } = await this.tables.opened();
    return kysely
      .selectFrom('devices')
      .innerJoin('staff', 'staff.id', 'devices.person')
      .select(['hash', 'person', 'staff.sign_in_name as name'])
      .where('hash', '=', hashOf(token))
      .where('until', '>', this.clock())
      .executeTakeFirst();
  }

  /** Gives a device a new token, in place of the one that it had. */
  async remember(
    person: string,
    former: string | undefined,
  ): Promise<{ readonly token: string; readonly until: number }> {
    const [token, now] = [newToken(), this.clock()];
    const until = now + DEVICE_LASTS;
    const tables = await this.tables.opened();
    await tables.transaction(async (within) => {
      await within.deleteFrom('devices').where('until', '<=', now).execute();
      if (former !== undefined) await within.deleteFrom('devices').where('hash', '=', hashOf(former)).execute();
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
    return { token, until };
  }
}

/** Whoever may have had the old password, or no longer has an account, has no device here either. */
export async function forgetDevicesOf(within: Kysely<AccessSchema>, person: string): Promise<void> {
  await within.deleteFrom('devices').where('person', '=', person).execute();
}
