import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { EvidenceSweep, LOOSE_FOR } from '@adjutant/evidence';
import { call } from './judges.js';
import { command, folder, run, started, type Body } from './running.js';
import { staffed, type Person, type StaffedServer } from './staffed.js';

const PDF = (text: string): Buffer =>
  Buffer.from(`%PDF-1.4\n1 0 obj\n<< >>\nendobj\n% ${text}\ntrailer\n<< >>\n%%EOF\n`);
const MIB = 1024 * 1024;
const QUOTA = { files: 4, bytes: 2 * MIB };

let now = Date.UTC(2031, 4, 4, 8);
let event: StaffedServer;
let ann: Person;
let mallory: Person;
let judge: Person;

async function upload(who: Pick<Person, 'token'>, dispute: string, content: Buffer, on = event.server) {
  const response = await fetch(`${on.url}/api/disputes/${dispute}/evidence`, {
    method: 'POST',
    headers: {
      'content-type': 'application/pdf',
      ...(who.token === undefined ? {} : { authorization: `Bearer ${who.token}` }),
    },
    body: content as never,
  });
  return { status: response.status, body: (await response.json()) as Body };
}

const add = (who: Person, dispute: string, hash: unknown) =>
  who.ask('POST', `/api/disputes/${dispute}/commands`, command('AddEvidence', { hash }));
const shown = async (who: Person, hash: unknown, query = ''): Promise<number> =>
  (await who.get(`/api/evidence/${String(hash)}${query}`)).status;
const isKept = (hash: unknown): boolean => existsSync(join(event.server.settings.data, 'evidence', String(hash)));

beforeAll(async () => {
  event = await staffed({ clock: () => now, evidence: QUOTA });
  judge = await event.hire('Jo', 'judge', 'scorekeeper');
  for (const match of ['m', 'other']) await judge.send(match, ...started());
  ann = await event.seatAt('m', 'A');
  mallory = await event.seatAt('other', 'A');
  const calls = (match: string) => command('CallJudge', { match, side: 'A', claim: 'x' });
  for (const dispute of ['d', 'd2']) await ann.ask('POST', `/api/disputes/${dispute}/commands`, calls('m'));
  for (const dispute of ['e', 'full', 'sweep'])
    await mallory.ask('POST', `/api/disputes/${dispute}/commands`, calls('other'));
});
afterAll(() => event.server.close());

describe('a file of evidence', () => {
  test('belongs to the dispute that it was sent to: nobody else attaches or reads it by its hash', async () => {
    const { body } = await upload(ann, 'd', PDF('a letter'));
    const { hash } = body;
    expect((await add(ann, 'd', hash)).status).toBe(200);
    expect(await shown(ann, hash, '?dispute=d')).toBe(200);
    expect((await add(mallory, 'e', hash)).body).toMatchObject({ code: 'evidence/unknown' });
    // The same words as for what nobody has ever sent.
    const never = await add(mallory, 'e', '0'.repeat(64));
    const known = await add(mallory, 'e', hash);
    const blank = (text: unknown) => JSON.stringify(text).replaceAll(/[0-9a-f]{64}|[0-9a-f-]{36}/g, '#');
    expect(blank(known.body)).toBe(blank(never.body));
    expect(await shown(mallory, hash, '?dispute=e')).toBe(404);
    expect(await shown(mallory, hash, '?dispute=d')).toBe(403);
    expect(await shown(mallory, '0'.repeat(64), '?dispute=d')).toBe(403);
    expect(await shown(mallory, hash)).toBe(403);
    // Nor to another dispute about the same match.
    expect((await add(ann, 'd2', hash)).body).toMatchObject({ code: 'evidence/unknown' });
    expect(await shown(judge, hash)).toBe(200);
  });

  test('may be sent to several disputes, by whoever has it', async () => {
    const [one, two] = [await upload(ann, 'd', PDF('shared')), await upload(mallory, 'e', PDF('shared'))];
    expect(two).toEqual(one);
    expect((await add(mallory, 'e', two.body['hash'])).status).toBe(200);
    expect(await shown(mallory, two.body['hash'], '?dispute=e')).toBe(200);
  });
});

describe('a dispute', () => {
  test('takes so many files and so much, half of it from each player, and the same file again', async () => {
    const first = await upload(mallory, 'full', PDF('1'));
    expect((await upload(mallory, 'full', PDF('2'))).status).toBe(200);
    const third = await upload(mallory, 'full', PDF('3'));
    expect(third).toMatchObject({
      status: 409,
      body: { code: 'evidence/dispute-full', facts: { files: 2, mostFiles: 2, mostBytes: MIB } },
    });
    expect(isKept(third.body['hash'])).toBe(false);
    expect(await upload(mallory, 'full', PDF('1'))).toEqual(first);
    expect((await upload(judge, 'full', PDF('3'))).status).toBe(200);
    const large = await upload(judge, 'full', Buffer.concat([PDF('4'), Buffer.alloc(2 * MIB)]));
    expect(large.body).toMatchObject({ code: 'evidence/dispute-full', facts: { files: 3, mostFiles: 4 } });
    expect((await upload(judge, 'full', PDF('4'))).status).toBe(200);
    expect((await upload(judge, 'full', PDF('5'))).body).toMatchObject({ code: 'evidence/dispute-full' });
  });

  test('takes no more of several that come at once', async () => {
    const other = await staffed({ evidence: QUOTA });
    const jo = await other.hire('Jo', 'judge', 'scorekeeper');
    await jo.send('m', ...started());
    await jo.ask('POST', '/api/disputes/d/commands', command('CallJudge', { match: 'm', side: 'A', claim: 'x' }));
    const at = Array.from({ length: 9 }, (_, index) => upload(jo, 'd', PDF(`at once ${index}`), other.server));
    expect((await Promise.all(at)).filter(({ status }) => status === 200)).toHaveLength(QUOTA.files);
    await other.server.close();
  });
});

describe('what was sent and never put into its dispute', () => {
  const sweep = (): Promise<number> => event.server.from(EvidenceSweep).sweep();

  test('goes after a day, and nothing else does', async () => {
    const loose = (await upload(mallory, 'sweep', PDF('a draft'))).body['hash'];
    const shared = (await upload(mallory, 'sweep', PDF('a letter'))).body['hash'];
    const used = (await upload(judge, 'sweep', PDF('the dice'))).body['hash'];
    await add(judge, 'sweep', used);
    now += LOOSE_FOR - 1;
    const later = event.someone(String((await event.signIn('Jo')).body['token']));
    const late = (await upload(later, 'sweep', PDF('a late one'))).body['hash'];
    expect(await sweep()).toBe(0);
    now += 2;
    // Besides these two, what the specs above have left.
    expect(await sweep()).toBeGreaterThanOrEqual(2);
    expect([loose, shared, used, late].map(isKept)).toEqual([false, true, true, true]);
  });
});

test('what earlier builds kept is bound by what their log says, once, and stays', async () => {
  const data = folder();
  const server = await run({ data, keep: true });
  await server.send('m', ...started());
  const ask = (body: object) => server.post('/api/disputes/d/commands', body);
  await ask(call('m'));
  const { hash } = (await upload({ token: undefined }, 'd', PDF('old'), server)).body;
  await ask(command('AddEvidence', { hash, side: 'A' }));
  await server.close();
  // An earlier build kept the file and its event, and nothing else.
  for (const end of ['', '-wal', '-shm']) rmSync(join(data, `evidence.db${end}`), { force: true });
  const again = await run({ data, keep: true });
  const get = async (query: string) => (await fetch(`${again.url}/api/evidence/${String(hash)}${query}`)).status;
  expect([await get('?dispute=d'), await get('')]).toEqual([200, 200]);
  await again.close();
  const database = new Database(join(data, 'evidence.db'), { readonly: true });
  expect(database.prepare('SELECT dispute, brought, attached FROM bound').all()).toEqual([
    { dispute: 'd', brought: 0, attached: 1 },
  ]);
  database.close();
  expect(readFileSync(join(data, 'evidence', String(hash))).equals(PDF('old'))).toBe(true);
  rmSync(data, { recursive: true, force: true });
});
