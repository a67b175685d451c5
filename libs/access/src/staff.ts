import { type Declined, invalid, is, type Clock, type Static } from '@adjutant/kernel';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { heldOpen, People, type Person } from '@adjutant/people';
import { alone } from '@adjutant/store';
import { isOneScript, keptName, looksLike, MUST_BE_ONE_SCRIPT, signInName } from './account-names.js';
import { PERSON_ROLES, type PersonRole } from './matrix.js';
import { hashPassword } from './passwords.js';
import type { AccessSchema } from './access-migrations.js';
import { AccessTables } from './access-tables.js';
import { forgetDevicesOf } from './devices.js';
import { endAllOf } from './sessions.js';
import { declined } from './refusals.js';

/** The roles of people with an account; players have the links of their seats. */
export const STAFF_ROLES = ['scorekeeper', 'judge', 'head-judge', 'organizer'] as const satisfies readonly PersonRole[];

export const StaffRole = is.oneOf(STAFF_ROLES);
export type StaffRole = Static<typeof StaffRole>;

export const StaffMember = is.object(
  {
    id: is.anyText(),
    name: is.anyText(),
    roles: is.many(StaffRole),
    club: is.orNull(is.anyText()),
    nation: is.orNull(is.anyText()),
    since: is.anyText({ says: 'ISO 8601 in UTC.' }),
  },
  { name: 'StaffMember' },
);
export type StaffMember = Static<typeof StaffMember>;

export interface StaffChange {
  readonly name?: string;
  readonly password?: string;
  readonly roles?: readonly StaffRole[];
  readonly club?: string | null;
  readonly nation?: string | null;
}

export type NewStaff = StaffChange & Required<Pick<StaffChange, 'name' | 'password' | 'roles'>>;

type StaffRow = AccessSchema['staff'];

/** The people who work at an event, and their accounts. Club and nation stand where those of everybody stand. */
export class Staff {
  constructor(
    private readonly tables: AccessTables,
    private readonly people: People,
    private readonly clock: Clock,
  ) {
    people.alsoErase((id) => this.erase(id));
  }

  async list(): Promise<readonly StaffMember[]> {
    const { kysely } = await this.tables.opened();
    const rows = await kysely.selectFrom('staff').selectAll().orderBy('name').orderBy('id').execute();
    const people = await this.people.known(rows.map(({ id }) => id));
    return rows.map((row) => memberIn(row, people.get(row.id)));
  }

  async find(id: string): Promise<StaffMember | undefined> {
    const { kysely } = await this.tables.opened();
    const row = await rowOf(kysely, id);
    return row && memberIn(row, await this.people.find(id));
  }

  /** The account that somebody signs in to. */
  async account(name: string): Promise<Pick<StaffRow, 'id' | 'password'> | undefined> {
    const { kysely } = await this.tables.opened();
    return kysely.selectFrom('staff').selectAll().where('sign_in_name', '=', signInName(name)).executeTakeFirst();
  }

  async passwordOf(id: string): Promise<string | undefined> {
    const { kysely } = await this.tables.opened();
    return (await rowOf(kysely, id))?.password;
  }

  async hasAccount(id: string): Promise<boolean> {
    if (!this.tables.isThere) return false;
    return (await this.passwordOf(id)) !== undefined;
  }

  /** What the holder of an account is to be called wherever people are named, in the way in which it is kept. */
  async freeName(id: string, said: string): Promise<string> {
    if (!isOneScript(said)) throw invalid([{ at: 'name', message: `name must ${MUST_BE_ONE_SCRIPT}` }]);
    const name = keptName(said);
    const { kysely } = await this.tables.opened();
    await assertFree(kysely, { name, id, shown: await this.#shown() });
    return name;
  }

  async hasOrganizer(): Promise<boolean> {
    const { kysely } = await this.tables.opened();
    return (await organizersIn(kysely)).length > 0;
  }

  /** `known`: the id of somebody who is known already. */
  async add(asked: NewStaff, known?: string): Promise<StaffMember> {
    const id = known ?? randomUUID();
    const password = await hashPassword(asked.password);
    const { roles, club = null, nation = null } = asked;
    const name = keptName(asked.name);
    const member: StaffMember = { id, name, roles: sorted(roles), club, nation, since: this.#now() };
    const shown = await this.#shown();
    await alone(await this.tables.opened(), 'staff', async (within) => {
      await assertFree(within, { name, id, shown });
      await write(within, member, password);
    });
    await this.people.put(id, { name, club, nation });
    return member;
  }

  /** Whoever gets another password or other roles has to sign in anew. */
  async change(id: string, { password, ...asked }: StaffChange, by?: string): Promise<StaffMember> {
    const hashed = password === undefined ? undefined : await hashPassword(password);
    const [person, shown] = [await this.people.find(id), await this.#shown()];
    const member = await alone(await this.tables.opened(), 'staff', async (within) => {
      const row = await rowOf(within, id);
      if (!row) throw unknownStaff(id);
      const before = memberIn(row, person);
      const name = asked.name === undefined ? before.name : keptName(asked.name);
      const after = { ...before, ...asked, name, roles: sorted(asked.roles ?? before.roles) };
      if (!isOrganizer(after)) await assertNotLastOrganizer(within, before);
      if (name !== before.name) await assertFree(within, { name, id, shown });
      await write(within, after, hashed ?? row.password);
      if (hashed !== undefined) await forgetDevicesOf(within, id);
      if (hashed !== undefined || after.roles.join() !== before.roles.join()) await endAllOf(within, id);
      return after;
    });
    const { name, club, nation } = member;
    await this.people.put(id, { name, club, nation }, by);
    return member;
  }

  async remove(id: string): Promise<void> {
    await alone(await this.tables.opened(), 'staff', async (within) => {
      const row = await rowOf(within, id);
      if (!row) throw unknownStaff(id);
      await assertNotLastOrganizer(within, memberIn(row, undefined));
      await endAllOf(within, id);
      await forgetDevicesOf(within, id);
      await within.deleteFrom('sat_down').where('account', '=', id).execute();
      await within.deleteFrom('event_roles').where('person', '=', id).execute();
      await within.deleteFrom('staff').where('id', '=', id).execute();
    });
    await this.tables.scrub();
  }

  /** Takes somebody's account out with everything in it, if there is one. */
  async erase(id: string): Promise<void> {
    if (!this.tables.isThere) return;
    if (await this.find(id)) await this.remove(id);
    if (!(await this.tables.scrub())) throw heldOpen(id);
  }

  /** Who has an account, as they are named beside it. */
  async #shown(): Promise<readonly Person[]> {
    const { kysely } = await this.tables.opened();
    const rows = await kysely.selectFrom('staff').select('id').execute();
    const people = await this.people.known(rows.map(({ id }) => id));
    return [...people.values()].filter((person) => person !== 'erased');
  }

  #now(): string {
    return new Date(this.clock()).toISOString();
  }
}

type Within = Kysely<AccessSchema>;

function rowOf(within: Within, id: string): Promise<StaffRow | undefined> {
  return within.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst();
}

function memberIn({ id, name, roles, since }: StaffRow, person: Person | 'erased' | undefined): StaffMember {
  const { club = null, nation = null } = person === 'erased' ? {} : (person ?? {});
  return { id, name, roles: JSON.parse(roles) as readonly StaffRole[], club, nation, since };
}

async function write(within: Within, { id, name, roles, since }: StaffMember, password: string): Promise<void> {
  const account = { name, sign_in_name: signInName(name), password, roles: JSON.stringify(roles) };
  await within
    .insertInto('staff')
    .values({ id, since, ...account })
    .onConflict((there) => there.column('id').doUpdateSet(account))
    .execute();
}

interface Naming {
  readonly name: string;
  readonly id: string;
  readonly shown: readonly Person[];
}

async function assertFree(within: Within, { name, id, shown }: Naming): Promise<void> {
  const rows = await within.selectFrom('staff').select(['id', 'name', 'sign_in_name']).execute();
  const others = rows.filter((row) => row.id !== id);
  if (others.some((row) => row.sign_in_name === signInName(name))) {
    const says = `Somebody signs in as ${JSON.stringify(name)} already: add something that tells the two apart.`;
    throw declined('conflict', 'access/name-taken', says, { facts: { name } });
  }
  const named = [...others, ...shown.filter((person) => person.id !== id)];
  const like = named.find((other) => looksLike(other.name, name))?.name;
  if (like === undefined) return;
  const says = `${JSON.stringify(name)} looks like ${JSON.stringify(like)}, which somebody signs in as: add something that tells the two apart.`;
  throw declined('conflict', 'access/name-looks-alike', says, { facts: { name, like } });
}

async function assertNotLastOrganizer(within: Within, member: StaffMember): Promise<void> {
  if (!isOrganizer(member) || (await organizersIn(within)).length > 1) return;
  const says = `${member.name} is the only organizer. Make somebody else one first: without one nobody could.`;
  throw declined('conflict', 'access/last-organizer', says, { facts: { id: member.id } });
}

async function organizersIn(within: Within): Promise<readonly StaffMember[]> {
  const rows = await within.selectFrom('staff').selectAll().execute();
  return rows.map((row) => memberIn(row, undefined)).filter(isOrganizer);
}

export function unknownStaff(id: string): Declined {
  const says = `There is no account ${JSON.stringify(id.slice(0, 100))}.`;
  return declined('not-there', 'access/unknown-account', says, { facts: { id: id.slice(0, 100) } });
}

function isOrganizer({ roles }: StaffMember): boolean {
  return roles.includes('organizer');
}

/** From the least to the most, so that the first is the one that is enough for most. */
function sorted(roles: readonly StaffRole[]): readonly StaffRole[] {
  return STAFF_ROLES.filter((role) => PERSON_ROLES.includes(role) && roles.includes(role));
}
