import { openStore } from '@adjutant/store';
import { TOURNAMENT_STREAMS } from '@adjutant/tournament';
import { record, workspace, type Document } from './cli.js';

const at = workspace();
const data = `${at.folder}/data`;
const AT = '2031-05-04T09:00:00.000Z';

type Tables = Awaited<ReturnType<(typeof import('@adjutant/moving'))['openAccessTables']>>;

async function within<Result>(work: (tables: Tables) => Promise<Result>): Promise<Result> {
  const { openAccessTables } = await import('@adjutant/moving');
  const tables = await openAccessTables({ store: at.store, data });
  return work(tables).finally(() => tables.close());
}

beforeAll(async () => {
  await record(at);
  const store = openStore(at.store);
  const context = {
    commandId: 'set-up',
    actor: { id: 'olga', role: 'organizer' as const },
    payloadHash: 'a'.repeat(64),
  };
  const setUp = { type: 'TournamentSetUp', data: { name: 'The open', rounds: 3 } };
  await store.append(TOURNAMENT_STREAMS.of('open'), 'absent', [setUp], { ...context, occurredAt: AT, recordedAt: AT });
  await store.close();
  await within(({ kysely }) =>
    kysely
      .insertInto('staff')
      .values(
        ['Jo Judge', 'Sam Scores'].map((name) => ({
          ...{ id: name.slice(0, 2), name, sign_in_name: name.toLowerCase(), password: 'hash', roles: '[]', since: AT },
        })),
      )
      .execute(),
  );
});

const staff = async (...more: readonly string[]) => {
  const { exit, json, err } = await at.cli('event', 'staff', 'open', '--json', ...more);
  const told = (json[0]?.['staff'] ?? []) as readonly Document[];
  return { exit, err, roles: Object.fromEntries(told.map(({ id, roles }) => [id, roles])) };
};

test('whoever holds a role in an event is given it, told, and loses it with all that they are signed in to', async () => {
  expect(await staff()).toMatchObject({ exit: 0, roles: {} });
  expect((await at.cli('event', 'staff', 'open')).out).toBe('Nobody holds a role in event open alone.\n');
  expect(await staff('--give', 'jo JUDGE', '--roles', 'judge, scorekeeper')).toMatchObject({
    roles: { Jo: ['scorekeeper', 'judge'] },
  });
  expect((await staff('--give', 'Sam Scores', '--roles', 'organizer')).roles).toEqual({
    Jo: ['scorekeeper', 'judge'],
    Sa: ['organizer'],
  });
  expect((await at.cli('event', 'staff', 'open')).out).toMatch(
    /^name .*\nJo Judge +scorekeeper, judge +20.* local +Jo\n/,
  );
  // What the server reads with every request of theirs.
  const { AccessTables, EventRoles } = await import('@adjutant/access');
  const held = new EventRoles(new AccessTables({ store: at.store, data, access: 'staffed' }), Date.now);
  expect((await held.of('open')).map(({ by, roles }) => [by, roles[0]])).toEqual([
    ['local', 'scorekeeper'],
    ['local', 'organizer'],
  ]);
  const session = { hash: 'h', person: 'Jo', link: null, match: null, side: null, event: null };
  await within(({ kysely }) =>
    kysely
      .insertInto('sessions')
      .values({ ...session, seen: 1, idle: 1, until: 1 })
      .execute(),
  );
  expect((await staff('--take', 'jo judge')).roles).toEqual({ Sa: ['organizer'] });
  expect(await within(({ kysely }) => kysely.selectFrom('sessions').select('hash').execute())).toEqual([]);
  expect((await staff('--take', 'Sa')).roles).toEqual({});
});

test.each([
  [['open', '--give', 'Nobody Here', '--roles', 'judge'], /Nobody signs in as "Nobody Here"/],
  [['open', '--give', 'Jo Judge'], /Say who gets which roles/],
  [['open', '--roles', 'judge'], /Say who gets which roles/],
  [['open', '--give', 'Jo Judge', '--roles', 'king'], /"king" is no role of an event. There are: scorekeeper, judge/],
  [['open', '--take', 'Jo Judge'], /holds no role in this event/],
  [['closed'], /There is no event closed in this store/],
])('%j is refused, and changes nothing', async (argv, says) => {
  const { exit, err } = await at.cli('event', 'staff', ...argv);
  expect([exit, err]).toEqual([2, expect.stringMatching(says)]);
  expect((await staff()).roles).toEqual({});
});
