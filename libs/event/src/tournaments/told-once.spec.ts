import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventStore } from '@adjutant/store';
import { tableMatch } from '@adjutant/tournament';
import { EVENT, Instance, NOON, openStoreAt, published, reports, wins } from './testing/hall.js';

const WAITS = 15;
const MINUTE = 60_000;

let folder: string;
let stores: EventStore[];
let minutes: number;
let servers: readonly [Instance, Instance];

const server = (store: EventStore): Instance => new Instance(store, undefined, () => NOON + minutes * MINUTE);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adjutant-once-'));
  stores = [0, 1].map(() => openStoreAt(join(folder, 'log.db')));
  minutes = 0;
  servers = stores.map(server) as [Instance, Instance];
});
afterEach(async () => {
  for (const store of stores) await store.close();
  await rm(folder, { recursive: true });
});

const at = (table: number): string => tableMatch(EVENT, 1, 1, table);
const tellings = async (): Promise<number> =>
  (await servers[0].store.readLinks('', 100_000)).filter(({ type }) => type === 'TableResultTold').length;
const closes = (instance: Instance) => instance.command({ type: 'CloseRound', data: { round: 1 } });

it('of so many tables, each reported by both players three times and some in dispute, an event has so many entries', async () => {
  const tables = 24;
  const players = Array.from({ length: tables * 2 }, (_, index) => `p${String(index).padStart(2, '0')}`);
  await published(servers[0], {}, players);
  await servers[0].settleAll();
  for (let table = 1; table <= tables; table += 1)
    for (let time = 0; time < 3; time += 1) {
      const [one, other] = time === 1 ? servers.toReversed() : servers;
      // One in four has it otherwise: nobody confirms, and whoever organizes decides.
      await reports(one!, at(table), table % 4 !== 0);
      await Promise.all([one, other].map((instance) => instance!.process.follow(at(table))));
    }
  expect(await tellings()).toBe(tables - tables / 4);
  for (let table = 4; table <= tables; table += 4) expect(await servers[0].play(at(table), wins('B'))).toBe('recorded');
  await Promise.all(servers.map((instance) => instance.settleAll()));
  expect(await tellings()).toBe(tables);
  expect(await closes(servers[1])).toBe('recorded');
}, 60_000);

describe('what nobody confirmed', () => {
  const waiting = async (): Promise<void> => {
    await published(servers[0], { standsAfterMinutes: WAITS });
    await servers[0].settleAll();
    await reports(servers[0], at(1), false);
    await reports(servers[1], at(2), true);
    await servers[0].settleAll();
  };

  it('holds its round up until its time has gone by; then it is told once, marked, and the round closes', async () => {
    await waiting();
    expect(await tellings()).toBe(1);
    minutes = WAITS - 1;
    expect(await closes(servers[0])).toBe('round/undecided');
    minutes = WAITS;
    // Both servers at once, neither of which was there when it was reported.
    const restarted = stores.map(server);
    await Promise.all(restarted.map(closes));
    expect(await tellings()).toBe(2);
    const [round] = (await servers[0].state()).rounds;
    expect(round?.status).toBe('closed');
    expect(round?.tables[0]?.result).toMatchObject({
      ...{ sure: 'reported', said: { A: { figures: { vp: 3 } } } },
      unconfirmedSince: new Date(NOON).toISOString(),
    });
    const closed = (await servers[0].store.readLinks('', 100_000)).filter(({ type }) => type === 'RoundClosed');
    expect(closed).toHaveLength(1);
  });

  it('stands no sooner for a clock that jumps back, and a ruling that changes it later is one entry more', async () => {
    await waiting();
    minutes = -30;
    expect(await closes(servers[0])).toBe('round/undecided');
    minutes = 2 * WAITS;
    expect(await closes(servers[0])).toBe('recorded');
    const remedies = [{ kind: 'decide', outcome: { A: 'loss', B: 'win' }, ground: 'judge' }] as const;
    const by = { id: 'jo', role: 'head-judge' } as const;
    const data = { dispute: 'd', ruling: '1', by, remedies: [...remedies], because: 'misread' };
    expect(await servers[0].play(at(1), { type: 'ApplyRuling', data }, 'system')).toBe('recorded');
    await servers[1].settleAll();
    expect(await tellings()).toBe(3);
    expect((await servers[0].state()).rounds[0]?.tables[0]?.result).toMatchObject({ sure: 'ruled' });
  });
});
