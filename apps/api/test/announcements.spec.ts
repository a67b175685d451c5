import { EventDay } from './event-day.js';
import { listAt, run, type Running } from './running.js';

let server: Running;
beforeAll(async () => {
  server = await run();
});
afterAll(() => server.close());

test('what is announced is shown to everybody, the newest first, until it is taken back', async () => {
  const day = await new EventDay(server).setUp(['ann', 'bob']);
  await day.asks('Announce', { text: 'Lunch is at one.' });
  await day.asks('Announce', { text: 'Round 1 starts ten minutes late.', round: 1 });
  expect(await day.asks('Announce', { text: 'Round 1 starts ten minutes late.', round: 1 })).toMatchObject({
    outcome: 'already',
  });
  const { body } = await day.get();
  expect(listAt(body, 'announcements')).toEqual([
    {
      announcement: 2,
      text: 'Round 1 starts ten minutes late.',
      round: 1,
      at: expect.any(String) as string,
      by: 'judge',
    },
    { announcement: 1, text: 'Lunch is at one.', at: expect.any(String) as string, by: 'judge' },
  ]);
  await day.asks('TakeAnnouncementBack', { announcement: 2 });
  expect(listAt((await day.get()).body, 'announcements')).toMatchObject([{ announcement: 1 }]);
});

test('what cannot be announced says why, and nothing is recorded', async () => {
  const day = await new EventDay(server).setUp(['ann', 'bob']);
  expect(await day.send('Announce', { text: ' ' })).toMatchObject({
    status: 422,
    body: { code: 'announcement/empty' },
  });
  expect(await day.send('TakeAnnouncementBack', { announcement: 7 })).toMatchObject({
    status: 422,
    body: { code: 'announcement/unknown' },
  });
  expect((await day.send('Announce', { text: 'x'.repeat(501) })).status).toBe(400);
  expect(listAt((await day.get()).body, 'announcements')).toEqual([]);
});
