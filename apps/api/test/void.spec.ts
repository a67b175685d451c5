import { extractText, getDocumentProxy } from 'unpdf';
import { at, command, listAt, open, started, type Answer } from './running.js';
import { until } from './until.js';
import { staffed, type Person, type StaffedServer } from './staffed.js';

let event: StaffedServer;
let sam: Person, jo: Person, hal: Person;
beforeAll(async () => {
  event = await staffed();
  sam = await event.hire('Sam', 'scorekeeper');
  jo = await event.hire('Jo', 'judge');
  hal = await event.hire('Hal', 'head-judge');
});
afterAll(() => event.server.close());

const say = (person: Person, dispute: string, type: string, data: object = {}): Promise<Answer> =>
  person.ask('POST', `/api/disputes/${dispute}/commands`, command(type, data));
const codeOf = async (answer: Promise<Answer>): Promise<unknown> => (await answer).body['code'];
const voids = () => command('VoidMatch', { because: 'Opened twice.' });
const restores = () => command('RestoreMatch', { because: 'It was the other one.' });
const statusOf = async (dispute: string) => (await hal.get(`/api/disputes/${dispute}`)).body['status'];
const listed = async (query = '') =>
  listAt((await hal.get(`/api/matches${query}`)).body, 'matches').map((one) => at(one, 'id'));

/** Whatever follows a match is done a moment later. */
async function comes(what: () => Promise<boolean>): Promise<void> {
  await until(what);
  expect(await what()).toBe(true);
}

test('a match that is declared void takes nothing, ends its calls and its links, and is restored as it was', async () => {
  await sam.send('m', ...started());
  const ann = await event.seatAt('m', 'A');
  expect((await say(ann, 'open', 'CallJudge', { match: 'm', claim: 'x' })).status).toBe(200);
  await say(ann, 'ruled', 'CallJudge', { match: 'm', claim: 'One CP too many' });
  await say(jo, 'ruled', 'GiveRuling', { remedies: [{ kind: 'none' }], because: 'It was one.' });
  const before = (await hal.get('/api/matches/m')).body;

  expect(await codeOf(sam.send('m', voids()))).toBe('access/no-role');
  expect(await codeOf(jo.send('m', voids()))).toBe('access/no-role');
  expect((await hal.send('m', voids())).status).toBe(200);
  await comes(async () => (await statusOf('open')) === 'void');

  const refused = await sam.send('m', command('AdvancePhase', {}));
  expect(refused).toMatchObject({
    status: 422,
    body: { code: 'match/void', facts: { because: 'Opened twice.', restoredBy: ['head-judge', 'organizer'] } },
  });
  expect(await codeOf(say(jo, 'open', 'ClaimCall'))).toBe('match/void');
  expect(await codeOf(say(jo, 'new', 'CallJudge', { match: 'm', claim: 'x' }))).toBe('match/void');
  expect(await codeOf(ann.send('m', command('AdvancePhase', {})))).toBe('access/signed-out');
  const again = await event.someone().ask('POST', '/api/access/seat', { link: ann.link });
  expect(again).toMatchObject({
    status: 409,
    body: {
      code: 'match/void',
      facts: { because: 'Opened twice.' },
      detail: expect.stringContaining('The match is void (entry 5): Opened twice.') as string,
    },
  });
  expect(await hal.ask('POST', '/api/matches/m/seats/A/links', {})).toMatchObject({
    status: 409,
    body: { code: 'match/void' },
  });

  expect((await hal.get('/api/matches/m')).body).toMatchObject({ voided: { entry: 5, because: 'Opened twice.' } });
  await comes(async () => !(await listed()).includes('m'));
  expect(await listed('?void=with')).toContain('m');
  expect(await codeOf(hal.get('/api/matches?void=yes'))).toBe('request/invalid');
  const precedents = listAt((await jo.get('/api/precedents?q=many')).body, 'precedents');
  expect(precedents).toMatchObject([{ dispute: 'ruled', standing: 'match-void' }]);

  expect((await event.organizer.send('m', restores())).status).toBe(200);
  await comes(async () => (await statusOf('open')) === 'called');
  expect(await statusOf('ruled')).toBe('ruled');
  const { revision: _was, ...stood } = before;
  const { revision: _is, ...stands } = (await hal.get('/api/matches/m')).body;
  expect(stands).toEqual(stood);
  await comes(async () => (await listed()).includes('m'));
  expect(listAt((await jo.get('/api/precedents?q=many')).body, 'precedents')).toMatchObject([{ standing: 'stands' }]);
  // Links do not come back: whoever plays on gets a new one.
  expect(await codeOf(event.someone().ask('POST', '/api/access/seat', { link: ann.link }))).toBe('access/link-revoked');
  const seat = await event.seatAt('m', 'A');
  expect((await seat.send('m', command('AdvancePhase', { player: 'A' }))).status).toBe(200);
  expect((await say(jo, 'open', 'ClaimCall')).status).toBe(200);
});

test('the report of a void match says so before anything else', async () => {
  await sam.send('paper', ...started(), command('ConcedeMatch', { player: 'A' }));
  await hal.send('paper', voids());
  const answer = await fetch(`${event.server.url}/api/matches/paper/report.pdf`, {
    headers: { authorization: `Bearer ${hal.token}` },
  });
  const file = new Uint8Array(await answer.arrayBuffer());
  const { text } = await extractText(await getDocumentProxy(file), { mergePages: true });
  expect(text.replaceAll(/\s+/g, ' ')).toMatch(/^Audit report VOID A test VOID: Opened twice\./);
});

test('correcting the seats ends the links of those that change, and no others', async () => {
  await sam.send('seats', ...started());
  const [ann, bob] = [await event.seatAt('seats', 'A'), await event.seatAt('seats', 'B')];
  const corrects = (A: string, B: string) =>
    command('CorrectSeats', { seats: { A: { player: A }, B: { player: B } }, because: 'The wrong name' });
  expect(await codeOf(ann.send('seats', corrects('cleo', 'bob')))).toBe('access/no-role');
  expect(await codeOf(sam.send('seats', corrects('bob', 'bob')))).toBe('match/same-player');
  expect((await sam.send('seats', corrects('cleo', 'bob'))).status).toBe(200);
  const denied = await codeOf(ann.send('seats', command('AdvancePhase', { player: 'A' })));
  expect(['access/not-your-seat', 'access/signed-out']).toContain(denied);
  await comes(async () => {
    const seat = await event.someone().ask('POST', '/api/access/seat', { link: ann.link });
    return seat.body['code'] === 'access/link-revoked';
  });
  expect(await codeOf(ann.send('seats', command('AdvancePhase', { player: 'A' })))).toBe('access/signed-out');
  expect((await say(bob, 'seats-d', 'CallJudge', { match: 'seats', claim: 'x' })).status).toBe(200);
  const cleo = await event.seatAt('seats', 'A');
  expect((await cleo.send('seats', command('AdvancePhase', { player: 'A' }))).status).toBe(200);

  expect((await hal.get('/api/disputes/seats-d')).body).toMatchObject({ players: { A: 'cleo', B: 'bob' } });
  await comes(async () => {
    const rows = listAt((await hal.get('/api/matches')).body, 'matches');
    return rows.some((row) => at(row, 'id') === 'seats' && at(row, 'players', 'A') === 'cleo');
  });
  const penalty = { person: 'ann', policy: 'magic-ipg', infraction: 'x', level: 'x', because: 'x' };
  const ruling = { remedies: [{ kind: 'none' }], penalties: [penalty], because: 'x' };
  expect(await codeOf(say(jo, 'seats-d', 'GiveRuling', ruling))).toBe('ruling/not-a-player');
});

test('a result that somebody entered for both leaves the call to the players, for the time of the event', async () => {
  await event.organizer.ask('PUT', '/api/event', { appealMinutes: 30 });
  await sam.send('entered', ...started(), command('ConcedeMatch', { player: 'A' }));
  const [ann, bob] = [await event.seatAt('entered', 'A'), await event.seatAt('entered', 'B')];
  expect((await bob.send('entered', command('ConfirmResult', { player: 'B' }))).status).toBe(200);
  expect((await sam.send('entered', command('ConfirmResult', { player: 'A' }))).status).toBe(200);
  const by = { id: sam.id, role: 'scorekeeper' };
  expect((await hal.get('/api/matches/entered')).body).toMatchObject({ status: 'confirmed', enteredFor: { A: by } });
  expect(await codeOf(say(bob, 'entered-b', 'CallJudge', { match: 'entered', claim: 'x' }))).toBe(
    'dispute/match-closed',
  );
  expect((await say(ann, 'entered-a', 'CallJudge', { match: 'entered', claim: 'I never conceded.' })).status).toBe(200);
});

test('staff accept and withdraw in their own name, and the players go on', async () => {
  await sam.send('own', ...started());
  const ann = await event.seatAt('own', 'A');
  await say(ann, 'own-1', 'CallJudge', { match: 'own', claim: 'x' });
  expect((await say(jo, 'own-1', 'WithdrawCall', { side: 'A' })).body).toMatchObject({
    events: [{ data: { by: { staff: jo.id }, for: 'A' } }],
  });
  const objection = { side: 'A', because: 'I never said so.' };
  expect((await say(ann, 'own-1', 'ObjectToWithdrawal', objection)).status).toBe(200);
  expect((await say(jo, 'own-1', 'GiveRuling', { remedies: [{ kind: 'none' }], because: 'x' })).status).toBe(200);
  expect((await say(jo, 'own-1', 'AcceptRuling', { side: 'A' })).body).toMatchObject({
    events: [{ data: { enteredBy: jo.id } }],
  });
  expect((await say(ann, 'own-1', 'AppealRuling', { side: 'A', because: 'Not so.' })).status).toBe(200);
});

test('with one head judge an appeal against the own ruling is final, or goes to whom the event names', async () => {
  await sam.send('heads', ...started());
  const [ann, bob] = [await event.seatAt('heads', 'A'), await event.seatAt('heads', 'B')];
  await say(ann, 'heads-1', 'CallJudge', { match: 'heads', claim: 'x' });
  await say(hal, 'heads-1', 'GiveRuling', { remedies: [{ kind: 'none' }], because: 'x' });
  const appeal = (person: Person, side: string) => say(person, 'heads-1', 'AppealRuling', { side, because: 'x' });
  expect(await codeOf(appeal(ann, 'A'))).toBe('appeal/own-final');
  await event.organizer.ask('PUT', '/api/event', { ownAppeals: { to: jo.id } });
  expect((await appeal(bob, 'B')).status).toBe(200);
  expect(await codeOf(say(hal, 'heads-1', 'ClaimAppeal'))).toBe('appeal/own-ruling');
  expect((await say(jo, 'heads-1', 'ClaimAppeal')).status).toBe(200);
  const final = { verdict: 'upheld', because: 'It is right.' };
  expect((await say(jo, 'heads-1', 'GiveFinalRuling', final)).status).toBe(200);
  await event.organizer.ask('PUT', '/api/event', {});
});

test('who confirms while a call is open does not lock out its judge', async () => {
  await sam.send('late', ...started());
  const [ann, bob] = [await event.seatAt('late', 'A'), await event.seatAt('late', 'B')];
  await say(ann, 'late-1', 'CallJudge', { match: 'late', claim: 'x' });
  await bob.send('late', command('ConcedeMatch', { player: 'B' }));
  await ann.send('late', command('ConfirmResult', { player: 'A' }));
  await bob.send('late', command('ConfirmResult', { player: 'B' }));
  const remedy = { kind: 'adjust', player: 'A', resource: 'vp', category: 'primary', amount: 3 };
  expect(await say(jo, 'late-1', 'GiveRuling', { remedies: [remedy], because: 'x' })).toMatchObject({ status: 200 });
  await comes(async () => at((await hal.get('/api/matches/late')).body, 'result', 'points', 'A') === 3);
  // The result has to be confirmed again, and a call after that is for the head judge.
  await ann.send('late', command('ConfirmResult', { player: 'A' }));
  await bob.send('late', command('ConfirmResult', { player: 'B' }));
  await say(hal, 'late-2', 'CallJudge', { match: 'late', claim: 'x' });
  expect(await codeOf(say(jo, 'late-2', 'GiveRuling', { remedies: [remedy], because: 'x' }))).toBe(
    'ruling/match-closed',
  );
});

test('an imported match that is void stays so', async () => {
  await sam.send('moved', open());
  await hal.send('moved', voids());
  const answer = await fetch(`${event.server.url}/api/matches/moved/export`, {
    headers: { authorization: `Bearer ${hal.token}` },
  });
  const elsewhere = await staffed();
  const file = await answer.text();
  expect(await elsewhere.organizer.ask('POST', '/api/matches/import', file)).toMatchObject({ status: 200 });
  expect((await elsewhere.organizer.get('/api/matches/moved')).body).toMatchObject({ voided: { entry: 1 } });
  await elsewhere.server.close();
});
