import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { standingsRecords, WholeEvent, type EventFault, type Recorded, type WholeEventTold } from '@adjutant/contexts';
import type { JsonObject } from '@adjutant/kernel';
import { MATCH } from '@adjutant/match';
import type { EventStore } from '@adjutant/store';
import { SEALING } from '@adjutant/testing';
import { PACK } from '@adjutant/testing/given';
import { TOURNAMENT } from '@adjutant/tournament';
import { EVENT, Instance, openStoreAt, published, wins } from './testing/hall.js';

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
