import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { People } from '../people/people.js';
import { problem, ProblemError } from '../problems/problem.js';
import { CLOCK, type Clock } from '../tokens.js';
import { AccessFile } from './access-file.js';
import { PERSON_ROLES, type PersonRole } from './matrix.js';
import { hashPassword } from './passwords.js';
import { Sessions } from './sessions.js';

/** The roles of people with an account; players have the links of their seats. */
export const STAFF_ROLES = ['scorekeeper', 'judge', 'head-judge', 'organizer'] as const satisfies readonly PersonRole[];

export type StaffRole = (typeof STAFF_ROLES)[number];

export interface StaffMember {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly club: string | null;
  readonly nation: string | null;
  /** ISO 8601 in UTC. */
  readonly since: string;
}

export interface StaffChange {
  readonly name?: string;
  readonly password?: string;
  readonly roles?: readonly StaffRole[];
  readonly club?: string | null;
  readonly nation?: string | null;
}

export type NewStaff = StaffChange & Required<Pick<StaffChange, 'name' | 'password' | 'roles'>>;

interface StaffRow extends Pick<StaffMember, 'id' | 'name' | 'since'> {
  readonly roles: string;
  readonly password: string;
}

const MEMBER = 'SELECT id, name, roles, since, password FROM staff';

/** The people who work at an event, and their accounts. Club and nation stand where those of everybody stand. */
@Injectable()
export class Staff {
  constructor(
    @Inject(AccessFile) private readonly file: AccessFile,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(People) private readonly people: People,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    people.alsoErase((id) => this.erase(id));
  }

  list(): readonly StaffMember[] {
    return this.file.database
      .prepare<[], StaffRow>(`${MEMBER} ORDER BY name, id`)
      .all()
      .map((row) => this.#memberIn(row));
  }

  find(id: string): StaffMember | undefined {
    const row = this.#row(id);
    return row && this.#memberIn(row);
  }

  /** The account that somebody signs in to. */
  account(name: string): { readonly id: string; readonly password: string } | undefined {
    return this.file.database.prepare<[string], StaffRow>(`${MEMBER} WHERE sign_in_name = ?`).get(signInName(name));
  }

  passwordOf(id: string): string | undefined {
    return this.#row(id)?.password;
  }

  hasOrganizer(): boolean {
    return this.list().some(isOrganizer);
  }

  async add(asked: NewStaff, id: string = randomUUID()): Promise<StaffMember> {
    const password = await hashPassword(asked.password);
    this.#assertFree(asked.name, id);
    const { name, roles, club = null, nation = null } = asked;
    const member: StaffMember = { id, name, roles: sorted(roles), club, nation, since: this.#now() };
    this.#write(member, password);
    return member;
  }

  /** Whoever gets another password or other roles has to sign in anew. */
  async change(id: string, { password, ...asked }: StaffChange): Promise<StaffMember> {
    const hashed = password === undefined ? undefined : await hashPassword(password);
    const row = this.#row(id);
    if (!row) throw unknownStaff(id);
    const before = this.#memberIn(row);
    const member = { ...before, ...asked, roles: sorted(asked.roles ?? before.roles) };
    if (!isOrganizer(member)) this.#assertNotLastOrganizer(before);
    if (asked.name !== undefined) this.#assertFree(asked.name, id);
    this.#write(member, hashed ?? row.password);
    if (hashed !== undefined || member.roles.join() !== before.roles.join()) this.sessions.endAllOf(id);
    return member;
  }

  remove(id: string): void {
    const member = this.find(id);
    if (!member) throw unknownStaff(id);
    this.#assertNotLastOrganizer(member);
    this.sessions.endAllOf(id);
    this.file.database.prepare('DELETE FROM staff WHERE id = ?').run(id);
    this.file.scrub();
  }

  /** Takes somebody's account out with everything in it, if there is one. */
  erase(id: string): void {
    if (this.file.isThere && this.find(id)) this.remove(id);
  }

  #row(id: string): StaffRow | undefined {
    return this.file.database.prepare<[string], StaffRow>(`${MEMBER} WHERE id = ?`).get(id);
  }

  #memberIn({ id, name, roles, since }: StaffRow): StaffMember {
    const { club = null, nation = null } = this.people.find(id) ?? {};
    return { id, name, roles: JSON.parse(roles) as readonly StaffRole[], club, nation, since };
  }

  #write({ id, name, roles, club, nation, since }: StaffMember, password: string): void {
    this.file.database
      .prepare(
        `INSERT INTO staff (id, name, sign_in_name, password, roles, since) VALUES (?,?,?,?,?,?)
         ON CONFLICT (id) DO UPDATE SET name = excluded.name, sign_in_name = excluded.sign_in_name,
         password = excluded.password, roles = excluded.roles`,
      )
      .run(id, name, signInName(name), password, JSON.stringify(roles), since);
    this.people.put(id, { name, club, nation });
  }

  #assertFree(name: string, id: string): void {
    const row = this.file.database
      .prepare<[string], { id: string }>('SELECT id FROM staff WHERE sign_in_name = ?')
      .get(signInName(name));
    if (!row || row.id === id) return;
    const says = `Somebody signs in as ${JSON.stringify(name)} already: add something that tells the two apart.`;
    throw new ProblemError(problem(409, 'access/name-taken', says, { facts: { name } }));
  }

  #assertNotLastOrganizer(member: StaffMember): void {
    if (!isOrganizer(member) || this.list().filter(isOrganizer).length > 1) return;
    const says = `${member.name} is the only organizer. Make somebody else one first: without one nobody could.`;
    throw new ProblemError(problem(409, 'access/last-organizer', says, { facts: { id: member.id } }));
  }

  #now(): string {
    return new Date(this.clock()).toISOString();
  }
}

export function unknownStaff(id: string): ProblemError {
  const says = `There is no account ${JSON.stringify(id.slice(0, 100))}.`;
  return new ProblemError(problem(404, 'access/unknown-account', says, { facts: { id: id.slice(0, 100) } }));
}

/** One name however it is typed. */
export function signInName(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

function isOrganizer({ roles }: StaffMember): boolean {
  return roles.includes('organizer');
}

/** From the least to the most, so that the first is the one that is enough for most. */
function sorted(roles: readonly StaffRole[]): readonly StaffRole[] {
  return STAFF_ROLES.filter((role) => PERSON_ROLES.includes(role) && roles.includes(role));
}
