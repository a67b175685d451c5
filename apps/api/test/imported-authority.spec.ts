import { call, contested, HEAD, JO, rules, sendTo, STRIKE } from './judges.js';
import { at, command, run, type Answer, type Running } from './running.js';

/** A head judge has rewound and ruled on a match; then its match file comes to another installation. */
let here: Running;
let there: Running;
beforeAll(async () => {
  here = await run();
  there = await run();
  await contested(here, 'm');
  await here.send('m', command('RecordNote', { kind: 'note', text: 'Measured with the head judge' }, HEAD));
  await sendTo(here, 'd', call('m'), command('ClaimCall', {}, HEAD), rules([{ ...STRIKE, entries: [6] }], {}, HEAD));
  const file = await (await fetch(`${here.url}/api/matches/m/export`)).text();
  const headers = { 'content-type': 'application/x-ndjson' };
  const taken = await fetch(`${there.url}/api/matches/import`, { method: 'POST', body: file, headers });
  expect(taken.status).toBe(200);
});
afterAll(() => Promise.all([here.close(), there.close()]));

const strikes = (server: Running, entry: number): Promise<Answer> =>
  server.send('m', command('CorrectEntry', { entry, correction: { kind: 'strike' }, because: 'a slip' }, JO));

async function entryOf(server: Running, type: string): Promise<number> {
  const { body } = await server.get('/api/matches/m/timeline');
  const entries = at(body, 'entries') as readonly { readonly number: number; readonly type: string }[];
  return entries.find((one) => one.type === type)?.number ?? -1;
}

test('where it was given, a ruling is reversed through its dispute, and a judge undoes nothing of the head judge', async () => {
  expect((await strikes(here, await entryOf(here, 'RulingApplied'))).body['code']).toBe('entry/ruled');
  expect((await strikes(here, await entryOf(here, 'NoteRecorded'))).body['code']).toBe('entry/written-above');
});

test('where it was imported, neither has any authority: nobody there knows who they were', async () => {
  expect((await strikes(there, await entryOf(there, 'NoteRecorded'))).body['outcome']).toBe('recorded');
  expect((await strikes(there, await entryOf(there, 'RulingApplied'))).body['outcome']).toBe('recorded');
});

test('the queue says that the players of an imported match are those of elsewhere, as it is described', async () => {
  await sendTo(there, 'called-there', call('m'));
  const { body } = await there.get('/api/disputes');
  expect(body).toMatchObject({ disputes: [{ id: 'called-there', elsewhere: 'players' }] });
});
