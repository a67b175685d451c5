import { Limits, LOCAL, VISITOR } from '@adjutant/access';
import { problemIn } from '../src/problems/problem.js';
import { command, started } from './running.js';
import { staffed, type StaffedServer } from './staffed.js';

let event: StaffedServer;
beforeAll(async () => {
  event = await staffed();
});
afterAll(() => event.server.close());

const points = () => command('GainCommandPoints', { player: 'A', amount: 1, what: 'x' });

describe('how much one session may ask for', () => {
  test('is counted by commands, and told with when to come again; others go on', async () => {
    const [sam, jo] = [await event.hire('Sam', 'scorekeeper'), await event.hire('Jo', 'judge')];
    await sam.send('m', ...started());
    const many = () => Array.from({ length: 500 }, () => ({ ...command('ConfirmResult', { player: 'A' }) }));
    await sam.send('m', ...many());
    const { status, body, headers } = await sam.send('m', ...many());
    expect([status, body['code']]).toEqual([429, 'access/too-many-requests']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await jo.send('m', points())).status).toBe(200);
    expect((await event.server.get('/api/matches/m')).body['revision']).toBe(4);
  });

  test('is counted by requests that change something', async () => {
    const ida = await event.hire('Ida', 'organizer');
    const answers = await Promise.all(Array.from({ length: 310 }, () => ida.ask('DELETE', '/api/access/staff/nobody')));
    const statuses = answers.map(({ status }) => status);
    expect([statuses.filter((one) => one === 404).length, statuses.filter((one) => one === 429).length]).toEqual([
      300, 10,
    ]);
    expect((await ida.get('/api/access/staff')).status).toBe(200);
  });
});

describe('people who are not signed in', () => {
  test('share one bucket: it can be emptied, and whoever is signed in does not notice', async () => {
    const limits = event.server.from(Limits);
    const asked = await Promise.all(
      Array.from({ length: 1_200 }, () => limits.admit(VISITOR, false).catch((error: unknown) => error)),
    );
    const refused = asked.flatMap((one) => problemIn(one)?.problem ?? []);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every((one) => one.status === 429)).toBe(true);
    const [stranger, organizer] = await Promise.all([
      event.server.get('/api/matches'),
      event.organizer.get('/api/matches'),
    ]);
    expect([stranger.status, organizer.status]).toEqual([429, 200]);
    expect((await event.server.get('/api/health/live')).status).toBe(200);
  });

  test('are not counted where nobody signs in', async () => {
    const limits = new Limits();
    await Promise.all(Array.from({ length: 50 }, () => limits.take(LOCAL, 500)));
  });
});
