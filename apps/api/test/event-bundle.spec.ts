import { EventBundleReader } from '@adjutant/seal';
import { dayOfTwelve, EVENT, recordedIn } from '@adjutant/testing/event-day';
import { at, SHELF } from './running.js';
import { staffed, type StaffedServer } from './staffed.js';
import { until } from './until.js';

const day = dayOfTwelve(SHELF, 'demo');
let event: StaffedServer;

beforeAll(async () => {
  event = await staffed();
  await recordedIn(event.server.store, day.log);
});
afterAll(() => event.server.close());

const asked = (path: string, token?: string): Promise<Response> =>
  fetch(`${event.server.url}/api/tournaments/${path}/bundle`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

it('an event is given as one file to staff, and to nobody else', async () => {
  expect((await asked(EVENT)).status).toBe(401);
  const answer = await asked(EVENT, event.organizer.token);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/x-ndjson; charset=utf-8']);
  const text = await answer.text();
  expect(JSON.parse(text.slice(0, text.indexOf('\n')))).toMatchObject({ adjutant: 'event-bundle', event: EVENT });
  // What became of the penalty the server itself adds to its dispute, as soon as it has read of the ruling.
  const read = async () => endOf(await (await asked(EVENT, event.organizer.token)).text());
  await until(async () => at(await read(), 'manifest', 'withheld') === 3);
  expect(await read()).toMatchObject({ manifest: { event: EVENT, withheld: 3, streams: 22 } });
});

function endOf(text: string): unknown {
  const reader = new EventBundleReader();
  for (const line of text.trimEnd().split('\n')) expect(reader.take(Buffer.from(line))).toMatchObject({ ok: true });
  return reader.end(true);
}

it('an event that nobody knows is told so', async () => {
  const answer = await asked('another', event.organizer.token);
  expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'tournament/unknown' }]);
});
