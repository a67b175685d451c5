import { randomUUID } from 'node:crypto';
import { disputeStream } from '@adjutant/dispute';
import { matchStream } from '@adjutant/match';
import type { EventStore } from '@adjutant/store';
import { at, command, listAt, run, started, type Answer, type Running } from './running.js';
import { staffed, type Person, type StaffedServer } from './staffed.js';

const score = (player: 'A' | 'B', points: number, what = 'x'): object =>
  command('ScoreVictoryPoints', { player, category: 'primary', points, what });
const strike = (entry: number): object =>
  command('CorrectEntry', { entry, correction: { kind: 'strike' }, because: 'a slip' });
const adjust = (amount: number): object =>
  command('AdjustPoints', { player: 'A', resource: 'vp', amount, because: 'late' });
const finish = (): object => command('FinishMatch', { ending: 'time' });
const confirm = (player: 'A' | 'B'): object => command('ConfirmResult', { player });
const codes = ({ status, body }: Answer): unknown => [status, body['code']];

describe('where people sign in', () => {
  let event: StaffedServer;
  let sam: Person;
  let kim: Person;
  let jo: Person;
  let hal: Person;
  let both: Person;
  let match: string;
  let ann: Person;
  beforeAll(async () => {
    event = await staffed();
    sam = await event.hire('Sam', 'scorekeeper');
    kim = await event.hire('Kim', 'scorekeeper');
    jo = await event.hire('Jo', 'judge');
    hal = await event.hire('Hal', 'head-judge');
    both = await event.hire('Bo', 'scorekeeper', 'judge', 'head-judge');
  });
  beforeEach(async () => {
    match = randomUUID();
    expect((await sam.send(match, ...started(), score('A', 4), score('B', 2))).status).toBe(200);
    ann = await event.seatAt(match, 'A');
  });
  afterAll(() => event.server.close());

  const actorOf = ({ body }: Answer): unknown => at(body, 'events', 0, 'meta', 'actor');
  const confirmed = async (): Promise<void> => {
    expect((await sam.send(match, finish(), confirm('A'), confirm('B'))).status).toBe(200);
  };
  const resultOf = async (): Promise<unknown> => (await sam.get(`/api/matches/${match}`)).body['result'];

  describe('a scorekeeper', () => {
    test('corrects the own last entries', async () => {
      const struck = await sam.send(match, strike(4));
      expect([struck.status, actorOf(struck)]).toEqual([200, { id: sam.id, role: 'scorekeeper' }]);
      const amend = { entry: 5, correction: { kind: 'amend', data: { points: 3 } }, because: 'a slip' };
      expect((await sam.send(match, command('CorrectEntry', amend))).status).toBe(200);
      const redate = { entry: 5, correction: { kind: 'redate', before: 4 }, because: 'a slip' };
      expect((await sam.send(match, command('CorrectEntry', redate))).status).toBe(200);
    });

    test.each([
      ['another scorekeeper', () => kim],
      ['a player', () => ann],
      ['a judge', () => jo],
    ])('and none from before %s did anything', async (_, who) => {
      const before = strike(4);
      expect((await who().send(match, score('A', 1))).status).toBe(200);
      expect(codes(await sam.send(match, before))).toEqual([403, 'access/not-your-last']);
      expect((await sam.send(match, score('B', 1), strike(7))).status).toBe(200);
      expect((await sam.get(`/api/matches/${match}/attempts`)).body['attempts']).toEqual([]);
      expect((await jo.send(match, strike(4))).status).toBe(200);
    });

    test('nor those of another, and a correction that was recorded is answered again', async () => {
      expect(codes(await kim.send(match, strike(4)))).toEqual([403, 'access/not-your-last']);
      const sent = strike(4);
      expect((await sam.send(match, sent)).body['outcome']).toBe('recorded');
      await kim.send(match, score('B', 1));
      expect((await sam.send(match, sent)).body['outcome']).toBe('already');
    });

    test('nor a confirmed result, nor a concession', async () => {
      await confirmed();
      expect(codes(await sam.send(match, strike(4)))).toEqual([422, 'result/settled']);
      expect(codes(await sam.send(match, strike(8)))).toEqual([422, 'result/settled']);
      const other = randomUUID();
      await sam.send(other, ...started(), command('ConcedeMatch', { player: 'A' }));
      expect(codes(await sam.send(other, strike(4)))).toEqual([422, 'entry/written-above']);
      expect((await hal.send(other, strike(4))).status).toBe(200);
    });
  });

  test('whoever has several roles is recorded in the least that is high enough', async () => {
    await hal.send(match, score('A', 1));
    expect(actorOf(await both.send(match, strike(6)))).toEqual({ id: both.id, role: 'head-judge' });
    expect(actorOf(await both.send(match, strike(5)))).toEqual({ id: both.id, role: 'judge' });
    expect(actorOf(await both.send(match, score('A', 1)))).toEqual({ id: both.id, role: 'scorekeeper' });
    expect(actorOf(await both.send(match, strike(9)))).toEqual({ id: both.id, role: 'scorekeeper' });
  });

  test('a confirmed result is changed by nobody but the head judge, in a ruling', async () => {
    await confirmed();
    const was = await resultOf();
    for (const one of [adjust(3), strike(4), strike(7)])
      expect(codes(await jo.send(match, one))).toEqual([422, 'result/settled']);
    for (const one of [adjust(3), strike(4), strike(7), command('RewindMatch', { to: 4, because: 'x' })]) {
      const refused = await hal.send(match, one);
      expect(codes(refused)).toEqual([422, 'result/settled']);
      expect(refused.body['facts']).toMatchObject({ settled: 'confirmed', through: 'CallJudge', counts: was });
    }
    expect(await resultOf()).toEqual(was);
    const [call, ruling] = [
      { match, side: 'A', claim: 'x' },
      { remedies: [{ kind: 'strike', entries: [4] }], because: 'x' },
    ];
    const dispute = (person: Person, type: string, data: object): Promise<Answer> =>
      person.ask('POST', `/api/disputes/${match}/commands`, command(type, data));
    expect((await dispute(hal, 'CallJudge', call)).status).toBe(200);
    expect(codes(await dispute(jo, 'GiveRuling', ruling))).toEqual([403, 'ruling/match-closed']);
    expect((await dispute(hal, 'GiveRuling', ruling)).status).toBe(200);
    expect(await resultOf()).not.toEqual(was);
    const after = await jo.send(match, adjust(3));
    expect([...(codes(after) as []), at(after.body, 'facts', 'dispute')]).toEqual([422, 'result/settled', match]);
  });

  describe('when somebody writes between reading and writing', () => {
    /** Lets this happen right before something is written to a stream the n-th time, as another process would. */
    function meanwhile(stream: string, happens: (store: EventStore, revision: number) => Promise<void>, nth = 1): void {
      const { store } = event.server;
      const append = store.append.bind(store);
      let writes = 0;
      const watched: EventStore['append'] = async (to, expected, ...more) => {
        if (to === stream && ++writes === nth) {
          Object.assign(store, { append });
          await happens(store, Number(expected));
        }
        return append(to, expected, ...more);
      };
      Object.assign(store, { append: watched });
    }
    const written = async (store: EventStore, stream: string, revision: number, type: string, data: object) => {
      const now = new Date().toISOString();
      const actor = { id: 'elsewhere', role: 'scorekeeper' } as const;
      const context = { commandId: randomUUID(), actor, occurredAt: now, recordedAt: now, payloadHash: 'a'.repeat(64) };
      const result = await store.append(stream, revision, [{ type, data }], context);
      expect(result.outcome).toBe('appended');
    };

    test('points of a result that the other player confirms are refused', async () => {
      expect((await sam.send(match, finish(), confirm('A'))).status).toBe(200);
      meanwhile(matchStream(match), (store, revision) =>
        written(store, matchStream(match), revision, 'ResultConfirmed', { player: 'B' }),
      );
      expect(codes(await jo.send(match, adjust(3)))).toEqual([422, 'result/settled']);
      expect((await sam.get(`/api/matches/${match}`)).body).toMatchObject({ status: 'confirmed', revision: 8 });
    });

    test('what is the last entry no more is corrected no more', async () => {
      meanwhile(matchStream(match), (store, revision) =>
        written(store, matchStream(match), revision, 'CommandPointsGained', { player: 'B', amount: 1, what: 'x' }),
      );
      expect(codes(await sam.send(match, strike(5)))).toEqual([403, 'access/not-your-last']);
      expect((await sam.get(`/api/matches/${match}`)).body['revision']).toBe(6);
    });

    test('whoever may not any more in the midst of a list learns what came of the rest', async () => {
      const gained = { player: 'B', amount: 1, what: 'x' };
      meanwhile(
        matchStream(match),
        (store, revision) => written(store, matchStream(match), revision, 'CommandPointsGained', gained),
        2,
      );
      const { status, body } = await sam.send(match, score('A', 1), strike(5), score('A', 2));
      expect(status).toBe(403);
      expect((body as unknown as readonly object[]).map((one) => [at(one, 'outcome'), at(one, 'code')])).toEqual([
        ['recorded', undefined],
        ['refused', 'access/not-your-last'],
        ['skipped', undefined],
      ]);
    });

    test('a judge who is of a club with a player by then does not rule', async () => {
      const { organizer } = event;
      const dispute = disputeStream(match);
      const say = (person: Person, type: string, data: object): Promise<Answer> =>
        person.ask('POST', `/api/disputes/${match}/commands`, command(type, data));
      expect((await say(ann, 'CallJudge', { match, side: 'A', claim: 'x' })).status).toBe(200);
      expect((await organizer.ask('PUT', '/api/event', { conflicts: ['club'] })).status).toBe(200);
      await organizer.ask('PUT', '/api/people/ann', { name: 'Ann', club: 'Red Kites' });
      meanwhile(dispute, async (store, revision) => {
        expect((await organizer.ask('PATCH', `/api/access/staff/${jo.id}`, { club: 'Red Kites' })).status).toBe(200);
        await written(store, dispute, revision, 'StatementMade', { side: 'B', text: 'It was not.' });
      });
      const ruling = { remedies: [{ kind: 'none' }], because: 'x' };
      expect(codes(await say(jo, 'GiveRuling', ruling))).toEqual([403, 'ruling/own-club']);
      const { body } = await hal.get(`/api/disputes/${match}`);
      expect(listAt(body, 'rulings')).toEqual([]);
      // By no other door either.
      expect(codes(await jo.send(match, adjust(1)))).toEqual([403, 'ruling/own-club']);
      expect(codes(await jo.send(match, strike(4)))).toEqual([403, 'ruling/own-club']);
      expect(codes(await jo.send(match, score('A', 1)))).toEqual([200, undefined]);
      expect(codes(await hal.send(match, adjust(1)))).toEqual([200, undefined]);
    });
  });
});

describe('on a machine of one user', () => {
  let server: Running;
  beforeAll(async () => {
    server = await run();
    await server.send('m', ...started(), score('A', 4));
  });
  afterAll(() => server.close());

  const USE = { player: 'A', stratagem: 'Grenade', roles: { target: 'A-1' }, override: { reason: 'so be it' } };

  test.each<[string, object, string]>([
    ['a score', score('A', 1), 'scorekeeper'],
    ['an own correction', strike(4), 'scorekeeper'],
    ['points', adjust(1), 'judge'],
    ["a correction of a judge's entry", strike(7), 'judge'],
    ['a refusal set aside', command('UseStratagem', USE), 'judge'],
    ['a rewind', command('RewindMatch', { to: 5, because: 'x' }), 'head-judge'],
    ['a rewind taken back', strike(10), 'head-judge'],
  ])('%s is recorded in the least role that may: %#', async (_, sent, role) => {
    const { status, body } = await server.send('m', sent);
    expect([status, at(body, 'events', 0, 'meta', 'actor')]).toEqual([200, { id: 'local', role }]);
  });

  test('so are disputes and penalties', async () => {
    const say = (type: string, data: object): Promise<Answer> =>
      server.post('/api/disputes/d/commands', command(type, data));
    const roleOf = ({ body }: Answer): unknown => at(body, 'events', 0, 'meta', 'actor', 'role');
    expect(roleOf(await say('CallJudge', { match: 'm', side: 'A', claim: 'x' }))).toBe('scorekeeper');
    expect(roleOf(await say('ClaimCall', {}))).toBe('judge');
    expect(roleOf(await say('GiveRuling', { remedies: [{ kind: 'none' }], because: 'x' }))).toBe('judge');
    expect(roleOf(await say('RevokeRuling', { because: 'x' }))).toBe('head-judge');
  });

  test('a settled result is spared from its owner as well', async () => {
    await server.send('n', ...started(), score('A', 4), finish(), confirm('A'), confirm('B'));
    expect(codes(await server.send('n', strike(4)))).toEqual([422, 'result/settled']);
    expect(codes(await server.send('n', command('RewindMatch', { to: 4, because: 'x' })))).toEqual([
      422,
      'result/settled',
    ]);
  });
});
