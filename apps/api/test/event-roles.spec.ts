import { randomUUID } from 'node:crypto';
import { type AnyCommandType, MATRIX, Sessions, type StaffRole, STAFF_ROLES } from '@adjutant/access';
import { TableFollower, type Topic } from '@adjutant/event';
import { TopicRights } from '../src/live/topic-rights.js';
import { callOf, UNSENDABLE, type Call, type Setting } from './matrix-calls.js';
import { at, command, listAt, started, type Answer } from './running.js';
import { staffed, type Person, type StaffedServer } from './staffed.js';

type Type = AnyCommandType;

const TYPES = (Object.keys(MATRIX) as readonly Type[]).filter((type) => !UNSENDABLE.has(type));
const PATIENCE_MS = 60_000;

/** An event with a round that is out, its first match in dispute. */
interface World {
  readonly id: string;
  readonly match: string;
}

let here: StaffedServer;
let file: string;
let own: World;
let other: World;
/** Accounts without a role in the installation, each with one role in the event `own`. */
let staff: Readonly<Record<StaffRole, Person>>;

beforeAll(async () => {
  here = await staffed();
  [own, other] = [await world(), await world()];
  staff = Object.fromEntries(
    await Promise.all(STAFF_ROLES.map(async (role) => [role, await holding(`Of ${role}`, role)] as const)),
  ) as Record<StaffRole, Person>;
  expect((await here.organizer.send('alone', started()[0] as object)).status).toBe(200);
  await called('alone');
  file = String((await here.organizer.get('/api/matches/alone/export')).body['text']);
});
afterAll(() => here.server.close());

async function world(): Promise<World> {
  const id = `open-${randomUUID()}`;
  const asks = async (type: string, data: object): Promise<void> => {
    const { status, body } = await here.organizer.ask('POST', `/api/tournaments/${id}/commands`, command(type, data));
    if (status !== 200) throw new Error(`${type}: ${JSON.stringify(body)}`);
  };
  await asks('SetUpTournament', { name: 'The open', rounds: 2, checkIn: false, pack: { id: 'wh40k-10e' } });
  for (const player of ['ann', 'bob', 'cy', 'di']) await asks('EnterPlayer', { player });
  await asks('DraftRound', { round: 1 });
  await asks('PublishRound', { round: 1 });
  await here.server.from(TableFollower).caughtUp(PATIENCE_MS);
  const { body } = await here.organizer.get(`/api/tournaments/${id}`);
  const [table] = listAt(body, 'rounds', 0, 'tables');
  const match = String(table?.['match']);
  await called(match);
  return { id, match };
}

/** The dispute is called like its match. */
async function called(match: string): Promise<void> {
  const call = command('CallJudge', { match, side: 'A', claim: 'x' });
  expect((await here.organizer.ask('POST', `/api/disputes/${match}/commands`, call)).status).toBe(200);
}

async function holding(name: string, ...roles: readonly StaffRole[]): Promise<Person> {
  const person = await here.hire(name);
  const given = await here.organizer.ask('POST', `/api/tournaments/${own.id}/staff`, { name, roles });
  expect([given.status, given.body['roles']]).toEqual([201, roles]);
  return person;
}

const ABOUT_EVENTS: ReadonlySet<string> = new Set([
  'IssuePlayerLinks',
  'ReadEventStaff',
  'GiveEventRoles',
  'TakeEventRoles',
]);

/** Where a command about this world goes to. */
function send(person: Person, type: Type, { id, match }: World): Promise<Answer> {
  const ofEvent = type in TOURNAMENT_TYPES || ABOUT_EVENTS.has(type);
  const setting: Setting = { match: ofEvent ? id : match, side: 'A', file };
  const { method, path, body } = callOf(type, setting);
  return person.ask(method, path, body);
}

const pathOf = (type: Type): string => callOf(type, { match: 'm', side: 'A', file: '' }).path;

const TOURNAMENT_TYPES: Readonly<Record<string, true>> = Object.fromEntries(
  TYPES.filter((type) => pathOf(type).startsWith('/api/tournaments/')).map((type) => [type, true]),
);

/** What of a row is for somebody of an event; the rest is of the whole installation. */
const ROWS = STAFF_ROLES.flatMap((role) => TYPES.map((type) => ({ role, type, reach: MATRIX[type][role] })));
const WORDS_OF_NO_ROLE: readonly unknown[] = ['access/no-role', 'access/other-event', 'access/not-your-last'];

describe('whoever holds a role in one event', () => {
  test.each(STAFF_ROLES)(
    'is a stranger in another as %s, by every command of every row, and nothing is recorded',
    async (role) => {
      // Each row costs two refusals, and whoever is refused so often is held back: nobody else of these is to be.
      const somebody = await holding(`Somebody ${role}`, role);
      const head = await here.server.store.head();
      const let_in: string[] = [];
      for (const { type, reach } of ROWS.filter((one) => one.role === role)) {
        for (const where of [other, { id: 'nowhere', match: 'alone' }]) {
          const { status, body } = await send(somebody, type, where);
          const expected = reach === 'never' ? WORDS_OF_NO_ROLE : ['access/other-event'];
          if (status !== 403 || !expected.includes(body['code']))
            let_in.push(`${type}: ${status} ${String(body['code'])}`);
        }
      }
      expect(let_in).toEqual([]);
      expect(await here.server.store.head()).toBe(head);
    },
  );

  test.each(STAFF_ROLES)('does as %s what is of the whole installation nowhere', async (role) => {
    for (const { type } of ROWS.filter((one) => one.role === role && one.reach === 'any')) {
      const { status, body } = await send(staff[role], type, own);
      expect([type, status, body['code']]).toEqual([type, 403, 'access/other-event']);
    }
  });

  test.each(STAFF_ROLES)('does as %s in their own event what the matrix says', async (role) => {
    const kept: string[] = [];
    // What opens a match says of which event it is; what reads of people, and adds to them, names the event beside it.
    const elsewhere = [
      'OpenMatch',
      'PrintSheets',
      'ReadPrecedents',
      'ReadPenalties',
      'NamePerson',
      'IssuePenalty',
      'RescindPenalty',
      'AppealPenalty',
      'AnswerPenaltyAppeal',
    ];
    for (const { type } of ROWS.filter((one) => one.role === role && one.reach === 'own-event')) {
      if (elsewhere.includes(type)) continue;
      const { status, body } = await send(staff[role], type, own);
      if (status === 401 || /^access\/(?!unknown)/.test(String(body['code'])))
        kept.push(`${type}: ${String(body['code'])}`);
    }
    expect(kept).toEqual([]);
  });

  test('reads calls, penalties and disputes of their event, and of no other', async () => {
    const { judge } = staff;
    const calls = await judge.get(`/api/disputes?event=${own.id}`);
    expect(new Set(listAt(calls.body, 'disputes').map(({ match }) => match))).toEqual(new Set([own.match]));
    expect((await judge.get(`/api/disputes?match=${own.match}`)).status).toBe(200);
    for (const path of [
      '/api/disputes',
      `/api/disputes?event=${other.id}`,
      `/api/disputes?match=${other.match}`,
      `/api/disputes/${other.match}`,
      `/api/matches/${other.match}/disputes`,
      `/api/people/ann/penalties`,
      `/api/people/ann/penalties?event=${other.id}`,
      '/api/penalties/appeals',
      `/api/evidence/${'a'.repeat(64)}?dispute=${other.match}&match=${own.match}`,
    ])
      expect([path, (await judge.get(path)).body['code']]).toEqual([path, 'access/other-event']);
    expect((await judge.get(`/api/people/ann/penalties?event=${own.id}`)).status).toBe(200);
    expect((await judge.get(`/api/penalties/appeals?event=${own.id}`)).status).toBe(200);
  });

  test('is not told whether there is a dispute elsewhere, whatever is asked about it', async () => {
    const seated = await here.seatAt(own.match, 'A');
    const types = TYPES.filter((type) => type !== 'CallJudge' && pathOf(type).startsWith('/api/disputes/'));
    expect(types.length).toBeGreaterThan(10);
    const asks = (dispute: string): readonly Call[] => [
      ...types.map((type) => callOf(type, { match: dispute, side: 'A', file: '' })),
      { method: 'GET', path: `/api/disputes/${dispute}` },
      { method: 'GET', path: `/api/evidence/${'a'.repeat(64)}?dispute=${dispute}` },
      { method: 'POST', path: `/api/disputes/${dispute}/preview`, body: { remedies: [{ kind: 'none' }] } },
    ];
    for (const person of [await holding('Curious', 'judge'), seated]) {
      const told = async (dispute: string) =>
        Promise.all(
          asks(dispute).map(async ({ method, path, body }) => {
            const answered = await person.ask(method, path, body);
            const { commandId: _, correlationId: __, ...says } = answered.body;
            return [
              method,
              path.replace(dispute, 'ID'),
              answered.status,
              JSON.stringify(says).replaceAll(dispute, 'ID'),
            ];
          }),
        );
      expect(await told(other.match)).toEqual(await told(`nothing-${randomUUID()}`));
    }
  });

  test('follows what is claimed in their event alone, and opens no hand elsewhere', async () => {
    const { judge } = staff;
    const acting = await here.server.from(Sessions).acting(judge.token);
    const hears = (kind: 'calls' | 'dispute', id?: string) =>
      here.server.from(TopicRights).mayHear(acting, { kind, id } as Topic);
    expect(await Promise.all([hears('dispute', own.match), hears('calls', own.match)])).toEqual([true, true]);
    expect(await Promise.all([hears('dispute', other.match), hears('calls', other.match), hears('calls')])).toEqual([
      false,
      false,
      false,
    ]);
    const looks = await judge.get(`/api/matches/${other.match}?viewer=judge`);
    expect([looks.status, looks.body['code']]).toEqual([403, 'access/not-your-view']);
  });

  test('is told by the pages what they hold, and sees drafts of their event alone', async () => {
    const me = await staff.organizer.get('/api/access/me');
    expect(me.body).toMatchObject({ roles: [], events: [{ event: own.id, roles: ['organizer'] }] });
    const may = async (id: string) => at((await staff.organizer.get(`/api/tournaments/${id}`)).body, 'may');
    expect(await may(own.id)).toContain('CloseRound');
    expect(await may(other.id)).toEqual([]);
  });
});

test('a penalty is given by judges of its event, and seen by them', async () => {
  const issue = (match: string, person: string) =>
    command('IssuePenalty', {
      penalty: randomUUID(),
      person,
      match,
      policy: 'frontline-itc',
      infraction: 'late',
      level: 'warning',
      because: 'x',
    });
  const players = async (match: string) =>
    String(at((await here.organizer.get(`/api/matches/${match}`)).body, 'seats', 'A', 'player'));
  const [mine, theirs] = [await players(own.match), await players(other.match)];
  const give = (by: Person, person: string, match: string) =>
    by.ask('POST', `/api/people/${person}/penalties/commands`, issue(match, person));
  expect((await give(staff.judge, theirs, other.match)).body['code']).toBe('access/other-event');
  expect((await give(staff.judge, mine, own.match)).body['outcome']).toBe('recorded');
  expect((await give(here.organizer, mine === theirs ? mine : theirs, other.match)).body['outcome']).toBe('refused');
  const seen = await staff.judge.get(`/api/people/${mine}/penalties?event=${own.id}`);
  expect(listAt(seen.body, 'penalties').map(({ match }) => match)).toEqual([own.match]);
});

describe('roles of an event', () => {
  test('are given and taken by its organizers, and end at once', async () => {
    const { organizer } = staff;
    const hired = await here.hire('Nina New');
    const list = `/api/tournaments/${own.id}/staff`;
    expect((await organizer.ask('POST', list, { name: 'Nobody Here', roles: ['judge'] })).body['code']).toBe(
      'access/unknown-account',
    );
    expect((await organizer.ask('POST', list, { name: 'nina new', roles: ['scorekeeper'] })).status).toBe(201);
    expect((await hired.get(`/api/matches/${own.match}/seats`)).status).toBe(200);
    const { body } = await organizer.get(list);
    expect(listAt(body, 'staff').find(({ name }) => name === 'Nina New')).toMatchObject({
      id: hired.id,
      roles: ['scorekeeper'],
      by: organizer.id,
    });
    expect(
      (await organizer.ask('POST', `/api/tournaments/${other.id}/staff`, { name: 'Nina New', roles: ['judge'] })).body[
        'code'
      ],
    ).toBe('access/other-event');
    expect((await organizer.ask('DELETE', `${list}/${hired.id}`)).status).toBe(204);
    expect((await hired.get(`/api/matches/${own.match}/seats`)).body['code']).toBe('access/signed-out');
    expect((await organizer.ask('DELETE', `${list}/${hired.id}`)).status).toBe(404);
  });

  test('are for events that are there', async () => {
    const { status } = await here.organizer.ask('POST', '/api/tournaments/nowhere/staff', {
      name: 'x',
      roles: ['judge'],
    });
    expect(status).toBe(404);
  });

  test('go with the account', async () => {
    const gone = await here.hire('Gone Soon');
    await here.organizer.ask('POST', `/api/tournaments/${own.id}/staff`, { name: 'Gone Soon', roles: ['judge'] });
    expect((await here.organizer.ask('DELETE', `/api/access/staff/${gone.id}`)).status).toBe(204);
    const { body } = await here.organizer.get(`/api/tournaments/${own.id}/staff`);
    expect(listAt(body, 'staff').map(({ id }) => id)).not.toContain(gone.id);
  });
});
