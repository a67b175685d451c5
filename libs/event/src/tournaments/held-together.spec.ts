import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  standingsRecords,
  toldOf,
  WholeEvent,
  type EventFault,
  type Recorded,
  type WholeEventTold,
} from '@adjutant/contexts';
import type { JsonObject } from '@adjutant/kernel';
import { MATCH } from '@adjutant/match';
import type { EventStore } from '@adjutant/store';
import { SEALING } from '@adjutant/testing';
import { PACK } from '@adjutant/testing/given';
import { TOURNAMENT, tableMatch } from '@adjutant/tournament';
import { EVENT, Instance, openStoreAt, published, reports, wins } from './testing/hall.js';

let folder: string;
let store: EventStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adjutant-held-'));
  store = openStoreAt(join(folder, 'log.db'));
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

async function entriesOf(stream: string): Promise<readonly Recorded[]> {
  const stored = await store.readOriginal(stream);
  return Promise.all(
    stored.map(async ({ revision, position, event, meta }) => {
      const { type, data } = event as { readonly type: string; readonly data: JsonObject };
      return { leaf: await store.numberOf(position), stream, revision, type, data, meta };
    }),
  );
}

/** The record as it would travel, match by match. */
async function held(): Promise<WholeEventTold | EventFault> {
  const whole = new WholeEvent(EVENT, { hash: () => 'x', commit: SEALING.commit });
  const event = await entriesOf(TOURNAMENT.stream.of(EVENT));
  for (const entry of event) expect(whole.entry(entry)).toBeUndefined();
  whole.pack(PACK as unknown as JsonObject);
  const passed = whole.event();
  if ('fault' in passed) return passed;
  for (const { match } of passed.tables.all)
    for (const entry of await entriesOf(MATCH.stream.of(match))) {
      const fault = whole.entry(entry);
      if (fault) return fault;
    }
  for (const one of standingsRecords(passed.state))
    expect(whole.standings(one as unknown as JsonObject)).toBeUndefined();
  return whole.end();
}

test('what a server records between an event and its matches holds together, once it has come to rest', async () => {
  const server = new Instance(store);
  await published(server);
  await server.settleAll();
  expect(await held()).toMatchObject({ matches: 2, voided: 0, unopened: 0 });
  const tables = [{ table: 1, A: 'bob', B: 'ann' }];
  await server.command({ type: 'ChangePublished', data: { round: 1, tables, because: 'They sat down so.' } });
  expect(await held()).toMatchObject({ fault: 'not-void' });
  await server.settleAll();
  expect(await held()).toMatchObject({ matches: 3, voided: 1 });
  for (const { id } of await server.live()) await server.play(id, wins('A'));
  expect(await held()).toMatchObject({ fault: 'not-told' });
  await server.settleAll();
  expect(await held()).toMatchObject({ matches: 3 });
  expect(await server.command({ type: 'CloseRound', data: { round: 1 } })).toBe('recorded');
  // The engine of the hall is none of those that draw again.
  expect(await held()).toMatchObject({
    matches: 3,
    standings: [{ after: 1 }],
    draws: { drawn: [], byOthers: [{ round: 1 }] },
  });
});

test('what one player has reported holds together untold, told once it is confirmed, and twice as an earlier build did', async () => {
  const server = new Instance(store);
  await published(server);
  await server.settleAll();
  const [first, second] = [1, 2].map((table) => tableMatch(EVENT, 1, 1, table)) as [string, string];
  for (const match of [first, second]) await reports(server, match, false);
  await server.settleAll();
  expect(await held()).toMatchObject({ matches: 2 });
  const data = { round: 1, table: 1, publication: 1, ...toldOf(await server.match(first))! };
  expect(await server.command({ type: 'TellResult', data }, 'system')).toBe('recorded');
  expect(await held()).toMatchObject({ matches: 2 });
  for (const match of [first, second])
    await server.play(match, { type: 'ConfirmResult', data: { player: 'B' } }, 'player');
  expect(await held()).toMatchObject({ fault: 'not-told' });
  await server.settleAll();
  expect(await held()).toMatchObject({ matches: 2 });
  const told = (await entriesOf(TOURNAMENT.stream.of(EVENT))).filter(({ type }) => type === 'TableResultTold');
  expect(told.map((one) => one.data['table'])).toEqual([1, 1, 2]);
});

test('what stood unconfirmed holds together, and so does a confirmation that comes after all', async () => {
  const server = new Instance(store);
  await published(server, { standsAfterMinutes: 0 });
  await server.settleAll();
  const match = tableMatch(EVENT, 1, 1, 1);
  await reports(server, match, false);
  await server.play(tableMatch(EVENT, 1, 1, 2), wins('A'));
  await server.settleAll();
  expect(await held()).toMatchObject({ matches: 2 });
  await server.play(match, { type: 'ConfirmResult', data: { player: 'B' } }, 'player');
  await server.settleAll();
  expect(await server.command({ type: 'CloseRound', data: { round: 1 } })).toBe('recorded');
  expect(await held()).toMatchObject({ matches: 2, standings: [{ after: 1 }] });
});
