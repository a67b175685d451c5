import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describeTables } from '../contract/tables.js';
import { openTables, parsePostgres, TablesUnavailable, TablesUnusable, type Migrations } from './index.js';

const NONE = { owner: 'none', steps: [] };
const folder = (): string => mkdtempSync(join(tmpdir(), 'adjutant-tables-'));

describeTables('sqlite', () => {
  const at = folder();
  const remove = async (): Promise<void> => rmSync(at, { recursive: true, force: true });
  return Promise.resolve({ setting: `sqlite:${join(at, 'tables.db')}`, remove });
});

describe('tables in SQLite', () => {
  let at: string;
  beforeEach(() => {
    at = folder();
  });
  afterEach(() => rmSync(at, { recursive: true, force: true }));

  it('are gone with the process in memory', async () => {
    const first = await openTables('memory:', NONE);
    await sql`CREATE TABLE kept (x)`.execute(first.kysely);
    await first.close();
    const later = await openTables('memory:', NONE);
    await expect(sql`SELECT * FROM kept`.execute(later.kysely)).rejects.toThrow('no such table');
    await later.close();
  });

  it('tell of everything that is written, by this connection and by others, and of nothing else', async () => {
    const file = `sqlite:${join(at, 'told.db')}`;
    const [one, other] = [await openTables(file, NONE), await openTables(file, NONE)];
    await sql`CREATE TABLE t (x)`.execute(one.kysely);
    const changed = async (work: () => Promise<unknown>) => {
      const before = one.changes?.();
      await work();
      const after = one.changes?.();
      if (!before || !after) throw new Error('SQLite tells of changes');
      return [after.own - before.own, before.others !== after.others];
    };
    const put = (tables: Pick<typeof one, 'kysely'>) => sql`INSERT INTO t VALUES (1), (2)`.execute(tables.kysely);
    expect(await changed(() => put(one))).toEqual([2, false]);
    expect(await changed(() => put(other))).toEqual([0, true]);
    expect(await changed(() => sql`SELECT * FROM t`.execute(one.kysely))).toEqual([0, false]);
    const takenBack = () =>
      one.transaction(async (kysely) => (await put({ kysely }), Promise.reject(new Error('torn')))).catch(() => null);
    expect(await changed(takenBack)).toEqual([2, false]);
    expect(await changed(() => sql`DELETE FROM t`.execute(one.kysely))).toEqual([4, false]);
    await one.close();
    await other.close();
  });

  it('say that there is no room, and go on where there is some again', async () => {
    const tables = await openTables(`sqlite:${join(at, 'small.db')}`, NONE);
    const fill = tables.transaction.bind(tables, (within) =>
      sql`INSERT INTO t VALUES (zeroblob(100000))`.execute(within),
    );
    await sql`CREATE TABLE t (x)`.execute(tables.kysely);
    await sql`PRAGMA max_page_count = 3`.execute(tables.kysely);
    await expect(fill()).rejects.toThrow(TablesUnavailable);
    await expect(fill()).rejects.toThrow('small.db cannot be written for now: database or disk is full');
    await sql`PRAGMA max_page_count = 1000`.execute(tables.kysely);
    await fill();
    await tables.close();
  });

  it('wait for another that is writing, and say so where that takes too long', async () => {
    const file = `sqlite:${join(at, 'shared.db')}`;
    const one = await openTables(file, NONE);
    const other = await openTables(file, NONE, { patienceMs: 20 });
    const written = one.transaction(async (within) => {
      await sql`CREATE TABLE t (x)`.execute(within);
      await expect(other.transaction((second) => sql`CREATE TABLE u (x)`.execute(second))).rejects.toThrow(
        TablesUnavailable,
      );
    });
    await written;
    await other.transaction((second) => sql`INSERT INTO t VALUES (1)`.execute(second));
    await one.close();
    await other.close();
  });

  it('are refused where the file is none of theirs', async () => {
    const file = join(at, 'letter.db');
    writeFileSync(file, 'Dear judge, this is no database at all, only a letter.');
    const letter = openTables(`sqlite:${file}`, NONE);
    await expect(letter).rejects.toThrow(TablesUnusable);
    await expect(letter).rejects.toThrow(`${file} is not a SQLite database`);
    await expect(openTables('sqlite:', NONE)).rejects.toThrow(/names no tables/);
    await expect(openTables('mysql://a@b/c', NONE)).rejects.toThrow(/names no tables/);
  });
});

describe('a disposable SQLite file', () => {
  const open = (file: string, steps: Migrations['steps'] = []) =>
    openTables(`sqlite:${file}`, { owner: 'kites', steps }, { disposable: true });
  const made: Migrations['steps'] = [async (within) => void (await sql`CREATE TABLE kites (x)`.execute(within))];

  it.each([
    ['none of its kind', async (file: string) => writeFileSync(file, 'no database'), /is not a SQLite database/],
    [
      'from a newer build',
      async (file: string) => (await open(file, [...made, () => Promise.resolve()])).close(),
      /newer/,
    ],
    [
      'cut off in the middle',
      async (file: string) => {
        await (await open(file, made)).close();
        writeFileSync(file, readFileSync(file).fill(7, 5_000));
      },
      /damaged|malformed/,
    ],
  ])('that is %s is replaced, and says why', async (_, harm, reason) => {
    const at = folder();
    const file = join(at, 'lists.db');
    await harm(file);
    const tables = await open(file, made);
    expect(tables.replaced).toMatch(reason);
    await sql`INSERT INTO kites VALUES (1)`.execute(tables.kysely);
    await tables.close();
    const again = await open(file, made);
    expect(again.replaced).toBeUndefined();
    expect((await sql`SELECT * FROM kites`.execute(again.kysely)).rows).toEqual([{ x: 1 }]);
    await again.close();
    rmSync(at, { recursive: true });
  });

  it('in a place that cannot be opened is not', async () => {
    const at = folder();
    writeFileSync(join(at, 'letter'), 'no folder');
    await expect(open(join(at, 'letter', 'lists.db'))).rejects.toThrow(
      /lists\.db cannot be opened: it stands where a file is, and has to be a folder/,
    );
    rmSync(at, { recursive: true });
  });
});

describe('the address of a PostgreSQL database', () => {
  it.each([
    [
      'postgres://jo:s%40x@db.example:6000/open',
      { host: 'db.example', port: 6000, user: 'jo', password: 's@x', ssl: false },
    ],
    ['postgresql://jo@[::1]/open?sslmode=disable', { port: 5432, database: 'open', ssl: false }],
    ['postgres://jo@h/open?sslmode=require', { ssl: { rejectUnauthorized: false } }],
    ['postgres://jo@h/open?sslmode=verify-full', { ssl: { rejectUnauthorized: true } }],
    ['postgres://jo@h/open?host=%2Frun%2Fpostgresql', { host: '/run/postgresql' }],
  ])('%s', (setting, config) => {
    expect(parsePostgres(setting)).toMatchObject({ ok: true, config });
  });

  it.each([
    ['postgres://jo:secret@host', /names no database/],
    ['postgres://host/open', /names no user/],
    ['postgres:///open', /names no (host|user)/],
    ['postgres://jo:secret@host/open?sslmode=prefer', /sslmode prefer: use one of disable, require/],
    ['postgres://jo:secret@host/open?pool=9', /\?pool=…, which is not known/],
    ['postgres://jo:secret@host/open?sslmode=require&sslrootcert=/none', /sslrootcert that cannot be read/],
    ['postgres://jo:secret@ho st/open', /no address of a PostgreSQL database/],
  ])('%s is refused', (setting, mistake) => {
    const parsed = parsePostgres(setting);
    expect(parsed).toEqual({ ok: false, mistake: expect.stringMatching(mistake) });
    expect(JSON.stringify(parsed)).not.toContain('secret');
  });
});

test('a server that is not there is told in a sentence, without the password', async () => {
  const nowhere = openTables('postgres://jo:secret@127.0.0.1:9/open', NONE);
  await expect(nowhere).rejects.toThrow(TablesUnavailable);
  await expect(nowhere).rejects.toThrow(
    'PostgreSQL does not answer at 127.0.0.1:9/open: is it running, and are host and port right?',
  );
});
