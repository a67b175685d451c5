import type { Migration, Migrations } from '@adjutant/store';
import { sql, type Kysely } from 'kysely';

export interface PeopleSchema {
  readonly people: {
    readonly id: string;
    readonly name: string;
    readonly contact: string | null;
    readonly club: string | null;
    readonly nation: string | null;
    /** Ids of other programs, as JSON; null where none is known. */
    readonly outside: string | null;
  };
  readonly erased: { readonly id: string };
  /** What was changed of people, as far as it may matter to who judges whom. `at`: ISO 8601 in UTC. */
  readonly tie_changes: {
    readonly id: string;
    readonly person: string;
    readonly at: string;
    readonly changed_by: string;
    readonly tie: 'club' | 'nation' | 'name' | 'contact';
    readonly was: string | null;
    readonly now: string | null;
  };
  /** What players bring to events, by event, player and digest. `content` is text, or Base64 of a file. */
  readonly brought_lists: {
    readonly id: string;
    readonly event: string;
    readonly player: string;
    readonly digest: string;
    readonly form: 'text' | 'file';
    readonly content: string;
    readonly reader: string | null;
    readonly at: string;
  };
}

/** Files were counted by `user_version` before the tables were; whatever such a file has not got yet is added. */
const FORMERLY: readonly (readonly string[])[] = [
  ['CREATE TABLE IF NOT EXISTS people (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT, WITHOUT ROWID'],
  [
    'ALTER TABLE people ADD COLUMN contact TEXT',
    'ALTER TABLE people ADD COLUMN club TEXT',
    'ALTER TABLE people ADD COLUMN nation TEXT',
    'CREATE TABLE erased (id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID',
  ],
];

/** Names are in the order of their letters' numbers, as in SQLite. What people are called must not end in statistics. */
const IN_POSTGRES = [
  `CREATE TABLE people (id text PRIMARY KEY, name text COLLATE "C" NOT NULL, contact text, club text, nation text)`,
  ...['name', 'contact', 'club', 'nation'].map(
    (column) => `ALTER TABLE people ALTER COLUMN ${column} SET STATISTICS 0`,
  ),
  `CREATE TABLE erased (id text PRIMARY KEY)`,
];

const asTheyWere: Migration = async (within, engine) => {
  if (engine === 'postgres') return run(within, IN_POSTGRES);
  const { rows } = await sql<{ user_version: number }>`PRAGMA user_version`.execute(within);
  await run(within, FORMERLY.slice(rows[0]?.user_version ?? 0).flat());
  await sql`PRAGMA user_version = ${sql.lit(FORMERLY.length)}`.execute(within);
};

const tieChanges: Migration = async (within, engine) => {
  const [keyed, end] = engine === 'sqlite' ? ['TEXT PRIMARY KEY', 'STRICT, WITHOUT ROWID'] : ['text PRIMARY KEY', ''];
  const columns = `id ${keyed}, person TEXT NOT NULL, at TEXT NOT NULL, changed_by TEXT NOT NULL, tie TEXT NOT NULL, was TEXT, now TEXT`;
  await run(within, [
    `CREATE TABLE tie_changes (${columns}) ${end}`,
    'CREATE INDEX tie_changes_of_person ON tie_changes (person)',
    ...(engine === 'postgres'
      ? ['was', 'now'].map((column) => `ALTER TABLE tie_changes ALTER COLUMN ${column} SET STATISTICS 0`)
      : []),
  ]);
};

const broughtLists: Migration = async (within, engine) => {
  const end = engine === 'sqlite' ? 'STRICT' : '';
  const columns =
    'id TEXT PRIMARY KEY, event TEXT NOT NULL, player TEXT NOT NULL, digest TEXT NOT NULL, form TEXT NOT NULL, content TEXT NOT NULL, reader TEXT, at TEXT NOT NULL';
  await run(within, [
    `CREATE TABLE brought_lists (${columns}) ${end}`,
    'CREATE INDEX brought_lists_of_player ON brought_lists (player, event)',
    ...(engine === 'postgres' ? ['ALTER TABLE brought_lists ALTER COLUMN content SET STATISTICS 0'] : []),
  ]);
};

const outsideIds: Migration = (within, engine) =>
  run(within, [
    'ALTER TABLE people ADD COLUMN outside TEXT',
    ...(engine === 'postgres' ? ['ALTER TABLE people ALTER COLUMN outside SET STATISTICS 0'] : []),
  ]);

export const PEOPLE: Migrations = { owner: 'people', steps: [asTheyWere, tieChanges, broughtLists, outsideIds] };

async function run(within: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(within);
}
