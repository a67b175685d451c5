import { randomUUID } from 'node:crypto';
import { TOURNAMENT_STREAMS, importEvent, readPlayers, type EventFile } from '@adjutant/tournament';
import { at, command, listAt } from './running.js';
import { staffed, type Person, type StaffedServer } from './staffed.js';

const PASTED = [
  'Name\tFaction\tDetachment\tBCP ID\tFIDE ID\tECF ID',
  'Ann Archer\tOrks\tWar Horde\tb-ann-77\t1503014\t',
  'Bo Baker\tElves\t\t\t\te-bo-88',
].join('\n');
const IDS = { 'Ann Archer': { bcp: 'b-ann-77', fide: '1503014' }, 'Bo Baker': { ecf: 'e-bo-88' } };
const SAID = ['b-ann-77', '1503014', 'e-bo-88'];

let here: StaffedServer;
const event = `open-${randomUUID()}`;
/** Ids here, by name. */
const people = new Map<string, string>();

const asks = async (type: string, data: object): Promise<void> =>
  expect((await here.organizer.ask('POST', `/api/tournaments/${event}/commands`, command(type, data))).status).toBe(
    200,
  );

beforeAll(async () => {
  here = await staffed();
  await asks('SetUpTournament', { name: 'The open', rounds: 1, checkIn: false });
  const { players, findings } = readPlayers(PASTED);
  expect(findings).toEqual([]);
  for (const { name, outside, columns } of players) {
    const id = randomUUID();
    people.set(name, id);
    expect((await here.organizer.ask('PUT', `/api/people/${id}`, { name, outside })).status).toBe(200);
    await asks('EnterPlayer', { player: id, faction: columns?.['faction'], detachment: columns?.['detachment'] });
  }
  await asks('DraftRound', { round: 1 });
  await asks('PublishRound', { round: 1 });
});
afterAll(() => here.server.close());

/** What stands in a file of the event, as somebody is given it. */
async function file(name: string, { token }: Person): Promise<string> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await fetch(`${here.server.url}/api/tournaments/${event}/${name}`, { headers });
  expect([name, answer.status]).toEqual([name, 200]);
  return answer.text();
}

function playersIn(text: string): EventFile['players'] {
  const read = importEvent(text);
  if (!read.ok) throw new Error(read.findings[0]?.says);
  return read.read.event.players;
}

test.each(['event.json', 'event.trf', 'standings.csv'])('%s has every id that was pasted', async (name) => {
  const players = playersIn(await file(name, here.organizer));
  expect(Object.fromEntries(players.map((one) => [one.name, one.outside]))).toEqual(IDS);
  expect(Object.fromEntries(players.map((one) => [one.name, one.columns]))).toMatchObject({
    'Ann Archer': { faction: 'Orks', detachment: 'War Horde' },
    'Bo Baker': { faction: 'Elves' },
  });
});

test('the line of a TRF has the FIDE id in its own columns', async () => {
  const line = (await file('event.trf', here.organizer)).split('\r\n').find((one) => one.startsWith('001    1'));
  expect(line?.slice(57, 68)).toBe('    1503014');
});

test.each(['pairings.csv', 'pairings.csv?by=table', 'slips.csv'])(
  '%s has them, faction and detachment',
  async (name) => {
    const text = await file(name, here.organizer);
    for (const known of [...SAID, 'Orks', 'War Horde', 'Elves']) expect([known, text.includes(known)]).toEqual([known, true]); // prettier-ignore
  },
);

test.each(['event.json', 'event.trf', 'standings.csv', 'pairings.csv', 'slips.csv', 'register.csv', ''])(
  'whoever is no staff is told none of them by %j, and neither is the record',
  async (name) => {
    const told = name === '' ? JSON.stringify((await here.someone().get(`/api/tournaments/${event}`)).body) : await file(name, here.someone()); // prettier-ignore
    const listed = JSON.stringify((await here.someone().get('/api/people')).body);
    const recorded = JSON.stringify(await here.server.store.read(TOURNAMENT_STREAMS.of(event)));
    for (const id of SAID) expect([told.includes(id), listed.includes(id), recorded.includes(id)]).toEqual([false, false, false]); // prettier-ignore
  },
);

test('an id more is written down by whoever helps, one that is known is changed or taken away by an organizer', async () => {
  const helper = await here.hire('Sam', 'scorekeeper');
  const ann = `/api/people/${people.get('Ann Archer')}`;
  const put = (who: Person, outside: unknown) => who.ask('PUT', ann, { name: 'Ann Archer', outside });
  expect((await put(helper, { t3: '9', fide: '1503014' })).body['outside']).toEqual({
    ...IDS['Ann Archer'],
    t3: '9',
  });
  for (const outside of [{ t3: '8' }, { t3: null }]) expect((await put(helper, outside)).status).toBe(403);
  expect((await put(here.organizer, { t3: null })).body['outside']).toEqual(IDS['Ann Archer']);
  for (const outside of [{ t3: '' }, { t3: ' 9' }, { '': '9' }, { t3: 9 }, ['9'], { t3: '9\u202e' }, 'x'])
    expect(at((await put(here.organizer, outside)).body, 'code')).toBe('request/invalid');
});

test('whoever is erased has none any more, in no file and no answer', async () => {
  const erased = await here.organizer.ask('DELETE', `/api/people/${people.get('Ann Archer')}`);
  expect(erased.status).toBe(200);
  for (const name of ['event.json', 'event.trf', 'standings.csv', 'pairings.csv', 'slips.csv']) {
    const text = await file(name, here.organizer);
    expect([name, text.includes('b-ann-77'), text.includes('1503014'), text.includes('e-bo-88')]).toEqual([
      name,
      false,
      false,
      true,
    ]);
  }
  const { body } = await here.organizer.get('/api/people');
  expect(listAt(body, 'people').some((one) => JSON.stringify(one).includes('b-ann-77'))).toBe(false);
});
