import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DISPUTE, PENALTIES } from '@adjutant/dispute';
import { namedId, type Message } from '@adjutant/kernel';
import { standingsIn, tableMatch } from '@adjutant/tournament';
import { EffectProcess } from './effect-process.js';
import { EVENT, Instance, openStoreAt, published, wins } from './testing/hall.js';

const GOLDEN = join(import.meta.dirname, '..', '..', '..', 'dispute', 'golden');
const golden = (type: string): Message => JSON.parse(readFileSync(join(GOLDEN, `${type}.v1.json`), 'utf8')) as Message;
const like = (type: string, more: object): Message =>
  JSON.parse(JSON.stringify({ type, data: { ...(golden(type).data as object), ...more } })) as Message;

const MATCH = tableMatch(EVENT, 1, 1, 1);
const effects = [{ kind: 'tie-break', whose: 'own', amount: -5, unit: 'vp' }];
const penalty = (more: object = {}): Message =>
  like('PenaltyIssued', { person: 'ann', match: MATCH, event: EVENT, effects, ...more });

let folder: string;
let server: Instance;
let process: EffectProcess;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adjutant-effects-'));
  server = new Instance(openStoreAt(join(folder, 'log.db')));
  process = new EffectProcess(server.events, server.matches, () => 0);
  await published(server);
  await server.settleAll();
});
afterEach(async () => {
  await server.store.close();
  await rm(folder, { recursive: true });
});

/** What stands in another record, as its own desk would have put it there. */
async function stands(stream: string, event: Message): Promise<void> {
  const before = (await server.store.readBare(stream)).length;
  const recordedAt = '2031-05-04T12:00:00.000Z';
  const actor = { id: 'judge', role: 'judge' } as const;
  const context = { commandId: namedId(`${stream}/${before}`), actor, occurredAt: recordedAt, recordedAt };
  await server.store.append(stream, before === 0 ? 'absent' : before - 1, [event], { ...context, payloadHash: 'p' });
}

const ranked = async (): Promise<string> => JSON.stringify(standingsIn(await server.state(), 's'));

describe('what a penalty does to standings', () => {
  const ann = PENALTIES.stream.of('ann');

  it('is told once, and gone to the byte when it is rescinded', async () => {
    for (const { id } of await server.live()) await server.play(id, wins('A'));
    await server.settleAll();
    expect(await server.command({ type: 'CloseRound', data: { round: 1 } })).toBe('recorded');
    const before = await ranked();
    await stands(ann, penalty());
    await process.followPerson('ann');
    await process.followPerson('ann');
    const { effects: told } = await server.state();
    expect(Object.values(told)).toEqual([[{ player: 'ann', figure: 'vp', add: -5, round: 1 }]]);
    expect(await ranked()).not.toBe(before);
    await stands(ann, like('PenaltyRescinded', {}));
    await process.followPerson('ann');
    expect(await ranked()).toBe(before);
  });

  it('reaches the opponent, takes a place away, and says nothing of who was penalised for what', async () => {
    const opponent = [{ kind: 'tie-break', whose: 'opponent', amount: 3, unit: 'vp' }];
    const effects = [...opponent, { kind: 'no-prizes' }, { kind: 'removal', from: 'event' }];
    await stands(ann, penalty({ effects }));
    await process.followPerson('ann');
    const [told] = Object.values((await server.state()).effects);
    expect(told).toEqual([
      { player: 'bob', figure: 'vp', add: 3, round: 1 },
      { player: 'ann', does: 'no-prizes' },
      { player: 'ann', does: 'disqualified' },
    ]);
    const record = JSON.stringify(await server.store.read(`tournament-${EVENT}`));
    expect(record).not.toContain('Five minutes');
  });

  it('is told of a penalty outside a match that names the event, and of no other event', async () => {
    await stands(ann, penalty({ match: undefined, event: EVENT }));
    await stands(PENALTIES.stream.of('bob'), penalty({ match: undefined, event: 'spring-open', person: 'bob' }));
    await process.followPerson('ann');
    await process.followPerson('bob');
    expect(Object.values((await server.state()).effects)).toEqual([[{ player: 'ann', figure: 'vp', add: -5 }]]);
  });

  it('passes over what was given in the house, whose name is no id: all that comes behind would wait for it', async () => {
    await stands(ann, penalty({ match: undefined, event: 'The house' }));
    await stands(ann, penalty({ penalty: namedId('behind') }));
    await process.followPerson('ann');
    expect(Object.values((await server.state()).effects)).toHaveLength(1);
  });
});

describe('time on the clock of a table', () => {
  const extended = async (table = 1, publication = 1): Promise<number> => {
    const { effects } = await server.state();
    const all = Object.values(effects).flat();
    return all.reduce(
      (sum, one) =>
        'minutes' in one && one.table === table && one.publication === publication ? sum + one.minutes : sum,
      0,
    );
  };
  const extension = (more: object) => penalty({ effects: [{ kind: 'time-extension', ...more }] });

  it('is what calls have given back, told once for each, whatever becomes of the ruling', async () => {
    const stream = DISPUTE.stream.of('d-1');
    await stands(stream, like('JudgeCalled', { match: MATCH }));
    await stands(stream, like('TimeGranted', { minutes: 5 }));
    await process.followDispute('d-1');
    await process.followDispute('d-1');
    expect(await extended()).toBe(5);
    await stands(stream, like('TimeGranted', { minutes: 3 }));
    await process.followDispute('d-1');
    await stands(stream, golden('CallWithdrawn'));
    await process.followDispute('d-1');
    expect([await extended(), await extended(2)]).toEqual([8, 0]);
    await stands(stream, golden('DisputeVoided'));
    await process.followDispute('d-1');
    expect(await extended()).toBe(0);
  });

  it('is what a penalty gives in minutes, and gone with it; turns are none', async () => {
    await stands(PENALTIES.stream.of('bob'), extension({ person: 'bob', unit: 'turns', amount: 2 }));
    await process.followPerson('bob');
    expect(await extended()).toBe(0);
    const before = await ranked();
    await stands(PENALTIES.stream.of('ann'), extension({ unit: 'minutes', amount: 12 }));
    await process.followPerson('ann');
    expect([await extended(), await ranked()]).toEqual([12, before]);
    await stands(PENALTIES.stream.of('ann'), like('PenaltyRescinded', {}));
    await process.followPerson('ann');
    expect(await extended()).toBe(0);
  });

  it('is nobody’s any more where the table was published anew', async () => {
    await stands(PENALTIES.stream.of('ann'), extension({ unit: 'minutes', amount: 12 }));
    await process.followPerson('ann');
    const tables = [{ table: 1, A: 'bob', B: 'ann' }];
    await server.command({ type: 'ChangePublished', data: { round: 1, tables, because: 'sides' } });
    await process.followPerson('ann');
    expect([await extended(), await extended(1, 2)]).toEqual([0, 0]);
  });
});

it('a table is disputed while a dispute about its match is open', async () => {
  const stream = DISPUTE.stream.of('d-1');
  const disputes = async () => (await server.state()).rounds[0]?.tables[0]?.disputes;
  await stands(stream, like('JudgeCalled', { match: MATCH }));
  await process.followDispute('d-1');
  await process.followDispute('d-1');
  expect(await disputes()).toEqual(['d-1']);
  await stands(stream, golden('CallWithdrawn'));
  await process.followDispute('d-1');
  expect(await disputes()).toBeUndefined();
});
