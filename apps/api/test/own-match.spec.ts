import { randomUUID } from 'node:crypto';
import { draws, nightfall, NIGHT_SHELF } from '@adjutant/testing/given';
import { isBarred, STAKES, MATRIX } from '@adjutant/access';
import { areSame } from '@adjutant/event';
import { callOf, UNSENDABLE } from './matrix-calls.js';
import { at, command, roster, type Answer } from './running.js';
import { staffed, type Person, type StaffedServer } from './staffed.js';

let event: StaffedServer;
/** Plays, and has every role that an account can have. */
let jo: Person;
let kim: Person;
/** Has a second id with the same way to be reached, and a third by which nobody would know. */
let zoe: string;
const THIRD = 'somebody-else';

beforeAll(async () => {
  event = await staffed();
  jo = await event.hire('Jo', 'scorekeeper', 'judge', 'head-judge', 'organizer');
  kim = await event.hire('Kim', 'judge', 'head-judge', 'organizer');
  const contact = 'jo@example.org';
  expect((await event.organizer.ask('PUT', `/api/people/${jo.id}`, { name: 'Jo', contact })).status).toBe(200);
  const { body } = await event.organizer.ask('POST', '/api/people', { name: 'Zoe', contact: ' Jo@Example.org ' });
  zoe = String(body['id']);
});
afterAll(() => event.server.close());

async function opened(match: string, player: string): Promise<void> {
  const seats = { A: { player }, B: { player: 'bob' } };
  const opening = command('OpenMatch', { title: 'x', pack: { id: 'wh40k-10e' }, seats });
  const begun = [opening, roster('A'), roster('B'), command('StartBattle', { firstTurn: 'A' })];
  const used = command('UseStratagem', {
    ...{ player: 'A', stratagem: 'Grenade', roles: { target: 'A-1' } },
    override: { reason: 'for the test' },
  });
  const { status, body } = await kim.send(match, ...begun, used);
  expect([status, at(body, 4, 'outcome')]).toEqual([200, 'recorded']);
  const call = command('CallJudge', { match, side: 'B', claim: 'x' });
  expect((await kim.ask('POST', `/api/disputes/${match}/commands`, call)).status).toBe(200);
}

const TYPES = (Object.keys(STAKES) as (keyof typeof STAKES)[]).filter(
  (type) =>
    STAKES[type] === 'match' &&
    !UNSENDABLE.has(type) &&
    Object.values(MATRIX[type]).some((reach) => reach === 'any' || reach === 'own-event'),
);

function sent(person: Person, type: keyof typeof STAKES, match: string): Promise<Answer> {
  if (type !== 'IssuePenalty' && type !== 'RescindPenalty' && type !== 'AnswerPenaltyAppeal') {
    const { method, path, body } = callOf(type, { match, side: 'B', file: '' });
    return person.ask(method, path, body);
  }
  const what = { policy: 'frontline-itc', infraction: 'late', level: 'warning', because: 'x' };
  const issue = command('IssuePenalty', { penalty: randomUUID(), person: 'bob', match, ...what });
  const rescind = command('RescindPenalty', { penalty: given.get(match), because: 'x' });
  const answer = command('AnswerPenaltyAppeal', { penalty: given.get(match), verdict: 'upheld', because: 'x' });
  const asked = { IssuePenalty: issue, RescindPenalty: rescind, AnswerPenaltyAppeal: answer }[type];
  return person.ask('POST', '/api/people/bob/penalties/commands', asked);
}

const given = new Map<string, string>();

/** One that Kim has given in the match. */
async function penalised(match: string): Promise<void> {
  const penalty = randomUUID();
  given.set(match, penalty);
  const what = { policy: 'frontline-itc', infraction: 'late', level: 'warning', because: 'x', deviation: 'x' };
  const issue = command('IssuePenalty', { penalty, person: 'bob', match, ...what });
  expect((await kim.ask('POST', '/api/people/bob/penalties/commands', issue)).status).toBe(200);
}

describe.each([
  ['by the id of the account', () => jo.id, false],
  ['by a second id that is reached in the same way', () => zoe, false],
  ['by a third id, having sat down there while signed in', () => THIRD, true],
])('whoever plays a match %s', (_, player, sits) => {
  const match = `played-${randomUUID()}`;
  beforeAll(async () => {
    await opened(match, player());
    await penalised(match);
    if (!sits) return;
    const issued = await kim.ask('POST', `/api/matches/${match}/seats/A/links`, {});
    expect((await jo.ask('POST', '/api/access/seat', { link: issued.body['link'] })).status).toBe(200);
  });

  test('is no official of it, whatever is sent', async () => {
    const head = await event.server.store.head();
    for (const type of TYPES) {
      const { status, body } = await sent(jo, type, match);
      expect([type, status, body['code']]).toEqual([type, 403, 'ruling/own-match']);
    }
    expect(await event.server.store.head()).toBe(head);
  });

  test('sees no sealed hand, at no door', async () => {
    for (const path of [
      '',
      '/ledger',
      '/timeline',
      '/options',
      '/pending',
      '/doubts',
      '/replay',
      '/attempts',
      '/moments',
    ])
      expect([path, (await jo.get(`/api/matches/${match}${path}?viewer=judge`)).body['code']]).toEqual([
        path,
        'ruling/own-match',
      ]);
    const supposed = await jo.ask('POST', `/api/matches/${match}/suppose?viewer=judge`, { supposals: [] });
    expect(supposed.body['code']).toBe('ruling/own-match');
    const link = await jo.ask('POST', `/api/matches/${match}/seats/B/links`, {});
    expect([link.status, link.body['code']]).toEqual([403, 'ruling/own-match']);
    expect((await jo.ask('POST', `/api/matches/${match}/seats/A/links`, {})).status).toBe(201);
  });

  test('speaks for the own side only, sets no refusal aside and ends no match', async () => {
    for (const asked of [
      command('ConcedeMatch', { player: 'B' }),
      command('ConfirmResult', { player: 'B' }),
      command('FinishMatch', { ending: 'judge' }),
      command('UseStratagem', {
        player: 'A',
        stratagem: 'Grenade',
        roles: { target: 'A-1' },
        override: { reason: 'x' },
      }),
    ])
      expect((await jo.send(match, asked)).body['code']).toBe('ruling/own-match');
    for (const asked of [command('MakeStatement', { side: 'B', text: 'x' }), command('WithdrawCall', { side: 'B' })])
      expect((await jo.ask('POST', `/api/disputes/${match}/commands`, asked)).body['code']).toBe(
        'dispute/not-your-seat',
      );
    expect((await jo.ask('POST', `/api/disputes/${match}/commands`, command('WithdrawCall', {}))).body['code']).toBe(
      'dispute/not-your-call',
    );
  });

  test('keeps the score of it like any scorekeeper', async () => {
    expect((await jo.send(match, command('GainCommandPoints', { player: 'A', amount: 1, what: 'x' }))).status).toBe(
      200,
    );
  });

  test('and others judge it', async () => {
    const answered = await kim.ask('POST', `/api/disputes/${match}/commands`, command('ClaimCall', {}));
    expect([answered.status, answered.body['code']]).toEqual([200, undefined]);
  });
});

describe('whoever is called otherwise', () => {
  const match = 'renamed';
  const second = randomUUID();
  const called = (by: Person, name: string, contact?: string | null) =>
    by.ask('PUT', `/api/people/${second}`, { name, ...(contact === undefined ? {} : { contact }) });
  const looks = async () => (await jo.get(`/api/matches/${match}?viewer=judge`)).body['code'];
  beforeAll(async () => {
    // Written down by the desk, with a letter of another alphabet.
    const sam = await event.hire('Sam', 'scorekeeper');
    expect((await called(sam, 'Jо.')).status).toBe(200);
    await opened(match, second);
    expect(await looks()).toBe('ruling/own-match');
    expect((await called(sam, 'Jо.')).status).toBe(200);
    for (const [id, name] of [
      [second, 'Victor'],
      [second, 'Kim'],
      [kim.id, 'Jo'],
    ] as const) {
      const { status, body } = await sam.ask('PUT', `/api/people/${id}`, { name });
      expect([status, body['code']]).toEqual([403, 'access/no-role']);
    }
  });

  test('is no official of a match that they played under a name of theirs, though they are an organizer', async () => {
    expect((await called(jo, 'Victor', 'victor@example.org')).status).toBe(200);
    expect(await looks()).toBe('ruling/own-match');
    const voids = command('VoidMatch', { because: 'x' });
    expect((await jo.send(match, voids)).body['code']).toBe('ruling/own-match');
    const what = { policy: 'frontline-itc', infraction: 'late', level: 'warning', because: 'x' };
    const own = command('IssuePenalty', { penalty: randomUUID(), person: second, ...what });
    const { body } = await jo.ask('POST', `/api/people/${second}/penalties/commands`, own);
    expect(body['code']).toBe('penalty/of-oneself');
  });

  test('also where they were reached alike, and by a match that was opened before', async () => {
    expect((await called(event.organizer, 'Victor', 'jo@example.org')).status).toBe(200);
    expect((await called(event.organizer, 'Victor', null)).status).toBe(200);
    expect(await looks()).toBe('ruling/own-match');
    await opened('later', second);
    expect((await jo.get('/api/matches/later?viewer=judge')).status).toBe(200);
  });
});

describe('a match that one plays in', () => {
  const match = `disputed-${randomUUID()}`;
  const elsewhere = `elsewhere-${randomUUID()}`;
  const penalise = (who: Person, about: object): Promise<Answer> => {
    const what = { policy: 'frontline-itc', infraction: 'late', level: 'warning', because: 'x', deviation: 'x' };
    const issue = command('IssuePenalty', { penalty: randomUUID(), person: 'bob', ...what, ...about });
    return who.ask('POST', '/api/people/bob/penalties/commands', issue);
  };
  beforeAll(async () => {
    await opened(match, jo.id);
    await opened(elsewhere, 'ann');
  });

  test('is meant as well where a penalty names its dispute alone, or another match beside it', async () => {
    for (const about of [{ dispute: match }, { dispute: match, match: elsewhere }])
      expect((await penalise(jo, about)).body['code']).toBe('ruling/own-match');
    expect((await penalise(kim, { dispute: match, match: elsewhere })).body['code']).toBe('penalty/not-in-this-match');
    expect((await penalise(kim, { dispute: match, match })).status).toBe(200);
    const given = await penalise(kim, { dispute: match });
    const penalty = at(given.body, 'events', 0, 'data', 'penalty');
    const rescind = command('RescindPenalty', { penalty, because: 'x' });
    const { body } = await jo.ask('POST', '/api/people/bob/penalties/commands', rescind);
    expect(body['code']).toBe('ruling/own-match');
  });

  test("is nobody's to throw the other player out of, by a link taken back", async () => {
    const issued = { A: '', B: '' };
    for (const side of ['A', 'B'] as const)
      issued[side] = String((await kim.ask('POST', `/api/matches/${match}/seats/${side}/links`, {})).body['id']);
    const revoked = (who: Person, link: string) => who.ask('DELETE', `/api/matches/${match}/seats/links/${link}`);
    const { status, body } = await revoked(jo, issued.B);
    expect([status, body['code']]).toEqual([403, 'ruling/own-match']);
    expect((await revoked(jo, issued.A)).status).toBe(204);
    expect((await revoked(kim, issued.B)).status).toBe(204);
  });

  test('stays so after the seat is corrected to somebody else', async () => {
    const seats = { A: { player: 'nobody-known' }, B: { player: 'bob' } };
    expect((await kim.send(match, command('CorrectSeats', { seats, because: 'x' }))).status).toBe(200);
    const adjust = command('AdjustPoints', { player: 'B', resource: 'cp', amount: 1, because: 'x' });
    for (const [asked, answered] of [
      [adjust, await jo.send(match, adjust)],
      ['claims', await jo.ask('POST', `/api/disputes/${match}/commands`, command('ClaimCall', {}))],
      ['penalises', await penalise(jo, { match })],
      ['looks', await jo.get(`/api/matches/${match}?viewer=judge`)],
    ] as const)
      expect([asked, answered.body['code']]).toEqual([asked, 'ruling/own-match']);
  });
});

test('nobody gives or takes back a penalty of their own', async () => {
  const what = { policy: 'frontline-itc', infraction: 'late', level: 'warning', because: 'x' };
  for (const person of [jo.id, zoe]) {
    const path = `/api/people/${person}/penalties/commands`;
    const own = command('IssuePenalty', { penalty: randomUUID(), person, ...what });
    const { status, body } = await jo.ask('POST', path, own);
    expect([status, body['code']]).toEqual([403, 'penalty/of-oneself']);
  }
});

test('nobody draws for the other side what is sealed from them', async () => {
  const night = await staffed({ shelf: NIGHT_SHELF });
  const both = await night.hire('Jo', 'scorekeeper', 'judge');
  const story = [...nightfall(), draws('A', 11), draws('B', 12)].map(({ type, data }) => command(type, data));
  expect((await night.organizer.ask('GET', '/api/event')).status).toBe(200);
  const other = await night.hire('Kim', 'scorekeeper', 'judge');
  expect((await other.send('m', ...story.slice(0, -2))).status).toBe(200);
  const issued = await other.ask('POST', '/api/matches/m/seats/A/links', {});
  expect((await both.ask('POST', '/api/access/seat', { link: issued.body['link'] })).status).toBe(200);
  const [own, others] = story.slice(-2);
  expect((await both.send('m', others as object)).body['code']).toBe('ruling/own-match');
  expect((await both.send('m', own as object)).body['outcome']).toBe('recorded');
  await night.server.close();
});

test('nobody opens the other hand by ending a match that they play under another id', async () => {
  const night = await staffed({ shelf: NIGHT_SHELF });
  const sam = await night.hire('Sam Keeper', 'scorekeeper');
  const other = await night.hire('Kim', 'scorekeeper');
  const made = await night.organizer.ask('POST', '/api/people', { name: 'sam keeper' });
  const second = String(made.body['id']);
  const told = [...nightfall(), draws('A', 11)].map(({ type, data }) => command(type, data));
  const ends = [command('FinishMatch', { ending: 'time' }), command('ConcedeMatch', { player: 'B' })];
  for (const [player, match, end] of [
    [second, 'n1', ends[0]],
    [second, 'n2', ends[1]],
    [sam.id, 'n3', command('FinishMatch', { ending: 'time' })],
  ] as const) {
    const [, ...rest] = told.map((one) => ({ ...one, commandId: randomUUID() }));
    const seats = { A: { player: 'ann' }, B: { player } };
    const [first] = nightfall();
    const opening = command('OpenMatch', { ...first?.data, seats });
    expect((await other.send(match, opening, ...rest)).status).toBe(200);
    const ended = await sam.send(match, end as object);
    expect([ended.body['outcome'], JSON.stringify(ended.body).includes('ObjectiveRevealed')]).toEqual([
      'recorded',
      false,
    ]);
    const corrected = { A: { player: 'ann' }, B: { player: 'ben' } };
    const after = await other.send(match, command('CorrectSeats', { seats: corrected, because: 'x' }));
    expect([after.body['outcome'], JSON.stringify(after.body).includes('ObjectiveRevealed')]).toEqual([
      'recorded',
      false,
    ]);
  }
  await night.server.close();
});

describe('the law', () => {
  test('weighs what is for officials only, for everybody who plays', () => {
    for (const type of TYPES) {
      expect([type, isBarred({ type }, ['A'])]).toEqual([type, true]);
      expect([type, isBarred({ type }, [])]).toEqual([type, false]);
    }
    expect(isBarred({ type: 'ConcedeMatch' }, ['A'], 'A')).toBe(false);
    expect(isBarred({ type: 'ConcedeMatch' }, ['A'], 'B')).toBe(true);
    expect(isBarred({ type: 'AnswerQuestion' }, ['A'], 'neither')).toBe(true);
  });

  test.each([
    [{ name: 'Jo van Dyk', contact: null }, { name: ' jo  VAN dyk', contact: null }, true],
    [{ name: 'Jo', contact: 'a@b.example' }, { name: 'Zoe', contact: 'A@B.example' }, true],
    [{ name: 'Jud Only', contact: null }, { name: 'Jud Оnly', contact: null }, true],
    [{ name: 'Jud Only', contact: null }, { name: 'Jud Only.', contact: null }, true],
    [{ name: '!', contact: null }, { name: '?', contact: null }, false],
    [{ name: 'Jo', contact: null }, { name: 'Zoe', contact: null }, false],
    [{ name: 'Jo', contact: '' }, { name: 'Zoe', contact: '' }, false],
    [undefined, { name: 'Jo', contact: null }, false],
  ])('%j and %j are one person: %s', (one, other, same) => expect(areSame(one, other)).toBe(same));
});
