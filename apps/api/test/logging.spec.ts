import { StoreUnavailable } from '@adjutant/store';
import { draws, nightfall, NIGHT_SHELF, on, restOfTurn } from '@adjutant/testing/given';
import { call, JO, rules, sendTo, STRIKE } from './judges.js';
import { advance, command, listAt, open, run, started, type Running } from './running.js';
import { staffed } from './staffed.js';

let server: Running;
afterEach(() => server.close());

type Line = Readonly<Record<string, unknown>>;
const lines = (): readonly Line[] => server.logged.map((line) => JSON.parse(line) as Line);
const about = (correlation: string): readonly Line[] => lines().filter((line) => line['correlation'] === correlation);

async function send(correlation: string, body: object, path = '/api/matches/m/commands'): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-correlation-id': correlation };
  return fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

describe('lines about requests', () => {
  test('one request is followed by its id, from the command to the answer', async () => {
    server = await run();
    expect((await send('desk-7', open())).status).toBe(200);
    expect(about('desk-7')).toEqual([
      expect.objectContaining({
        ...{ level: 'debug', says: 'A command was answered.', type: 'OpenMatch', match: 'm', outcome: 'recorded' },
        revision: 0,
      }),
      expect.objectContaining({
        ...{ level: 'debug', says: 'A request was answered.', route: '/api/matches/:id/commands', status: 200 },
        ...{ method: 'POST', milliseconds: expect.any(Number) },
      }),
    ]);
  });

  test('what is refused has one line with its code, whichever way it was refused', async () => {
    server = await run({ level: 'info' });
    await server.send('m', ...started());
    await send('by-rules', command('RecordUnitDestroyed', { unit: 'nobody' }));
    await send('in-a-list', [advance(), command('RecordUnitDestroyed', { unit: 'nobody' })]);
    await send('malformed', { nothing: true });
    await server.get('/api/nowhere?name=Ann', { 'x-correlation-id': 'lost' });
    const codes = ['by-rules', 'in-a-list', 'malformed', 'lost'].map((id) => about(id).map((line) => line['code']));
    expect(codes).toEqual([['unit/unknown'], ['unit/unknown'], ['request/invalid'], ['route/unknown']]);
    expect(new Set(lines().map((line) => `${String(line['level'])} ${String(line['says'])}`))).toEqual(
      new Set(['info A request was refused.']),
    );
  });

  test('what nobody expected has one line, with why and where', async () => {
    server = await run({ level: 'info' });
    await server.send('m', ...started());
    const { append } = server.store;
    server.store.append = () => Promise.reject(new StoreUnavailable('disk full'));
    await send('broken', advance());
    server.store.append = append;
    expect(about('broken')).toEqual([
      expect.objectContaining({
        ...{ level: 'error', says: 'A request could not be answered.', route: '/api/matches/:id/commands' },
        error: expect.objectContaining({ name: 'StoreUnavailable', says: 'disk full', at: expect.any(Array) }),
      }),
    ]);
  });

  test('a disk that is full for a while does not fill the log as well', async () => {
    const now = Date.now();
    server = await run({ level: 'info', clock: () => now });
    await server.send('m', ...started());
    const { append } = server.store;
    server.store.append = () => Promise.reject(new StoreUnavailable('disk full'));
    const answers = await Promise.all(Array.from({ length: 120 }, () => server.send('m', advance())));
    server.store.append = append;
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(lines().map((line) => line['level'])).toEqual(new Array<string>(50).fill('error'));
  });

  test('a busy server that goes well says nothing', async () => {
    server = await run({ level: 'info' });
    await server.send('m', ...started());
    for (let n = 0; n < 20; n++) await server.get('/api/matches/m');
    await server.get('/api/health/ready');
    expect(server.logged).toEqual([]);
  });

  test('a request that took too long says so', async () => {
    server = await run({ level: 'info', slowMs: 0 });
    await server.get('/api/matches/m');
    expect(lines()).toEqual([expect.objectContaining({ level: 'warn', says: 'A request was slow.' })]);
  });

  test('a flood is cut short, and how short is told', async () => {
    let now = Date.now();
    server = await run({ level: 'info', clock: () => now });
    await Promise.all(Array.from({ length: 120 }, () => server.get('/api/nowhere')));
    now += 1_000;
    await server.get('/api/nowhere');
    const said = lines().map((line) => `${String(line['says'])} ${String(line['events'] ?? '')}`.trim());
    expect(said).toEqual([
      ...new Array<string>(50).fill('A request was refused.'),
      'Lines about requests were left out: there were too many. 70',
      'A request was refused.',
    ]);
  });
});

describe('no line says', () => {
  test('what players hold in secret, who they are, or what anybody wrote', async () => {
    server = await run({ shelf: NIGHT_SHELF });
    const story = [...nightfall(), draws('A', 11), draws('A', 23, { die: 3 }), draws('A', 32), ...restOfTurn('A'), on];
    await server.send('m', ...story.map(({ type, data }) => command(type, data)));
    await server.send('m', command('DrawObjective', { player: 'A', dice: [6, 6], secret: 'Errand' }));
    await server.post('/api/people', { id: 'ann', name: 'Annabel Archer', club: 'Northern Lights' });
    await fetch(`${server.url}/api/people/ann`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Annabel Archer', club: 'Northern Lights' }),
    });
    await sendTo(server, 'd', call('m', { claim: 'Annabel moved too far' }));
    await sendTo(server, 'd', command('ClaimCall', {}, JO), rules([STRIKE], { because: 'Annabel said so.' }));
    await server.get('/api/matches/m?viewer=judge&actor=jo');
    await server.get('/api/people/annabel%20archer');
    await server.get('/api/disputes?words=Annabel');
    await server.post('/api/matches/m/commands', '{"title": "Annabel is here", oops');
    const { body } = await server.get('/api/matches/m/timeline?viewer=A');
    expect(listAt(body, 'entries').some(({ text }) => String(text).includes('Errand 11'))).toBe(true);
    expect(server.logged.length).toBeGreaterThan(20);
    expect(
      server.logged.filter((line) => /annabel|archer|northern|errand|\bann\b|\bjo\b|dice|"1[,"]/i.test(line)),
    ).toEqual([]);
  });

  test('a password, a session, the link of a seat or the token of the figures', async () => {
    const metricsToken = 'a-token-of-the-figures-1';
    const event = await staffed({ metricsToken });
    server = event.server;
    const sam = await event.hire('Samantha', 'scorekeeper');
    await sam.send('m', ...started());
    const ann = await event.seatAt('m', 'A');
    await ann.send('m', advance(), advance());
    await event.signIn('Samantha', 'not the password at all');
    await server.get('/api/metrics', { authorization: `Bearer ${metricsToken}` });
    await server.get('/api/metrics', { authorization: `Bearer wrong-${metricsToken}` });
    await server.get(`/api/matches/m?token=${String(sam.token)}`, { cookie: `adjutant=${String(sam.token)}` });
    await server.get(`/first-organizer?${String(sam.token)}`);
    const secrets = [sam.token, ann.token, ann.link, event.organizer.token, event.password, metricsToken].map(String);
    expect(secrets.every((secret) => secret.length > 10)).toBe(true);
    expect(server.logged.length).toBeGreaterThan(10);
    const said = server.logged.join('');
    for (const secret of [...secrets, 'Samantha', 'not the password', 'cookie', 'authorization'])
      expect([secret, said.includes(secret)]).toEqual([secret, false]);
  });
});
