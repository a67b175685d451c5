import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ANN, call, sendTo } from './judges.js';
import { at, command, run, started, type Body, type Running } from './running.js';
import { staffed } from './staffed.js';

/** The smallest picture there is: one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n');
const HASH = createHash('sha256').update(PNG).digest('hex');
const MIB = 1024 * 1024;

let server: Running;
beforeAll(async () => {
  server = await run();
  await server.send('m', ...started());
  await sendTo(server, 'd', call('m', { entry: 1 }));
});
afterAll(() => server.close());

async function upload(content: Buffer | ReadableStream, type: string, path = '/api/disputes/d/evidence') {
  const streamed = content instanceof ReadableStream ? { duplex: 'half' as const } : {};
  const body = content as never;
  const response = await fetch(`${server.url}${path}`, {
    ...{ method: 'POST', headers: { 'content-type': type }, body },
    ...streamed,
  });
  return { status: response.status, body: (await response.json()) as Body };
}

describe('a file of evidence', () => {
  test('is kept under its hash once, named in the dispute, and shown as what it is', async () => {
    const kept = { hash: HASH, mediaType: 'image/png', bytes: PNG.length };
    expect(await upload(PNG, 'image/png')).toEqual({ status: 200, body: kept });
    // What it says of itself does not matter.
    expect((await upload(PNG, 'image/jpeg')).body).toEqual(kept);
    expect(readdirSync(join(server.settings.data, 'evidence'))).toEqual([HASH]);
    expect(readFileSync(join(server.settings.data, 'evidence', HASH)).equals(PNG)).toBe(true);
    const added = await sendTo(
      server,
      'd',
      command('AddEvidence', { hash: HASH, side: 'A', caption: 'The dice' }, ANN),
    );
    expect(at(added.body, 'events', 0, 'data')).toEqual({ ...kept, by: { side: 'A' }, caption: 'The dice' });
    const shown = await fetch(`${server.url}/api/evidence/${HASH}`);
    expect(Buffer.from(await shown.arrayBuffer()).equals(PNG)).toBe(true);
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    expect(shown.headers.get('content-disposition')).toMatch(/^inline/);
    expect(shown.headers.get('content-security-policy')).toContain('sandbox');
  });

  test('may be a document, which is not opened in the page', async () => {
    const { body } = await upload(PDF, 'application/pdf');
    expect(body).toMatchObject({ mediaType: 'application/pdf' });
    const shown = await fetch(`${server.url}/api/evidence/${String(body['hash'])}`);
    expect(shown.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  test.each([
    [
      'a page that calls itself a picture',
      Buffer.from('<html><script>1</script>'),
      'image/png',
      415,
      'evidence/wrong-type',
    ],
    ['a type that is not taken', Buffer.from('GIF89a'), 'image/gif', 415, 'evidence/wrong-type'],
    ['a command', Buffer.from('{}'), 'application/json', 415, 'evidence/wrong-type'],
    ['nothing', Buffer.alloc(0), 'image/png', 400, 'evidence/empty'],
    ['too much', Buffer.concat([PNG, Buffer.alloc(8 * MIB)]), 'image/png', 413, 'evidence/too-large'],
  ] as const)('is not %s', async (_, content, type, status, code) => {
    const before = readdirSync(join(server.settings.data, 'evidence'));
    expect(await upload(content, type)).toMatchObject({ status, body: { code } });
    expect(readdirSync(join(server.settings.data, 'evidence'))).toEqual(before);
  });

  test('is not too much that says nothing of its length', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += MIB;
        if (sent > 12 * MIB) controller.close();
        else controller.enqueue(new Uint8Array(MIB));
      },
    });
    expect(await upload(endless, 'image/png')).toMatchObject({ status: 413, body: { code: 'evidence/too-large' } });
  });

  test('is sent to a dispute, and nowhere else', async () => {
    expect(await upload(PNG, 'image/png', '/api/disputes/none/evidence')).toMatchObject({ status: 404 });
    expect(await upload(PNG, 'image/png', '/api/disputes/d/commands')).toMatchObject({
      status: 415,
      body: { code: 'request/not-json-type' },
    });
    expect((await server.get(`/api/evidence/${'0'.repeat(64)}`)).status).toBe(404);
    expect((await server.get('/api/evidence/..%2Flog.db')).status).toBe(404);
  });
});

test('a server that keeps nothing keeps no files either', async () => {
  const forgetful = await run({ store: 'memory:' });
  await forgetful.send('m', ...started());
  await sendTo(forgetful, 'd', call('m'));
  const path = `${forgetful.url}/api/disputes/d/evidence`;
  const sent = await fetch(path, { method: 'POST', headers: { 'content-type': 'image/png' }, body: PNG as never });
  expect(sent.status).toBe(200);
  expect((await fetch(`${forgetful.url}/api/evidence/${HASH}`)).status).toBe(200);
  expect(existsSync(join(forgetful.settings.data, 'evidence'))).toBe(false);
  await forgetful.close();
});

test('where people sign in, evidence is for staff and for the players of the match', async () => {
  const event = await staffed();
  const { server: place } = event;
  const judge = await event.hire('Jo', 'judge', 'scorekeeper');
  for (const match of ['m', 'other']) expect((await judge.send(match, ...started())).status).toBe(200);
  const ann = await event.seatAt('m', 'A');
  const stranger = await event.seatAt('other', 'A');
  await ann.ask('POST', '/api/disputes/d/commands', command('CallJudge', { match: 'm', side: 'A', claim: 'x' }));
  const sent = await fetch(`${place.url}/api/disputes/d/evidence`, {
    method: 'POST',
    headers: { 'content-type': 'image/png', authorization: `Bearer ${String(ann.token)}` },
    body: PNG as never,
  });
  expect(sent.status).toBe(200);
  await ann.ask('POST', '/api/disputes/d/commands', command('AddEvidence', { hash: HASH }));
  const asks = async (who: typeof ann | typeof stranger | typeof judge, query = '') =>
    (await who.get(`/api/evidence/${HASH}${query}`)).status;
  expect(await asks(judge)).toBe(200);
  expect(await asks(ann, '?dispute=d')).toBe(200);
  expect(await asks(stranger, '?dispute=d')).toBe(403);
  expect((await event.someone().get(`/api/evidence/${HASH}?dispute=d`)).status).toBe(401);
  expect((await event.someone().get('/api/disputes')).status).toBe(401);
  expect((await stranger.get('/api/disputes/d')).status).toBe(403);
  expect((await ann.get('/api/disputes/d')).body).toMatchObject({ evidence: [{ hash: HASH, by: { side: 'A' } }] });
  await place.close();
});

describe('evidence that may not be shown any more', () => {
  const ORA = { actor: { id: 'ora', role: 'organizer' } };
  const OTHER = Buffer.concat([PDF, Buffer.from('with a bystander')]);
  const hash = createHash('sha256').update(OTHER).digest('hex');
  const withhold = (by: object) =>
    sendTo(server, 'd', command('WithholdEvidence', { hash, because: 'A bystander' }, by));

  test('goes when an organizer says so; its hash stays, and verify can say that it was withheld', async () => {
    await upload(OTHER, 'application/pdf');
    expect((await withhold(ORA)).body).toMatchObject({ code: 'evidence/not-here' });
    await sendTo(server, 'd', command('AddEvidence', { hash, side: 'A' }, ANN));
    expect(await withhold({ actor: { id: 'jo', role: 'head-judge' } })).toMatchObject({ status: 403 });
    expect((await withhold(ORA)).body).toMatchObject({
      outcome: 'recorded',
      events: [{ type: 'EvidenceWithheld', data: { hash, by: { staff: 'ora' }, because: 'A bystander' } }],
    });
    expect(readFileSync(join(server.settings.data, 'evidence', hash))).toHaveLength(0);
    expect((await fetch(`${server.url}/api/evidence/${hash}`)).status).toBe(410);
    const { body } = await server.get('/api/disputes/d');
    expect(at(body, 'evidence', 1)).toMatchObject({ hash, withheld: true });
    expect(at(body, 'evidence', 0)).not.toHaveProperty('withheld');
    expect((await withhold(ORA)).body).toMatchObject({ outcome: 'already' });
  });

  test('does not come back under the same hash', async () => {
    expect(await upload(OTHER, 'application/pdf')).toMatchObject({ status: 409, body: { code: 'evidence/withheld' } });
    expect(readFileSync(join(server.settings.data, 'evidence', hash))).toHaveLength(0);
  });
});
