import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { verifyBundle } from '@adjutant/seal';
import { extractText, getDocumentProxy } from 'unpdf';
import { at, command, listAt, started } from './running.js';
import { staffed, type Person, type StaffedServer } from './staffed.js';

const NAME = 'Zdeňka Quillfeather';
const CONTACT = 'zdenka@quill.example';

let event: StaffedServer;
let scorekeeper: Person;
let judge: Person;
let before: Uint8Array;

/** A match, a dispute that this judge has ruled on, and a bundle of both from before anybody was erased. */
beforeAll(async () => {
  event = await staffed();
  scorekeeper = await event.hire('Sam', 'scorekeeper');
  judge = await event.hire(NAME, 'judge');
  const details = { name: NAME, contact: CONTACT, club: 'Quill and Feather Society' };
  expect((await event.organizer.ask('PUT', `/api/people/${judge.id}`, details)).status).toBe(200);
  expect((await scorekeeper.send('m', ...started())).status).toBe(200);
  const ann = await event.seatAt('m', 'A');
  const to = (who: Person, ...commands: readonly object[]) => who.ask('POST', '/api/disputes/d/commands', commands);
  await to(ann, command('CallJudge', { match: 'm', side: 'A', claim: 'He measured it twice' }));
  await to(judge, command('ClaimCall', {}));
  const ruled = await to(judge, command('GiveRuling', { remedies: [{ kind: 'none' }], because: 'Measured again.' }));
  expect(ruled.status).toBe(200);
  before = await bytesOf('/api/matches/m/bundle');
  expect(filesWith(NAME).length).toBeGreaterThan(0);
  expect(await reportText()).toContain(NAME);
});
afterAll(() => event.server.close());

async function bytesOf(path: string): Promise<Uint8Array> {
  const headers = { authorization: `Bearer ${event.organizer.token}` };
  const answer = await fetch(`${event.server.url}${path}`, { headers });
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
}

async function reportText(): Promise<string> {
  const file = await getDocumentProxy(await bytesOf('/api/matches/m/report.pdf'));
  const { text } = await extractText(file, { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

/** The files of the installation in which these bytes stand. */
function filesWith(text: string): readonly string[] {
  const needle = Buffer.from(text);
  return readdirSync(event.server.settings.data, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name))
    .filter((path) => readFileSync(path).includes(needle));
}

test('erasing is for the organizer', async () => {
  for (const who of [event.someone(), scorekeeper, judge]) {
    expect([401, 403]).toContain((await who.ask('DELETE', `/api/people/${judge.id}`)).status);
  }
  expect((await scorekeeper.get(`/api/people/${judge.id}`)).body).toMatchObject({ name: NAME });
});

test('the last organizer cannot be erased, and nothing of them is', async () => {
  const { id } = event.organizer;
  const { status, body } = await event.organizer.ask('DELETE', `/api/people/${id}`);
  expect([status, body['code']]).toEqual([409, 'access/last-organizer']);
  expect((await event.organizer.get(`/api/people/${id}`)).body).toMatchObject({ name: 'Olga Organizer' });
});

test('whoever is erased is out of every file, every answer and every report, and can do nothing more', async () => {
  const erased = await event.organizer.ask('DELETE', `/api/people/${judge.id}`);
  expect([erased.status, erased.body]).toEqual([200, expect.objectContaining({ erased: true, mentionsInAll: 0 })]);
  for (const text of [NAME, NAME.toLowerCase(), CONTACT, 'Quill and Feather']) expect(filesWith(text)).toEqual([]);
  const paths = [
    '/api/people',
    '/api/access/staff',
    '/api/disputes',
    '/api/disputes/d',
    '/api/precedents',
    '/api/matches',
    '/api/matches/m/timeline',
    '/api/matches/m/export',
  ];
  for (const path of paths) {
    const { status, body } = await event.organizer.get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(JSON.stringify(body)).not.toContain('Quillfeather');
  }
  const text = await reportText();
  expect(text).not.toContain('Quillfeather');
  expect(text).toContain(`erased person (${judge.id})`);
  expect((await judge.get('/api/access/staff')).status).toBe(401);
  expect((await event.signIn(NAME)).status).toBe(401);
});

test('every proof still holds: the chains, the log as it was sealed, and bundles from before and after', async () => {
  expect((await event.organizer.get('/api/matches/m/verify')).body).toMatchObject({ intact: true });
  expect((await event.server.store.verifyAll()).intact).toBe(true);
  expect((await event.organizer.get('/api/seal')).body).toMatchObject({ ok: true });
  const after = await bytesOf('/api/matches/m/bundle');
  for (const bundle of [before, after]) {
    expect(verifyBundle(bundle).sound).toBe(true);
    expect(Buffer.from(bundle).includes('Quillfeather')).toBe(false);
    expect(Buffer.from(bundle).includes(judge.id)).toBe(true);
  }
  const { body } = await event.organizer.get('/api/disputes/d');
  expect(at(listAt(body, 'rulings')[0], 'judge')).toBe(judge.id);
});
