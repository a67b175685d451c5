import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BEGINNING } from '@adjutant/store';
import { LOCAL, VISITOR, type Acting } from '@adjutant/access';
import { LiveHub } from '@adjutant/event';
import { Places, PLACES } from '../src/live/places.js';
import { Viewer } from '@adjutant/event';
import { problemIn } from '../src/problems/problem.js';
import { advance, run, started, type Running } from './running.js';
import { watch, type Watching } from './watching.js';

const VIEWERS = 40;

async function until(says: string, so: () => boolean): Promise<void> {
  for (const end = Date.now() + 5_000; !so(); await new Promise((resolve) => setTimeout(resolve, 5)))
    if (Date.now() > end) throw new Error(`it does not come about that ${says}`);
}

const CALLS = ['subscribe', 'read', 'readBare', 'readAll'] as const;
type Calls = Record<(typeof CALLS)[number], number>;

function countCalls(store: Running['store']): Calls {
  const calls: Calls = { subscribe: 0, read: 0, readBare: 0, readAll: 0 };
  for (const name of CALLS) {
    const work = store[name].bind(store) as (...given: unknown[]) => never;
    Object.assign(store, {
      [name]: (...given: unknown[]) => {
        calls[name] += 1;
        return work(...given);
      },
    });
  }
  return calls;
}

describe('whoever leaves a live stream', () => {
  let server: Running;
  let calls: Calls;
  beforeAll(async () => {
    server = await run();
    await server.send('m', ...started());
    calls = countCalls(server.store);
  });
  afterAll(() => server.close());

  const join = (path: string, after?: string): Promise<Watching[]> =>
    Promise.all(
      Array.from({ length: VIEWERS }, async () => {
        const watching = await watch(`${server.url}${path}`, after === undefined ? {} : { 'last-event-id': after });
        await watching.start;
        return watching;
      }),
    );

  test.each(['/api/live', '/api/matches/m/live'])('of %s costs the log nothing', async (path) => {
    const hub = server.from(LiveHub);
    const all = await join(path);
    await until('all are in', () => hub.size === VIEWERS);
    const before = { ...calls };
    for (const one of all.slice(1)) one.leave();
    await until('all but one have left', () => hub.size === 1);
    expect(calls).toEqual({ ...before, subscribe: 0 });
    await server.send('m', advance());
    expect((await all[0]?.take(1))?.[0]?.data).toMatchObject({ match: 'm', type: 'PhaseAdvanced' });
    all[0]?.leave();
    await until('nobody is left', () => hub.size === 0 && hub.matches === 0);
    expect(server.from(Places).taken).toBe(0);
  });

  test.each(['/api/live', '/api/live?lastEventId=0', '/api/matches/m/live', '/api/matches/m/live?lastEventId=0'])(
    'of %s because it asked for the headers alone has them, and no place',
    async (path) => {
      const first = (await server.store.readAll(BEGINNING, 1))[0]?.position;
      const asked = `${server.url}${path.startsWith('/api/live?') ? `/api/live?lastEventId=${first}` : path}`;
      const head = await fetch(asked, { method: 'HEAD', signal: AbortSignal.timeout(4_000) });
      expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
      expect([server.from(Places).taken, server.from(LiveHub).size, server.from(LiveHub).matches]).toEqual([0, 0, 0]);
      const none = await fetch(`${server.url}/api/matches/none/live`, { method: 'HEAD' });
      expect(none.status).toBe(404);
    },
  );

  test.each([
    ['/api/live', 'readAll'],
    ['/api/matches/m/live', 'read'],
  ] as const)('of %s and comes back with all the others is read for once', async (path, name) => {
    const { body } = await server.get('/api/matches/m/events');
    const events = (body as { readonly events: readonly object[] }).events.length;
    const [first] = await server.store.readAll(BEGINNING, 1);
    const before = calls[name];
    const all = await join(path, path === '/api/live' ? first?.position : '0');
    const frames = await Promise.all(all.map((one) => one.take(events - 1)));
    expect(new Set(frames.map((some) => some.map(({ id }) => id).join()))).toHaveProperty('size', 1);
    expect(calls[name] - before).toBeLessThan(VIEWERS / 4);
    for (const one of all) one.leave();
    await until('nobody is left', () => server.from(LiveHub).size === 0);
  });
});

describe('a stream that is over', () => {
  const EVENTS = ['close', 'error', 'drain'] as const;
  const listeners = (response: ServerResponse) => EVENTS.map((name) => response.listenerCount(name));

  test('leaves nobody who listens to its response, and nothing that waits for it', async () => {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const asked = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
    const before = listeners(response);
    const viewer = new Viewer(response, {});
    viewer.send(Buffer.alloc(512 * 1024, 'x'));
    const drained = viewer.drained();
    let gone = 0;
    viewer.onGone(() => (gone += 1));
    viewer.onGone(() => (gone += 100))();
    const answer = await asked;
    await answer.body?.cancel();
    await drained;
    await until('the viewer is gone', () => viewer.gone);
    expect([gone, listeners(response)]).toEqual([1, before]);
    viewer.send(Buffer.from('too late'));
    viewer.drop();
    await new Promise((resolve) => server.close(resolve));
  });
});

describe('places in front of the live streams', () => {
  const session = (name: string): Acting => ({ ...LOCAL, mode: 'staffed', session: name });
  const codeOf = (work: () => unknown): unknown => {
    try {
      work();
    } catch (error) {
      const said = problemIn(error);
      return said && [said.problem.status, said.problem.code, said.retryAfterSeconds];
    }
    return 'let in';
  };
  const FULL = [503, 'live/full', 5];

  test('strangers cannot take those of people who are signed in', () => {
    const places = new Places();
    const taken = Array.from({ length: PLACES.ofStrangers }, () => places.take(VISITOR));
    expect(codeOf(() => places.take(VISITOR))).toEqual(FULL);
    expect(codeOf(() => places.take(session('ann')))).toBe('let in');
    taken[0]?.();
    taken[0]?.();
    expect(codeOf(() => places.take(VISITOR))).toBe('let in');
    expect(codeOf(() => places.take(VISITOR))).toEqual(FULL);
  });

  test('one session cannot take those of all others', () => {
    const places = new Places();
    const mine = Array.from({ length: PLACES.ofSession }, () => places.take(session('ann')));
    expect(codeOf(() => places.take(session('ann')))).toEqual(FULL);
    expect(codeOf(() => places.take(session('bob')))).toBe('let in');
    for (const leave of mine) leave();
    expect([codeOf(() => places.take(session('ann'))), places.taken]).toEqual(['let in', 2]);
  });
});
