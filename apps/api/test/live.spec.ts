import { once } from 'node:events';
import { connect } from 'node:net';
import { advance, command, run, started, type Running } from './running.js';
import { watch } from './watching.js';

const gain = (what: string) => command('GainCommandPoints', { player: 'A', amount: 1, what });

let server: Running;
beforeEach(async () => {
  server = await run();
  await server.send('m', ...started());
});
afterEach(() => server.close());

describe('the stream of one match', () => {
  test('starts where the match stands, and brings what is new', async () => {
    const watching = await watch(`${server.url}/api/matches/m/live`);
    expect(await watching.start).toMatchObject({ event: 'start', id: '3', data: { match: 'm', revision: 3 } });
    await server.send('m', advance());
    await server.send('other', ...started());
    await server.send('m', gain('x'));
    const frames = await watching.take(2);
    expect(frames.map(({ id, event }) => `${event} ${id}`)).toEqual(['message 4', 'message 5']);
    expect(frames[0]?.data).toMatchObject({
      match: 'm',
      revision: 4,
      type: 'PhaseAdvanced',
      meta: { actor: { id: 'local' } },
    });
    watching.leave();
  });

  test.each([
    ['the header', '', { 'last-event-id': '1' }],
    ['the address', '?lastEventId=1', {}],
  ])('resumes after the last event that %s names', async (_, query, headers) => {
    const watching = await watch(`${server.url}/api/matches/m/live${query}`, headers);
    await server.send('m', advance());
    expect((await watching.take(3)).map(({ id }) => id)).toEqual(['2', '3', '4']);
    watching.leave();
  });

  test('has neither gap nor double while others write', async () => {
    const writing = (async () => {
      for (let count = 0; count < 60; count++) await server.send('m', gain(`gain ${count}`));
    })();
    const watchers = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        await new Promise((resolve) => setTimeout(resolve, index * 5));
        return watch(`${server.url}/api/matches/m/live`, { 'last-event-id': '0' });
      }),
    );
    await writing;
    for (const watching of watchers) {
      const frames = await watching.take(63);
      expect(frames.map(({ id }) => Number(id))).toEqual(Array.from({ length: 63 }, (_, index) => index + 1));
      watching.leave();
    }
  });
});

describe('the stream of all matches', () => {
  test('resumes after a position, and leaves out refused attempts', async () => {
    const first = await watch(`${server.url}/api/live`);
    await server.send('m', command('UseStratagem', { player: 'A', stratagem: 'Grenade' }));
    await server.send('m', advance());
    await server.send('n', ...started());
    const seen = await first.take(5);
    expect(seen.map(({ data }) => `${String(data['match'])} ${String(data['revision'])}`)).toEqual([
      'm 4',
      'n 0',
      'n 1',
      'n 2',
      'n 3',
    ]);
    first.leave();
    const second = await watch(`${server.url}/api/live`, { 'last-event-id': seen[1]?.id ?? '' });
    expect((await second.take(3)).map(({ id }) => id)).toEqual(seen.slice(2).map(({ id }) => id));
    second.leave();
  });
});

test('stopping the server ends the streams and does not wait for them', async () => {
  const one = await run();
  await one.send('m', ...started());
  const watching = await Promise.all([watch(`${one.url}/api/matches/m/live`), watch(`${one.url}/api/live`)]);
  // Browsers open connections ahead of time: one that never asks for anything must not be waited for either.
  const idle = connect(Number(new URL(one.url).port), '127.0.0.1');
  await once(idle, 'connect');
  const began = Date.now();
  await one.close();
  await Promise.all(watching.map(({ ended }) => ended));
  expect(Date.now() - began).toBeLessThan(2_000);
});
