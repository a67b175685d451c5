import { People } from '@adjutant/people';
import { at, command, listAt, started, type Answer } from './running.js';
import { staffed, type Person, type StaffedServer } from './staffed.js';

let event: StaffedServer;
let jo: Person;
let kim: Person;
beforeAll(async () => {
  event = await staffed();
  [jo, kim] = [await event.hire('Jo', 'judge', 'head-judge', 'scorekeeper'), await event.hire('Kim', 'judge')];
  await event.organizer.ask('PUT', '/api/event', { conflicts: ['club', 'nation'] });
  await named('ann', { name: 'Ann', club: 'Harbour', contact: 'ann@example.org' });
  await named(jo.id, { name: 'Jo', club: 'Harbour' });
  for (const match of ['m', 'later']) expect((await kim.send(match, ...started())).status).toBe(200);
  for (const match of ['m', 'later']) {
    const call = command('CallJudge', { match, side: 'A', claim: 'x' });
    expect((await kim.ask('POST', `/api/disputes/${match}/commands`, call)).status).toBe(200);
  }
});
afterAll(() => event.server.close());

async function named(id: string, body: object, by = event.organizer): Promise<Answer> {
  return by.ask('PUT', `/api/people/${id}`, body);
}
const sent = (by: Person, dispute: string, type: string, data: object = {}): Promise<Answer> =>
  by.ask('POST', `/api/disputes/${dispute}/commands`, command(type, data));

describe('club and nation', () => {
  test.each([
    ['a judge blanks the own club', () => jo.id, { name: 'Jo', club: null }],
    ['takes another', () => jo.id, { name: 'Jo', club: 'Hill' }],
    ['blanks that of a player', () => 'ann', { name: 'Ann', club: null }],
    ['gives a player a nation', () => 'ann', { name: 'Ann', nation: 'Norway' }],
    ['or somebody of whom nothing is known', () => 'bob', { name: 'Bob', club: 'Hill' }],
    ['or takes away how somebody is reached', () => 'ann', { name: 'Ann', contact: null }],
    ['or calls somebody otherwise', () => 'ann', { name: 'Ann B' }],
  ])('are not changed where %s', async (_, id, body) => {
    const { status, body: told } = await named(id(), body, jo);
    expect([status, told['code']]).toEqual([403, 'access/no-role']);
    expect((await sent(jo, 'm', 'ClaimCall')).body['code']).toBe('ruling/own-club');
  });

  test('stay as they are where the desk names somebody anew, and are written down with somebody new', async () => {
    expect((await named('ann', { name: 'Ann', club: 'Harbour' }, jo)).status).toBe(200);
    expect((await named('ann', { name: 'Ann' }, jo)).status).toBe(200);
    expect((await jo.ask('POST', '/api/people', { name: 'New', club: 'Hill', nation: 'Wales' })).status).toBe(201);
  });
});

describe('both players', () => {
  test('let a judge of the club of one of them rule, each at their own seat', async () => {
    const [ann, bob] = [await event.seatAt('m', 'A'), await event.seatAt('m', 'B')];
    expect((await sent(ann, 'm', 'AcceptJudge', { side: 'A', judge: jo.id })).status).toBe(200);
    expect((await sent(jo, 'm', 'ClaimCall')).body['code']).toBe('ruling/own-club');
    for (const [who, side, code] of [
      [ann, 'B', 'access/not-your-seat'],
      [jo, 'B', 'access/no-role'],
      [kim, 'B', 'access/no-role'],
      [event.organizer, 'B', 'access/no-role'],
    ] as const)
      expect((await sent(who, 'm', 'AcceptJudge', { side, judge: jo.id })).body['code']).toBe(code);
    expect((await sent(bob, 'm', 'AcceptJudge', { side: 'B', judge: kim.id })).status).toBe(200);
    expect((await sent(jo, 'm', 'ClaimCall')).body['code']).toBe('ruling/own-club');
    expect((await sent(bob, 'm', 'AcceptJudge', { side: 'B', judge: jo.id })).body['outcome']).toBe('recorded');
    expect((await sent(bob, 'm', 'AcceptJudge', { side: 'B', judge: jo.id })).body['outcome']).toBe('already');
    expect((await sent(jo, 'm', 'ClaimCall')).status).toBe(200);
    expect(at((await jo.get('/api/disputes/m')).body, 'impartiality')).toMatchObject({
      conflicts: ['club', 'nation'],
      accepted: [
        { side: 'A', judge: jo.id },
        { side: 'B', judge: kim.id },
        { side: 'B', judge: jo.id },
      ],
    });
  });

  test('and nobody lets themselves in by a link that they handed out', async () => {
    const issued = await jo.ask('POST', '/api/matches/later/seats/B/links', {});
    const seated = await event.someone().ask('POST', '/api/access/seat', { link: issued.body['link'] });
    const bob = event.someone(String(seated.body['token']));
    const { status, body } = await sent(bob, 'later', 'AcceptJudge', { side: 'B', judge: jo.id });
    expect([status, body['code']]).toEqual([403, 'dispute/seated-by-the-judge']);
    expect((await sent(bob, 'later', 'AcceptJudge', { side: 'B', judge: kim.id })).status).toBe(200);
  });
});

describe('a role that a request names', () => {
  const points = { player: 'A', resource: 'cp', amount: 1, because: 'x' };
  let max: Person;
  beforeAll(async () => {
    max = await event.hire('Max', 'scorekeeper', 'judge', 'head-judge', 'organizer');
    await named(max.id, { name: 'Max', club: 'Harbour' });
  });
  test.each([
    ['CorrectSeats', { seats: { A: { player: 'new' }, B: { player: 'bob' } }, because: 'x' }, 'scorekeeper'],
    ['DecideResult', { outcome: { A: 'loss', B: 'loss' }, ground: 'judge', because: 'x' }, 'organizer'],
    ['VoidMatch', { because: 'x' }, 'organizer'],
    ['AdjustPoints', points, 'judge'],
  ])('lifts no club of a judge: %s', async (type, data, role) => {
    const sends = await max.send('m', { ...command(type, data), actor: { id: max.id, role } });
    expect([sends.status, sends.body['code']]).toEqual([403, 'ruling/own-club']);
  });

  test('nor in a list that seats somebody else first and puts them back', async () => {
    const seated = (player: string) =>
      command('CorrectSeats', { seats: { A: { player }, B: { player: 'bob' } }, because: 'x' });
    const actor = { id: max.id, role: 'scorekeeper' };
    const list = [{ ...seated('new'), actor }, command('AdjustPoints', points), { ...seated('ann'), actor }];
    const { status, body } = await max.send('m', ...list);
    expect([status, body['code']]).toEqual([403, 'ruling/own-club']);
  });
});

describe('a corrected seat', () => {
  const correct = async (match: string, A: string): Promise<void> => {
    const seats = { A: { player: A }, B: { player: 'bob' } };
    const sends = await kim.send(match, command('CorrectSeats', { seats, because: 'x' }));
    expect([sends.status, sends.body['code']]).toEqual([200, undefined]);
  };
  beforeAll(async () => {
    for (const match of ['bound', 'tied']) {
      expect((await kim.send(match, ...started())).status).toBe(200);
      const call = command('CallJudge', { match, side: 'A', claim: 'x' });
      expect((await kim.ask('POST', `/api/disputes/${match}/commands`, call)).status).toBe(200);
    }
    await named('cleo', { name: 'Cleo', club: 'Harbour' });
  });

  test('is not bound by the consent of whoever sat there before', async () => {
    const [ann, bob] = [await event.seatAt('bound', 'A'), await event.seatAt('bound', 'B')];
    for (const [who, side] of [
      [ann, 'A'],
      [bob, 'B'],
    ] as const)
      expect((await sent(who, 'bound', 'AcceptJudge', { side, judge: jo.id })).status).toBe(200);
    await correct('bound', 'cleo');
    expect((await sent(jo, 'bound', 'ClaimCall')).body['code']).toBe('ruling/own-club');
    const shown = await kim.get('/api/disputes/bound');
    expect(at(shown.body, 'impartiality', 'accepted')).toEqual([{ side: 'B', judge: jo.id }]);
    const cleo = await event.seatAt('bound', 'A');
    const accepted = await sent(cleo, 'bound', 'AcceptJudge', { side: 'A', judge: jo.id });
    expect(accepted.body['outcome']).toBe('recorded');
    expect((await sent(jo, 'bound', 'ClaimCall')).status).toBe(200);
  });

  test('takes no tie away with whoever sat there before', async () => {
    await correct('tied', 'somebody-else');
    expect((await sent(jo, 'tied', 'ClaimCall')).body['code']).toBe('ruling/own-club');
    const adjust = command('AdjustPoints', { player: 'B', resource: 'cp', amount: 1, because: 'x' });
    expect((await jo.send('tied', adjust)).body['code']).toBe('ruling/own-club');
    expect((await sent(kim, 'tied', 'ClaimCall')).status).toBe(200);
  });
});

test('what is changed after the match was opened is shown and recorded where somebody takes it up', async () => {
  expect((await named(jo.id, { name: 'Jo', club: 'Hill' })).status).toBe(200);
  const { body } = await event.organizer.ask('PATCH', `/api/access/staff/${kim.id}`, { nation: 'Norway' });
  expect(body['nation']).toBe('Norway');
  const claimed = await sent(jo, 'later', 'ClaimCall');
  expect(claimed.status).toBe(200);
  expect(at(claimed.body, 'events', 0, 'data', 'tiesChanged')).toEqual([
    { who: 'judge', tie: 'club', at: expect.any(String) },
  ]);
  expect(listAt(claimed.body, 'warnings').map(({ code }) => code)).toEqual(['dispute/ties-changed']);
  const adjusts = command('AdjustPoints', { player: 'A', resource: 'cp', amount: 1, because: 'x' });
  const { code, detail } = (await jo.send('later', adjusts)).body;
  expect([code, detail]).toEqual(['ruling/own-club', expect.stringContaining('changed since the match was opened')]);
  expect((await kim.send('later', adjusts)).status).toBe(200);
  const ann = await event.seatAt('later', 'A');
  const [forStaff, forPlayers] = [await kim.get('/api/disputes/later'), await ann.get('/api/disputes/later')];
  expect(listAt(forStaff.body, 'impartiality', 'changed')).toMatchObject([
    { who: 'judge', tie: 'club', was: 'Harbour', now: 'Hill', by: event.organizer.id },
  ]);
  expect(listAt(forPlayers.body, 'impartiality', 'changed')).toEqual([
    { who: 'judge', tie: 'club', at: expect.any(String) },
  ]);
  const told = listAt(forPlayers.body, 'story').map(({ text }) => String(text));
  expect(told.some((text) => text.includes('The club of the judge was changed after the match was opened'))).toBe(true);
  const ruled = await sent(jo, 'later', 'GiveRuling', { remedies: [{ kind: 'none' }], because: 'x' });
  expect(at(ruled.body, 'events', 0, 'data', 'tiesChanged')).toHaveLength(1);
});

test('erasing somebody takes what was changed of theirs along', async () => {
  await named('zoe', { name: 'Zoe', club: 'Harbour' });
  await named('zoe', { name: 'Zoe B', club: 'Hill' });
  expect((await event.organizer.ask('DELETE', '/api/people/zoe')).status).toBe(200);
  const { people } = { people: event.server.from(People) };
  expect([await people.tieChanges(['zoe']), await people.formerCallings(['zoe'])]).toEqual([[], []]);
});
