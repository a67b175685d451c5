import { type AnyCommandType, MATRIX, PERSON_ROLES, type PersonRole, type Reach } from '@adjutant/access';
import type { Side } from '@adjutant/rules';
import { at, command, folder, grenade, started, toShooting, type Answer } from './running.js';
import { appealedId, callOf, OPEN_TO_PLAYERS, UNSENDABLE, USE, type Call } from './matrix-calls.js';
import { staffed, type Person, type StaffedServer } from './staffed.js';

type Type = AnyCommandType;
type Where = 'own side' | 'other side' | 'other match';

const STAFF = ['scorekeeper', 'judge', 'head-judge', 'organizer'] as const;
const TYPES = Object.keys(MATRIX) as readonly Type[];
/** Commands that say, or that the record says of, whose they are. */
const SIDED: ReadonlySet<Type> = new Set(TYPES.filter((type) => MATRIX[type].player === 'own-side'));

let event: StaffedServer;
let staff: Readonly<Record<(typeof STAFF)[number], Person>>;
/** More battles begin here within a minute than one person may begin. */
let openers: readonly Person[];
let battles = 0;
let stranger: Person;
let elsewhere: Person;
let file: string;

beforeAll(async () => {
  // Where there are no packs to read there are no samples either: loading them takes seconds and is tested elsewhere.
  event = await staffed({ packs: folder() });
  staff = {
    scorekeeper: await event.hire('Sam', 'scorekeeper'),
    judge: await event.hire('Jo', 'judge'),
    'head-judge': await event.hire('Hal', 'head-judge'),
    organizer: event.organizer,
  };
  openers = await Promise.all(['Kim', 'Lee', 'Max'].map((name) => event.hire(name, 'scorekeeper')));
  stranger = event.someone();
  expect((await event.organizer.ask('PUT', '/api/event', OPEN_TO_PLAYERS)).status).toBe(200);
  await opened('elsewhere');
  elsewhere = await event.seatAt('elsewhere', 'A');
  file = String((await stranger.get('/api/matches/elsewhere/export')).body['text']);
});
afterAll(() => event.server.close());

/** A battle with one use of each side: six entries. */
async function opened(match: string): Promise<void> {
  const use = (player: Side) =>
    command('UseStratagem', {
      player,
      stratagem: 'Grenade',
      roles: { target: `${player}-1` },
      override: { reason: 'for the test' },
    });
  const { judge } = staff;
  const opener = openers[battles % openers.length]!;
  battles += 1;
  expect((await opener.send(match, ...started())).status).toBe(200);
  const used = await judge.send(match, use('A'), use('B'));
  expect([used.status, at(used.body, 0, 'revision'), at(used.body, 1, 'revision')]).toEqual([200, USE.A, USE.B]);
}

async function penalised(match: string, side: Side): Promise<void> {
  const person = side === 'A' ? 'ann' : 'bob';
  const what = { policy: 'frontline-itc', infraction: 'late', level: 'warning', because: 'x' };
  const issue = command('IssuePenalty', { penalty: appealedId({ match, side }), person, match, ...what });
  expect((await staff.judge.ask('POST', `/api/people/${person}/penalties/commands`, issue)).status).toBe(200);
}

async function revisionOf(match: string): Promise<number> {
  return Number((await stranger.get(`/api/matches/${match}`)).body['revision'] ?? -1);
}

/** What the matrix says of a player there: null where nothing stands in the way. */
function expectedOfPlayer(type: Type, where: Where): string | null {
  const reach: Reach = MATRIX[type].player;
  if (reach === 'never') return 'access/no-role';
  if (reach === 'any' || reach === 'own-event') return null;
  if (reach === 'own-entry') return 'access/not-your-entry';
  if (where === 'other match') return 'access/other-match';
  return where === 'other side' && reach === 'own-side' ? 'access/not-your-seat' : null;
}

/** What is corrected in the cells was recorded by a judge. */
function expectedOfStaff(reach: Reach): string | null {
  if (reach === 'own-last') return 'access/not-your-last';
  return reach === 'any' || reach === 'own-event' ? null : 'access/no-role';
}

async function isRefused(answer: Answer, code: string, head: string): Promise<void> {
  const expected =
    code === 'command/unknown-type'
      ? [400, code, undefined]
      : [code === 'access/sign-in-first' ? 401 : 403, code, 'refused'];
  expect([answer.status, answer.body['code'], answer.body['outcome']]).toEqual(expected);
  // Not in the match and not beside it: nothing at all.
  expect(await event.server.store.head()).toBe(head);
}

function isLetThrough({ status, body }: Answer): void {
  expect([400, 401, 429, 500]).not.toContain(status);
  expect(String(at(body, 'code') ?? '')).not.toMatch(/^(access\/(?!unknown)|override\/)/);
}

const sends = (person: Person, { method, path, body }: Call): Promise<Answer> => person.ask(method, path, body);

interface Cell {
  readonly who: string;
  /** Why not; null where they may. */
  readonly code: string | null;
  readonly side: Side;
  sender(): Person;
}

describe.each(TYPES)('%s', (type) => {
  const opens = type === 'OpenMatch';
  const match = opens ? 'another' : `of-${type}`;
  let ann: Person;
  beforeAll(async () => {
    await opened(`of-${type}`);
    ann = await event.seatAt(`of-${type}`, 'A');
    const called = command('CallJudge', { match: `of-${type}`, side: 'A', claim: 'x' });
    expect((await staff.scorekeeper.ask('POST', `/api/disputes/of-${type}/commands`, called)).status).toBe(200);
    if (type === 'AppealPenalty') for (const side of ['A', 'B'] as const) await penalised(`of-${type}`, side);
  });

  const players = (['own side', 'other side', 'other match'] as const).map((where): Cell => ({
    who: `a player, ${where}`,
    code: expectedOfPlayer(type, where),
    side: where === 'other side' ? 'B' : 'A',
    sender: () => (where === 'other match' ? elsewhere : ann),
  }));
  const others = STAFF.map((role): Cell => ({
    who: role,
    code: expectedOfStaff(MATRIX[type][role]),
    side: 'A',
    sender: () => staff[role],
  }));
  const known = [...players, ...others].map((cell) =>
    UNSENDABLE.has(type) ? { ...cell, code: 'command/unknown-type' } : cell,
  );
  const nobody: Cell = { who: 'nobody in particular', code: 'access/sign-in-first', side: 'A', sender: () => stranger };
  const cells = [nobody, ...known];

  // Those who may not come first: what those who may do changes the match.
  for (const { who, code, side, sender } of cells.filter(({ code }) => code !== null)) {
    test(`${who}: ${code}`, async () => {
      const head = await event.server.store.head();
      await isRefused(await sends(sender(), callOf(type, { match, side, file })), String(code), head);
    });
  }

  for (const { who, side, sender } of cells.filter(({ code }) => code === null)) {
    test(`${who} may`, async () => isLetThrough(await sends(sender(), callOf(type, { match, side, file }))));
  }
});

describe('what is in a command', () => {
  test.each([
    ['A', 'player', 'override/judge-only'],
    ['A', 'scorekeeper', 'override/judge-only'],
    ['A', 'organizer', 'override/judge-only'],
    ['A', 'judge', undefined],
  ] as const)('an override of %s by a %s: %s', async (player, role, code) => {
    const match = `override-${role}`;
    await opened(match);
    const person = role === 'player' ? await event.seatAt(match, 'A') : staff[role];
    const data = { player, stratagem: 'Grenade', roles: { target: 'A-1' }, override: { reason: 'x' } };
    const { body } = await person.send(match, command('UseStratagem', data));
    expect(body['code']).toBe(code);
    expect(await revisionOf(match)).toBe(code === undefined ? USE.B + 1 : USE.B);
  });

  test('only a judge ends a match by decision', async () => {
    await opened('decided');
    const finish = () => command('FinishMatch', { ending: 'judge' });
    expect((await staff.scorekeeper.send('decided', finish())).body['code']).toBe('override/judge-only');
    expect((await staff.judge.send('decided', finish())).status).toBe(200);
  });

  test('neither player answers alone what one of them contests', async () => {
    await staff.scorekeeper.send('contested', ...started(), toShooting());
    const [ann, bob] = [await event.seatAt('contested', 'A'), await event.seatAt('contested', 'B')];
    const used = await ann.send('contested', await grenade(event.server, 'contested'));
    const entry = Number(used.body['revision']);
    const [question = ''] = Object.keys(at(used.body, 'events', 0, 'data', 'answers') as object);
    const answer = (says: string) => command('AnswerQuestion', { entry, question, answer: says });
    expect((await bob.send('contested', answer('no'))).body['code']).toBe('access/not-your-seat');
    expect((await ann.send('contested', answer('yes'))).body['outcome']).toBe('already');
    const contest = command('ContestAnswer', { entry, question, player: 'B', because: 'too far' });
    expect((await bob.send('contested', contest)).body['outcome']).toBe('recorded');
    for (const one of [ann, bob])
      expect((await one.send('contested', answer('yes'))).body['code']).toBe('access/not-your-seat');
    expect((await staff.judge.send('contested', answer('yes'))).body['outcome']).toBe('recorded');
    expect((await bob.send('contested', { ...answer('no'), data: { entry: 99, question, answer: 'no' } })).status).toBe(
      403,
    );
  });
});

describe('the matrix', () => {
  test('lets nobody act as the system, and spectators do nothing', () => {
    for (const row of Object.values(MATRIX)) {
      expect(Object.keys(row).toSorted()).toEqual([...PERSON_ROLES].toSorted());
      expect(row.spectator).toBe('never');
    }
  });

  test('says who settles what, in so many words', () => {
    const may = (type: keyof typeof MATRIX): readonly PersonRole[] =>
      PERSON_ROLES.filter((role) => MATRIX[type][role] !== 'never');
    expect(may('RewindMatch')).toEqual(['head-judge']);
    expect(may('CorrectEntry')).toEqual(['scorekeeper', 'judge', 'head-judge']);
    expect(MATRIX.CorrectEntry.scorekeeper).toBe('own-last');
    expect(may('InspectHands')).toEqual(['judge', 'head-judge']);
    expect(may('OpenMatch')).toEqual(['scorekeeper', 'judge', 'head-judge', 'organizer']);
    expect(may('AddStaff')).toEqual(['organizer']);
    expect(may('UseStratagem')).toEqual(['player', 'scorekeeper', 'judge', 'head-judge']);
  });

  test('knows the side of every command that players send for their own', () => {
    expect(SIDED.size).toBeGreaterThan(15);
  });
});
