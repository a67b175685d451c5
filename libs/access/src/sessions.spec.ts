import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tables } from '@adjutant/store';
import type { KyselyPlugin } from 'kysely';
import type { AccessSchema } from './access-migrations.js';
import type { AccessSettings } from './access-settings.js';
import { AccessTables } from './access-tables.js';
import { nameOf } from './acting.js';
import { endAllOf, Sessions } from './sessions.js';

const ANN = { id: 'ann', name: 'Ann', sign_in_name: 'ann', password: '-', roles: '["judge"]', since: '-' };
const MINUTE = 60_000;

/** Counts what is asked of the tables. */
class Counting extends AccessTables {
  questions = 0;
  readonly #plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === 'SelectQueryNode') this.questions += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };

  override async opened(): Promise<Tables<AccessSchema>> {
    const tables = await super.opened();
    return { ...tables, kysely: tables.kysely.withPlugin(this.#plugin) };
  }
}

let folder: string;
let now: number;
let tables: Counting;
let others: AccessTables;
let sessions: Sessions;
let elsewhere: Sessions;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'adjutant-sessions-'));
  now = Date.UTC(2031, 4, 4, 8);
  const settings = { store: `sqlite:${join(folder, 'log.db')}`, data: folder, access: 'staffed' } as AccessSettings;
  [tables, others] = [new Counting(settings), new AccessTables(settings)];
  [sessions, elsewhere] = [new Sessions(tables, () => now), new Sessions(others, () => now)];
  await (await tables.opened()).kysely.insertInto('staff').values(ANN).execute();
});
afterEach(async () => {
  await tables.close();
  await others.close();
  rmSync(folder, { recursive: true, force: true });
});

const role = async (token: string): Promise<string> => {
  const { session, actor } = await sessions.acting(token);
  return session === null ? 'nobody' : nameOf(actor).role;
};

test('who is signed in is asked once, for as long as nobody writes', async () => {
  const { token } = await sessions.startForStaff('ann');
  await sessions.acting(token);
  const { questions } = tables;
  for (let times = 0; times < 9; times += 1) expect(await role(token)).toBe('judge');
  expect(tables.questions).toBe(questions);
  expect(await role('of nobody')).toBe('nobody');
});

test.each<[string, (within: Tables<AccessSchema>['kysely']) => Promise<unknown>, string]>([
  ['signs out', (kysely) => kysely.deleteFrom('sessions').execute(), 'nobody'],
  ['ends all sessions of an account', (kysely) => endAllOf(kysely, 'ann'), 'nobody'],
  ['takes the account away', (kysely) => kysely.deleteFrom('staff').execute(), 'nobody'],
  ['gives other roles', (kysely) => kysely.updateTable('staff').set({ roles: '["spectator"]' }).execute(), 'spectator'],
])('whoever %s, here or in another process, is heard at once', async (_, change, after) => {
  for (const where of [tables, others]) {
    const { token } = await sessions.startForStaff('ann');
    expect([await role(token), await role(token)]).toEqual(['judge', 'judge']);
    await change((await where.opened()).kysely);
    expect(await role(token)).toBe(after);
    const { kysely } = await tables.opened();
    await kysely.deleteFrom('staff').execute();
    await kysely.insertInto('staff').values(ANN).execute();
  }
});

test('the role in one event counts as soon as it is given, and no longer than it is held', async () => {
  const { token } = await sessions.startForStaff('ann');
  expect((await sessions.acting(token)).held).toBeUndefined();
  const { kysely } = await others.opened();
  const given = { person: 'ann', event: 'cup', roles: '["organizer"]', given_at: '-', given_by: '-' };
  await kysely.insertInto('event_roles').values(given).execute();
  expect((await sessions.acting(token)).held).toEqual([{ event: 'cup', roles: ['organizer'] }]);
  await kysely.deleteFrom('event_roles').execute();
  expect((await sessions.acting(token)).held).toBeUndefined();
});

test('that somebody was seen is written down now and then, and makes nobody ask again', async () => {
  const [{ token }, other] = [await sessions.startForStaff('ann'), await sessions.startForStaff('ann')];
  for (const one of [token, other.token]) await sessions.acting(one);
  const { questions } = tables;
  now += 6 * MINUTE;
  for (const one of [token, other.token, token]) expect(await role(one)).toBe('judge');
  expect(tables.questions).toBe(questions);
  // Whoever looks from elsewhere finds that it is in use.
  now += 119 * MINUTE;
  expect((await elsewhere.acting(token)).session).not.toBeNull();
  expect(await role(token)).toBe('judge');
  now += 121 * MINUTE;
  expect(await role(token)).toBe('nobody');
});

test('a session ends with time, whether anybody writes or not', async () => {
  const { token } = await sessions.startForStaff('ann');
  expect(await role(token)).toBe('judge');
  now += 121 * MINUTE;
  expect(await role(token)).toBe('nobody');
});
