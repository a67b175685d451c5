import { isOneScript, keptName, looksLike } from '@adjutant/access';
import { at, listAt } from './running.js';
import { staffed, type Person, type StaffedServer } from './staffed.js';

describe('the name of an account', () => {
  test.each([
    'Olga Organizer',
    'Ольга',
    'Ιωάννα',
    'ישראל',
    'محمد',
    '山田たろう',
    '김민수',
    'ශ්‍රී',
    'Zoë 2',
    "O'Brien-Smith",
  ])('%s is written in one script', (name) => expect([isOneScript(name), looksLike(name, name)]).toEqual([true, true]));

  // Latin with a Cyrillic letter, with a Greek one, and with Cherokee ones.
  test.each(['Оlga Organizer', 'Olgα', 'ᎪᏞᏩ Olga', 'Olga 山田'])('%s is not', (name) =>
    expect(isOneScript(name)).toBe(false),
  );

  test('is kept in one way of writing it', () => {
    expect(keptName('  Ｏｌｇａ\u00a0 ①  Zoe\u0308 ')).toBe('Olga 1 Zoë');
  });

  test.each([
    ['Olga Organizer', 'OIga 0rganizer'],
    ['Olga Organizer', 'olga.organizer'],
    ['Jill', 'JiII'],
    ['Tom', 'Torn'],
    ['Маса', 'Maca'],
    ['Jo', 'Јо'],
    ['Ian', 'lan'],
  ])('%s and %s look alike', (one, other) => {
    expect([looksLike(one, other), looksLike(other, one)]).toEqual([true, true]);
  });

  test.each([
    ['Jo', 'Joe'],
    ['Ann', 'Anna'],
    ['Judge 1', 'Judge 2'],
    ['Hana', 'Hanna'],
    ['山田', '山口'],
    ['!', '?'],
  ])('%s and %s do not', (one, other) => expect(looksLike(one, other)).toBe(false));
});

describe('a staffed server', () => {
  let place: StaffedServer;
  beforeAll(async () => {
    place = await staffed();
  });
  afterAll(() => place.server.close());

  const make = async (name: string): Promise<readonly unknown[]> => {
    const asked = { name, password: place.password, roles: ['judge'] };
    const { status, body } = await place.organizer.ask('POST', '/api/access/staff', asked);
    return [status, body['code'], at(body, 'facts', 'like'), listAt(body, 'errors').map((one) => one['at'])];
  };

  test('refuses names of several scripts, and names with what nobody sees', async () => {
    for (const name of ['Оlga', 'Ol\u200bga', 'Olga\u202e', 'Olga\u00ad', 'Ol\nga', 'Olga\ufe0f', '\u3164Olga'])
      expect(await make(name)).toEqual([400, 'request/invalid', undefined, ['name']]);
    const token = { token: 'x', password: place.password };
    const first = await place.someone().ask('POST', '/api/access/first-organizer', { ...token, name: 'Оlga' });
    expect([first.status, listAt(first.body, 'errors').map((one) => one['at'])]).toEqual([400, ['name']]);
  });

  test('refuses whoever looks like somebody of the staff, when made and when renamed', async () => {
    expect(await make('0lga 0rganizer')).toEqual([409, 'access/name-looks-alike', 'Olga Organizer', []]);
    expect(await make('ＯＬＧＡ Organizer')).toEqual([409, 'access/name-taken', undefined, []]);
    const [status] = await make('Hana');
    expect(status).toBe(201);
    const { body } = await place.organizer.ask('GET', '/api/access/staff');
    const hana = listAt(body, 'staff').find((one) => one['name'] === 'Hana')?.['id'];
    const rename = (name: string) => place.organizer.ask('PATCH', `/api/access/staff/${String(hana)}`, { name });
    expect((await rename('OIga Organizer')).body['code']).toBe('access/name-looks-alike');
    expect((await rename('Ｈａｎａ Ｂ')).body['name']).toBe('Hana B');
    expect((await rename('Hana B')).status).toBe(200);
    expect((await place.signIn('hana b')).status).toBe(200);
  });

  test('names whoever has an account by the same rules among the people, and lets an organizer alone do so', async () => {
    const [sam, jill] = [await place.hire('Sam', 'scorekeeper'), await place.hire('Jill', 'judge')];
    const rename = async (by: Person, id: string, name: string): Promise<readonly unknown[]> => {
      const { status, body } = await by.ask('PUT', `/api/people/${id}`, { name });
      return [status, body['code']];
    };
    expect(await rename(sam, place.organizer.id, 'Оlga Organizer')).toEqual([403, 'access/no-role']);
    expect(await rename(sam, place.organizer.id, 'Olga Organizer')).toEqual([200, undefined]);
    expect(await rename(place.organizer, place.organizer.id, 'Оlga Organizer')).toEqual([400, 'request/invalid']);
    expect(await rename(place.organizer, jill.id, 'OIga Organizer')).toEqual([409, 'access/name-looks-alike']);
    expect(await rename(place.organizer, jill.id, 'Ｊｉｌｌ  Bee')).toEqual([200, undefined]);
    expect((await sam.get(`/api/people/${jill.id}`)).body['name']).toBe('Jill Bee');
    expect(await make('JiII Bee')).toEqual([409, 'access/name-looks-alike', 'Jill Bee', []]);
  });
});
