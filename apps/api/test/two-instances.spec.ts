import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { advance, at, command, listAt, started, type Answer, type Body, type Running } from './running.js';
import { two, type Two } from './two.js';
import { watch } from './watching.js';

const CLIENTS_OF_EACH = 16;
const COMMANDS_OF_EACH = 4;

const gain = (what: string) => command('GainCommandPoints', { player: 'A', amount: 1, what });

let event: Two;
beforeAll(async () => {
  event = await two();
});
afterAll(() => event.close());

const eventsOf = async (server: Running, match: string): Promise<readonly Body[]> =>
  listAt((await server.get(`/api/matches/${match}/events`)).body, 'events');
const numbers = (count: number, from = 0): number[] => Array.from({ length: count }, (_, index) => from + index);

/** As one reads it, and as the other does. */
async function assertSameEverywhere(match: string): Promise<void> {
  for (const path of ['', '/events', '/ledger', '/timeline', '/verify']) {
    const [one, other] = await Promise.all(event.both.map((server) => server.get(`/api/matches/${match}${path}`)));
    expect([path, other?.status, other?.body]).toEqual([path, 200, one?.body]);
  }
  expect((await event.one.get(`/api/matches/${match}/verify`)).body).toMatchObject({ intact: true });
}

describe('commands on two instances at once', () => {
  test('come to one order, each once, and both instances read the same', async () => {
    await event.one.send('race', ...started());
    const played: string[] = [];
    const client = async (server: Running, name: string): Promise<void> => {
      for (const turn of numbers(COMMANDS_OF_EACH)) {
        const sent = gain(`${name}, ${turn}`);
        const { status, body } = await server.send('race', sent);
        expect([status, body['outcome']]).toEqual([200, 'recorded']);
        played.push(sent.commandId);
        // Whoever is not sure that it arrived sends it once more, wherever it gets to.
        const again = await event.both[turn % 2]?.send('race', sent);
        expect([again?.status, at(again?.body, 'outcome')]).toEqual([200, 'already']);
      }
    };
    await Promise.all(
      event.both.flatMap((server, which) =>
        numbers(CLIENTS_OF_EACH).map((index) => client(server, `client ${index} of ${which}`)),
      ),
    );
    const recorded = await eventsOf(event.other, 'race');
    expect(recorded.map(({ revision }) => revision)).toEqual(numbers(4 + played.length));
    expect(
      recorded
        .slice(4)
        .map((one) => String(at(one, 'meta', 'commandId')))
        .toSorted(),
    ).toEqual(played.toSorted());
    await assertSameEverywhere('race');
  });

  test('lose no update: whoever says what they have seen is told where somebody else was first', async () => {
    await event.one.send('seen', ...started());
    let recorded = 0;
    let conflicts = 0;
    const client = async (server: Running): Promise<void> => {
      for (let done = 0; done < COMMANDS_OF_EACH;) {
        const seen = Number((await server.get('/api/matches/seen')).body['revision']);
        const { status, body } = await server.send('seen', { ...gain('one more'), expectedRevision: seen });
        if (status === 200) {
          expect([body['outcome'], body['revision']]).toEqual(['recorded', seen + 1]);
          recorded += 1;
          done += 1;
        } else {
          expect([status, body['code']]).toEqual([409, 'match/stale-revision']);
          conflicts += 1;
        }
      }
    };
    await Promise.all(event.both.flatMap((server) => numbers(4).map(() => client(server))));
    expect(await eventsOf(event.one, 'seen')).toHaveLength(4 + recorded);
    expect(conflicts).toBeGreaterThan(0);
    await assertSameEverywhere('seen');
  });

  test('of two that cannot both be right one is refused, with the reason', async () => {
    for (const round of numbers(10)) {
      const match = `once-${round}`;
      await event.one.send(match, ...started().slice(0, 3));
      const begin = (server: Running, firstTurn: string): Promise<Answer> =>
        server.send(match, command('StartBattle', { firstTurn }));
      const answers = await Promise.all([begin(event.one, 'A'), begin(event.other, 'B')]);
      expect(answers.map(({ body }) => body['outcome']).toSorted()).toEqual(['recorded', 'refused']);
      expect(await eventsOf(event.other, match)).toHaveLength(4);
    }
  });
});

describe('live streams', () => {
  test('bring from either instance what was recorded on both, without gap or double', async () => {
    await event.one.send('live', ...started());
    const watching = await Promise.all(
      event.both.flatMap(({ url }) => numbers(3).map(() => watch(`${url}/api/matches/live/live`))),
    );
    await Promise.all(
      event.both.map(async (server, which) => {
        for (const turn of numbers(20)) await server.send('live', gain(`${turn} of ${which}`));
      }),
    );
    for (const one of watching) {
      expect((await one.take(40)).map(({ id }) => Number(id))).toEqual(numbers(40, 4));
      one.leave();
    }
  });

  test('go on at the other instance after the last event that was seen at the first', async () => {
    await event.one.send('resumed', ...started());
    const all = await watch(`${event.one.url}/api/live`);
    const first = await watch(`${event.one.url}/api/matches/resumed/live`);
    for (const turn of numbers(5)) await event.both[turn % 2]?.send('resumed', gain(`${turn}`));
    const seen = (await first.take(5)).at(2);
    const seenOfAll = (await all.take(5)).at(2);
    first.leave();
    all.leave();
    await event.one.send('resumed', advance());
    const second = await watch(`${event.other.url}/api/matches/resumed/live`, { 'last-event-id': seen?.id ?? '' });
    expect((await second.take(3)).map(({ id }) => Number(id))).toEqual([7, 8, 9]);
    second.leave();
    const rest = await watch(`${event.other.url}/api/live`, { 'last-event-id': seenOfAll?.id ?? '' });
    expect((await rest.take(3)).map(({ data }) => data['revision'])).toEqual([7, 8, 9]);
    rest.leave();
  });
});

test('instances that start on a folder without keys share those of whichever was first', async () => {
  const [keys, other] = event.both.map(({ settings }) => settings.keys);
  expect(other).toBe(keys);
  const [first, second] = await Promise.all(event.both.map((server) => server.get('/api/seal/key')));
  expect(second?.body).toEqual(first?.body);
  expect(readFileSync(join(String(keys), 'seal-key'), 'utf8')).toContain(String(first?.body['origin']));
});
