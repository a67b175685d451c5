import { is, type Clock, type Static } from '@adjutant/kernel';
import { alone } from '@adjutant/store';
import type { AccessTables } from './access-tables.js';
import { signInName } from './account-names.js';
import { declined } from './refusals.js';
import { endAllOf } from './sessions.js';
import { STAFF_ROLES, StaffRole } from './staff.js';

export const EventStaffMember = is.object(
  {
    id: is.anyText(),
    name: is.anyText(),
    roles: is.many(StaffRole, { says: 'In this event, and nowhere else.' }),
    since: is.anyText({ says: 'When they were given, ISO 8601 in UTC.' }),
    by: is.anyText({ says: 'Id of whoever gave them.' }),
  },
  { name: 'EventStaffMember' },
);
export type EventStaffMember = Static<typeof EventStaffMember>;

interface Given {
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly by: string;
}

/** Who holds a role in one event, and in nothing else. They sign in to an account of the installation. */
export class EventRoles {
  constructor(
    private readonly tables: AccessTables,
    private readonly clock: Clock,
  ) {}

  async of(event: string): Promise<readonly EventStaffMember[]> {
    if (!this.tables.isThere) return [];
    const { kysely } = await this.tables.opened();
    const rows = await kysely
      .selectFrom('event_roles')
      .innerJoin('staff', 'staff.id', 'event_roles.person')
      .select(['person', 'name', 'event_roles.roles', 'given_at', 'given_by'])
      .where('event', '=', event)
      .orderBy('name')
      .orderBy('person')
      .execute();
    return rows.map(({ person: id, name, roles, given_at: since, given_by: by }) => ({
      ...{ id, name, roles: JSON.parse(roles) as readonly StaffRole[], since, by },
    }));
  }

  /** In place of what somebody held there; refused where nobody signs in by that name. */
  async give(event: string, { name, roles, by }: Given): Promise<EventStaffMember> {
    const given_at = new Date(this.clock()).toISOString();
    const sorted = STAFF_ROLES.filter((role) => roles.includes(role));
    const account = await alone(await this.tables.opened(), 'staff', async (within) => {
      const found = await within
        .selectFrom('staff')
        .select(['id', 'name'])
        .where('sign_in_name', '=', signInName(name))
        .executeTakeFirst();
      if (!found) throw unknownName(name);
      const row = { roles: JSON.stringify(sorted), given_at, given_by: by };
      await within
        .insertInto('event_roles')
        .values({ person: found.id, event, ...row })
        .onConflict((there) => there.columns(['person', 'event']).doUpdateSet(row))
        .execute();
      return found;
    });
    return { ...account, roles: sorted, since: given_at, by };
  }

  /** Sessions end with it, and with them what was being followed in that role. */
  async take(event: string, person: string): Promise<void> {
    await alone(await this.tables.opened(), 'staff', async (within) => {
      const { numDeletedRows } = await within
        .deleteFrom('event_roles')
        .where('event', '=', event)
        .where('person', '=', person)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw holdsNothing(event, person);
      await endAllOf(within, person);
    });
  }
}

function unknownName(name: string) {
  const says = `Nobody signs in as ${JSON.stringify(name.slice(0, 100))}. Ask an organizer of this server for an account first.`;
  return declined('not-there', 'access/unknown-account', says, { facts: { name: name.slice(0, 100) } });
}

function holdsNothing(event: string, person: string) {
  const says = `${JSON.stringify(person.slice(0, 100))} holds no role in this event. Look at the list of its staff.`;
  return declined('not-there', 'access/unknown-account', says, { facts: { event, id: person.slice(0, 100) } });
}
