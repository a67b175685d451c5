import { readCertificate } from '@adjutant/runs';
import { openNote, readVerifierKey } from '@adjutant/seal';
import { phone, sentBy, type Phone } from './devices-of-players.js';
import { answer, at, command, listAt, run, started } from './running.js';

import { bring, keyAt, outcomes, PLACE, points, runTables } from './run-tables.js';

const here = runTables();

describe('the key of a device', () => {
  test('is known from then on for its seat, once, with a note that another device can check', async () => {
    const { match, ann, its } = await here.atTable();
    const [first, again] = [await keyAt(ann, match, its.key), await keyAt(ann, match, its.key)];
    expect(first.body).toEqual(again.body);
    expect(first.body).toMatchObject({ key: its.key, match, sides: ['A'] });
    const { body } = await here.event.server.get('/api/seal/key');
    const log = readVerifierKey(String(body['key']));
    const note = log && openNote(String(first.body['note']), log);
    expect(note?.ok === true && readCertificate(note.text)).toEqual({ match, key: its.key, sides: ['A'] });
  });

  test('says since when other keys of the same person sign at this seat, and of nobody else', async () => {
    const { match, ann, its } = await here.atTable();
    const bob = await here.event.seatAt(match, 'B');
    expect((await keyAt(bob, match, phone(match).key)).body['others']).toEqual([]);
    const { body } = await keyAt(ann, match, its.key);
    expect(body['others']).toEqual([]);
    expect((await keyAt(ann, match, phone(match).key)).body['others']).toEqual([body['since']]);
  });

  test('is of one seat of a match', async () => {
    const { match, its } = await here.atTable();
    const bob = await here.event.seatAt(match, 'B');
    const { status, body } = await keyAt(bob, match, its.key);
    expect([status, body['code']]).toEqual([409, 'access/key-of-another']);
  });

  test.each([['scorekeeper'], ['judge']] as const)('is none of a %s', async (role) => {
    const match = await here.opened();
    const person = role === 'scorekeeper' ? here.sam : await here.event.hire('Jo', 'judge');
    const { status, body } = await keyAt(person, match, phone(match).key);
    expect([status, body['code']]).toEqual([403, 'access/no-role']);
    expect(body['detail']).toMatch(/^Only player may send OpenSeatKey/);
  });

  test.each(['x', 'a'.repeat(44), '..'])('is a key: %s is none', async (key) => {
    const match = await here.opened();
    const ann = await here.event.seatAt(match, 'A');
    expect([400, 404]).toContain((await keyAt(ann, match, key)).status);
  });
});

describe('a run', () => {
  test('that the other player brings is recorded in the name of whoever pressed it, and says who brought it', async () => {
    const { match, its } = await here.atTable();
    const bob = await here.event.seatAt(match, 'B');
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
    const { match, ann, its } = await here.atTable();
    its.press('GainCommandPoints', points(1));
    expect(outcomes(await bring(ann, match, its.run()))).toEqual(['recorded']);
    const { body } = await ann.get(`/api/matches/${match}/timeline`);
    expect(listAt(body, 'entries').at(-1)).not.toHaveProperty('carriedBy');
  });
});

/** Both ways at once, in any order: one entry, in the name of its author. */
describe('what comes by two ways', () => {
  test.each(['its own phone first', 'the run first'])('%s: each is recorded once', async (order) => {
    const { match, ann, its } = await here.atTable();
    const bob = await here.event.seatAt(match, 'B');
    const one = its.press('GainCommandPoints', points(1), { place: PLACE as never });
    const two = its.press('RecordNote', { kind: 'note', text: 'x', player: 'A' });
    const alone = () => ann.ask('POST', `/api/matches/${match}/commands?each=true`, [sentBy(one), sentBy(two)]);
    const ways = [alone, () => bring(bob, match, its.run())];
    const [first, second] = order === 'the run first' ? ways.toReversed() : ways;
    expect(outcomes(await first!())).toEqual(['recorded', 'recorded']);
    const before = await here.event.server.store.head();
    expect(outcomes(await second!())).toEqual(['already', 'already']);
    expect(outcomes(await bring(here.sam, match, its.run()))).toEqual(['already', 'already']);
    expect(await here.event.server.store.head()).toBe(before);
  });

  test('a press of the chess clock is the same by both, with when it was pressed', async () => {
    const { match, ann, its } = await here.atTable();
    const set = await here.sam.send(match, command('SetChessClock', { per: 'game', minutes: 60 }));
    expect(set.status).toBe(200);
    const at = new Date(Date.now() - 60_000).toISOString();
    const passed = its.press('PassTime', { to: 'A' }, { at });
    expect(outcomes(await bring(here.sam, match, its.run()))).toEqual(['recorded']);
    const again = await ann.send(match, { ...sentBy(passed), occurredAt: at });
    expect([again.status, again.body['outcome']]).toEqual([200, 'already']);
  });

  test('where the battle has gone on it is told at its place, as if its phone had sent it', async () => {
    const { match, its } = await here.atTable();
    its.press('GainCommandPoints', points(1), { place: PLACE as never });
    const on = await here.sam.send(match, command('AdvancePhase', {}));
    expect(on.status).toBe(200);
    const taken = await bring(here.sam, match, its.run());
    expect(outcomes(taken)).toEqual(['recorded']);
    expect(listAt(taken.body, 0, 'events').map(({ type }) => type)).toEqual(['CommandPointsGained', 'EntryCorrected']);
  });
});

describe('who brings a run', () => {
  test.each(['scorekeeper', 'judge', 'head-judge'] as const)('may be a %s', async (role) => {
    const { match, its } = await here.atTable();
    const person = await here.event.hire(`Some ${role}`, role);
    its.press('GainCommandPoints', points(1));
    const taken = await bring(person, match, its.run());
    expect(outcomes(taken)).toEqual(['recorded']);
    expect(at(taken.body, 0, 'events', 0, 'meta', 'actor')).toEqual({ id: 'ann', role: 'player' });
    const { body } = await person.get(`/api/matches/${match}/timeline`);
    expect(listAt(body, 'entries').at(-1)).toMatchObject({ carriedBy: { id: person.id, role } });
  });

  test('is no player of another match, and no organizer', async () => {
    const { match, its } = await here.atTable();
    const other = await here.event.seatAt(await here.opened(), 'A');
    its.press('GainCommandPoints', points(1));
    expect((await bring(other, match, its.run())).body['code']).toBe('access/other-match');
    expect((await bring(here.event.organizer, match, its.run())).body['code']).toBe('access/no-role');
  });

  test('gives it no more than its author has: what is not of that seat is refused, also from the hand of a judge', async () => {
    const { match, its } = await here.atTable();
    const judge = await here.event.hire('Jane', 'judge');
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
    const { match, ann, its } = await here.atTable();
    its.press('GainCommandPoints', points(1));
    await ann.ask('POST', '/api/access/sign-out', {});
    const { status, body } = await bring(ann, match, its.run());
    expect([status, body['code']]).toEqual([401, 'access/signed-out']);
    expect((await bring(here.event.someone(), match, its.run())).body['code']).toBe('access/sign-in-first');
    const bob = await here.event.seatAt(match, 'B');
    expect(outcomes(await bring(bob, match, its.run()))).toEqual(['recorded']);
  });
});

describe('a run that is none', () => {
  const refusedFor = async (change: (run: ReturnType<Phone['run']>) => object, where?: string) => {
    const { match, its } = await here.atTable();
    for (const amount of [1, 2, 3]) its.press('GainCommandPoints', points(amount));
    const head = await here.event.server.store.head();
    const { status, body } = await bring(here.sam, where ?? match, change(its.run()));
    expect(await here.event.server.store.head()).toBe(head);
    return { status, code: body['code'], detail: String(body['detail']) };
  };

  test('of another match says of which, by title and players', async () => {
    const other = await here.opened();
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
    const { match, its } = await here.atTable();
    its.press('GainCommandPoints', points(1));
    its.press('GainCommandPoints', { player: 'A', amount: 'many', what: 'x' });
    its.press('NoSuchThing', {});
    its.press('GainCommandPoints', points(1), { id: 'no id' });
    its.press('RecordNote', { kind: 'note', text: 'x', player: 'A' });
    const taken = await bring(here.sam, match, its.run());
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
    const { match, its } = await here.atTable();
    its.press('GainCommandPoints', points(1), { place: PLACE as never });
    const head = await here.event.hire(`Void ${match}`, 'head-judge');
    expect((await head.send(match, command('VoidMatch', { because: 'x' }))).status).toBe(200);
    const taken = await bring(here.sam, match, its.run());
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
