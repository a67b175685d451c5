import { SeatKeys } from '@adjutant/access';
import { jest } from '@jest/globals';
import { readCertificate } from '@adjutant/runs';
import { openNote, readVerifierKey } from '@adjutant/seal';
import { phone, sentBy, type Phone } from './devices-of-players.js';
import { answer, at, command, listAt, run, started, type Answer } from './running.js';
import { staffed, type Person, type StaffedServer } from './staffed.js';

const PLACE = { round: 1, turn: 'A', step: 'command' };
let event: StaffedServer;
let sam: Person;
let count = 0;
beforeAll(async () => {
  event = await staffed();
  sam = await event.hire('Sam', 'scorekeeper');
});
afterAll(() => event.server.close());

async function opened(): Promise<string> {
  const match = `m${++count}`;
  expect((await sam.send(match, ...started())).status).toBe(200);
  return match;
}

const keyAt = (person: Person, match: string, key: string): Promise<Answer> =>
  person.ask('PUT', `/api/matches/${match}/keys/${key}`, {});
const bring = (person: Person, match: string, run: object): Promise<Answer> =>
  person.ask('POST', `/api/matches/${match}/runs`, run);
const outcomes = ({ body }: Answer): unknown => listAt({ body }, 'body').map(({ outcome }) => outcome);
const points = (amount: number, player = 'A') => ({ player, amount, what: 'x' });

/** A match with a phone that sits at A, and knows its key there. */
async function atTable(): Promise<{ match: string; ann: Awaited<ReturnType<StaffedServer['seatAt']>>; its: Phone }> {
  const match = await opened();
  const ann = await event.seatAt(match, 'A');
  const its = phone(match);
  expect((await keyAt(ann, match, its.key)).status).toBe(200);
  return { match, ann, its };
}

describe('the key of a device', () => {
  test('is known from then on for its seat, once, with a note that another device can check', async () => {
    const { match, ann, its } = await atTable();
    const [first, again] = [await keyAt(ann, match, its.key), await keyAt(ann, match, its.key)];
    expect(first.body).toEqual(again.body);
    expect(first.body).toMatchObject({ key: its.key, match, sides: ['A'] });
    const { body } = await event.server.get('/api/seal/key');
    const log = readVerifierKey(String(body['key']));
    const note = log && openNote(String(first.body['note']), log);
    expect(note?.ok === true && readCertificate(note.text)).toEqual({ match, key: its.key, sides: ['A'] });
  });

  test('says since when other keys of the same person sign at this seat, and of nobody else', async () => {
    const { match, ann, its } = await atTable();
    const bob = await event.seatAt(match, 'B');
    expect((await keyAt(bob, match, phone(match).key)).body['others']).toEqual([]);
    const { body } = await keyAt(ann, match, its.key);
    expect(body['others']).toEqual([]);
    expect((await keyAt(ann, match, phone(match).key)).body['others']).toEqual([body['since']]);
  });

  test('is of one seat of a match', async () => {
    const { match, its } = await atTable();
    const bob = await event.seatAt(match, 'B');
    const { status, body } = await keyAt(bob, match, its.key);
    expect([status, body['code']]).toEqual([409, 'access/key-of-another']);
  });

  test.each([['scorekeeper'], ['judge']] as const)('is none of a %s', async (role) => {
    const match = await opened();
    const person = role === 'scorekeeper' ? sam : await event.hire('Jo', 'judge');
    const { status, body } = await keyAt(person, match, phone(match).key);
    expect([status, body['code']]).toEqual([403, 'access/no-role']);
    expect(body['detail']).toMatch(/^Only player may send OpenSeatKey/);
  });

  test.each(['x', 'a'.repeat(44), '..'])('is a key: %s is none', async (key) => {
    const match = await opened();
    const ann = await event.seatAt(match, 'A');
    expect([400, 404]).toContain((await keyAt(ann, match, key)).status);
  });
});

describe('a run', () => {
  test('that the other player brings is recorded in the name of whoever pressed it, and says who brought it', async () => {
    const { match, its } = await atTable();
    const bob = await event.seatAt(match, 'B');
    its.press('GainCommandPoints', points(1), { place: PLACE as never });
    its.press('RecordNote', { kind: 'note', text: 'said at the table', player: 'A' });
    const taken = await bring(bob, match, its.run());
    expect([taken.status, outcomes(taken)]).toEqual([200, ['recorded', 'recorded']]);
    expect(at(taken.body, 0, 'events', 0, 'meta', 'actor')).toEqual({ id: 'ann', role: 'player' });
    const { body } = await bob.get(`/api/matches/${match}/timeline`);
    const entry = listAt(body, 'entries').at(-1);
    expect(entry).toMatchObject({ by: 'ann', role: 'player', carriedBy: { id: 'bob', role: 'player' } });
  });

  test('that its own phone brings names nobody beside its author', async () => {
    const { match, ann, its } = await atTable();
    its.press('GainCommandPoints', points(1));
    expect(outcomes(await bring(ann, match, its.run()))).toEqual(['recorded']);
    const { body } = await ann.get(`/api/matches/${match}/timeline`);
    expect(listAt(body, 'entries').at(-1)).not.toHaveProperty('carriedBy');
  });
});

/** Both ways at once, in any order: one entry, in the name of its author. */
describe('what comes by two ways', () => {
  test.each(['its own phone first', 'the run first'])('%s: each is recorded once', async (order) => {
    const { match, ann, its } = await atTable();
    const bob = await event.seatAt(match, 'B');
    const one = its.press('GainCommandPoints', points(1), { place: PLACE as never });
    const two = its.press('RecordNote', { kind: 'note', text: 'x', player: 'A' });
    const alone = () => ann.ask('POST', `/api/matches/${match}/commands?each=true`, [sentBy(one), sentBy(two)]);
    const ways = [alone, () => bring(bob, match, its.run())];
    const [first, second] = order === 'the run first' ? ways.toReversed() : ways;
    expect(outcomes(await first!())).toEqual(['recorded', 'recorded']);
    const before = await event.server.store.head();
    expect(outcomes(await second!())).toEqual(['already', 'already']);
    expect(outcomes(await bring(sam, match, its.run()))).toEqual(['already', 'already']);
    expect(await event.server.store.head()).toBe(before);
  });

  test('a press of the chess clock is the same by both, with when it was pressed', async () => {
    const { match, ann, its } = await atTable();
    const set = await sam.send(match, command('SetChessClock', { per: 'game', minutes: 60 }));
    expect(set.status).toBe(200);
    const at = new Date(Date.now() - 60_000).toISOString();
    const passed = its.press('PassTime', { to: 'A' }, { at });
    expect(outcomes(await bring(sam, match, its.run()))).toEqual(['recorded']);
    const again = await ann.send(match, { ...sentBy(passed), occurredAt: at });
    expect([again.status, again.body['outcome']]).toEqual([200, 'already']);
  });

  test('where the battle has gone on it is told at its place, as if its phone had sent it', async () => {
    const { match, its } = await atTable();
    its.press('GainCommandPoints', points(1), { place: PLACE as never });
    const on = await sam.send(match, command('AdvancePhase', {}));
    expect(on.status).toBe(200);
    const taken = await bring(sam, match, its.run());
    expect(outcomes(taken)).toEqual(['recorded']);
    expect(listAt(taken.body, 0, 'events').map(({ type }) => type)).toEqual(['CommandPointsGained', 'EntryCorrected']);
  });
});

describe('who brings a run', () => {
  test.each(['scorekeeper', 'judge', 'head-judge'] as const)('may be a %s', async (role) => {
    const { match, its } = await atTable();
    const person = await event.hire(`Some ${role}`, role);
    its.press('GainCommandPoints', points(1));
    const taken = await bring(person, match, its.run());
    expect(outcomes(taken)).toEqual(['recorded']);
    expect(at(taken.body, 0, 'events', 0, 'meta', 'actor')).toEqual({ id: 'ann', role: 'player' });
    const { body } = await person.get(`/api/matches/${match}/timeline`);
    expect(listAt(body, 'entries').at(-1)).toMatchObject({ carriedBy: { id: person.id, role } });
  });

  test('is no player of another match, and no organizer', async () => {
    const { match, its } = await atTable();
    const other = await event.seatAt(await opened(), 'A');
    its.press('GainCommandPoints', points(1));
    expect((await bring(other, match, its.run())).body['code']).toBe('access/other-match');
    expect((await bring(event.organizer, match, its.run())).body['code']).toBe('access/no-role');
  });

  test('gives it no more than its author has: what is not of that seat is refused, also from the hand of a judge', async () => {
    const { match, its } = await atTable();
    const judge = await event.hire('Jane', 'judge');
    its.press('GainCommandPoints', points(1, 'B'));
    its.press('RewindMatch', { to: 3, because: 'x' });
    its.press('UseStratagem', { player: 'A', stratagem: 'Grenade', override: { reason: 'x' } });
    const taken = await bring(judge, match, its.run());
    expect(listAt({ taken: taken.body }, 'taken').map(({ code }) => code)).toEqual([
      'access/not-your-seat',
      'access/no-role',
      'override/judge-only',
    ]);
  });

  test('is nobody: without a session it is not taken, and says what to do', async () => {
    const { match, ann, its } = await atTable();
    its.press('GainCommandPoints', points(1));
    await ann.ask('POST', '/api/access/sign-out', {});
    const { status, body } = await bring(ann, match, its.run());
    expect([status, body['code']]).toEqual([401, 'access/signed-out']);
    expect((await bring(event.someone(), match, its.run())).body['code']).toBe('access/sign-in-first');
    const bob = await event.seatAt(match, 'B');
    expect(outcomes(await bring(bob, match, its.run()))).toEqual(['recorded']);
  });
});

describe('a run of a seat that was taken back', () => {
  const takenBack = async () => {
    const { match, ann, its } = await atTable();
    its.press('GainCommandPoints', points(1), { place: PLACE as never });
    its.press('RecordNote', { kind: 'note', text: 'said at the table', player: 'A' });
    expect((await event.organizer.ask('DELETE', `/api/matches/${match}/seats/links/${ann.linkId}`)).status).toBe(204);
    return { match, ann, its };
  };
  const revisionOf = async (match: string) => (await event.organizer.get(`/api/matches/${match}`)).body['revision'];

  test('waits for a judge: by its signature alone, as statements of its author, once', async () => {
    const { match, its } = await takenBack();
    const before = await revisionOf(match);
    const taken = await bring(event.someone(), match, its.run());
    expect([taken.status, outcomes(taken)]).toEqual([200, ['waits', 'waits']]);
    expect(await revisionOf(match)).toBe(before);
    const dispute = String(at(taken.body, 0, 'dispute'));
    const judge = await event.hire(`Judge ${match}`, 'judge');
    const told = await judge.get(`/api/disputes/${dispute}`);
    expect(told.body).toMatchObject({ status: 'called', match });
    const text = JSON.stringify(told.body);
    expect(text).toContain(
      '1. Round 1, turn A, command, at 2031-05-04T09:00:00.000Z by the clock of the device: Gain command points (Player A, Amount 1, What x)',
    );
    expect(text).toContain('2. No place in the battle, at');
    const written = await event.server.store.read(`dispute-${dispute}`);
    expect(written.map(({ event: { type }, meta }) => [type, meta.actor])).toEqual([
      ['JudgeCalled', { id: 'ann', role: 'player' }],
      ['StatementMade', { id: 'ann', role: 'player' }],
    ]);
    expect((await bring(judge, match, its.run())).body).toEqual(taken.body);
    expect(await event.server.store.read(`dispute-${dispute}`)).toHaveLength(2);
  });

  test('tells what came to it since, and nothing twice', async () => {
    const { match, its } = await takenBack();
    const taken = await bring(event.someone(), match, its.run());
    its.press('UseStratagem', { player: 7, stratagem: null });
    expect(outcomes(await bring(event.someone(), match, its.run()))).toEqual(['waits', 'waits', 'waits']);
    const written = await event.server.store.read(`dispute-${String(at(taken.body, 0, 'dispute'))}`);
    expect(written.map(({ event: { data } }) => String((data as { text?: unknown }).text).split('\n').length)).toEqual([
      1, 2, 1,
    ]);
  });

  test('is play again once whoever had it sits there on the same phone by a newer link, whoever brings it', async () => {
    const { match, its } = await takenBack();
    const ann = await event.seatAt(match, 'A');
    expect((await keyAt(ann, match, its.key)).status).toBe(200);
    const taken = await bring(sam, match, its.run());
    expect(outcomes(taken)).toEqual(['recorded', 'recorded']);
    expect(at(taken.body, 0, 'events', 0, 'meta', 'actor')).toEqual({ id: 'ann', role: 'player' });
    // And where that link is taken back as well, it is not.
    expect((await event.organizer.ask('DELETE', `/api/matches/${match}/seats/links/${ann.linkId}`)).status).toBe(204);
    its.press('GainCommandPoints', points(2));
    expect(outcomes(await bring(sam, match, its.run()))).toEqual(['already', 'already', 'waits']);
  });

  test('is play in the hands of whoever had it, who sits there again on another phone, and of nobody else', async () => {
    const { match, its } = await takenBack();
    const ann = await event.seatAt(match, 'A');
    const bob = await event.seatAt(match, 'B');
    expect(outcomes(await bring(ann, match, its.run()))).toEqual(['recorded', 'recorded']);
    its.press('GainCommandPoints', points(2));
    expect(outcomes(await bring(bob, match, its.run()))).toEqual(['already', 'already', 'waits']);
  });

  describe('that a judge was told of', () => {
    /** What two presses say stands in a call; their player has a newer link, and pressed a third since. */
    const toldThenSeated = async () => {
      const { match, its } = await takenBack();
      const [first, second] = its.run().presses;
      const dispute = String(at((await bring(sam, match, its.run())).body, 0, 'dispute'));
      const ann = await event.seatAt(match, 'A');
      const third = its.press('GainCommandPoints', points(1), { place: PLACE as never });
      const sends = () =>
        ann.ask(
          'POST',
          `/api/matches/${match}/commands?each=true`,
          [first, second, third].map((one) => sentBy(one!)),
        );
      return { match, its, ann, dispute, sends };
    };

    test('is not recorded beside it when its own phone sends it later, which is told where it stands and what to do', async () => {
      const { ann, its, match, dispute, sends } = await toldThenSeated();
      const told = await event.server.store.read(`dispute-${dispute}`);
      const { body } = await sends();
      expect(outcomes({ body } as Answer)).toEqual(['refused', 'refused', 'recorded']);
      for (const one of [0, 1])
        expect(listAt({ body }, 'body')[one]).toMatchObject({
          status: 422,
          code: 'run/told-a-judge',
          detail: expect.stringMatching(/Wait for the ruling; or withdraw the call/) as string,
          facts: { dispute },
        });
      expect(await event.server.store.read(`dispute-${dispute}`)).toEqual(told);
      expect(outcomes(await bring(ann, match, its.run()))).toEqual(['refused', 'refused', 'already']);
      const written = await event.server.store.read(`match-${match}`);
      const ids = written.map(({ meta }) => meta.commandId);
      expect(its.run().presses.map(({ id }) => ids.filter((one) => one === id).length)).toEqual([0, 0, 1]);
    });

    test('stands in the log alone, whenever the server stops: after the statement it is told, before it it is play', async () => {
      const keys = event.server.from(SeatKeys);
      const stops = (when: 'tells' | 'told') => {
        const goes = keys[when].bind(keys) as (...of: unknown[]) => Promise<void>;
        const stopped = async (...of: unknown[]): Promise<void> => {
          if (when === 'tells') await goes(...of);
          throw new Error('the server stops here');
        };
        jest.spyOn(keys, when).mockImplementationOnce(stopped as never);
      };
      for (const [when, becomes] of [
        ['told', 'refused'],
        ['tells', 'recorded'],
      ] as const) {
        const { match, its } = await takenBack();
        stops(when);
        expect((await bring(sam, match, its.run())).status).toBe(500);
        const ann = await event.seatAt(match, 'A');
        const sent = its.run().presses.map((one) => sentBy(one));
        const later = await ann.ask('POST', `/api/matches/${match}/commands?each=true`, sent);
        expect([when, ...new Set(outcomes(later) as string[])]).toEqual([when, becomes]);
      }
    });

    test('is play again once the call is withdrawn', async () => {
      const { ann, dispute, sends } = await toldThenSeated();
      await sends();
      const withdrawal = command('WithdrawCall', {});
      expect((await ann.ask('POST', `/api/disputes/${dispute}/commands`, withdrawal)).status).toBe(200);
      expect(outcomes(await sends())).toEqual(['recorded', 'recorded', 'already']);
    });
  });

  test('tells no judge of what its own phone had sent before', async () => {
    const { match, ann, its } = await atTable();
    const sent = its.press('GainCommandPoints', points(1), { place: PLACE as never });
    expect((await ann.send(match, sentBy(sent))).status).toBe(200);
    expect((await event.organizer.ask('DELETE', `/api/matches/${match}/seats/links/${ann.linkId}`)).status).toBe(204);
    const before = await event.server.store.head();
    expect(outcomes(await bring(event.someone(), match, its.run()))).toEqual(['already']);
    expect(await event.server.store.head()).toBe(before);
    its.press('GainCommandPoints', points(2));
    expect(outcomes(await bring(event.someone(), match, its.run()))).toEqual(['already', 'waits']);
  });

  test('stays with a judge where another player sits there by the newer link', async () => {
    const { match, its } = await takenBack();
    const corrected = command('CorrectSeats', { seats: { A: { player: 'cleo' }, B: { player: 'bob' } }, because: 'x' });
    const head = await event.hire(`Head ${match}`, 'head-judge');
    expect((await head.send(match, corrected)).status).toBe(200);
    const cleo = await event.seatAt(match, 'A');
    expect((await keyAt(cleo, match, its.key)).body['code']).toBe('access/key-of-another');
    expect(outcomes(await bring(cleo, match, its.run()))).toEqual(['waits', 'waits']);
  });

  test('is taken by its signature only as often as a device needs it', async () => {
    const { match, its } = await takenBack();
    const answers: number[] = [];
    for (let times = 0; times < 11; times += 1) answers.push((await bring(event.someone(), match, its.run())).status);
    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(answers.at(-1)).toBe(429);
    const forged = { ...its.run(), presses: its.run().presses.map((one) => ({ ...one, signature: 'AAAA' })) };
    expect((await bring(event.someone(), match, forged)).body['code']).toBe('run/forged');
  });

  test('waits as well where somebody else sits there now, by a correction of the seats', async () => {
    const { match, its } = await atTable();
    its.press('GainCommandPoints', points(1));
    const corrected = command('CorrectSeats', { seats: { A: { player: 'cleo' }, B: { player: 'bob' } }, because: 'x' });
    const head = await event.hire(`Head ${match}`, 'head-judge');
    expect((await head.send(match, corrected)).status).toBe(200);
    const taken = await bring(event.someone(), match, its.run());
    expect(outcomes(taken)).toEqual(['waits']);
    const [called] = await event.server.store.read(`dispute-${String(at(taken.body, 0, 'dispute'))}`);
    expect(called?.meta.actor).toEqual({ id: 'ann', role: 'player' });
  });
});

describe('a run that is none', () => {
  const refusedFor = async (change: (run: ReturnType<Phone['run']>) => object, where?: string) => {
    const { match, its } = await atTable();
    for (const amount of [1, 2, 3]) its.press('GainCommandPoints', points(amount));
    const head = await event.server.store.head();
    const { status, body } = await bring(sam, where ?? match, change(its.run()));
    expect(await event.server.store.head()).toBe(head);
    return { status, code: body['code'], detail: String(body['detail']) };
  };

  test('of another match says of which, by title and players', async () => {
    const other = await opened();
    const { status, code, detail } = await refusedFor((run) => run, other);
    expect([status, code]).toEqual([422, 'run/other-match']);
    expect(detail).toBe('This run is of the match “A test” (ann and bob), and not of “A test” (ann and bob).');
  });

  test.each([
    [
      'forged',
      'run/forged',
      (run) => ({ ...run, presses: run.presses.map((one, at) => (at === 1 ? { ...one, data: points(9) } : one)) }),
    ],
    ['without one of its presses', 'run/incomplete', (run) => ({ ...run, presses: run.presses.toSpliced(1, 1) })],
    ['of an unknown device', 'run/unknown-key', (run) => phone(run.match).run(run.presses)],
    [
      'mixed of two devices',
      'run/incomplete',
      (run) => {
        const two = phone(run.match);
        two.press('GainCommandPoints', points(1));
        return { ...run, presses: [...run.presses, ...two.run().presses] };
      },
    ],
  ] satisfies readonly (readonly [string, string, (run: ReturnType<Phone['run']>) => object])[])(
    '%s is refused by name: %s',
    async (_what, code, change) => {
      const refused = await refusedFor(change);
      expect([refused.status, refused.code]).toEqual([422, code]);
    },
  );

  test.each([
    ['no run at all', {}, 'request/invalid'],
    ['of no presses', { presses: [] }, 'request/invalid'],
    ['of a newer version', { version: 2 }, 'request/invalid'],
    ['with what is no press', { presses: [7] }, 'request/invalid'],
    ['without a signature', { presses: [{ number: 0 }] }, 'request/invalid'],
  ])('%s says what is wrong', async (_what, change, code) => {
    const refused = await refusedFor((run) => (Object.keys(change).length === 0 ? {} : { ...run, ...change }));
    expect([refused.status, refused.code]).toEqual([400, code]);
  });

  test('of a thousand and one presses is too long', async () => {
    const refused = await refusedFor((run) => ({
      ...run,
      presses: Array.from({ length: 1_001 }, () => run.presses[0]),
    }));
    expect([refused.status, refused.code]).toEqual([413, 'run/too-long']);
  });

  test('in one press only: that one is answered for itself', async () => {
    const { match, its } = await atTable();
    its.press('GainCommandPoints', points(1));
    its.press('GainCommandPoints', { player: 'A', amount: 'many', what: 'x' });
    its.press('NoSuchThing', {});
    its.press('GainCommandPoints', points(1), { id: 'no id' });
    its.press('RecordNote', { kind: 'note', text: 'x', player: 'A' });
    const taken = await bring(sam, match, its.run());
    expect(outcomes(taken)).toEqual(['recorded', 'refused', 'refused', 'refused', 'recorded']);
    expect(listAt({ taken: taken.body }, 'taken').map(({ code }) => code)).toEqual([
      undefined,
      'request/invalid',
      'command/unknown-type',
      'request/invalid',
      undefined,
    ]);
  });
});

describe('a match that has ended meanwhile', () => {
  test('or is void answers each press as it answers any other', async () => {
    const { match, its } = await atTable();
    its.press('GainCommandPoints', points(1), { place: PLACE as never });
    const head = await event.hire(`Void ${match}`, 'head-judge');
    expect((await head.send(match, command('VoidMatch', { because: 'x' }))).status).toBe(200);
    const taken = await bring(sam, match, its.run());
    expect(listAt({ taken: taken.body }, 'taken').map(({ code }) => code)).toEqual(['match/void']);
  });
});

test('where nobody signs in a key is of the player who is named, and of nobody else', async () => {
  const server = await run();
  try {
    await server.send('m', ...started());
    const its = phone('m');
    const put = async (actor?: object) => {
      const options = {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(actor ? { actor } : {}),
      };
      return answer(await fetch(`${server.url}/api/matches/m/keys/${its.key}`, options));
    };
    expect((await put({ id: 'zoe', role: 'player' })).body['code']).toBe('access/not-your-seat');
    expect((await put({ id: 'bob', role: 'player' })).body).toMatchObject({ sides: ['B'] });
    its.press('GainCommandPoints', points(1, 'B'));
    its.press('GainCommandPoints', points(1, 'A'));
    const taken = await server.post('/api/matches/m/runs', its.run());
    expect(outcomes(taken)).toEqual(['recorded', 'refused']);
    expect(at(taken.body, 0, 'events', 0, 'meta', 'actor')).toEqual({ id: 'bob', role: 'player' });
    const sent = sentBy(its.press('GainCommandPoints', points(2, 'B')));
    const page = await server.send('m', { ...sent, actor: { id: 'bob', role: 'player' } });
    expect(page.body['outcome']).toBe('recorded');
    expect(outcomes(await server.post('/api/matches/m/runs', its.run()))).toEqual(['already', 'refused', 'already']);
    const own = phone('m');
    const path = `${server.url}/api/matches/m/keys/${own.key}`;
    const known = await answer(
      await fetch(path, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{}' }),
    );
    expect(known.body).toMatchObject({ sides: ['A', 'B'] });
    own.press('GainCommandPoints', points(1, 'A'));
    expect(outcomes(await server.post('/api/matches/m/runs', own.run()))).toEqual(['recorded']);
  } finally {
    await server.close();
  }
});
