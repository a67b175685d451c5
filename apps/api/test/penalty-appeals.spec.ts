import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { at, command, listAt, started, type Answer } from './running.js';
import { staffed, type Person, type StaffedServer } from './staffed.js';

const MATCH = 'table-3';

let event: StaffedServer;
let jo: Person;
let hal: Person;
let ann: Person;
let bob: Person;

beforeAll(async () => {
  event = await staffed();
  [jo, hal] = [await event.hire('Jo', 'judge'), await event.hire('Hal', 'head-judge')];
  expect((await jo.send(MATCH, ...started())).status).toBe(200);
  [ann, bob] = [await event.seatAt(MATCH, 'A'), await event.seatAt(MATCH, 'B')];
  expect((await event.organizer.ask('PUT', '/api/event', { name: 'Open', appealMinutes: 30 })).status).toBe(200);
});
afterAll(() => event.server.close());

const about = (who: Person, type: string, data: object): Promise<Answer> =>
  who.ask('POST', '/api/people/ann/penalties/commands', command(type, data));

async function given(by: Person = jo, more: object = {}): Promise<string> {
  const penalty = randomUUID();
  const what = { policy: 'frontline-itc', infraction: 'late', level: 'warning', because: 'Ten minutes' };
  const data = { penalty, person: 'ann', match: MATCH, ...what, deviation: 'x', ...more };
  expect((await about(by, 'IssuePenalty', data)).body['code']).toBeUndefined();
  return penalty;
}

const seenBy = async (who: Person, penalty: string): Promise<unknown> =>
  listAt((await who.get('/api/people/ann/penalties')).body, 'penalties').find((one) => one['penalty'] === penalty);

/** Lists are made from the log by somebody else, and may be some moments behind it. */
async function soon(holds: () => Promise<void>): Promise<void> {
  for (const late = Date.now() + 5_000; Date.now() < late; await wait(50)) {
    const failed = await holds().then(
      () => false,
      () => true,
    );
    if (!failed) return;
  }
  await holds();
}

test('the penalised player appeals from the seat, in time, and a head judge decides', async () => {
  const penalty = await given(hal);
  expect(await seenBy(ann, penalty)).toMatchObject({ appeal: null, appealable: true, appealUntil: expect.any(String) });
  const appeal = { penalty, because: 'The clock was wrong' };
  expect((await about(bob, 'AppealPenalty', appeal)).body['code']).toBe('access/not-your-seat');
  expect((await about(ann, 'AppealPenalty', appeal)).body).toMatchObject({ outcome: 'recorded' });
  expect((await about(ann, 'AppealPenalty', appeal)).body['code']).toBe('penalty/appeal-made');
  expect(await seenBy(ann, penalty)).toMatchObject({
    appeal: { because: 'The clock was wrong', by: { id: 'ann', role: 'player' }, answer: null },
    appealable: false,
  });

  const answer = { penalty, verdict: 'rescinded', because: 'It was' };
  expect((await about(ann, 'AnswerPenaltyAppeal', answer)).body['code']).toBe('access/no-role');
  expect((await about(jo, 'AnswerPenaltyAppeal', answer)).body['code']).toBe('penalty/appeal-head-judge-only');
  expect((await about(hal, 'AnswerPenaltyAppeal', answer)).body['code']).toBe('penalty/appeal-own');
  const { body } = await about(event.organizer, 'AnswerPenaltyAppeal', answer);
  expect([at(body, 'events', 0, 'type'), at(body, 'events', 1, 'type')]).toEqual([
    'PenaltyAppealAnswered',
    'PenaltyRescinded',
  ]);
  expect(await seenBy(ann, penalty)).toMatchObject({
    standing: 'rescinded',
    appeal: { answer: { verdict: 'rescinded', because: 'It was' } },
  });
});

test('what is under appeal is listed for those who read penalties, until it is decided', async () => {
  const openFor = async (who: Person): Promise<unknown> => (await who.get('/api/penalties/appeals')).body;
  const penalty = await given(hal, { infraction: 'slow-play' });
  await about(ann, 'AppealPenalty', { penalty, because: 'Bob was slower' });
  const listed = expect.objectContaining({ penalty, appeal: expect.objectContaining({ because: 'Bob was slower' }) });
  await soon(async () => expect(await openFor(hal)).toEqual({ appeals: [{ person: 'ann', penalty: listed }] }));
  for (const one of [ann, bob, event.someone()])
    expect((await one.get('/api/penalties/appeals')).status).toBeGreaterThan(400);
  await about(event.organizer, 'AnswerPenaltyAppeal', { penalty, verdict: 'upheld', because: 'Both were' });
  expect(await openFor(hal)).toEqual({ appeals: [] });
});

test('a penalty that is changed shows the new level with what it brings, and from which it came', async () => {
  const penalty = await given(hal, { level: 'yellow-card' });
  await about(jo, 'AppealPenalty', { penalty, because: 'Said for Ann' });
  const changed = { penalty, verdict: 'changed', level: 'warning', because: 'Milder' };
  expect((await about(event.organizer, 'AnswerPenaltyAppeal', { ...changed, level: 'yellow-card' })).body['code']).toBe(
    'penalty/appeal-changes-nothing',
  );
  const another = await event.hire('Ida', 'head-judge');
  expect((await about(another, 'AnswerPenaltyAppeal', changed)).status).toBe(200);
  expect(await seenBy(ann, penalty)).toMatchObject({
    level: { name: 'Warning' },
    effects: [],
    standing: 'stands',
    appeal: { by: { role: 'judge' }, answer: { verdict: 'changed', from: { name: 'Yellow card' } } },
  });
  expect((await event.server.store.verifyChain('penalties-ann')).intact).toBe(true);
});

test('a penalty that was given in no match is nobody’s by a seat', async () => {
  const penalty = await given(jo, { match: undefined, level: 'warning' });
  expect(await seenBy(ann, penalty)).toBeUndefined();
  expect((await about(ann, 'AppealPenalty', { penalty, because: 'x' })).body['code']).toBe('access/other-match');
});
