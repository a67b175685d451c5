import type { Migration, Migrations } from '@adjutant/store';
import type { Role } from '@adjutant/kernel';
import type { Side } from '@adjutant/rules';
import { sql } from 'kysely';
import type { Linked } from './acting.js';

export interface AccessSchema {
  readonly staff: {
    readonly id: string;
    readonly name: string;
    readonly sign_in_name: string;
    readonly password: string;
    /** A list as JSON. */
    readonly roles: string;
    readonly since: string;
  };
  /** Times of day are milliseconds since 1970, here and in sessions. */
  readonly links: {
    readonly id: string;
    readonly match: string;
    readonly side: Linked;
    readonly until: number;
    readonly issued_at: string;
    readonly issued_by: string;
    readonly revoked_at: string | null;
  };
  readonly sessions: {
    readonly hash: string;
    readonly person: string;
    readonly link: string | null;
    readonly match: string | null;
    readonly side: Linked | null;
    /** Of a player who came by their link of an event, and sits nowhere. */
    readonly event: string | null;
    readonly seen: number;
    readonly idle: number;
    readonly until: number;
  };
  /** Where people with an account have sat down while they were signed in: who plays there is known from then on. */
  readonly sat_down: { readonly account: string; readonly match: string; readonly side: Side };
  /** The keys of devices at seats: they outlast the session and the link by which they came. */
  readonly seat_keys: {
    readonly key: string;
    readonly match: string;
    readonly side: Linked;
    readonly person: string;
    readonly role: Role;
    /** By which the device sat down; null where nobody signs in. */
    readonly link: string | null;
    readonly since: string;
    /** The last of its presses that was told a judge. */
    readonly told: number;
  };
  /** What a judge was told of instead of recording it, by the id under which it was pressed. */
  readonly press_statements: {
    readonly match: string;
    readonly press: string;
    readonly dispute: string;
    /** The command of the statement; empty where an earlier build noted it once the statement stood. */
    readonly statement: string;
  };
  /** Links of players for a whole event. */
  readonly event_links: {
    readonly digest: string;
    readonly event: string;
    readonly player: string;
    readonly issued_at: string;
    readonly issued_by: string;
  };
  /** Roles that people with an account hold in one event, and in nothing else. */
  readonly event_roles: {
    readonly person: string;
    readonly event: string;
    /** A list as JSON. */
    readonly roles: string;
    readonly given_at: string;
    readonly given_by: string;
  };
  /** What lets somebody become the first organizer. */
  readonly invitations: { readonly hash: string; readonly until: number };
  /** On which people with accounts have signed in. */
  readonly devices: { readonly hash: string; readonly person: string; readonly until: number };
}

const accounts: Migration = async (within, engine) => {
  const [whole, end] = engine === 'sqlite' ? ['INTEGER', 'STRICT, WITHOUT ROWID'] : ['bigint', ''];
  const table = (name: string, columns: string): string => `CREATE TABLE IF NOT EXISTS ${name} (${columns}) ${end}`;
  const statements = [
    table(
      'staff',
      'id TEXT PRIMARY KEY, name TEXT NOT NULL, sign_in_name TEXT NOT NULL UNIQUE, password TEXT NOT NULL, roles TEXT NOT NULL, since TEXT NOT NULL',
    ),
    table(
      'links',
      `id TEXT PRIMARY KEY, match TEXT NOT NULL, side TEXT NOT NULL, until ${whole} NOT NULL, issued_at TEXT NOT NULL, issued_by TEXT NOT NULL, revoked_at TEXT`,
    ),
    'CREATE INDEX IF NOT EXISTS links_of_match ON links (match)',
    table(
      'sessions',
      `hash TEXT PRIMARY KEY, person TEXT NOT NULL, link TEXT, match TEXT, side TEXT, seen ${whole} NOT NULL, idle ${whole} NOT NULL, until ${whole} NOT NULL`,
    ),
    'CREATE INDEX IF NOT EXISTS sessions_of_person ON sessions (person)',
    'CREATE INDEX IF NOT EXISTS sessions_of_link ON sessions (link)',
    ...(engine === 'postgres' ? NO_STATISTICS : []),
  ];
  for (const statement of statements) await sql.raw(statement).execute(within);
};

/** What people are called and sign in with must not end in statistics. */
const NO_STATISTICS = ['name', 'sign_in_name', 'password'].map(
  (column) => `ALTER TABLE staff ALTER COLUMN ${column} SET STATISTICS 0`,
);

const invitations: Migration = async (within, engine) => {
  const [whole, end] = engine === 'sqlite' ? ['INTEGER', 'STRICT, WITHOUT ROWID'] : ['bigint', ''];
  await sql.raw(`CREATE TABLE invitations (hash TEXT PRIMARY KEY, until ${whole} NOT NULL) ${end}`).execute(within);
};

const devices: Migration = async (within, engine) => {
  const [whole, end] = engine === 'sqlite' ? ['INTEGER', 'STRICT, WITHOUT ROWID'] : ['bigint', ''];
  const columns = `hash TEXT PRIMARY KEY, person TEXT NOT NULL, until ${whole} NOT NULL`;
  await sql.raw(`CREATE TABLE devices (${columns}) ${end}`).execute(within);
  await sql.raw('CREATE INDEX devices_of_person ON devices (person)').execute(within);
};

const satDown: Migration = async (within, engine) => {
  const end = engine === 'sqlite' ? 'STRICT, WITHOUT ROWID' : '';
  const columns = 'account TEXT NOT NULL, match TEXT NOT NULL, side TEXT NOT NULL, PRIMARY KEY (account, match, side)';
  await sql.raw(`CREATE TABLE sat_down (${columns}) ${end}`).execute(within);
};

const seatKeys: Migration = async (within, engine) => {
  const [whole, end] = engine === 'sqlite' ? ['INTEGER', 'STRICT, WITHOUT ROWID'] : ['bigint', ''];
  const columns = `key TEXT NOT NULL, match TEXT NOT NULL, side TEXT NOT NULL, person TEXT NOT NULL, role TEXT NOT NULL, link TEXT, since TEXT NOT NULL, told ${whole} NOT NULL, PRIMARY KEY (match, key)`;
  await sql.raw(`CREATE TABLE seat_keys (${columns}) ${end}`).execute(within);
};

const eventLinks: Migration = async (within, engine) => {
  const end = engine === 'sqlite' ? 'STRICT, WITHOUT ROWID' : '';
  const columns =
    'digest TEXT PRIMARY KEY, event TEXT NOT NULL, player TEXT NOT NULL, issued_at TEXT NOT NULL, issued_by TEXT NOT NULL';
  await sql.raw(`CREATE TABLE event_links (${columns}) ${end}`).execute(within);
};

const toldPresses: Migration = async (within, engine) => {
  const end = engine === 'sqlite' ? 'STRICT, WITHOUT ROWID' : '';
  const columns = 'match TEXT NOT NULL, press TEXT NOT NULL, dispute TEXT NOT NULL, PRIMARY KEY (match, press)';
  await sql.raw(`CREATE TABLE told_presses (${columns}) ${end}`).execute(within);
};

const eventRoles: Migration = async (within, engine) => {
  const end = engine === 'sqlite' ? 'STRICT, WITHOUT ROWID' : '';
  const columns =
    'person TEXT NOT NULL, event TEXT NOT NULL, roles TEXT NOT NULL, given_at TEXT NOT NULL, given_by TEXT NOT NULL, PRIMARY KEY (person, event)';
  await sql.raw(`CREATE TABLE event_roles (${columns}) ${end}`).execute(within);
  await sql.raw('CREATE INDEX event_roles_of_event ON event_roles (event)').execute(within);
};

/** What was noted before stays where it is as well: an instance of the build before asks there until it is replaced. */
const pressStatements: Migration = async (within, engine) => {
  const end = engine === 'sqlite' ? 'STRICT, WITHOUT ROWID' : '';
  const columns =
    'match TEXT NOT NULL, press TEXT NOT NULL, dispute TEXT NOT NULL, statement TEXT NOT NULL, PRIMARY KEY (match, press, statement)';
  await sql.raw(`CREATE TABLE press_statements (${columns}) ${end}`).execute(within);
  await sql.raw("INSERT INTO press_statements SELECT match, press, dispute, '' FROM told_presses").execute(within);
};

const entrants: Migration = async (within) => {
  await sql.raw('ALTER TABLE sessions ADD COLUMN event TEXT').execute(within);
};

export const ACCESS: Migrations = {
  owner: 'access',
  steps: [
    accounts,
    invitations,
    devices,
    satDown,
    seatKeys,
    eventLinks,
    toldPresses,
    eventRoles,
    pressStatements,
    entrants,
  ],
};
