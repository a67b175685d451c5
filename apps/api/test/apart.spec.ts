import { jest } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { VISITOR, Turns } from '@adjutant/access';
import { Apart } from '../src/apart/apart.js';
import { Lane } from '@adjutant/event';
import { comeAgain } from '../src/apart/come-again.js';
import { ThreadEnded, WorkerHost, type ThreadSettings } from '@adjutant/store';
import { problemIn } from '../src/problems/problem.js';
import { at, started, toShooting, type Answer } from './running.js';
import { until } from './until.js';
import { staffed, type StaffedServer } from './staffed.js';

const BUSY = [503, 'server/busy'];
const codeOf = (error: unknown): unknown => {
  const said = problemIn(error)?.problem;
  return said && [said.status, said.code];
};

describe('a lane', () => {
  const lane = () => new Lane({ of: 'strangers', mostWaiting: 3, mostOfOne: 2, busy: comeAgain });
  const job = (key: string, work: () => Promise<string>, of = key, wanted = () => true) => ({ key, of, wanted, work });

  test('does one thing after the other, and turns away what is too much', async () => {
    const [one, order] = [lane(), [] as string[]];
    const doing = (name: string, of = name) =>
      one.run(
        job(
          name,
          async () => {
            order.push(`${name} begins`);
            await pause(2);
            order.push(`${name} ends`);
            return name;
          },
          of,
        ),
      );
    const taken = ['a', 'b', 'c', 'd'].map((name) => doing(name));
    await expect(doing('e').catch(codeOf)).resolves.toEqual(BUSY);
    expect(await Promise.all(taken)).toEqual(['a', 'b', 'c', 'd']);
    expect(order).toEqual(['a', 'b', 'c', 'd'].flatMap((name) => [`${name} begins`, `${name} ends`]));
    expect([one.waiting, await doing('e')]).toEqual([0, 'e']);
  });

  test('lets nobody take the places of all others', async () => {
    const one = lane();
    const slow = () => pause(2, 'done');
    const mine = ['1', '2', '3'].map((key) => one.run(job(key, slow, 'ann')));
    await expect(one.run(job('4', slow, 'ann')).catch(codeOf)).resolves.toEqual(BUSY);
    await expect(one.run(job('5', slow, 'bob'))).resolves.toBe('done');
    await Promise.all(mine);
  });

  test('tells once what several ask who wait; what has begun is told anew', async () => {
    const one = lane();
    let told = 0;
    const ask = () => one.run(job('same', async () => pause(2, String((told += 1)))));
    const first = ask();
    const [second, third] = [ask(), ask()];
    expect([await first, await second, await third]).toEqual(['1', '2', '2']);
  });

  test('goes on after what fails, and leaves out what nobody waits for', async () => {
    const one = lane();
    const failing = one.run(job('a', () => Promise.reject(new Error('no'))));
    let told = false;
    const left = one.run(job('b', async () => String((told = true)), 'b', () => false)); // prettier-ignore
    const last = one.run(job('c', async () => 'c'));
    await expect(failing).rejects.toThrow('no');
    await expect(left.catch(codeOf)).resolves.toEqual(BUSY);
    expect([await last, told]).toEqual(['c', false]);
  });
});

describe('a thread', () => {
  const CODE = `
    import { parentPort, workerData } from 'node:worker_threads';
    parentPort.on('message', ({ id, asked }) => {
      if (asked === 'die') process.exit(3);
      if (asked === 'throw') throw new Error('gone');
      if (asked === 'hang') for (;;);
      if (asked === 'fill') { const all = []; for (;;) all.push(new Array(10_000).fill(all.length)); }
      if (asked === 'fail') return parentPort.postMessage({ id, failed: 'it cannot' });
      parentPort.postMessage({ id, answer: workerData + asked });
    });`;
  const entry = new URL(`data:text/javascript,${encodeURIComponent(CODE)}`);
  const ends: string[] = [];
  const host = (change: Partial<ThreadSettings> = {}) =>
    new WorkerHost<string, string>({
      ...{ entry, data: 'told ', longestMs: 20_000, mostMegabytes: 32, onEnd: (reason) => ends.push(reason) },
      ...change,
    });
  beforeEach(() => void ends.splice(0));

  test('starts when it is asked first, answers, and ends with the server', async () => {
    const one = host();
    expect(one.running).toBe(false);
    expect(await Promise.all(['a', 'b'].map((name) => one.ask(name)))).toEqual(['told a', 'told b']);
    await expect(one.ask('fail')).rejects.toThrow(new ThreadEnded('it cannot'));
    expect(one.running).toBe(true);
    await one.stop();
    expect([one.running, ends]).toEqual([false, []]);
    await expect(one.ask('c')).rejects.toThrow(ThreadEnded);
  });

  test.each(['die', 'throw', 'fill'])(
    'that comes to an end by "%s" leaves nobody waiting, and is replaced',
    async (how) => {
      const one = host();
      const asked = ['a', how, 'b'].map((name) => one.ask(name).catch((error: unknown) => error));
      const [before, at, after] = await Promise.all(asked);
      expect([before === 'told a' || before instanceof ThreadEnded, at, after]).toEqual([
        true,
        expect.any(ThreadEnded),
        expect.any(ThreadEnded),
      ]);
      expect([await one.ask('c'), ends.length]).toEqual(['told c', 1]);
      await one.stop();
    },
  );

  test('that hangs is ended, and what ends while it is asked is told', async () => {
    const one = host({ longestMs: 700 });
    await expect(one.ask('hang')).rejects.toThrow('it gave no answer in 0.7 s');
    const two = host();
    const asked = two.ask('hang');
    await Promise.all([expect(asked).rejects.toThrow(ThreadEnded), two.stop()]);
    await one.stop();
  });
});

describe('turns of strangers', () => {
  test('are one with each turn of the event loop', async () => {
    const turns = new Turns();
    const order: string[] = [];
    const waiting = ['a', 'b', 'c'].map((name) => turns.take(() => true).then(() => order.push(name)));
    const known = (async () => {
      for (let turn = 0; turn < 3; turn += 1) {
        await new Promise((resolve) => setImmediate(resolve));
        order.push('known');
      }
    })();
    await Promise.all([...waiting, known]);
    expect(order).toEqual(['a', 'known', 'b', 'known', 'c', 'known']);
    expect(turns.waiting).toBe(0);
  });

  test('are lost to whoever has hung up', async () => {
    const turns = new Turns();
    const gone = turns.take(() => false).catch(codeOf);
    const there = turns.take(() => true).then(() => 'in');
    expect(await Promise.all([gone, there])).toEqual([BUSY, 'in']);
    expect(turns.waiting).toBe(0);
  });

  test('are bounded, and come to everybody in order', async () => {
    const turns = new Turns();
    const seen: number[] = [];
    const asked = Array.from({ length: 2_100 }, (_, index) =>
      turns
        .take(() => true)
        .then(
          () => void seen.push(index),
          (error: unknown) => codeOf(error),
        ),
    );
    const answers = await Promise.all(asked);
    expect(answers.filter((one) => one !== undefined)).toEqual(Array.from({ length: 100 }, () => BUSY));
    expect(seen).toEqual(Array.from({ length: 2_000 }, (_, index) => index));
    await turns.take(() => true);
  });
});

describe('questions that take long', () => {
  let event: StaffedServer;
  beforeAll(async () => {
    event = await staffed();
    const sam = await event.hire('Sam', 'scorekeeper');
    await sam.send('m', ...started(), toShooting());
  });
  afterAll(() => event.server.close());

  test('of strangers are turned away where they are too many; those of people who are signed in are not', async () => {
    const [jo, apart, stranger] = [await event.hire('Jo', 'judge'), event.server.from(Apart), event.someone()];
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const asker = { acting: VISITOR, waits: () => true };
    const holding = Array.from({ length: 41 }, (_, index) => apart.do(asker, `held ${index}`, () => held));
    const answers = await Promise.all([
      stranger.ask('POST', '/api/matches/m/suppose', { supposals: [{ leaveOut: [4] }] }),
      ...['replay', 'report.pdf', 'timeline', 'why?player=A&figure=cp'].map((path) =>
        stranger.get(`/api/matches/m/${path}`),
      ),
    ]);
    expect(answers.map(isProblem)).toEqual(answers.map(() => true));
    const known = await Promise.all(
      ['replay', 'report.pdf', 'timeline'].map((path) => jo.get(`/api/matches/m/${path}`)),
    );
    expect(known.map(({ status }) => status)).toEqual([200, 200, 200]);
    release();
    await Promise.all(holding);
    expect((await stranger.get('/api/matches/m/replay')).body).toEqual(known[0]?.body);
  });

  const isProblem = ({ status, headers, body }: Answer): boolean =>
    status === 503 &&
    /^application\/problem\+json/.test(headers.get('content-type') ?? '') &&
    Number(headers.get('retry-after')) > 0 &&
    body['code'] === 'server/busy' &&
    at(body, 'facts', 'seconds') === Number(headers.get('retry-after'));

  test('of strangers lose their turn with the connection', async () => {
    const wanted: (() => boolean)[] = [];
    const take = jest.spyOn(event.server.from(Turns), 'take').mockImplementation(async (asked) => {
      wanted.push(asked);
      await pause(1_000);
    });
    const controller = new AbortController();
    const left = fetch(`${event.server.url}/api/matches/m/replay`, { signal: controller.signal }).catch(() => 'left');
    await until(() => wanted.length > 0);
    expect(wanted.map((each) => each())).toEqual([true]);
    controller.abort();
    await until(() => !wanted.some((each) => each()));
    expect([await left, wanted.map((each) => each())]).toEqual(['left', [false]]);
    take.mockRestore();
  });

  test('are told apart by all that they ask', async () => {
    const asked = ['0=0', '0=5', '1=0'].map((says) => `/api/matches/m/first?player=A&when=paper:${says}`);
    const alone: Answer[] = [];
    for (const path of asked) alone.push(await event.server.get(path));
    const together = await Promise.all([...asked, ...asked].map((path) => event.server.get(path)));
    expect(together.map(({ body }) => body)).toEqual([...alone, ...alone].map(({ body }) => body));
    expect(alone[0]?.body).not.toEqual(alone[1]?.body);
  });

  test('are answered with what is wrong with them', async () => {
    const none = await event.server.get('/api/matches/none/timeline');
    expect([none.status, none.body['code']]).toEqual([404, 'match/unknown']);
    const pdf = await event.server.get('/api/matches/none/report.pdf');
    expect([pdf.status, pdf.body['code']]).toEqual([404, 'match/unknown']);
    const { status, headers } = await event.server.get('/api/matches/m/export');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/x-ndjson; charset=utf-8']);
  });
});
