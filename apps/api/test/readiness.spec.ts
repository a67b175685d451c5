import { setTimeout as pause } from 'node:timers/promises';
import { FRESH_MS, HealthChecks } from '../src/health/health-checks.js';
import { at, run, type Running } from './running.js';

let server: Running;
beforeEach(async () => {
  server = await run({ level: 'info' });
});
afterEach(() => server.close());

const NAMES = ['store', 'live', 'readModels', 'seal', 'rulings', 'tables', 'record'];

test('every part is named, each with a sentence', async () => {
  const { status, body } = await server.get('/api/health/ready');
  expect([status, body['ready']]).toEqual([200, true]);
  expect(Object.keys(body['checks'] as object)).toEqual(NAMES);
  for (const name of NAMES)
    expect(at(body, 'checks', name)).toEqual({ ok: true, says: expect.stringMatching(/\w+ \w+/) });
});

test('a store that hangs is told, and holds up neither the answer nor the others', async () => {
  const { head } = server.store;
  server.store.head = () => new Promise(() => undefined);
  const [first, second] = await Promise.all([server.get('/api/health/ready'), server.get('/api/health/live')]);
  server.store.head = head;
  expect(second).toMatchObject({ status: 200, body: { alive: true } });
  expect([first.status, at(first.body, 'checks', 'store')]).toEqual([
    503,
    { ok: false, says: 'has not answered within 2 s' },
  ]);
  for (const name of NAMES.slice(1)) expect(at(first.body, 'checks', name, 'ok')).toBe(true);
});

test('however many ask at once, the store is looked at once, and anew a moment later', async () => {
  const { head } = server.store;
  let looks = 0;
  server.store.head = () => ((looks += 1), head.call(server.store));
  await pause(FRESH_MS + 10);
  const look = server.from(HealthChecks);
  const all = await Promise.all(Array.from({ length: 50 }, () => look.look()));
  expect([all.every(({ ready }) => ready), looks]).toEqual([true, 1]);
  await pause(FRESH_MS + 10);
  await look.look();
  expect(looks).toBe(2);
  server.store.head = head;
});

test('the log hears of what is missing once, and that it is back', async () => {
  const { head } = server.store;
  server.store.head = () => Promise.reject(new Error('the cluster is away'));
  for (let n = 0; n < 3; n++) expect((await server.get('/api/health/ready')).status).toBe(503);
  server.store.head = head;
  await pause(FRESH_MS + 10);
  for (let n = 0; n < 2; n++) expect((await server.get('/api/health/ready')).status).toBe(200);
  const said = server.logged.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(said).toEqual([
    expect.objectContaining({ level: 'warn', dependency: 'store', says: 'Not ready: something is missing.' }),
    expect.objectContaining({ level: 'info', says: 'Ready: nothing is missing any more.' }),
  ]);
});
