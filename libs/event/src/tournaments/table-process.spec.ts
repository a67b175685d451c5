import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MatchCommand } from '@adjutant/match';
import { Shelf } from '@adjutant/rules';
import type { EventStore } from '@adjutant/store';
import { ERRANDS } from '@adjutant/testing/given';
import { tableMatch } from '@adjutant/tournament';
import fc from 'fast-check';
import { EVENT, Instance, Killed, NOON, openStoreAt, PLAYERS, published, wins } from './testing/hall.js';

let folder: string;
let stores: EventStore[];
let servers: readonly [Instance, Instance];

const begin = async (): Promise<void> => {
  folder = await mkdtemp(join(tmpdir(), 'adjutant-tables-'));
  // Two servers, each with its own connection to the one log.
  stores = [0, 1].map(() => openStoreAt(join(folder, 'log.db')));
  servers = stores.map((store) => new Instance(store)) as [Instance, Instance];
};
const end = async (): Promise<void> => {
  for (const store of stores) await store.close();
  await rm(folder, { recursive: true });
};

/** What holds once nothing is left to do: one live match a table, nobody in two, each result told as it is. */
async function settled(): Promise<void> {
  const [server] = servers;
  await server.settleAll();
  const { rounds } = await server.state();
  const [round] = rounds;
  const live = await server.live();
  const seats = live.map(({ A, B }) => `${A}-${B}`).toSorted();
  expect(seats).toEqual((round?.tables ?? []).map(({ A, B }) => `${A}-${B}`).toSorted());
  expect(new Set(live.flatMap(({ A, B }) => [A, B])).size).toBe(live.length * 2);
  for (const { table, publication, result } of round?.tables ?? []) {
    const state = await server.match(tableMatch(EVENT, 1, publication, table));
    expect([table, result?.said.A.outcome === 'win']).toEqual([
      table,
      'result' in state && state.result.winner === 'A',
    ]);
  }
}

const tellings = async (): Promise<number> =>
  (await servers[0].store.readLinks('', 10_000)).filter(({ type }) => type === 'TableResultTold').length;

describe('the process between an event and its matches', () => {
  beforeEach(begin);
  afterEach(end);

  it('opens each published table once, with what the event decided of it', async () => {
    const [server] = servers;
    await published(server, { pack: { id: ERRANDS.id }, missions: ['mission/plain'], pointsLimit: 1000 });
    await server.command({ type: 'SubmitList', data: { player: 'ann', digest: 'a'.repeat(64), check: 'legal' } });
    expect(await server.process.settle(EVENT)).toEqual([]);
    const match = await server.match(tableMatch(EVENT, 1, 1, 1));
    expect(match).toMatchObject({
      title: 'Autumn flight: round 1, table 1',
      seats: { A: { player: 'ann' }, B: { player: 'bob' } },
      event: { id: EVENT, round: 1, table: 1, publication: 1, mission: 'mission/plain', pointsLimit: 1000 },
      table: { depth: 'result' },
    });
    expect('event' in match && match.event?.lists).toEqual({ A: 'a'.repeat(64) });
    const before = await server.store.head();
    await server.settleAll();
    await servers[1].settleAll();
    expect(await server.store.head()).toBe(before);
  });

  it('tells a result once, however many servers hear of it', async () => {
    const [one, other] = servers;
    await published(one);
    await one.settleAll();
    const match = tableMatch(EVENT, 1, 1, 2);
    await one.play(match, wins('B', 'no-show'));
    await Promise.all([one.process.follow(match), other.process.follow(match), one.process.settle(EVENT)]);
    expect(await tellings()).toBe(1);
    const { rounds } = await other.state();
    expect(rounds[0]?.tables[1]?.result).toMatchObject({
      sure: 'ruled',
      said: { decided: 'forfeit', B: { outcome: 'win' } },
    });
  });

  it('tells what a match came to last, though it came to something else between reading and telling', async () => {
    const [one, other] = servers;
    await published(one);
    await one.settleAll();
    const match = tableMatch(EVENT, 1, 1, 1);
    await one.play(match, wins('A'));
    const slow = one.process.follow(match);
    expect(await other.play(match, { type: 'VoidMatch', data: { because: 'x' } })).toBe('recorded');
    await Promise.all([slow, other.process.follow(match)]);
    const { rounds } = await one.state();
    expect(rounds[0]?.tables[0]?.result).toBeUndefined();
  });

  it('takes a result back that its match has no more, and tells it anew', async () => {
    const [server] = servers;
    await published(server);
    await server.settleAll();
    const match = tableMatch(EVENT, 1, 1, 1);
    await server.play(match, wins('A'));
    await server.process.follow(match);
    await server.play(match, { type: 'VoidMatch', data: { because: 'the wrong table' } });
    await server.process.follow(match);
    expect((await server.state()).rounds[0]?.tables[0]?.result).toBeUndefined();
    await server.play(match, { type: 'RestoreMatch', data: { because: 'it was the right one' } });
    await server.process.follow(match);
    expect((await server.state()).rounds[0]?.tables[0]?.result?.sure).toBe('ruled');
  });

  it('tells a result anew that officials had entered and a penalty gives since', async () => {
    let now = NOON;
    const server = new Instance(stores[0]!, undefined, () => now);
    await published(server);
    await server.settleAll();
    const match = tableMatch(EVENT, 1, 1, 1);
    await server.play(match, {
      type: 'ScoreVictoryPoints',
      data: { player: 'A', category: 'perches', points: 2, what: 'oak' },
    });
    await server.play(match, wins('A'));
    await server.settleAll();
    now += 60_000;
    const outcome = { A: 'win', B: 'loss' } as const;
    const remedies = [{ kind: 'decide', outcome, ground: 'agreement' }] as const;
    const by = { id: 'hana', role: 'head-judge' } as const;
    const card = { dispute: 'p', ruling: 'penalty-judge', by, remedies, because: 'A penalty loses this match for B.' };
    expect(await server.play(match, { type: 'ApplyRuling', data: card }, 'system')).toBe('recorded');
    for (const one of [server, servers[1]]) await one.settleAll();
    expect((await server.state()).rounds[0]?.tables[0]?.result?.said).toMatchObject({ decided: 'played', given: true });
    expect(await tellings()).toBe(2);
  });

  it('tells of a player who has dropped in mid-round, and of a table that both have lost; then the round closes', async () => {
    const [server] = servers;
    await published(server);
    await server.settleAll();
    await server.command({ type: 'DropPlayer', data: { player: 'bob' } });
    await server.play(tableMatch(EVENT, 1, 1, 1), wins('A', 'no-show'));
    const outcome = { A: 'loss', B: 'loss' } as const;
    const lost = { outcome, ground: 'no-show', absent: ['A', 'B'], because: 'Nobody came' } as const;
    await server.play(tableMatch(EVENT, 1, 1, 2), { type: 'DecideResult', data: lost });
    await server.settleAll();
    const { rounds } = await server.state();
    expect(rounds[0]?.tables.map(({ result }) => result?.said.decided)).toEqual(['forfeit', 'double-loss']);
    expect(await server.command({ type: 'CloseRound', data: { round: 1 } })).toBe('recorded');
  });

  it('says what it cannot do, and goes on with the other tables', async () => {
    const [server] = servers;
    await published(server);
    const untaken = await new Instance(server.store, new Shelf([])).process.settle(EVENT);
    expect(untaken.map(({ refusal }) => refusal.code)).toEqual(['pack/unknown', 'pack/unknown']);
  });

  it('asks the log nothing about a match that is being played and is of no event', async () => {
    const [server, later] = servers;
    const seats = { A: { player: 'eve' }, B: { player: 'bob' } };
    const opens: MatchCommand = { type: 'OpenMatch', data: { title: 'x', pack: { id: 'kites' }, seats } };
    expect(await server.play('a-friendly', opens)).toBe('recorded');
    const read = jest.spyOn(stores[0] as EventStore, 'read');
    expect(await server.process.follow('a-friendly')).toEqual([]);
    expect(read).not.toHaveBeenCalled();
    // Whoever does not have it at hand looks at its first entry, and only once.
    const looked = jest.spyOn(stores[1] as EventStore, 'read');
    for (let times = 0; times < 2; times += 1) expect(await later.process.follow('a-friendly')).toEqual([]);
    expect(looked).toHaveBeenCalledTimes(1);
  });

  it('passes over a match that only says it is of the event', async () => {
    const [server] = servers;
    await published(server);
    await server.settleAll();
    const event = { id: EVENT, round: 1, table: 1, publication: 1 };
    const seats = { A: { player: 'eve' }, B: { player: 'bob' } };
    const opens: MatchCommand = { type: 'OpenMatch', data: { title: 'x', pack: { id: 'kites' }, seats, event } };
    expect(await server.play('forged', opens)).toBe('match/event-not-yours');
    // As earlier builds recorded it for organizers.
    expect(await server.play('forged', opens, 'system')).toBe('recorded');
    await server.play('forged', wins('A'));
    expect(await server.process.follow('forged')).toEqual([]);
    expect(await tellings()).toBe(0);
  });
});

describe('whoever is killed at whatever step', () => {
  const swap = fc.shuffledSubarray([...PLAYERS], { minLength: 4, maxLength: 4 }).map((drawn) => {
    const [one = '', two = '', three = '', four = ''] = drawn;
    const tables = [
      { table: 1, A: one, B: two },
      { table: 2, A: three, B: four },
    ];
    return () => servers[0].command({ type: 'ChangePublished', data: { round: 1, tables, because: 'x' } });
  });
  const killed = fc
    .record({ server: fc.nat(1), after: fc.nat(4), written: fc.boolean() })
    .map(({ server, after, written }) => async () => {
      const dying = servers[server === 0 ? 0 : 1].killedAfter(after, written);
      await dying.settleAll().catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error;
      });
    });
  const both = fc.constant(() => Promise.all(servers.map((server) => server.settleAll())));
  const decides = fc
    .record({ at: fc.nat(3), side: fc.constantFrom('A' as const, 'B' as const) })
    .map(({ at, side }) => async () => {
      const { id } = (await servers[1].live())[at] ?? {};
      if (id !== undefined) await servers[1].play(id, wins(side));
    });
  const act = fc.oneof({ weight: 2, arbitrary: swap }, { weight: 3, arbitrary: killed }, both, decides);

  it('each table ends with exactly one live match, and nobody stands in two', async () => {
    let changed = 0;
    await fc.assert(
      fc
        .asyncProperty(fc.array(act, { maxLength: 10 }), async (acts) => {
          await published(servers[0]);
          for (const one of acts) await one();
          await settled();
          changed = Math.max(changed, (await servers[0].state()).rounds[0]?.publication ?? 0);
        })
        .beforeEach(begin)
        .afterEach(end),
      { numRuns: 25, seed: 7 },
    );
    expect(changed).toBeGreaterThan(3);
  });
});
