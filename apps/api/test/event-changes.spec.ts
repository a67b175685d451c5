import { randomUUID } from 'node:crypto';
import { withChanges, type ChangesAnswer, type TournamentView } from '@adjutant/tournament';
import { command } from './running.js';
import { staffed, type StaffedServer } from './staffed.js';
import { watch } from './watching.js';

let here: StaffedServer;
beforeAll(async () => {
  here = await staffed();
});
afterAll(() => here.server.close());

interface Day {
  readonly id: string;
  asks(type: string, data: object): Promise<void>;
  /** As somebody reads it who is not signed in. */
  view(): Promise<TournamentView>;
  changes(after: number): Promise<ChangesAnswer>;
}

async function opened(): Promise<Day> {
  const id = `open-${randomUUID()}`;
  const asks: Day['asks'] = async (type, data) => {
    const { status, body } = await here.organizer.ask('POST', `/api/tournaments/${id}/commands`, command(type, data));
    if (status !== 200) throw new Error(`${type}: ${JSON.stringify(body)}`);
  };
  const read = async <Of>(path: string): Promise<Of> =>
    (await here.someone().get(`/api/tournaments/${id}${path}`)).body as unknown as Of;
  await asks('SetUpTournament', { name: 'The open', rounds: 2, checkIn: false });
  for (const player of ['ann', 'bob', 'cy', 'di']) await asks('EnterPlayer', { player });
  return { id, asks, view: () => read(''), changes: (after) => read(`/events?after=${after}`) };
}

test('whoever looks on reads what changed, and has the view of now', async () => {
  const day = await opened();
  const before = await day.view();
  expect(before.may).toEqual([]);
  await day.asks('DraftRound', { round: 1 });
  const drafted = await day.changes(before.revision);
  expect(drafted.events).toEqual([]);
  expect(drafted.changed).toEqual({ members: {}, entries: [], rounds: [] });
  await day.asks('PublishRound', { round: 1 });
  await day.asks('Announce', { text: 'Begin.' });
  await day.asks('DropPlayer', { player: 'di', because: 'a private matter' });
  const answer = await day.changes(before.revision);
  expect(answer.events.map(({ type }) => type)).toEqual(['RoundPublished', 'Announced', 'PlayerDropped']);
  expect(JSON.stringify(answer)).not.toContain('private matter');
  if (answer.changed === null) throw new Error('nothing was told');
  expect(withChanges(before, answer.changed, answer.revision)).toEqual(await day.view());
});

test('what a proxy holds for one is right for all, and is not sent again to whoever has it', async () => {
  const day = await opened();
  const { revision } = await day.view();
  await day.asks('Announce', { text: 'Begin.' });
  const url = `${here.server.url}/api/tournaments/${day.id}/events?after=${revision}`;
  const first = await fetch(url);
  const tag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('public, max-age=1');
  const again = await fetch(url, { headers: { 'if-none-match': tag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const asStaff = await here.organizer.get(`/api/tournaments/${day.id}/events?after=${revision}`);
  expect(asStaff.body).toEqual(await first.json());
});

test('whoever names an entry that is not there reads the event anew, and is told what is missing', async () => {
  const day = await opened();
  expect(await day.changes(9_999)).toMatchObject({ changed: null, events: [] });
  expect((await here.someone().get(`/api/tournaments/${day.id}/events`)).status).toBe(400);
  expect((await here.someone().get('/api/tournaments/none/events?after=0')).status).toBe(404);
});

test('a stream tells of what concerns everybody, and not of each player who enters', async () => {
  const day = await opened();
  const watching = await watch(`${here.server.url}/api/tournaments/${day.id}/live`);
  await watching.start;
  await day.asks('EnterPlayer', { player: 'eve' });
  await day.asks('DraftRound', { round: 1 });
  await day.asks('Announce', { text: 'Begin.' });
  const { revision } = await day.view();
  expect((await watching.take(1)).map(({ data }) => data)).toEqual([{ topics: [`tournament:${day.id}`], revision }]);
  watching.leave();
  expect((await here.someone().get('/api/tournaments/none/live')).status).toBe(404);
});
