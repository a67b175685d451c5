import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toldOf } from '@adjutant/contexts';
import { PENALTIES } from '@adjutant/dispute';
import { namedId, type Message } from '@adjutant/kernel';
import { essenceOf, matchStream, totalScore, type MatchCommand, type OpenedState } from '@adjutant/match';
import type { EventStore } from '@adjutant/store';
import { standingsIn, tableMatch } from '@adjutant/tournament';
import { EffectProcess } from './effect-process.js';
import { EventCrossings } from './event-crossings.js';
import { subjectsOf } from './table-follower.js';
import { EVENT, Instance, Killed, NOON, openStoreAt, published, wins } from './testing/hall.js';

const GOLDEN = join(import.meta.dirname, '..', '..', '..', 'dispute', 'golden');
const golden = (type: string): Message => JSON.parse(readFileSync(join(GOLDEN, `${type}.v1.json`), 'utf8')) as Message;
const like = (type: string, more: object): Message => {
  const { dispute: _, ruling: __, ...data } = golden(type).data as { readonly [member: string]: unknown };
  return JSON.parse(JSON.stringify({ type, data: { ...data, ...more } })) as Message;
};

const MATCH = tableMatch(EVENT, 1, 1, 1);
const LOSS = [{ kind: 'result', of: 'match', result: 'loss' }];
const JUDGE = { id: 'jo', role: 'judge' };
const penalty = (more: object = {}): Message =>
  like('PenaltyIssued', { person: 'ann', side: 'A', match: MATCH, event: EVENT, effects: LOSS, by: JUDGE, ...more });
const rescinded = like('PenaltyRescinded', {});

let folder: string;
let stores: EventStore[];
let servers: readonly [Instance, Instance];
let server: Instance;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adjutant-lost-'));
  stores = [0, 1].map(() => openStoreAt(join(folder, 'log.db')));
  servers = stores.map((store) => new Instance(store)) as [Instance, Instance];
  [server] = servers;
  await published(server);
  await server.settleAll();
});
afterEach(async () => {
  for (const store of stores) await store.close();
  await rm(folder, { recursive: true });
});

const stands = (event: Message, person = 'ann'): Promise<void> => appended(PENALTIES.stream.of(person), event);

async function appended(stream: string, event: Message, recordedAt = '2031-05-04T12:00:00.000Z'): Promise<void> {
  const before = (await server.store.readBare(stream)).length;
  const context = { commandId: namedId(`${stream}/${before}`), actor: JUDGE, occurredAt: recordedAt, recordedAt };
  await server.store.append(stream, before === 0 ? 'absent' : before - 1, [event], {
    ...context,
    actor: { id: 'jo', role: 'judge' },
    payloadHash: 'p',
  });
}

const processOf = (one: Instance) => new EffectProcess(one.events, one.matches, () => 0);
const follow = async (one = server, person = 'ann') => {
  const untaken = await processOf(one).followPerson(person);
  await one.settleAll();
  return untaken.map(({ refusal }) => refusal.code);
};
const ranked = async (): Promise<string> => JSON.stringify(standingsIn(await server.state(), 's'));
const result = async () => (await server.state()).rounds[0]?.tables[0]?.result;
const lost = async (): Promise<boolean> => {
  const state = await server.match(MATCH);
  return 'result' in state && state.result.decided?.outcome.A === 'loss';
};
const essence = async (): Promise<unknown> => essenceOf(await server.match(MATCH));
const recorded = async (): Promise<number> => (await server.store.readLinks('', 10_000)).length;

/** A wins by what was played; confirmed by both where that is wanted. */
async function played(confirmed: boolean): Promise<void> {
  const commands: readonly MatchCommand[] = [
    { type: 'ScoreVictoryPoints', data: { player: 'A', category: 'perches', points: 8, what: 'the oak' } },
    { type: 'FinishMatch', data: {} },
    ...(confirmed ? (['A', 'B'] as const) : []).map((player) => ({ type: 'ConfirmResult', data: { player } }) as const),
  ];
  for (const command of commands) expect(await server.play(MATCH, command)).toBe('recorded');
  await server.settleAll();
}

const vp = async (): Promise<number> => {
  const state = await server.match(MATCH);
  return state.status === 'absent' ? 0 : totalScore(state.table, 'A');
};

describe('points that a penalty without a dispute takes', () => {
  const CARD = [{ kind: 'points', resource: 'vp', whose: 'own', amount: -5 }];

  it('are taken in its match as by a ruling, once, and are back when it is rescinded', async () => {
    await played(false);
    const before = [await vp(), await essence()];
    await stands(penalty({ effects: CARD }));
    expect(await follow()).toEqual([]);
    expect([before[0], await vp(), await lost()]).toEqual([8, 3, false]);
    const entries = await recorded();
    await follow(servers[1]);
    expect(await recorded()).toBe(entries);
    await stands(rescinded);
    expect(await follow()).toEqual([]);
    expect([await vp(), await essence()]).toEqual(before);
  });

  it('leave a result that one player alone reported to the other', async () => {
    await played(false);
    await stands(penalty({ effects: CARD }));
    await follow();
    expect(toldOf(await server.match(MATCH))).toMatchObject({ sure: 'reported', said: { A: { figures: { vp: 3 } } } });
    expect(await result()).toBeUndefined();
  });

  it('follow their player to another seat', async () => {
    await stands(penalty({ effects: CARD }));
    await follow();
    const { seats } = (await server.match(MATCH)) as OpenedState;
    // As earlier builds recorded it of a table.
    const turned = { seats: { A: seats.B, B: seats.A }, because: 'Wrong way round' };
    await appended(matchStream(MATCH), { type: 'SeatsCorrected', data: turned });
    expect(await follow()).toEqual([]);
    const owed = async () => {
      const { A = [], B = [] } = ((await server.match(MATCH)) as OpenedState).table.debts ?? {};
      return [A.length, B.length];
    };
    expect(await owed()).toEqual([0, 1]);
    const entries = await recorded();
    await follow(servers[1]);
    expect(await recorded()).toBe(entries);
  });

  it('are taken beside the result, where it loses the match as well', async () => {
    await played(false);
    await stands(penalty({ effects: [...CARD, ...LOSS] }));
    expect(await follow()).toEqual([]);
    expect([await vp(), await lost()]).toEqual([3, true]);
  });

  it('of a match that both have confirmed are for the head judge', async () => {
    await played(true);
    await stands(penalty({ effects: CARD }));
    expect(await follow()).toEqual(['result/settled']);
    expect(await vp()).toBe(8);
  });
});

describe('a match that a penalty without a dispute loses', () => {
  it('is decided in its match as a ruling would, told as ruled, and once', async () => {
    await stands(penalty());
    expect(await follow()).toEqual([]);
    expect(await result()).toMatchObject({
      sure: 'ruled',
      said: { A: { outcome: 'loss' }, B: { outcome: 'win' } },
    });
    const before = await recorded();
    await follow();
    await follow(servers[1]);
    expect(await recorded()).toBe(before);
  });

  it('says nothing in the match of what it was given for', async () => {
    await stands(penalty({ because: 'Loaded dice' }));
    await follow();
    const text = JSON.stringify(await server.store.read(`match-${MATCH}`));
    expect(text).toContain('A penalty loses this match for A.');
    expect(text).not.toContain('Loaded dice');
  });

  it('is as it was when the penalty is rescinded, and standings are so to the byte', async () => {
    await played(true);
    for (const { id } of (await server.live()).filter((one) => one.id !== MATCH)) await server.play(id, wins('A'));
    await server.settleAll();
    expect(await server.command({ type: 'CloseRound', data: { round: 1 } })).toBe('recorded');
    const before = [await ranked(), await essence()];
    await stands(penalty({ by: { id: 'hana', role: 'head-judge' } }));
    expect(await follow()).toEqual([]);
    expect(await result()).toMatchObject({ sure: 'ruled', said: { A: { outcome: 'loss' } } });
    expect(await ranked()).not.toBe(before[0]);
    await stands(rescinded);
    expect(await follow()).toEqual([]);
    expect([await ranked(), await essence()]).toEqual(before);
  });

  it('is left alone where the penalty goes with a dispute, and where the match says so already', async () => {
    await stands(penalty({ dispute: 'd-1' }));
    expect(await follow()).toEqual([]);
    expect(await result()).toBeUndefined();
    await server.play(MATCH, wins('B'));
    await stands(penalty({ penalty: namedId('another') }));
    const before = await recorded();
    await processOf(server).followPerson('ann');
    expect(await recorded()).toBe(before);
  });

  it('that both have confirmed is for the head judge: others are told why it stays', async () => {
    await played(true);
    await stands(penalty());
    expect(await follow()).toEqual(['result/settled']);
    expect(await result()).toMatchObject({ sure: 'entered', said: { A: { outcome: 'win' } } });
  });

  it('is theirs by penalty as well, where both have confirmed that they lost it and the head judge gives it', async () => {
    await played(true);
    await stands(penalty({ person: 'bob', side: 'B' }), 'bob');
    const before = await recorded();
    expect(await follow(server, 'bob')).toEqual([]);
    expect([await recorded(), await result()]).toMatchObject([before, { said: { B: { outcome: 'loss' } } }]);
    await stands(rescinded, 'bob');
    const headJudge = { by: { id: 'hana', role: 'head-judge' }, penalty: namedId('another') };
    await stands(penalty({ person: 'bob', side: 'B', ...headJudge }), 'bob');
    expect(await follow(server, 'bob')).toEqual([]);
    const said = { B: { outcome: 'loss' }, given: true };
    expect(await result()).toMatchObject({ sure: 'ruled', said });
    const told = await recorded();
    await follow(servers[1], 'bob');
    expect(await recorded()).toBe(told);
  });

  it('that both have confirmed as lost stays so where its event has ended since, whatever else comes for them', async () => {
    const headJudge = { person: 'bob', side: 'B', by: { id: 'hana', role: 'head-judge' } };
    await played(true);
    for (const { id } of (await server.live()).filter((one) => one.id !== MATCH)) await server.play(id, wins('A'));
    await server.settleAll();
    // As an earlier build left it.
    await stands(penalty(headJudge), 'bob');
    expect(await server.command({ type: 'CloseRound', data: { round: 1 } })).toBe('recorded');
    const later = new Instance(stores[0]!, undefined, () => NOON + 60_000);
    expect(await later.command({ type: 'EndTournament', data: {} })).toBe('recorded');
    const before = [await ranked(), await essence()];
    await stands(penalty({ ...headJudge, penalty: namedId('warning'), effects: [] }), 'bob');
    expect(await follow(server, 'bob')).toEqual([]);
    expect([await ranked(), await essence()]).toEqual(before);
    const given = penalty({ ...headJudge, penalty: namedId('after the end') });
    await appended(PENALTIES.stream.of('bob'), given, '2031-05-04T12:02:00.000Z');
    expect(await follow(server, 'bob')).toEqual([]);
    expect(await result()).toMatchObject({ sure: 'ruled', said: { B: { outcome: 'loss' }, given: true } });
  });

  it.each([
    [
      'the head judge has taken a confirmation back',
      'system',
      (confirmed: number): MatchCommand => ({
        type: 'ApplyRuling',
        data: {
          ...{ dispute: 'd-2', ruling: '1', by: { id: 'hana', role: 'head-judge' }, because: 'Misread' },
          remedies: [{ kind: 'strike', entries: [confirmed] }],
        },
      }),
    ],
    [
      'it counts again',
      undefined,
      (): MatchCommand => ({ type: 'RestoreMatch', data: { because: 'Played after all' } }),
    ],
  ] as const)('that did not take it is lost once %s, without another word about the penalty', async (_, by, then) => {
    await played(by !== undefined);
    if (!by) await server.play(MATCH, { type: 'VoidMatch', data: { because: 'Nobody came' } }, 'head-judge');
    await stands(penalty());
    await follow();
    expect(await lost()).toBe(false);
    const before = await server.store.read(`match-${MATCH}`);
    const confirmed = before.findLast(({ event }) => event.type === 'ResultConfirmed')?.revision ?? 0;
    expect(await server.play(MATCH, then(confirmed), by ?? 'head-judge')).toBe('recorded');
    const fresh = (await server.store.read(`match-${MATCH}`)).slice(before.length);
    const crossings = new EventCrossings(server.process, processOf(server));
    for (const { stream, event } of fresh)
      for (const subject of subjectsOf({ stream, type: event.type })) await crossings.take(subject);
    expect(await lost()).toBe(true);
  });

  it('whoever is killed at whichever append, another decides it once', async () => {
    await stands(penalty());
    for (const written of [false, true]) {
      const dying = server.killedAfter(0, written);
      const went = await processOf(dying)
        .followPerson('ann')
        .catch((error: unknown) => error);
      if (!written) expect(went).toBeInstanceOf(Killed);
    }
    await Promise.all([follow(servers[0]), follow(servers[1])]);
    const links = await server.store.readLinks('', 10_000);
    expect(links.filter(({ type }) => type === 'RulingApplied')).toHaveLength(1);
    expect(await result()).toMatchObject({ sure: 'ruled' });
  });
});
