import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { tally } from '@adjutant/tools-services';
import { PLACES } from '../src/live/places.js';
import { builtStaffed, type BuiltStaffed } from './built-staffed.js';
import { at, command, started, type Answer } from './running.js';
import type { Person } from './staffed.js';
import { eventually } from './two.js';
import { watch } from './watching.js';

const LEAVERS = 1_500;
const QUESTIONS = 200;
/** So many strangers are let in within a second. */
const AT_ONCE = 250;

let event: BuiltStaffed;
let scorekeeper: Person;
let player: Person;
beforeAll(async () => {
  event = await builtStaffed({ ADJUTANT_LOG_LEVEL: 'warn' });
  scorekeeper = await event.hire('Sam Score', 'scorekeeper');
  expect((await scorekeeper.send('m', ...started())).status).toBe(200);
  player = await event.seatAt('m', 'A');
});
afterAll(() => event?.end());

/** Somebody who opens a stream and keeps it; the answer as far as it has come. */
interface Watcher {
  readonly socket: Socket;
  readonly status: number;
  readonly head: string;
}

async function open(path: string): Promise<Watcher> {
  const socket = connect(Number(new URL(event.server.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);
  const [first] = (await once(socket, 'data')) as [Buffer];
  const head = first.toString();
  return { socket, status: Number(head.slice(9, 12)), head };
}

/** Strangers come as they may: whoever is told to come again does. */
async function crowd(path: string, count: number): Promise<Watcher[]> {
  const inside: Watcher[] = [];
  while (inside.length < count) {
    const some = Math.min(AT_ONCE, count - inside.length);
    const came = await Promise.all(Array.from({ length: some }, () => open(path)));
    inside.push(...came.filter(({ status }) => status === 200));
    if (came.some(({ status }) => status !== 200)) await pause(1_000);
  }
  return inside;
}

const viewers = async (): Promise<number> => {
  const { body } = await event.organizer.get('/api/metrics');
  return Number(/^adjutant_live_viewers(?:\{[^}]*\})? (\d+)/m.exec(String(body['text']))?.[1]);
};

/** Commands of a table, one after the other, for as long as something else goes on. */
async function play(meanwhile: Promise<unknown>): Promise<readonly number[]> {
  let over = false;
  const ended = meanwhile.finally(() => (over = true));
  const statuses: number[] = [];
  do {
    const { status } = await scorekeeper.send('m', command('GainCommandPoints', { player: 'A', amount: 1, what: 'x' }));
    statuses.push(status);
    // One session may change something five times in a second.
    await pause(250);
  } while (!over);
  await ended;
  return statuses;
}

const isAway = ({ status, headers, body }: Answer): boolean =>
  status === 503 &&
  headers.get('content-type') === 'application/problem+json; charset=utf-8' &&
  Number(headers.get('retry-after')) > 0 &&
  typeof body['code'] === 'string';

test.each(['/api/live', '/api/matches/m/live'])(
  'viewers of %s leave at once and come back: the table goes on',
  async (path) => {
    const leaving = async (): Promise<void> => {
      for (let wave = 0; wave < 2; wave += 1) {
        const inside = await crowd(path, LEAVERS);
        expect(await viewers()).toBe(LEAVERS);
        for (const { socket } of inside) socket.destroy();
        await eventually(viewers, (count) => count === 0);
        tally('viewers who left at once', 'let go', LEAVERS);
      }
    };
    const statuses = await play(leaving());
    expect(new Set(statuses)).toEqual(new Set([200]));
    tally('commands beside viewers who leave', 'recorded', statuses.length);
  },
  60_000,
);

/** The answer to a stranger too many, once strangers as a whole may ask again: the crowd has used up that second. */
function turnedAway(path: string): Promise<Watcher> {
  return eventually(
    () => open(path),
    ({ status, socket }) => {
      if (status === 429) socket.destroy();
      return status !== 429;
    },
  );
}

test('strangers who take every place leave those of people who play', async () => {
  const inside = await crowd('/api/matches/m/live', PLACES.ofStrangers);
  const away = await turnedAway('/api/matches/m/live');
  expect(away.head).toMatch(
    /^HTTP\/1\.1 503 [\s\S]*retry-after: 5\r\n[\s\S]*application\/problem\+json[\s\S]*"code":"live\/full"/i,
  );
  const streams = await Promise.all(
    [player, scorekeeper].map(({ token }) =>
      watch(`${event.server.url}/api/matches/m/live`, { authorization: `Bearer ${token}` }),
    ),
  );
  await Promise.all(streams.map(({ start }) => start));
  const [told] = await Promise.all([
    Promise.all(streams.map((stream) => stream.take(1))),
    scorekeeper.send('m', command('GainCommandPoints', { player: 'B', amount: 1, what: 'seen' })),
  ]);
  expect(told.map(([frame]) => at(frame?.data, 'data', 'what'))).toEqual(['seen', 'seen']);
  for (const stream of streams) stream.leave();
  for (const { socket } of [...inside, away]) socket.destroy();
  await eventually(viewers, (count) => count === 0);
  tally('places taken by strangers', 'kept by those who play', PLACES.all - PLACES.ofStrangers);
}, 60_000);

test('a flood of long questions is answered or turned away; commands and questions of the table are answered', async () => {
  const asked = (index: number): Promise<Answer> => {
    const supposals = [{ leaveOut: [index % 4] }, { leaveOut: [4 + index] }];
    const kinds = [
      () => event.nobody.ask('POST', '/api/matches/m/suppose', { supposals, reading: 'both' }),
      () => event.nobody.get(`/api/matches/m/replay?from=0&to=${index}`),
      () => event.nobody.get(`/api/matches/m/report.pdf`),
      () => event.nobody.get(`/api/matches/m/difference?from=${index % 4}&to=${4 + index}`),
    ];
    return (kinds[index % kinds.length] as () => Promise<Answer>)();
  };
  const flood = Promise.all(Array.from({ length: QUESTIONS }, (_, index) => asked(index)));
  const own = Promise.all([player, scorekeeper].map((who) => who.get('/api/matches/m/replay')));
  const statuses = await play(Promise.all([flood, own]));
  const answers = await flood;
  const away = answers.filter(isAway).length;
  const told = answers.filter(({ status }) => [200, 400, 404].includes(status)).length;
  expect([away + told, new Set(statuses), (await own).map(({ status }) => status)]).toEqual([
    QUESTIONS,
    new Set([200]),
    [200, 200],
  ]);
  tally('long questions of strangers at once', 'answered', told);
  tally('long questions of strangers at once', 'turned away with 503', away);
  tally('commands beside them', 'recorded', statuses.length);
}, 60_000);
