import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { POLICIES } from '../src/settings.js';
import { command, listAt, started, type Answer } from './running.js';
import { staffed, type Person, type StaffedServer } from './staffed.js';

type Who = 'stranger' | 'scorekeeper' | 'judge' | 'head' | 'organizer' | 'ann' | 'annElsewhere' | 'bob';

let policies: string;
let event: StaffedServer;
let people: Readonly<Record<Who, Person>>;

beforeAll(async () => {
  // The policies of the repository, one of which shows to the head judge alone.
  policies = mkdtempSync(join(tmpdir(), 'adjutant-policies-'));
  cpSync(POLICIES, policies, { recursive: true });
  const file = join(policies, 'wtc', 'policy.json');
  const wtc = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...wtc, visibleTo: ['head-judge'] }));
  event = await staffed({ policies });
  const scorekeeper = await event.hire('Sam', 'scorekeeper');
  for (const match of ['m', 'n']) expect((await scorekeeper.send(match, ...started())).status).toBe(200);
  people = {
    stranger: event.someone(),
    scorekeeper,
    judge: await event.hire('Jo', 'judge'),
    head: await event.hire('Hal', 'judge', 'head-judge'),
    organizer: event.organizer,
    ann: await event.seatAt('m', 'A'),
    annElsewhere: await event.seatAt('n', 'A'),
    bob: await event.seatAt('m', 'B'),
  };
  expect((await give('judge', { match: 'm' })).status).toBe(200);
  const wtcs = { match: 'm', policy: 'wtc', infraction: 'slow-play', level: 'warning' };
  expect((await give('head', wtcs)).status).toBe(200);
});
afterAll(async () => {
  await event.server.close();
  rmSync(policies, { recursive: true, force: true });
});

const issue = (more: object = {}) => {
  const what = { policy: 'frontline-itc', infraction: 'late', level: 'warning', because: 'Ten minutes' };
  return command('IssuePenalty', { penalty: randomUUID(), person: 'ann', ...what, ...more });
};
const give = (who: Who, more: object = {}): Promise<Answer> =>
  people[who].ask('POST', '/api/people/ann/penalties/commands', issue(more));

describe('the penalties of ann', () => {
  test.each([
    ['stranger', 401, 'access/sign-in-first'],
    ['scorekeeper', 403, 'access/no-role'],
    ['bob', 403, 'access/no-role'],
  ] as const)('are not for %s', async (who, status, code) => {
    const { status: answered, body } = await people[who].get('/api/people/ann/penalties');
    expect([answered, body['code']]).toEqual([status, code]);
    expect(JSON.stringify(body)).not.toContain('Ten minutes');
  });

  test.each([
    ['ann', ['frontline-itc', 'wtc']],
    // A seat at another table is not where they were given.
    ['annElsewhere', []],
    ['judge', ['frontline-itc']],
    ['organizer', ['frontline-itc']],
    ['head', ['frontline-itc', 'wtc']],
  ] as const)('are shown to %s as far as the policy says', async (who, expected) => {
    const { status, body } = await people[who].get('/api/people/ann/penalties');
    expect(status).toBe(200);
    const shown = listAt(body, 'penalties').map((one) => (one['policy'] as { readonly id: string }).id);
    expect(shown).toEqual(expected);
  });

  test('are counted in advice for those only who may see them', async () => {
    const path = '/api/policies/frontline-itc/advice?infraction=late&person=ann';
    const codes: [Who, number][] = [
      ['stranger', 401],
      ['scorekeeper', 403],
      ['ann', 403],
      ['bob', 403],
      ['judge', 200],
      ['organizer', 200],
    ];
    for (const [who, status] of codes) expect([who, (await people[who].get(path)).status]).toEqual([who, status]);
  });
});

describe('giving a penalty', () => {
  const cheating = { infraction: 'cheating', level: 'disqualification' };

  test.each([
    ['stranger', {}, 401, 'access/sign-in-first'],
    ['scorekeeper', {}, 403, 'access/no-role'],
    ['bob', {}, 403, 'access/no-role'],
    ['judge', cheating, 403, 'penalty/level-not-yours'],
    ['organizer', {}, 403, 'penalty/level-not-yours'],
  ] as const)('is refused to %s with %j', async (who, what, status, code) => {
    const before = (await event.server.store.readBare('penalties-ann')).length;
    const { status: answered, body } = await give(who, what);
    expect([answered, body['code']]).toEqual([status, code]);
    expect(await event.server.store.readBare('penalties-ann')).toHaveLength(before);
  });

  test('goes by the least role that may, of those that somebody has', async () => {
    const recorded = async (infraction: string, level: string) => {
      const data = { penalty: randomUUID(), person: 'cy', policy: 'amg', infraction, level, because: 'x' };
      const { body } = await people.head.ask(
        'POST',
        '/api/people/cy/penalties/commands',
        command('IssuePenalty', data),
      );
      return listAt(body, 'events').map((one) => (one['data'] as { readonly by: object }).by);
    };
    expect(await recorded('late', 'normal-warning')).toEqual([{ id: people.head.id, role: 'judge' }]);
    expect(await recorded('absent', 'match-loss')).toEqual([{ id: people.head.id, role: 'head-judge' }]);
  });
});

test('precedents are for judges and the organizer', async () => {
  const codes = async (path: string) =>
    Promise.all(
      (['stranger', 'scorekeeper', 'ann', 'judge', 'head', 'organizer'] as const).map(
        async (who) => (await people[who].get(path)).status,
      ),
    );
  expect(await codes('/api/precedents')).toEqual([401, 403, 403, 200, 200, 200]);
  expect(await codes('/api/disputes/none/precedents')).toEqual([401, 403, 403, 404, 404, 404]);
});

describe('a penalty that goes with a ruling', () => {
  const take = (who: Who, ...commands: readonly object[]) =>
    people[who].ask('POST', '/api/disputes/d/commands', commands.length === 1 ? commands[0] : commands);

  beforeAll(async () => {
    const claim = 'She measured twice';
    expect((await take('bob', command('CallJudge', { match: 'm', side: 'B', claim }))).status).toBe(200);
    const what = {
      policy: 'frontline-itc',
      infraction: 'careless-play',
      level: 'yellow-card',
      because: 'Loose measures',
    };
    const penalties = [{ person: 'ann', ...what }];
    const ruling = { remedies: [{ kind: 'none' }], because: 'Measured again, in reach', penalties };
    const given = await take('judge', command('ClaimCall', {}), command('GiveRuling', ruling));
    expect(given.status).toBe(200);
  });

  test('reaches the person whom it is for', async () => {
    const { body } = await people.ann.get('/api/people/ann/penalties');
    expect(listAt(body, 'penalties').at(-1)).toMatchObject({
      ...{ match: 'm', side: 'A', dispute: 'd', ruling: '1', deviation: null },
      advised: { level: { id: 'yellow-card' } },
      by: { id: people.judge.id, role: 'judge' },
    });
  });

  test.each([
    ['ann', true],
    ['bob', false],
    ['scorekeeper', false],
    ['judge', true],
    ['organizer', true],
  ] as const)('is in the dispute as %s reads it: %s', async (who, shown) => {
    const { status, body } = await people[who].get('/api/disputes/d');
    expect(status).toBe(200);
    expect(listAt(body, 'rulings', 0, 'penalties')).toHaveLength(shown ? 1 : 0);
    expect(JSON.stringify(body).includes('careless-play')).toBe(shown);
    expect(JSON.stringify(body)).toContain('Measured again, in reach');
  });

  test('is not told to an opponent who comes too late', async () => {
    const late = command('AcceptRuling', { side: 'B' }, { expectedRevision: 0 });
    const { status, body } = await take('bob', late);
    expect([status, body['code']]).toEqual([409, 'dispute/stale-revision']);
    expect(listAt(body, 'events').map((one) => one['type'])).toContain('RulingGiven');
    expect(JSON.stringify(body)).not.toContain('careless-play');
  });
});
