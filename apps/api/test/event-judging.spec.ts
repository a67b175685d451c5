import { randomUUID } from 'node:crypto';
import { TableFollower } from '@adjutant/event';
import { EventDay } from './event-day.js';
import { as, call, HEAD, rules, sendTo } from './judges.js';
import { at, command, folder, listAt, run, started, type Running } from './running.js';

const NONE = { kind: 'none' };
const PATIENCE_MS = 60_000;
const EVENT_SETTINGS = { pack: { id: 'wh40k-10e' } };

let server: Running;
let minutes = 0;
beforeAll(async () => {
  const now = Date.now();
  server = await run({ data: folder(), clock: () => now + minutes * 60_000 });
  const decided = { name: 'The house', penalties: 'wtc', appealMinutes: 60 };
  const sent = await fetch(`${server.url}/api/event`, {
    ...{ method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(decided) },
  });
  expect(sent.status).toBe(200);
});
afterAll(() => server.close());

/** An event with its first round out; the match of its first table. */
async function eventWith(judging: object | undefined): Promise<{ readonly day: EventDay; readonly match: string }> {
  const more = { ...EVENT_SETTINGS, ...(judging && { judging }) };
  const day = await new EventDay(server).setUp(['ann', 'bob', 'cy', 'di'], more);
  await day.asks('DraftRound', { round: 1 });
  await day.asks('PublishRound', { round: 1 });
  await server.from(TableFollower).caughtUp(PATIENCE_MS);
  return { day, match: String((await day.tablesOf(1))[0]?.['match']) };
}

async function disputeOf(match: string): Promise<{ readonly dispute: string; readonly player: string }> {
  const { body } = await server.get(`/api/matches/${match}`);
  const player = String(at(body, 'seats', 'A', 'player'));
  const dispute = randomUUID();
  expect((await sendTo(server, dispute, call(match, {}, as(player, 'player')))).status).toBe(200);
  return { dispute, player };
}

test('two events side by side and a match of none go each by its own: appeals, ties and policies', async () => {
  await server.send('alone', ...started());
  const strict = await eventWith({ appealMinutes: 5, conflicts: ['club'], penalties: 'magic-ipg' });
  const silent = await eventWith(undefined);
  const decided = async (id?: string) => (await server.get(`/api/event${id === undefined ? '' : `?event=${id}`}`)).body;
  expect(await decided(strict.day.id)).toMatchObject({ name: 'The open', appealMinutes: 5, penalties: 'magic-ipg' });
  expect(await decided(silent.day.id)).toMatchObject({ name: 'The open', appealMinutes: 60, penalties: 'wtc' });
  expect(await decided()).toMatchObject({ name: 'The house', appealMinutes: 60, penalties: 'wtc' });

  minutes = 0;
  const calls = [];
  for (const match of [strict.match, silent.match, 'alone']) calls.push(await disputeOf(match));
  for (const { dispute } of calls)
    expect((await sendTo(server, dispute, rules([NONE], {}, as('kim', 'judge')))).status).toBe(200);
  minutes = 10;
  const appealed = [];
  for (const { dispute, player } of calls) {
    const appeal = command('AppealRuling', { side: 'A', because: 'No.' }, as(player, 'player'));
    appealed.push((await sendTo(server, dispute, appeal)).body['code'] ?? 'taken');
  }
  expect(appealed).toEqual(['appeal/too-late', 'taken', 'taken']);

  for (const [where, code] of [
    [strict, 'ruling/own-club'],
    [silent, undefined],
  ] as const) {
    const { dispute, player } = await disputeOf(where.match);
    for (const person of [player, 'jo']) {
      const sent = { ...{ method: 'PUT', headers: { 'content-type': 'application/json' } } };
      await fetch(`${server.url}/api/people/${person}`, {
        ...sent,
        body: JSON.stringify({ name: person, club: 'Harbour' }),
      });
    }
    const answer = await sendTo(server, dispute, command('ClaimCall', {}, as('jo', 'judge')));
    expect([where.day.id, answer.body['code']]).toEqual([where.day.id, code]);
  }
});

test('a penalty of a match names the event by its id, is shown by its name, and the policy is that of the event', async () => {
  const { day, match } = await eventWith({ penalties: 'frontline-itc' });
  const { dispute, player } = await disputeOf(match);
  const penalty = { person: player, infraction: 'careless-play', level: 'warning', because: 'x' };
  const refused = await sendTo(server, dispute, rules([NONE], { penalties: [{ ...penalty, policy: 'wtc' }] }, HEAD));
  expect(refused.body['code']).toBe('ruling/other-policy');
  const given = rules([NONE], { penalties: [{ ...penalty, policy: 'frontline-itc' }] }, HEAD);
  expect((await sendTo(server, dispute, given)).status).toBe(200);
  const shown = async () => (await server.get(`/api/people/${player}/penalties`)).body;
  expect(listAt(await shown(), 'penalties').at(-1)).toMatchObject({ event: 'The open', standing: 'stands' });
  const stored = await server.store.read(`penalties-${player}`);
  expect(stored.at(-1)?.event).toMatchObject({ type: 'PenaltyIssued', data: { event: day.id, match } });
  const other = await server.post(`/api/people/${player}/penalties/commands`, {
    ...command('IssuePenalty', { ...penalty, penalty: randomUUID(), person: player, policy: 'frontline-itc' }, HEAD),
  });
  expect(other.status).toBe(200);
  expect(listAt(await shown(), 'penalties').at(-1)).toMatchObject({ event: 'The house' });
});

test('a penalty of an event goes to whoever was ever entered in it, and to nobody else', async () => {
  const day = await new EventDay(server).setUp(['ann', 'bob', 'cy', 'di'], EVENT_SETTINGS);
  await day.asks('WithdrawPlayer', { player: 'di' });
  await day.asks('DraftRound', { round: 1 });
  await day.asks('PublishRound', { round: 1 });
  await day.asks('DropPlayer', { player: 'cy' });
  const given = (person: string) => ({
    ...{ policy: 'frontline-itc', infraction: 'careless-play', level: 'warning', because: 'x' },
    ...{ penalty: randomUUID(), person, event: day.id },
  });
  const gives = (person: string) =>
    server.post(`/api/people/${person}/penalties/commands`, command('IssuePenalty', given(person), HEAD));
  for (const person of ['ann', 'cy', 'di']) expect([person, (await gives(person)).status]).toEqual([person, 200]);
  expect(await gives('zoe')).toMatchObject({
    status: 422,
    body: { code: 'penalty/not-in-this-event', facts: { person: 'zoe', event: day.id } },
  });
  const asked = { command: { type: 'IssuePenalty', data: given('zoe') }, ...HEAD };
  const preview = await server.post('/api/people/zoe/penalties/preview', asked);
  expect(preview.body).toMatchObject({ refusal: { code: 'penalty/not-in-this-event' } });
});

test('what judges go by is changed with a reason like other settings; a policy that is not here is refused', async () => {
  const day = await new EventDay(server).setUp(['ann', 'bob'], EVENT_SETTINGS);
  const asked = (judging: object) => day.send('ChangeSettings', { changes: { judging }, because: 'Agreed' });
  expect((await asked({ penalties: 'no-such' })).body).toMatchObject({ code: 'tournament/no-policy' });
  expect((await asked({ appealMinutes: 0 })).status).toBe(400);
  expect((await asked({ appealMinutes: 20 })).status).toBe(200);
  expect((await server.get(`/api/event?event=${day.id}`)).body).toMatchObject({ appealMinutes: 20, penalties: 'wtc' });
  const late = { name: 'x', rounds: 1, checkIn: false, judging: { penalties: 'no-such' } };
  const { body } = await new EventDay(server).send('SetUpTournament', late);
  expect(body).toMatchObject({ code: 'tournament/no-policy' });
  expect((await server.get('/api/event?event=no-such-event')).body).toMatchObject({ name: 'The house' });
});

test('a match of an event is conceded for what its event gives, another for what the installation gives', async () => {
  const put = { method: 'PUT', headers: { 'content-type': 'application/json' } };
  const house = { name: 'The house', penalties: 'wtc', appealMinutes: 60 };
  const conceding = { unit: 'event', winner: 20, loser: 0 };
  const decided = { ...put, body: JSON.stringify({ ...house, concession: conceding }) };
  expect((await fetch(`${server.url}/api/event`, decided)).status).toBe(200);
  const own = await eventWith({ concession: { unit: 'vp', winner: 80, loser: 20 } });
  const silent = await eventWith({ appealMinutes: 5 });
  const awarded = async (match: string) => {
    const sent = await server.send(match, command('ConcedeMatch', { player: 'A' }, HEAD));
    return at(sent.body, 'events', 0, 'data', 'awarded') ?? sent.body;
  };
  expect(await awarded(own.match)).toEqual({ unit: 'vp', A: 20, B: 80 });
  expect(await awarded(silent.match)).toEqual({ unit: 'event', A: 0, B: 20 });
  const unfair = { concession: { unit: 'vp', winner: 1, loser: 2 } };
  const refused = await own.day.send('ChangeSettings', { changes: { judging: unfair }, because: 'x' });
  expect(refused.body).toMatchObject({ code: 'tournament/concession', facts: { winner: 1, loser: 2 } });
  await fetch(`${server.url}/api/event`, { ...put, body: JSON.stringify(house) });
});

test('tables of an event have the chess clock that it decides on, and go by what it says of it', async () => {
  const clock = { pauses: 'judges', out: 'flagged', says: 'Saves are still rolled.' };
  const terms = { per: 'game', minutes: 75 };
  const own = await eventWith({ chessClock: { ...clock, terms } });
  const policy = await eventWith({ penalties: 'frontline-itc' });
  const silent = await eventWith({ appealMinutes: 5 });
  const clockOf = async (match: string) => (await server.get(`/api/matches/${match}/chess-clock`)).body;
  expect(await clockOf(own.match)).toMatchObject({ terms });
  expect(at(await clockOf(silent.match), 'terms') ?? null).toBeNull();

  const set = command('SetChessClock', terms, HEAD);
  for (const { match } of [policy, silent]) expect((await server.send(match, set)).status).toBe(200);
  const pauses = async (match: string) => {
    const seated = String(at((await server.get(`/api/matches/${match}`)).body, 'seats', 'A', 'player'));
    const mine = as(seated, 'player');
    const runs = await server.send(match, command('PassTime', { to: 'A' }, mine));
    const paused = await server.send(match, command('PauseTime', {}, mine));
    return [runs.status, paused.body['code'] ?? 'taken'];
  };
  expect(await pauses(own.match)).toEqual([200, 'time/judges-only']);
  expect(await pauses(policy.match)).toEqual([200, 'time/judges-only']);
  expect(await pauses(silent.match)).toEqual([200, 'taken']);
});
