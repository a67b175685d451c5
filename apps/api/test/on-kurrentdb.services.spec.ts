import { startKurrentDouble, type KurrentDouble } from '@adjutant/store/kurrent-double';
import { at, command, listAt, started } from './running.js';
import { eventually, two, type Two } from './two.js';
import { watch } from './watching.js';

const gain = (what: string) => command('GainCommandPoints', { player: 'A', amount: 1, what });

let double: KurrentDouble;
let event: Two;
beforeAll(async () => {
  double = await startKurrentDouble();
  event = await two({ store: `${double.url.replace('//', '//judge:hunter2@')}&defaultDeadline=5000` });
});
afterAll(async () => {
  await event.close();
  await double.stop();
});

const revisionsOf = async (match: string): Promise<unknown[]> =>
  listAt((await event.other.get(`/api/matches/${match}/events`)).body, 'events').map(({ revision }) => revision);

describe('two instances of the server on one KurrentDB', () => {
  test('record commands on one match at once, each once, in one order', async () => {
    await event.one.send('race', ...started());
    const sent = Array.from({ length: 12 }, (_, index) => gain(`${index}`));
    const answers = await Promise.all(sent.map(async (one, index) => event.both[index % 2]?.send('race', one)));
    expect(answers.map((answer) => at(answer?.body, 'outcome'))).toEqual(Array(12).fill('recorded'));
    const again = await Promise.all(sent.map(async (one, index) => event.both[(index + 1) % 2]?.send('race', one)));
    expect(again.map((answer) => at(answer?.body, 'outcome'))).toEqual(Array(12).fill('already'));
    expect(await revisionsOf('race')).toEqual(Array.from({ length: 16 }, (_, revision) => revision));
    for (const path of ['', '/ledger', '/timeline', '/verify']) {
      const [one, other] = await Promise.all(event.both.map((server) => server.get(`/api/matches/race${path}`)));
      expect(other?.body).toEqual(one?.body);
    }
    expect((await event.one.get('/api/matches/race/verify')).body).toMatchObject({ intact: true });
  });

  test('show each what the other records, live and in the lists', async () => {
    await event.one.send('live', ...started());
    const watching = await watch(`${event.other.url}/api/matches/live/live`);
    await watching.start;
    await event.one.send('live', gain('seen from afar'));
    const [frame] = await watching.take(1);
    expect(JSON.stringify(frame?.data)).toContain('seen from afar');
    watching.leave();
    const ids = async () => listAt((await event.other.get('/api/matches')).body, 'matches').map(({ id }) => id);
    expect(await eventually(ids, (found) => found.includes('live'))).toContain('live');
  });

  test('seal the log as they would seal a file', async () => {
    const count = double.log.entries.filter(({ stream }) => stream.startsWith('adj-')).length;
    const checkpoint = () => event.one.get('/api/seal/checkpoint').then(({ body }) => String(body['text']));
    const note = await eventually(checkpoint, (text) => text.split('\n')[1] === String(count));
    expect(note.split('\n')[1]).toBe(String(count));
  });

  test('refuse with 503 and go on reading where the node takes no writes, and never say the password', async () => {
    await event.one.send('away', ...started());
    const before = await revisionsOf('away');
    double.faults.notLeader = { host: '127.0.0.1', port: double.port };
    const refused = await event.one.send('away', gain('nobody takes it'));
    expect(refused).toMatchObject({ status: 503, body: { code: 'store/unavailable' } });
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await revisionsOf('away')).toEqual(before);
    double.faults.heal();
    expect(await event.one.send('away', gain('now it does'))).toMatchObject({
      status: 200,
      body: { outcome: 'recorded' },
    });
    const said = JSON.stringify([refused.body, event.one.logged, event.other.logged]);
    expect(said).not.toContain('hunter2');
  });

  test('say that it is not known where no answer came, and record it once when it is sent again', async () => {
    const sent = gain('without an answer');
    double.faults.onAppend({ kind: 'drop', when: 'after' }, 50);
    double.faults.onRead({ afterEvents: 0 }, 50);
    const lost = await event.one.send('away', sent);
    expect([lost.status, lost.body['code']]).toEqual([503, 'store/unavailable']);
    expect(JSON.stringify(lost.body)).toContain('not known whether this was recorded');
    double.faults.heal();
    expect(await event.one.send('away', sent)).toMatchObject({ status: 200, body: { outcome: 'already' } });
  });

  test('answer 503 while the server is away, and go on when it is back, nothing lost or doubled', async () => {
    const sent = gain('while it is away');
    await double.goAway();
    expect(await event.one.send('away', sent)).toMatchObject({ status: 503 });
    expect((await event.one.get('/api/health/ready')).status).toBe(503);
    await double.comeBack();
    expect(await event.other.send('away', sent)).toMatchObject({ status: 200, body: { outcome: 'recorded' } });
    expect(await event.one.send('away', sent)).toMatchObject({ status: 200, body: { outcome: 'already' } });
    const ready = () => event.one.get('/api/health/ready').then(({ status }) => status);
    expect(await eventually(ready, (status) => status === 200)).toBe(200);
    expect(await event.one.store.verifyAll()).toMatchObject({ intact: true });
  });
});
