import { setTimeout as pause } from 'node:timers/promises';
import { Ajv } from 'ajv';
import type { Message } from '@adjutant/kernel';
import type { EventStore, StoredEvent } from '@adjutant/store';
import { LivingProcess } from '@adjutant/tools-services';
import { schemaOfTopic } from '../src/messages/schemas.js';
import { contextOf, fill, idsOf, put } from './support/log.js';
import { newLog, newPrefix, program, Relaying, sharedBrokers, tell, type TestLog } from './support/relaying.js';
import { check, readTopic } from './support/topic.js';

let place: TestLog;
let prefix: string;
const brokers = sharedBrokers();
const running: Relaying[] = [];
const relaying = (): Relaying => {
  const one = new Relaying(place.store, brokers, prefix);
  running.push(one);
  return one;
};

beforeEach(() => {
  place = newLog();
  prefix = newPrefix();
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()));
  await place.remove();
});

const CALL: Message = {
  type: 'JudgeCalled',
  data: { time: '2026-11-21T09:00:00Z', match: 'm-1', entry: 3, at: 5, by: { side: 'A' }, claim: 'He moved twice' },
};

test('every event arrives once, in order, with key and headers, and as its schema says', async () => {
  const events = await fill(place.store, idsOf(20));
  await put(place.store, 'dispute-d-1', 0, [CALL]);
  const conceded: Message = { type: 'MatchConceded', data: { player: 'A', because: 'He had to go' } };
  const length = (await place.store.readBare('match-m-1')).length;
  await put(place.store, 'match-m-1', length, [conceded]);
  const one = relaying();
  await one.hasSent(events + 1);
  const received = await readTopic(brokers, `${prefix}.match-events`, { least: events + 1 });
  const { doubles, matches } = check(received);
  expect([received.length, doubles, matches.size]).toEqual([events + 1, 0, 20]);
  const log = await place.store.readAll('', events + 2);
  const byId = new Map(log.map((stored) => [stored.meta.eventId, stored]));
  const validate = new Ajv({ strict: false, formats: { 'date-time': true } }).compile(schemaOfTopic('match-events'));
  for (const { key, value, headers } of received) {
    const stored = byId.get(headers['event-id'] ?? '');
    expect(stored && [`match-${key}`, stored.position, String(stored.revision)]).toEqual([
      stored?.stream,
      headers['position'],
      headers['revision'],
    ]);
    expect(headers['schema']).toBe('adjutant.match-events/1');
    if (!validate(JSON.parse(value))) throw new Error(JSON.stringify([value, validate.errors]));
  }
  const rulings = await readTopic(brokers, `${prefix}.rulings`, { least: 1 });
  const results = await readTopic(brokers, `${prefix}.results`, { least: 1 });
  expect(rulings.map(({ key, headers }) => [key, headers['revision']])).toEqual([['m-1', '0']]);
  expect(results.map(({ key, value }) => [key, (JSON.parse(value) as { result: object }).result])).toMatchObject([
    ['m-1', { state: 'reported', ending: 'concession', winner: 'B' }],
  ]);
  expect(JSON.stringify([received, rulings, results])).not.toMatch(/someone-secret|He moved|He had to go/);
  tell(`${received.length} events arrived once and in order, in batches of ${one.batches.join(', ')}`);
});

test('it goes on from its checkpoint, and sends what is recorded while it runs', async () => {
  const before = await fill(place.store, idsOf(10, 'early'));
  const first = relaying();
  await first.hasSent(before - 1);
  await first.stop();
  const between = await fill(place.store, idsOf(10, 'between'));
  const second = relaying();
  await second.hasSent(before + between - 1);
  const after = await fill(place.store, idsOf(2, 'late'), { length: 100 });
  await second.hasSent(before + between + after - 1);
  expect(second.batches.reduce((sum, events) => sum + events, 0)).toBe(between + after);
  const { messages, doubles } = check(
    await readTopic(brokers, `${prefix}.match-events`, { least: before + between + after }),
  );
  expect([messages, doubles]).toEqual([before + between + after, 0]);
});

test('an event that nobody has decided about stops it there; after that is put right it goes on, nothing skipped', async () => {
  const before = await fill(place.store, idsOf(2, 'good'), { length: 60 });
  const wrong = { type: 'LeagueOpened', data: { title: 'Open' } };
  await place.store.append('league-t', 'absent', [wrong], contextOf());
  const after = await fill(place.store, idsOf(2, 'later'), { length: 60 });
  const one = relaying();
  await one.until(({ standing }) => standing.is === 'stuck');
  const { standing, sent } = one.relay;
  expect(standing.is === 'stuck' && standing.stuck.says).toContain('stopped at event 0 of league-t');
  expect(sent?.number).toBe(before - 1);
  await pause(1_000);
  expect(one.relay.sent?.number).toBe(before - 1);
  expect(await readTopic(brokers, `${prefix}.match-events`)).toHaveLength(before);
  await one.stop();
  const mended = new Relaying(withoutIt(place.store), brokers, prefix);
  running.push(mended);
  await mended.hasSent(before + after);
  const { messages, doubles, matches } = check(
    await readTopic(brokers, `${prefix}.match-events`, { least: before + after }),
  );
  expect([messages, doubles, matches.size]).toEqual([before + after, 0, 4]);
});

/** The log as a build reads it that knows of streams of leagues, and that nothing of them is sent. */
function withoutIt(store: EventStore): EventStore {
  const unsent = (stored: StoredEvent): StoredEvent =>
    stored.stream === 'league-t' ? { ...stored, stream: 'attempts-t' } : stored;
  const readAll = async (after: string, limit: number) => (await store.readAll(after, limit)).map(unsent);
  return new Proxy(store, {
    get: (_, name) => {
      const member: unknown = name === 'readAll' ? readAll : Reflect.get(store, name);
      return typeof member === 'function' ? (member.bind(store) as unknown) : member;
    },
  });
}

describe('two at once', () => {
  it('do no harm: one sends, the other stands by, and takes over when it is gone', async () => {
    const ids = idsOf(10);
    const [one, other] = [relaying(), relaying()];
    const before = await fill(place.store, ids.slice(0, 5));
    const leads = (): Relaying[] => [one, other].filter(({ relay }) => relay.standing.is === 'leading');
    const ends = performance.now() + 60_000;
    const isLevel = (): boolean => leads()[0]?.relay.sent?.number === before - 1;
    const isStarting = (): boolean => [one, other].some(({ relay }) => relay.standing.is === 'starting');
    while ((!isLevel() || isStarting()) && performance.now() < ends) await pause(50);
    expect([one, other].map(({ relay }) => relay.standing.is).sort()).toEqual(['leading', 'standing by']);
    const [leader] = leads();
    const heir = leader === one ? other : one;
    await leader?.stop();
    const after = await fill(place.store, ids.slice(5));
    await heir.hasSent(before + after - 1);
    const { messages, doubles } = check(await readTopic(brokers, `${prefix}.match-events`, { least: before + after }));
    expect([messages, doubles]).toEqual([before + after, 0]);
  });

  it('even when one that has lost the lead does not know it yet: what it sends is refused as a whole', async () => {
    const { KafkaBroker } = await import('../src/publishing/kafka-broker.js');
    const { messageOf } = await import('../src/messages/message.js');
    await fill(place.store, ['m-1'], { length: 60 });
    const [first, second] = await place.store.readAll('', 2);
    if (!first || !second) throw new Error('no events');
    const [old, young] = [0, 1].map(() => new KafkaBroker({ brokers, ssl: false, prefix }));
    const was = await old?.lead();
    const at = { stream: first.stream, revision: 0, hash: first.meta.hash, position: first.position, number: 0 };
    await was?.publish([messageOf('results', 'm-1', first, { result: 'older' })], at);
    const is = await young?.lead();
    expect(is?.checkpoint).toEqual(at);
    await is?.publish([messageOf('results', 'm-1', second, { result: 'newer' })], { ...at, revision: 1, number: 1 });
    await expect(was?.publish([messageOf('results', 'm-1', first, { result: 'older' })], at)).rejects.toThrow(
      'another relay',
    );
    const results = await readTopic(brokers, `${prefix}.results`, { least: 2 });
    expect(results.map(({ value }) => (JSON.parse(value) as { result: string }).result)).toEqual(['older', 'newer']);
    await Promise.all([was?.close(), is?.close(), old?.close(), young?.close()]);
  });
});

test('topics that another log has filled are left alone', async () => {
  await fill(place.store, ['m-1'], { length: 60 });
  const first = relaying();
  await first.hasSent(0);
  await first.stop();
  const other = newLog();
  await fill(other.store, ['n-1'], { length: 60 });
  const wrong = new Relaying(other.store, brokers, prefix);
  await wrong.until(({ standing }) => standing.is === 'failing');
  const { standing } = wrong.relay;
  expect(standing.is === 'failing' && String(standing.error)).toContain('has no such event');
  await wrong.stop();
  await other.remove();
});

describe('the program', () => {
  it('says when it is ready, how it stands and how far behind it is, and ends on SIGTERM with all it had begun', async () => {
    const events = await fill(place.store, idsOf(5), { length: 60 });
    const living = await LivingProcess.start(program(place.setting, brokers, prefix));
    const url = /ready at (\S+)/.exec(living.said)?.[1] ?? '';
    const ready = async () =>
      (await fetch(`${url}/health/ready`)).json() as Promise<{ ready: boolean; checks: object }>;
    const ends = performance.now() + 60_000;
    while (!(await ready()).ready && performance.now() < ends) await pause(100);
    expect((await ready()).checks).toEqual({
      store: { ok: true, says: 'answers' },
      broker: { ok: true, says: 'answers' },
      relay: { ok: true, says: 'sends the log' },
    });
    const metrics = async (): Promise<string> => (await fetch(`${url}/metrics`)).text();
    while (!(await metrics()).includes(`adjutant_relay_events_total ${events}\n`) && performance.now() < ends)
      await pause(100);
    const text = await metrics();
    expect(text).toContain('adjutant_reader_lag_events{reader="relay"} 0\n');
    expect(text).toContain('adjutant_relay_oldest_unsent_seconds 0\n');
    expect(text).toContain(`adjutant_relay_messages_total{topic="match-events"} ${events}\n`);
    expect(text).toContain('adjutant_relay_leads 1\n');
    // Recorded by another process: it notices.
    const more = await fill(place.store, ['live'], { length: 60 });
    while (!(await metrics()).includes(`adjutant_relay_events_total ${events + more}\n`) && performance.now() < ends)
      await pause(100);
    expect(await living.end('SIGTERM')).toBe(0);
    expect(check(await readTopic(brokers, `${prefix}.match-events`, { least: events + more })).doubles).toBe(0);
  });

  it('with --check tells every mistake, and tries nothing', async () => {
    const { command, args } = program(place.setting, brokers, prefix);
    const { spawnSync } = await import('node:child_process');
    const run = (env: object) =>
      spawnSync(command, [...args, '--check'], { env: { PATH: process.env['PATH'], ...env }, encoding: 'utf8' });
    const wrong = run({ ADJUTANT_STORE: 'memory:', ADJUTANT_KAFKA: 'kafka://me:topsecret@one?sasl=none' });
    expect(wrong.status).toBe(1);
    expect(wrong.stderr.trim().split('\n')).toHaveLength(2);
    expect(wrong.stderr).not.toContain('topsecret');
    const right = run({ ADJUTANT_STORE: 'sqlite:/nowhere/at/all.db', ADJUTANT_KAFKA: 'kafka://127.0.0.1:1' });
    expect([right.status, right.stderr]).toEqual([0, '']);
  });
});
