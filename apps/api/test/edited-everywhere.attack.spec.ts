import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openListsBeside } from '@adjutant/lists';
import { openStore } from '@adjutant/store';
import { seeded, tally } from '@adjutant/tools-services';
import Database from 'better-sqlite3';
import { passThrough } from '@adjutant/integrity';
import { SealedLog } from '@adjutant/sealing';
import { call, contested, JO, rules, sendTo } from './judges.js';
import { advance, command, run, SHELF, started } from './running.js';

const EDITS = 200;
const PACE = { share: 1, sliceMs: 1_000 };

let data: string;
let copy: string;
const chance = seeded(20_261_122);
const below = (most: number): number => Math.floor(chance() * most);

/** Matches with disputes and rulings, played in turns, all of it signed and listed. */
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'adjutant-everywhere-'));
  copy = `${data}-copy`;
  const server = await run({ data, keep: true, store: `sqlite:${join(data, 'adjutant.db')}` });
  for (const match of ['one', 'two']) await contested(server, match);
  await server.send('three', ...started());
  for (const match of ['one', 'two', 'three']) await server.send(match, advance());
  await sendTo(server, 'd', call('one', { entry: 6 }));
  await sendTo(server, 'd', command('ClaimCall', {}, JO));
  await sendTo(server, 'd', rules([{ kind: 'strike', entries: [6] }]));
  await server.get('/api/disputes/d');
  await server.get('/api/disputes?limit=5');
  await server.get('/api/matches');
  await server.close();
});
afterAll(() => {
  for (const folder of [data, copy]) rmSync(folder, { recursive: true, force: true });
});

type Row = { readonly [column: string]: unknown };
interface Edit {
  readonly about: string;
  apply(database: Database.Database): void;
}

const pick = <One>(of: readonly One[]): One => of[below(of.length)] as One;
const rowsOf = (database: Database.Database): readonly Row[] =>
  database.prepare('SELECT * FROM events ORDER BY position').all() as readonly Row[];
const anyRow = (database: Database.Database): Row => pick(rowsOf(database));
const set = (database: Database.Database, { position }: Row, column: string, value: unknown): void =>
  void database.prepare(`UPDATE events SET ${column} = ? WHERE position = ?`).run(value, position);

/** The same kind of value as stands there, and another one. */
function other(value: unknown): unknown {
  if (Buffer.isBuffer(value)) {
    const bytes = Buffer.from(value);
    const at = below(bytes.length);
    bytes[at] = (bytes[at] as number) ^ (1 << below(8));
    return bytes;
  }
  if (typeof value === 'number') return value + 1 + below(5);
  return typeof value === 'string' ? otherText(value) : Buffer.alloc(16, 7);
}

/** A letter or a digit is changed: white space between the members of JSON is not what anybody said. */
function otherText(text: string): string {
  const places = [...text].flatMap((letter, at) => (/[a-z0-9]/i.test(letter) ? [at] : []));
  const at = pick(places);
  const now = text[at] === '7' ? '8' : '7';
  return `${text.slice(0, at)}${now}${text.slice(at + 1)}`;
}

const COLUMNS = [
  ...['data', 'data', 'data', 'stream_id', 'revision', 'type_id', 'schema_version', 'command_id', 'command_index'],
  ...['correlation_id', 'causation_id', 'actor_id', 'actor_role', 'occurred_at', 'recorded_at'],
  ...['payload_hash', 'previous_hash', 'hash', 'position'],
];

const edits: readonly (() => Edit)[] = [
  ...COLUMNS.map((column) => () => ({
    about: `column ${column}`,
    apply: (database: Database.Database) => {
      const row = anyRow(database);
      const { free } = database.prepare('SELECT max(position) + 1 AS free FROM events').get() as { free: number };
      const value = column === 'position' ? free : column === 'revision' ? 1_000 + below(9) : other(row[column]);
      set(database, row, column, value);
    },
  })),
  () => ({
    about: 'deleted row',
    apply: (database) =>
      void database.prepare('DELETE FROM events WHERE position = ?').run(anyRow(database)['position']),
  }),
  () => ({
    about: 'last row of a stream deleted',
    apply: (database) => {
      const last = database
        .prepare('SELECT max(position) AS position FROM events GROUP BY stream_id')
        .all() as readonly Row[];
      database.prepare('DELETE FROM events WHERE position = ?').run(pick(last)['position']);
    },
  }),
  () => ({
    about: 'whole stream deleted',
    apply: (database) =>
      void database.prepare('DELETE FROM events WHERE stream_id = ?').run(anyRow(database)['stream_id']),
  }),
  () => ({
    about: 'two rows swapped in the order of the log',
    apply: (database) => {
      const [one, two] = [anyRow(database), anyRow(database)];
      const another =
        one['position'] === two['position'] ? rowsOf(database).find((row) => row['position'] !== one['position']) : two;
      set(database, one, 'position', 0);
      set(database, another as Row, 'position', one['position']);
      set(database, { position: 0 }, 'position', another?.['position']);
    },
  }),
  () => ({
    about: 'content of two rows swapped',
    apply: (database) => {
      const rows = rowsOf(database);
      const one = pick(rows);
      const two = pick(rows.filter((row) => row['data'] !== one['data']));
      set(database, one, 'data', two['data']);
      set(database, two, 'data', one['data']);
    },
  }),
  () => ({
    about: 'stream renamed',
    apply: (database) =>
      void database.prepare(`UPDATE streams SET name = name || 'x' WHERE id = ?`).run(anyRow(database)['stream_id']),
  }),
  () => ({
    about: 'type renamed',
    apply: (database) =>
      void database.prepare(`UPDATE types SET name = name || 'x' WHERE id = ?`).run(anyRow(database)['type_id']),
  }),
];

/** What a start would name: by the look through the log and the lists, and by holding the log to all that was signed. */
async function looked(): Promise<{ readonly named: readonly string[]; readonly signed: boolean }> {
  const store = openStore(`sqlite:${join(copy, 'adjutant.db')}`);
  const lists = await openListsBeside(`sqlite:${join(copy, 'read-models.db')}`);
  const log = new SealedLog({ store: `sqlite:${join(copy, 'adjutant.db')}`, data: copy }, store, SHELF);
  try {
    const options = { pace: PACE, stopped: () => false, progress: () => undefined };
    const found = await passThrough({ store, lists, shelf: SHELF }, options);
    const audit = await log.audit(() => false);
    const named = [
      ...(found?.broken ?? []).map(({ stream, reason }) => `${stream}: ${reason}`),
      ...(found?.rowFaults ?? []).map(({ stream, says }) => `${stream}: ${says}`),
      ...(audit && !audit.agrees ? audit.faults.map(({ says }) => says) : []),
    ];
    return { named, signed: log.sign(new Date()) !== undefined };
  } finally {
    log.close();
    await lists.close();
    await store.close();
  }
}

function freshCopy(): Database.Database {
  rmSync(copy, { recursive: true, force: true });
  cpSync(data, copy, { recursive: true });
  const database = new Database(join(copy, 'adjutant.db'));
  database.pragma('foreign_keys = OFF');
  return database;
}

/** False where the file itself does not take the edit: then another row is tried. */
function tried({ apply }: Edit): boolean {
  const database = freshCopy();
  try {
    apply(database);
    return true;
  } catch (error) {
    if (!String(error).includes('constraint failed')) throw error;
    return false;
  } finally {
    database.close();
  }
}

test('nothing is named where nothing was edited', async () => {
  freshCopy().close();
  expect(await looked()).toEqual({ named: [], signed: true });
});

test(`each of ${EDITS} edits over every column, of rows taken away and of rows swapped is named`, async () => {
  const missed: string[] = [];
  for (let times = 0; times < EDITS; times += 1) {
    const edit = (edits[times % edits.length] as () => Edit)();
    while (!tried(edit));
    const { named, signed } = await looked();
    if (named.length === 0 || signed) missed.push(`${times}: ${edit.about} (${signed ? 'signed' : 'not signed'})`);
    else tally('random edits of the log, offline', `named (${edit.about})`);
  }
  expect(missed).toEqual([]);
});
