import { sql } from 'kysely';
import {
  openTables,
  TablesUnusable,
  type Engine,
  type Migration,
  type Migrations,
  type Tables,
} from '../tables/index.js';

interface Schema {
  readonly kites: { readonly name: string; readonly length: number };
}

const kites: Migration = (within) =>
  within.schema
    .createTable('kites')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('length', 'bigint', (column) => column.notNull())
    .execute();
const KITES: Migrations = { owner: 'kites', steps: [kites] };
const counting: Migration = async (within) => void (await sql`UPDATE kites SET length = length + 1`.execute(within));

/** A fresh place for tables, that several may open at the same time. */
export interface TablesPlace {
  readonly setting: string;
  remove(): Promise<void>;
}

/** What both engines promise. */
export function describeTables(engine: Engine, place: () => Promise<TablesPlace>): void {
  describe(`tables: ${engine}`, () => {
    let at: TablesPlace;
    const opened: Tables[] = [];
    const open = async (migrations: Migrations | readonly Migrations[] = KITES): Promise<Tables<Schema>> => {
      const tables = await openTables<Schema>(at.setting, migrations);
      opened.push(tables as unknown as Tables);
      return tables;
    };
    const names = async ({ kysely }: Tables<Schema>) =>
      (await kysely.selectFrom('kites').select('name').orderBy('name').execute()).map(({ name }) => name);
    const put = ({ kysely }: Pick<Tables<Schema>, 'kysely'>, name: string, length = 1) =>
      kysely.insertInto('kites').values({ name, length }).execute();

    beforeEach(async () => {
      at = await place();
    });
    afterEach(async () => {
      for (const one of opened.splice(0)) await one.close();
      await at.remove();
    });

    it('stay when they are closed and opened again', async () => {
      const first = await open();
      await put(first, 'sled');
      expect(first.engine).toBe(engine);
      expect(await names(await open())).toEqual(['sled']);
    });

    it('give whole numbers as numbers, up to the largest that is exact', async () => {
      const tables = await open();
      await put(tables, 'long', Number.MAX_SAFE_INTEGER);
      const { length } = await tables.kysely.selectFrom('kites').select('length').executeTakeFirstOrThrow();
      expect(length).toBe(Number.MAX_SAFE_INTEGER);
    });

    it('take all of a transaction or nothing', async () => {
      const tables = await open();
      const broken = tables.transaction(async (kysely) => {
        await put({ kysely }, 'half');
        throw new Error('torn');
      });
      await expect(broken).rejects.toThrow('torn');
      expect(await names(tables)).toEqual([]);
      expect(await tables.transaction(async (kysely) => (await put({ kysely }, 'whole'), 7))).toBe(7);
      expect(await names(tables)).toEqual(['whole']);
    });

    it('lose no update between two that count at the same time', async () => {
      const [one, other] = [await open(), await open()];
      await put(one, 'count', 0);
      const add = (tables: Tables<Schema>) =>
        tables.transaction(async (within) => {
          const row = within.selectFrom('kites').select('length').where('name', '=', 'count');
          // SQLite holds the right to write from the beginning; PostgreSQL is told to.
          const { length } = await (engine === 'postgres' ? row.forUpdate() : row).executeTakeFirstOrThrow();
          await within
            .updateTable('kites')
            .set({ length: length + 1 })
            .where('name', '=', 'count')
            .execute();
        });
      for (let turn = 0; turn < 10; turn++)
        await Promise.all([add(one), engine === 'postgres' ? add(other) : undefined]);
      const { length } = await other.kysely.selectFrom('kites').select('length').executeTakeFirstOrThrow();
      expect(length).toBe(engine === 'postgres' ? 20 : 10);
    });

    it('are made once, however many open them at the same time', async () => {
      const slow: Migration = async (within, known) => {
        await kites(within, known);
        await new Promise((done) => setTimeout(done, 20));
        await sql`INSERT INTO kites VALUES ('first', 0)`.execute(within);
      };
      const opening = engine === 'postgres' ? 8 : 1;
      const all = await Promise.all(Array.from({ length: opening }, () => open({ owner: 'kites', steps: [slow] })));
      for (const tables of all) expect(await names(tables)).toEqual(['first']);
    });

    it('are lifted step by step, each owner apart', async () => {
      await put(await open(), 'sled', 5);
      const lifted = await open([
        { owner: 'others', steps: [] },
        { owner: 'kites', steps: [kites, counting, counting] },
      ]);
      expect(await lifted.kysely.selectFrom('kites').selectAll().execute()).toEqual([{ name: 'sled', length: 7 }]);
    });

    it('stay as they are where a step fails', async () => {
      await put(await open(), 'sled', 5);
      const failing: Migration = () => Promise.reject(new Error('no wind'));
      await expect(open({ owner: 'kites', steps: [kites, counting, failing] })).rejects.toThrow('no wind');
      const { kysely } = await open();
      expect(await kysely.selectFrom('kites').selectAll().execute()).toEqual([{ name: 'sled', length: 5 }]);
    });

    it('are refused in a sentence where a newer build has made them', async () => {
      await open({ owner: 'kites', steps: [kites, counting] });
      const older = open();
      await expect(older).rejects.toThrow(TablesUnusable);
      await expect(older).rejects.toThrow(
        /^the tables of kites in .+ have version 2, but this build knows versions up to 1: use a newer build$/,
      );
    });
  });
}
