import { amidNight, draws, nightfall, NIGHT_SHELF, discards, thinksAgain } from '@adjutant/testing/given';

import { at, command, listAt } from './running.js';
import { staffed, type Person, type StaffedServer } from './staffed.js';

let event: StaffedServer;
let sam: Person;
let tom: Person;
let judge: Person;
let ann: Person;
let bob: Person;

const sent = ({ type, data }: { readonly type: string; readonly data: object }) => command(type, data);
/** What everybody sees of the looks that judges took. */
const looks = async (match: string) => {
  const { body } = await event.someone().get(`/api/matches/${match}/events`);
  return listAt(body, 'events').flatMap((one) => (one['type'] === 'HandsInspected' ? [at(one, 'data', 'by')] : []));
};

beforeAll(async () => {
  event = await staffed({ shelf: NIGHT_SHELF });
  sam = await event.hire('Sam', 'scorekeeper');
  tom = await event.hire('Tom', 'scorekeeper');
  judge = await event.hire('Jo', 'judge', 'scorekeeper');
  await sam.send('m', ...nightfall().map(sent));
  ann = await event.seatAt('m', 'A');
  bob = await event.seatAt('m', 'B');
  for (const number of [11, 12, 13]) expect((await ann.send('m', sent(draws('A', number)))).status).toBe(200);
});
afterAll(() => event.server.close());

describe('a sealed hand', () => {
  test('answers whoever may not see it in one way, whatever it holds', async () => {
    const asked = [
      draws('A', 11),
      draws('A', 21),
      draws('A', 33),
      discards('A', 11),
      discards('A', 21),
      thinksAgain('A', 12),
    ];
    for (const who of [sam, tom]) {
      const answers = await Promise.all(asked.map((one) => who.send('m', sent(one))));
      for (const { status, body } of answers) {
        expect([status, body['code'], body['facts']]).toEqual([403, 'hand/not-yours', { player: 'A' }]);
        expect(body['detail']).toBe(answers[0]?.body['detail']);
      }
    }
    expect((await bob.send('m', sent(draws('A', 11)))).body['code']).toBe('access/not-your-seat');
    expect((await ann.send('m', sent(draws('A', 11)))).body['code']).toBe('objective/repeated');
    expect(await looks('m')).toEqual([]);
  });

  test('is answered to a judge in full, whose look is in the record first, once', async () => {
    expect((await judge.send('m', sent(draws('A', 11)))).body['code']).toBe('objective/repeated');
    expect(await looks('m')).toEqual([judge.id]);
    expect((await judge.send('m', sent(draws('A', 21)))).body['code']).toBe('objective/none-due');
    expect(await looks('m')).toEqual([judge.id]);
  });

  test('is written down by whoever has written down all of it, and by nobody else', async () => {
    await sam.send('paper', ...nightfall().map(sent));
    for (const number of [11, 12]) expect((await sam.send('paper', sent(draws('A', number)))).status).toBe(200);
    expect((await sam.send('paper', sent(draws('A', 12)))).body['code']).toBe('objective/repeated');
    expect((await tom.send('paper', sent(draws('A', 12)))).body['code']).toBe('hand/not-yours');
    expect(await looks('paper')).toEqual([]);
  });
});

describe('a command id that was used', () => {
  test('tells nobody but its sender whether the same was sent', async () => {
    await sam.send('begun', ...nightfall().slice(0, 4).map(sent));
    const hands = (number: number) =>
      amidNight([{ player: 'A', objective: `errand/${number}`, dice: [Math.floor(number / 10), number % 10] }]);
    const first = sent(hands(11));
    expect((await sam.send('begun', first)).body['outcome']).toBe('recorded');
    const again = { ...first, data: hands(12).data };
    expect((await sam.send('begun', again)).body['code']).toBe('command/id-reused');
    const [right, wrong] = [await tom.send('begun', first), await tom.send('begun', again)];
    expect([right.status, wrong.status]).toEqual([200, 200]);
    expect(wrong.body).toEqual(right.body);
    expect(JSON.stringify(right.body)).not.toContain('errand');
  });
});

describe('a refused command that names what is sealed', () => {
  test('is shown to nobody else, also where nobody can tell what it is about', async () => {
    const { type, data } = thinksAgain('A', 12);
    const misspelt = command(type, { ...data, stratagem: 'Sceond Thoughts' });
    expect((await ann.send('m', misspelt)).status).toBe(422);
    const shown = async (who: Person, query = '') =>
      JSON.stringify((await who.get(`/api/matches/m/attempts${query}`)).body);
    for (const who of [sam, bob, event.someone()]) expect(await shown(who)).not.toContain('Sceond');
    expect(await shown(bob, '?viewer=B')).not.toContain('Sceond');
    expect(await shown(ann, '?viewer=A')).toContain('Sceond');
  });
});
