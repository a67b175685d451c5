import { readCertificate } from '@adjutant/runs';
import { openNote, readVerifierKey } from '@adjutant/seal';
import { phone, sentBy, type Phone } from './devices-of-players.js';
import { at, command, listAt, started, type Answer } from './running.js';
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
