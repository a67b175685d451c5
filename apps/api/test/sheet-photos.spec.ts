import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EvidenceSweep, LOOSE_FOR } from '@adjutant/evidence';
import { command, listAt, open, started, type Body } from './running.js';
import { staffed, type Person, type StaffedServer } from './staffed.js';

const PDF = (text: string): Buffer =>
  Buffer.from(`%PDF-1.4\n1 0 obj\n<< >>\nendobj\n% ${text}\ntrailer\n<< >>\n%%EOF\n`);

let now = Date.UTC(2031, 4, 4, 8);
let event: StaffedServer;
let sam: Person;
let ann: Person;
let stranger: Person;
beforeAll(async () => {
  event = await staffed({ clock: () => now });
  sam = await event.hire('Sam', 'scorekeeper', 'judge');
  for (const match of ['m', 'other']) await sam.send(match, ...started());
  ann = await event.seatAt('m', 'A');
  stranger = await event.seatAt('other', 'A');
});
afterAll(() => event.server.close());

async function send(who: Pick<Person, 'token'>, match: string, content: Buffer, type = 'application/pdf') {
  const answer = await fetch(`${event.server.url}/api/matches/${match}/sheet-photos`, {
    method: 'POST',
    headers: { 'content-type': type, ...(who.token === undefined ? {} : { authorization: `Bearer ${who.token}` }) },
    body: content as never,
  });
  return { status: answer.status, body: (await answer.json()) as Body };
}

const statusOf = async (who: Person, path: string): Promise<number> => (await who.get(path)).status;
const file = (hash: unknown, query: string): string => `/api/evidence/${String(hash)}${query}`;
const isKept = (hash: unknown): boolean => existsSync(join(event.server.settings.data, 'evidence', String(hash)));

test('a photo of the sheet is kept with its match: its players and the staff read it, and nobody else', async () => {
  const { status, body } = await send(sam, 'm', PDF('a sheet'));
  expect([status, body['mediaType']]).toEqual([200, 'application/pdf']);
  const { hash } = body;
  const { body: list } = await ann.get('/api/matches/m/sheet-photos');
  expect(listAt(list, 'photos')).toEqual([{ hash, bytes: body['bytes'], at: new Date(now).toISOString() }]);
  expect(await statusOf(ann, file(hash, '?match=m'))).toBe(200);
  expect(await statusOf(sam, file(hash, '?match=m'))).toBe(200);
  for (const who of [stranger, event.someone()]) {
    expect([401, 403]).toContain(await statusOf(who, '/api/matches/m/sheet-photos'));
    expect([401, 403]).toContain(await statusOf(who, file(hash, '?match=m')));
  }
  // It is no photo of another match, whoever asks by its hash.
  expect(await statusOf(stranger, file(hash, '?match=other'))).toBe(404);
});

test('what is no photo, is sent to no match, or by somebody else is refused by name', async () => {
  expect((await send(stranger, 'm', PDF('x'))).status).toBe(403);
  expect((await send(sam, 'nowhere', PDF('x'))).body).toMatchObject({ code: 'match/unknown' });
  expect((await send(sam, 'm', Buffer.from('GIF89a'), 'image/gif')).body).toMatchObject({
    code: 'evidence/wrong-type',
  });
  expect((await send(sam, 'm', Buffer.from('no PDF at all'))).body).toMatchObject({ code: 'evidence/wrong-type' });
  expect((await send(sam, 'm', Buffer.alloc(0))).body).toMatchObject({ code: 'evidence/empty' });
});

test('in a dispute of its match it is added by its hash, and in no other', async () => {
  const { hash } = (await send(sam, 'm', PDF('disputed'))).body;
  const call = (match: string) => command('CallJudge', { match, side: 'A', claim: 'x' });
  const add = (who: Person, dispute: string) =>
    who.ask('POST', `/api/disputes/${dispute}/commands`, command('AddEvidence', { hash }));
  await ann.ask('POST', '/api/disputes/d/commands', call('m'));
  await stranger.ask('POST', '/api/disputes/e/commands', call('other'));
  expect((await add(stranger, 'e')).body).toMatchObject({ code: 'evidence/unknown' });
  expect((await add(ann, 'd')).status).toBe(200);
  expect(await statusOf(ann, file(hash, '?dispute=d'))).toBe(200);
});

test('what a note in the record names stays, and what none names is gone a day later', async () => {
  await sam.send('named', open('Table 9'));
  const [named, loose] = [await send(sam, 'named', PDF('named')), await send(sam, 'named', PDF('loose'))];
  const text = `Photo of the score sheet: sheet.pdf, SHA-256 ${String(named.body['hash'])}.`;
  expect((await sam.send('named', command('RecordNote', { kind: 'note', text }))).status).toBe(200);
  now += LOOSE_FOR + 1;
  await event.server.from(EvidenceSweep).sweep();
  expect([isKept(named.body['hash']), isKept(loose.body['hash'])]).toEqual([true, false]);
});
