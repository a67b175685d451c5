import { randomUUID } from 'node:crypto';
import { TableFollower } from '@adjutant/event';
import { EventDay } from './event-day.js';
import { as, call, HEAD, sendTo } from './judges.js';
import { at, command, folder, listAt, run, type Running } from './running.js';

const PATIENCE_MS = 60_000;
const HALLS = [
  { name: 'Gym', from: 1, to: 1 },
  { name: 'Annex', from: 2, to: 2, minutes: 120 },
];

let server: Running;
let day: EventDay;
beforeAll(async () => {
  server = await run({ data: folder() });
  const settings = { pack: { id: 'wh40k-10e' }, roundMinutes: 150, halls: HALLS };
  day = await new EventDay(server).setUp(['ann', 'bob', 'cy', 'di'], settings);
  await day.asks('DraftRound', { round: 1 });
  await day.asks('PublishRound', { round: 1 });
  await settled();
});
afterAll(() => server.close());

const settled = (): Promise<void> => server.from(TableFollower).caughtUp(PATIENCE_MS);
const hallsNow = async () => listAt((await day.get()).body, 'rounds', 0, 'halls');
const tableNow = async () => (await day.tablesOf(1))[0] ?? {};

test('a hall is started and extended by itself; one that is not there is refused with those that are', async () => {
  const [, untouched] = await hallsNow();
  await day.asks('StartClock', { round: 1, hall: 'Gym' });
  await day.asks('ExtendTime', { round: 1, hall: 'Gym', minutes: 10 });
  const [gym, annex] = await hallsNow();
  expect(gym).toMatchObject({ name: 'Gym', started: true, minutes: 160 });
  expect(annex).toEqual(untouched);
  const refused = await day.send('StartClock', { round: 1, hall: 'Attic' });
  expect([refused.status, refused.body['code'], at(refused.body, 'facts', 'known')]).toEqual([
    422,
    'hall/unknown',
    ['Gym', 'Annex'],
  ]);
});

test('time that a judge grants at a call stands on the clock of the table', async () => {
  const dispute = randomUUID();
  const { A, match } = await tableNow();
  const called = await sendTo(server, dispute, call(String(match), {}, as(String(A), 'player')));
  expect(called.status).toBe(200);
  expect((await sendTo(server, dispute, command('GrantTime', { minutes: 7 }, HEAD))).status).toBe(200);
  await settled();
  expect(await tableNow()).toMatchObject({ extended: 7 });
  expect((await day.tablesOf(1))[1]).toMatchObject({ extended: 0 });
});

test('a match that a penalty loses is lost at its table, without a warning, until it is rescinded', async () => {
  const { A, match, result: before } = await tableNow();
  const penalty = randomUUID();
  const asks = (type: string, data: object) =>
    server.post(`/api/people/${String(A)}/penalties/commands`, command(type, data, HEAD));
  const issued = await asks('IssuePenalty', {
    ...{ penalty, person: A, match, because: 'Cheated' },
    ...{ policy: 'frontline-itc', infraction: 'cheating', level: 'disqualification' },
  });
  expect([issued.status, issued.body['warnings']]).toEqual([200, undefined]);
  await settled();
  expect(at(await tableNow(), 'result')).toMatchObject({
    sure: 'ruled',
    said: { A: { outcome: 'loss' }, B: { outcome: 'win' } },
  });
  expect((await asks('RescindPenalty', { penalty, because: 'It was somebody else' })).status).toBe(200);
  await settled();
  expect((await tableNow())['result']).toEqual(before);
});
