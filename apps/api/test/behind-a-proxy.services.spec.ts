import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readVerifierKey, verifyBundle, verifyGrowth } from '@adjutant/seal';
import { ROOT } from '../src/settings.js';
import { sampleFiles } from '../src/samples/sample-files.js';
import { startCluster, type Cluster, type Instance } from './behind-a-proxy.js';
import { at, command, listAt, started, toShooting, type Answer, type Body } from './running.js';
import type { Person } from './staffed.js';
import { eventually } from './two.js';
import { watch, type Watching } from './watching.js';

const CLIENTS_OF_EACH = 16;
const COMMANDS_OF_EACH = 5;

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
}, 120_000);
afterAll(() => cluster?.stop());

const numbers = (count: number, from = 0): number[] => Array.from({ length: count }, (_, index) => from + index);
const gain = (what: string) => command('GainCommandPoints', { player: 'A', amount: 1, what });
const says = (line: string): boolean => process.stdout.write(`    ${line}\n`);

async function eventsOf(on: Pick<Instance, 'get'>, match: string): Promise<readonly Body[]> {
  return listAt((await on.get(`/api/matches/${match}/events`)).body, 'events');
}

/** Every reading of the match is the same at both instances, and its chain is whole. */
async function assertSameEverywhere(match: string): Promise<void> {
  for (const path of ['', '/events', '/ledger', '/timeline', '/verify']) {
    const [one, other] = await Promise.all(cluster.instances.map((on) => on.get(`/api/matches/${match}${path}`)));
    expect([path, one?.status, other?.status]).toEqual([path, 200, 200]);
    expect(other?.body).toEqual(one?.body);
  }
  expect((await cluster.instances[0].get(`/api/matches/${match}/verify`)).body).toMatchObject({ intact: true });
}

const idsOf = async (watching: Watching, count: number): Promise<number[]> =>
  (await watching.take(count)).map(({ id }) => Number(id));

test('instances that start at the same moment have one key, and the proxy reaches both', async () => {
  const keys = await Promise.all(cluster.instances.map(async (on) => (await on.get('/api/seal/key')).body));
  expect(keys[0]?.['key']).toMatch(/\+/);
  expect(keys[1]).toEqual(keys[0]);
});

test('a whole match is played through the proxy, and streams of both instances bring every entry of it once', async () => {
  const scripts = sampleFiles(join(ROOT, 'libs', 'packs')).flatMap(({ read }) => (read.ok ? [read.script] : []));
  const script = scripts.find(({ header }) => header.pack.startsWith('wh40k-10e'));
  if (!script) throw new Error('there is no sample match');
  const { id } = script.header;
  const refused: number[] = [];
  let watching: readonly Watching[] = [];
  for (const [index, { type, data, occurredAt, refused: expected }] of script.commands.entries()) {
    const player = index % 50 === 0 ? await cluster.session() : undefined;
    if (player) current = player;
    const { status, body } = await current.send(id, { commandId: randomUUID(), type, data, occurredAt });
    const outcome = [index, type, body['code'] ?? status];
    expect(outcome).toEqual([index, type, expected === undefined ? 200 : expect.stringMatching(/^[a-z-]+\//)]);
    if (expected !== undefined) refused.push(index);
    if (index === 0)
      watching = await Promise.all(cluster.instances.map(({ url }) => watch(`${url}/api/matches/${id}/live`)));
  }
  const recorded = await eventsOf(cluster.instances[1], id);
  for (const one of watching) {
    const from = Number((await one.start).id) + 1;
    expect(await idsOf(one, recorded.length - from)).toEqual(numbers(recorded.length - from, from));
    one.leave();
  }
  await assertSameEverywhere(id);
  says(
    `played through the proxy: ${script.commands.length} commands, ${recorded.length} entries, ${refused.length} refused as written`,
  );
});
let current: Person;

test('32 clients race on one match through two instances: one order, every answered command once', async () => {
  await cluster.staff.send('race', ...started());
  const acknowledged: string[] = [];
  const streams = await Promise.all(cluster.instances.map(({ url }) => watch(`${url}/api/matches/race/live`)));
  const client = async (on: Instance, session: Person, name: string): Promise<void> => {
    const person = on.as(session);
    for (const turn of numbers(COMMANDS_OF_EACH)) {
      const sent = gain(`${name}, ${turn}`);
      const { status, body } = await person.send('race', sent);
      expect([status, body['outcome']]).toEqual([200, 'recorded']);
      acknowledged.push(sent.commandId);
    }
  };
  const clients: (() => Promise<void>)[] = [];
  for (const [which, on] of cluster.instances.entries()) {
    for (const index of numbers(CLIENTS_OF_EACH)) {
      const session = await cluster.session();
      clients.push(() => client(on, session, `${index} of ${which}`));
    }
  }
  await Promise.all(clients.map((play) => play()));
  const recorded = await eventsOf(cluster.instances[0], 'race');
  expect(recorded.map(({ revision }) => revision)).toEqual(numbers(4 + acknowledged.length));
  expect(
    recorded
      .slice(4)
      .map((one) => String(at(one, 'meta', 'commandId')))
      .toSorted(),
  ).toEqual(acknowledged.toSorted());
  for (const stream of streams) {
    expect(await idsOf(stream, acknowledged.length)).toEqual(numbers(acknowledged.length, 4));
    stream.leave();
  }
  await assertSameEverywhere('race');
  says(`raced: ${acknowledged.length} commands of ${2 * CLIENTS_OF_EACH} clients, each recorded once, one order`);
});

test('a stream goes on at the other instance after the last event that was seen at the first', async () => {
  await cluster.staff.send('resumed', ...started());
  const [here, there] = cluster.instances;
  const [first, all] = await Promise.all([
    watch(`${here.url}/api/matches/resumed/live`),
    watch(`${here.url}/api/live`),
  ]);
  for (const turn of numbers(6)) await cluster.staff.send('resumed', gain(String(turn)));
  const [seen, seenOfAll] = [(await first.take(6))[2], (await all.take(6))[2]];
  first.leave();
  all.leave();
  const second = await watch(`${there.url}/api/matches/resumed/live`, { 'last-event-id': String(seen?.id) });
  expect(await idsOf(second, 3)).toEqual([7, 8, 9]);
  second.leave();
  const rest = await watch(`${there.url}/api/live`, { 'last-event-id': String(seenOfAll?.id) });
  expect((await rest.take(3)).map(({ data }) => data['revision'])).toEqual([7, 8, 9]);
  rest.leave();
});

test('a dispute goes from the call to the final ruling across instances, and each ruling is applied once', async () => {
  const [here, there] = cluster.instances;
  const head = await cluster.hire('Hana', ['head-judge']);
  const say = async (on: Instance, dispute: string, type: string, data: object, who = cluster.staff): Promise<void> => {
    const { status, body } = await on.as(who).ask('POST', `/api/disputes/${dispute}/commands`, command(type, data));
    expect([type, status, body['code']]).toEqual([type, 200, undefined]);
  };
  const types = async (on: Instance, dispute: string): Promise<string> =>
    JSON.stringify((await on.as(cluster.staff).get(`/api/disputes/${dispute}`)).body);
  const point = { kind: 'adjust', player: 'B', resource: 'cp', amount: 1 };
  const matches = numbers(10).map((index) => `argued-${index}`);
  await Promise.all(
    matches.map(async (match, index) => {
      const [one, other] = index % 2 === 0 ? [here, there] : [there, here];
      await one.as(cluster.staff).send(match, ...started(), toShooting(), gain('A gift'));
      await say(other, match, 'CallJudge', { match, claim: 'No gift', side: 'B' });
      await say(one, match, 'ClaimCall', {});
      await say(other, match, 'GiveRuling', { remedies: [{ kind: 'strike', entries: [5] }], because: 'No gift.' });
      await eventually(
        () => types(one, match),
        (text) => text.includes('"carriedOut":true'),
      );
      await say(one, match, 'AppealRuling', { side: 'A', because: 'It was one.' });
      const final = { verdict: 'overturned', remedies: [point], because: 'Both have one.' };
      await say(other, match, 'GiveFinalRuling', final, head);
    }),
  );
  for (const match of matches) {
    const record = () => eventsOf(here, match);
    await eventually(record, (events) => events.filter(({ type }) => type === 'RulingApplied').length === 2);
    const of = (events: readonly Body[], type: string) => events.filter((one) => one['type'] === type).length;
    const events = await record();
    expect([match, of(events, 'RulingApplied'), of(events, 'RulingReversed')]).toEqual([match, 2, 1]);
    await assertSameEverywhere(match);
  }
  for (const on of cluster.instances) expect(on.said).not.toContain('Rulings cannot be carried out');
  says(`disputes: ${matches.length}, 2 rulings each, every one applied once`);
});

test('a bundle made at one holds against what the other has signed', async () => {
  const [here, there] = cluster.instances;
  // A store that is too busy says so, and to ask again in a moment.
  const whole = () => here.as(cluster.staff).get('/api/matches/race/bundle');
  const { body } = await eventually(whole, ({ status }) => status === 200, 60_000);
  const key = String((await there.get('/api/seal/key')).body['key']);
  const verdict = verifyBundle(Buffer.from(String(body['text'])), key);
  if (!verdict.sound) throw new Error(JSON.stringify(verdict.fault));
  const { checkpoint } = verdict.bundle;
  const growth = async () => String((await there.get(`/api/seal/checkpoint?from=${checkpoint.size}`)).body['text']);
  const text = await eventually(growth, (answer) => answer !== 'undefined');
  expect(verifyGrowth(checkpoint, text, readVerifierKey(key) as never)).toMatchObject({ ok: true });
});

test('one instance is killed in the middle: clients go on through the other, and nothing acknowledged is lost', async () => {
  await cluster.staff.send('killed', ...started());
  const [doomed, survivor] = cluster.instances;
  const acknowledged: string[] = [];
  let again = 0;
  let over = false;
  const client = async (person: Person, name: number): Promise<void> => {
    for (let turn = 0; !over && turn < 200; turn += 1) {
      const sent = gain(`${name}, ${turn}`);
      // Until somebody answers, always the same command.
      for (;;) {
        const { status } = await person.send('killed', sent).catch(() => ({ status: 0 }) as Answer);
        if (status === 200) break;
        if (status !== 0 && status !== 502 && status !== 503) throw new Error(`answered ${status}`);
        again += 1;
        await pause(20);
      }
      acknowledged.push(sent.commandId);
    }
  };
  const stream = await watch(`${survivor.url}/api/matches/killed/live`);
  const sessions: Person[] = [];
  for (const _ of numbers(8)) sessions.push(await cluster.session());
  const clients = sessions.map(client);
  await eventually(
    async () => acknowledged.length,
    (count) => count > 30,
  );
  await doomed.end('SIGKILL');
  const then = acknowledged.length;
  await eventually(
    async () => acknowledged.length,
    (count) => count > then + 40,
  );
  await doomed.start();
  const back = acknowledged.length;
  await eventually(
    async () => acknowledged.length,
    (count) => count > back + 40,
  );
  over = true;
  await Promise.all(clients);
  const recorded = await eventsOf(survivor, 'killed');
  expect(
    recorded
      .slice(4)
      .map((one) => String(at(one, 'meta', 'commandId')))
      .toSorted(),
  ).toEqual(acknowledged.toSorted());
  expect(await idsOf(stream, acknowledged.length)).toEqual(numbers(acknowledged.length, 4));
  stream.leave();
  await assertSameEverywhere('killed');
  says(`killed in the middle: ${acknowledged.length} commands acknowledged, all recorded once, ${again} sent again`);
});
