import { importsStream } from '@adjutant/store';
import { call, contested, sendTo } from './judges.js';
import { listAt, type Body, run, type Running } from './running.js';
import { eventually } from './two.js';

/** Two installations: what one of them judged is handed to the other as a bundle. */
let first: Running;
let second: Running;
let bundle: string;
beforeAll(async () => {
  first = await run({ origin: 'judges.example/first' });
  await contested(first, 'm');
  await sendTo(first, 'd', call('m'));
  bundle = await (await fetch(`${first.url}/api/matches/m/bundle`)).text();
  const { key } = JSON.parse(bundle.split('\n')[0] ?? '') as { key: string };
  second = await run({ trustedKeys: [key] });
});
afterAll(() => Promise.all([first.close(), second.close()]));

async function importInto(server: Running, body: string): Promise<{ readonly status: number; readonly body: Body }> {
  const headers = { 'content-type': 'application/x-ndjson' };
  const response = await fetch(`${server.url}/api/matches/import`, { method: 'POST', body, headers });
  return { status: response.status, body: (await response.json()) as Body };
}

test('a bundle signed with a trusted key comes in with its disputes', async () => {
  expect(await importInto(second, bundle)).toMatchObject({ status: 200, body: { outcome: 'recorded', id: 'm' } });
  expect((await importInto(second, bundle)).body).toMatchObject({ outcome: 'already' });
  const there = (await first.get('/api/matches/m/disputes')).body;
  const here = () => second.get('/api/matches/m/disputes').then((answer) => answer.body);
  expect(await eventually(here, (body) => listAt(body, 'disputes').length > 0)).toEqual(there);
  const [note] = await second.store.readBare(importsStream('m'));
  expect(note?.event).toMatchObject({
    type: 'MatchImported',
    data: { match: 'm', covered: { origin: 'judges.example/first' } },
  });
});

test('with any other key it is refused, and nothing is written', async () => {
  const empty = await run();
  const { status, body } = await importInto(empty, bundle);
  expect([status, body['code']]).toEqual([422, 'bundle/key-not-trusted']);
  expect(await empty.store.head()).toBe('');
  await empty.close();
});

test('one that was changed is refused with its line', async () => {
  const { status, body } = await importInto(second, bundle.replace('"A test"', '"A tale"'));
  expect([status, body]).toEqual([422, expect.objectContaining({ code: 'bundle/broken' })]);
});
