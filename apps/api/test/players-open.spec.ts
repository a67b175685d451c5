import { at, command, listAt, started } from './running.js';
import { staffed, type Person, type StaffedServer } from './staffed.js';

let event: StaffedServer;
let sam: Person;
beforeAll(async () => {
  event = await staffed();
  sam = await event.hire('Sam', 'scorekeeper');
  for (const match of ['m', 'other', 'shared']) expect((await sam.send(match, ...started())).status).toBe(200);
});
afterAll(() => event.server.close());

const decide = async (players?: string) =>
  expect((await event.organizer.ask('PUT', '/api/event', { ...(players && { players }) })).status).toBe(200);
const points = (player: 'A' | 'B') => command('GainCommandPoints', { player, amount: 1, what: 'x' });
const shows = (who: Person, match: string, side: string, body: object = {}) =>
  who.ask('POST', `/api/matches/${match}/seats/${side}/links`, body);
const sit = async (link: unknown): Promise<Person> => {
  const { body } = await event.someone().ask('POST', '/api/access/seat', { link: String(link) });
  return event.someone(String(body['token']), String(at(body, 'me', 'person', 'id')));
};

async function tableOf(match: string): Promise<Person> {
  return sit((await shows(event.organizer, match, 'both')).body['link']);
}

describe('a player shows the code of a seat', () => {
  test('where the event says so, and is told in words where it does not', async () => {
    await decide();
    const ann = await event.seatAt('m', 'A');
    const refused = await shows(ann, 'm', 'B');
    expect([refused.status, refused.body['code']]).toEqual([403, 'access/for-staff-here']);
    expect(String(refused.body['detail'])).toContain('shown by whoever runs the event');
    await decide('show-seats');
    expect((await event.someone().get('/api/event')).body['players']).toBe('show-seats');
    expect((await shows(ann, 'm', 'B')).status).toBe(201);
  });

  test('of the own match and of one seat, and of no other', async () => {
    const ann = await event.seatAt('m', 'A');
    expect((await shows(ann, 'other', 'B')).body['code']).toBe('access/other-match');
    const both = await shows(ann, 'm', 'both');
    expect([both.status, both.body['code']]).toEqual([403, 'access/for-staff-here']);
    expect((await ann.get('/api/matches/m/seats')).body['code']).toBe('access/no-role');
    expect((await shows(event.someone(), 'm', 'B')).status).toBe(401);
  });

  test('a dead phone is replaced so: the new one sits there alone, and who showed it stands in the list', async () => {
    const [ann, dead] = [await event.seatAt('m', 'A'), await event.seatAt('m', 'B')];
    const { body } = await shows(ann, 'm', 'B', { hours: 168 });
    const fresh = await sit(body['link']);
    expect((await fresh.send('m', points('B'))).status).toBe(200);
    expect((await dead.send('m', points('B'))).body['code']).toBe('access/signed-out');
    expect((await ann.send('m', points('A'))).status).toBe(200);
    const listed = (await event.organizer.get('/api/matches/m/seats')).body;
    const [link] = listAt(listed, 'seats', 'B', 'links').filter(({ id }) => id === body['id']);
    expect(link).toMatchObject({ by: 'ann', devices: 1 });
    // No longer than a day of play, whatever was asked for.
    expect(Date.parse(String(body['until'])) - Date.now()).toBeLessThanOrEqual(12 * 3_600_000);
  });

  test('the device of a table shows either, and keeps both', async () => {
    const table = await tableOf('shared');
    const bob = await sit((await shows(table, 'shared', 'B')).body['link']);
    expect((await bob.send('shared', points('B'))).status).toBe(200);
    expect((await table.send('shared', points('B'))).status).toBe(200);
  });

  test('whoever takes a seat alone takes it from the device of the table as well', async () => {
    const [table, ann] = [await tableOf('shared'), await event.seatAt('shared', 'A')];
    const fresh = await sit((await shows(ann, 'shared', 'B')).body['link']);
    expect((await fresh.send('shared', points('B'))).status).toBe(200);
    expect((await table.send('shared', points('B'))).body['code']).toBe('access/signed-out');
    const alone = await sit((await shows(event.organizer, 'shared', 'both', { alone: true })).body['link']);
    for (const one of [ann, fresh]) expect((await one.send('shared', points('A'))).status).toBe(401);
    expect((await alone.send('shared', points('A'))).status).toBe(200);
  });
});

const OPENING = { title: 'Ann – Bob', pack: { id: 'wh40k-10e' }, depth: 'result' };
const opens = (link: unknown, more: object = {}) =>
  event
    .someone()
    .ask('POST', '/api/access/open', { link, you: 'Ann New', other: 'Bob New', opening: OPENING, ...more });
const eventLink = async (): Promise<string> =>
  String((await event.organizer.ask('POST', '/api/event/link', {})).body['link']);
const seatOf = ({ body }: { readonly body: object }) => at(body, 'me', 'seat') as { match: string; side: string };

describe('a player opens a match', () => {
  test('by the link of the event: sits at A of it, shows the code of B, and both record', async () => {
    await decide('open-matches');
    const link = await eventLink();
    expect(link).toContain('/open#');
    const opened = await opens(link);
    expect([opened.status, seatOf(opened).side]).toEqual([200, 'A']);
    const { match } = seatOf(opened);
    const ann = event.someone(String(opened.body['token']));
    const { body } = await ann.get(`/api/matches/${match}`);
    expect(body).toMatchObject({ title: 'Ann – Bob', recordedAs: 'result', status: 'opened' });
    const bob = await sit((await shows(ann, match, 'B')).body['link']);
    for (const [who, text] of [
      [ann, 'Here.'],
      [bob, 'Here too.'],
    ] as const)
      expect((await who.send(match, command('RecordNote', { kind: 'note', text }))).status).toBe(200);
    const { body: first } = await event.organizer.get(`/api/matches/${match}/events?from=0`);
    expect(at(first, 'events', 0, 'meta', 'actor')).toMatchObject({
      role: 'player',
      id: at(body, 'seats', 'A', 'player'),
    });
    expect((await ann.get('/api/access/me')).body).toMatchObject({ person: { name: 'Ann New' }, roles: ['player'] });
  });

  test('and in no name but new ones: nobody is sat down as somebody who is known here', async () => {
    const [one, other] = [await opens(await eventLink()), await opens(await eventLink())];
    expect(at(one.body, 'me', 'person', 'id')).not.toBe(at(other.body, 'me', 'person', 'id'));
    const seats = { A: { player: 'ann' }, B: { player: 'bob' } };
    const named = await opens(await eventLink(), { opening: { ...OPENING, seats } });
    expect(at(named.body, 'me', 'person', 'id')).not.toBe('ann');
  });

  test('not where the event leaves it to staff, not by the link of a seat, and not without one', async () => {
    const link = await eventLink();
    const ann = await event.seatAt('m', 'A');
    expect((await opens(ann.link)).body['code']).toBe('access/other-match');
    expect((await opens('made-up')).body['code']).toBe('access/link-forged');
    expect((await event.someone().ask('POST', '/api/access/seat', { link })).status).toBe(404);
    expect((await ann.ask('POST', '/api/event/link', {})).body['code']).toBe('access/no-role');
    expect(
      (
        await ann.send(
          'of-ann',
          command('OpenMatch', { ...OPENING, seats: { A: { player: 'ann' }, B: { player: 'bob' } } }),
        )
      ).body['code'],
    ).toBe('access/no-role');
    await decide('show-seats');
    for (const refused of [await opens(link), await event.organizer.ask('POST', '/api/event/link', {})])
      expect([refused.status, refused.body['code']]).toEqual([403, 'access/for-staff-here']);
    await decide('open-matches');
  });

  test('what is wrong with it is said, and nothing is left behind', async () => {
    const [link, before] = [await eventLink(), await event.server.store.head()];
    const hidden = await opens(link, { opening: { ...OPENING, title: 'Final\u001b[2K' } });
    expect([hidden.status, JSON.stringify(hidden.body['errors'])]).toEqual([
      400,
      expect.stringContaining('data.title'),
    ]);
    const wrong = await opens(link, { opening: { ...OPENING, depth: 'deep' } });
    expect([wrong.status, wrong.body['code']]).toEqual([400, 'request/invalid']);
    const unknown = await opens(link, { opening: { ...OPENING, pack: { id: 'no-such' } } });
    expect([unknown.status >= 400, unknown.body['code']]).toEqual([true, 'pack/unknown']);
    expect((await opens(link, { you: ' ' })).status).toBe(400);
    expect(await event.server.store.head()).toBe(before);
  });
});

describe('a rematch', () => {
  const again = (who: Person) => who.ask('POST', '/api/access/rematch', {});

  test('is opened by either player once the match is over, and both come to one', async () => {
    await sam.send('over', ...started());
    const [ann, bob] = [await event.seatAt('over', 'A'), await event.seatAt('over', 'B')];
    expect((await again(ann)).body['code']).toBe('access/not-over');
    await bob.send('over', command('ConcedeMatch', { player: 'B' }));
    const [first, second] = [await again(bob), await again(ann)];
    expect([seatOf(first), seatOf(second)]).toEqual([
      { match: 'over-rematch', side: 'B' },
      { match: 'over-rematch', side: 'A' },
    ]);
    const next = event.someone(String(second.body['token']));
    expect((await next.send('over-rematch', command('RecordNote', { kind: 'note', text: 'Again.' }))).status).toBe(200);
    expect((await next.send('over', command('RecordNote', { kind: 'note', text: 'Old.' }))).body['code']).toBe(
      'access/other-match',
    );
    await decide('show-seats');
    expect((await again(ann)).body['code']).toBe('access/for-staff-here');
    await decide('open-matches');
  });

  test('of other players is none, and who has no seat has none', async () => {
    await sam.send('mixed', ...started());
    const [opening] = started() as readonly { readonly data: object }[];
    const seats = { A: { player: 'ann' }, B: { player: 'cleo' } };
    await sam.send('mixed-rematch', command('OpenMatch', { ...opening?.data, seats }));
    const ann = await event.seatAt('mixed', 'A');
    await ann.send('mixed', command('ConcedeMatch', { player: 'A' }));
    expect((await again(ann)).body['code']).toBe('access/other-match');
    expect((await again(event.someone())).status).toBe(401);
    expect((await again(event.organizer)).status).toBe(401);
  });
});
