import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EventSchemas, type Message as Event, type Upcaster } from '@adjutant/kernel';
import { openMemoryStore, StoreUnavailable, type EventStore, type StoredEvent } from '@adjutant/store';
import { NIGHT_SHELF, nightfall, StorelessMatch } from '@adjutant/testing/given';
import { keyOf } from '../messages/field.js';
import { messageOf, type Message } from '../messages/message.js';
import { Batches } from './batches.js';
import { OtherTopics, placeIn } from './placing.js';
import { Translator } from './translator.js';

const LIMITS = { events: 100, bytes: 1_000_000 };
const AT = '2026-11-21T10:00:00.000Z';
let made = 0;
const context = () => ({
  commandId: `c-${made++}`,
  actor: { id: 'x', role: 'judge' as const },
  occurredAt: AT,
  recordedAt: AT,
  payloadHash: 'a'.repeat(64),
});

async function put(store: EventStore, stream: string, ...events: readonly Event[]): Promise<void> {
  const from = (await store.readBare(stream)).length;
  const answer = await store.append(stream, from === 0 ? 'absent' : from - 1, events, context());
  expect(answer.outcome).toBe('appended');
}

/** Says the type of each event, but cannot say those that are called so. */
const saying =
  (...unspeakable: readonly string[]) =>
  (stored: StoredEvent): readonly Message[] => {
    const { type } = stored.event;
    if (unspeakable.includes(type)) throw new Error(`no words for ${type}`);
    return [messageOf('match-events', 'm', stored, { type })];
  };
const typesOf = (messages: readonly Message[] = []): string[] =>
  messages.map(({ value }) => (JSON.parse(value) as Event).type);
const event = (type: string): Event => ({ type, data: {} });

interface Sent {
  readonly topic: string;
  readonly key: string;
  readonly tournament: string;
  readonly number: number;
  readonly type: string;
  readonly data: { readonly [member: string]: unknown };
}

/** An event of a tournament as it was stored once. */
function golden(type: string): Event {
  const file = join(import.meta.dirname, '../../../../libs/tournament/golden', `${type}.v1.json`);
  const { data } = JSON.parse(readFileSync(file, 'utf8')) as Event;
  return { type, data };
}

describe('reading on from a checkpoint', () => {
  it('takes as many events as go out at once, and counts them through the log', async () => {
    const store = openMemoryStore();
    await put(store, 'match-m', event('A'), event('B'), event('C'), event('D'), event('E'));
    const batches = new Batches(store, saying(), { ...LIMITS, events: 2 });
    const first = await batches.next(undefined);
    expect([typesOf(first.batch?.messages), first.batch?.checkpoint.number]).toEqual([['A', 'B'], 1]);
    const second = await batches.next(first.batch?.checkpoint);
    const third = await batches.next(second.batch?.checkpoint);
    expect([typesOf(third.batch?.messages), third.batch?.checkpoint]).toMatchObject([
      ['E'],
      { stream: 'match-m', revision: 4, number: 4 },
    ]);
    expect(await batches.next(third.batch?.checkpoint)).toEqual({});
  });

  it('takes no more bytes than fit, and at least one event', async () => {
    const store = openMemoryStore();
    await put(store, 'match-m', event('A'), event('B'), event('C'));
    const batches = new Batches(store, saying('C'), { events: 100, bytes: 10 });
    const { batch, stuck } = await batches.next(undefined);
    expect([typesOf(batch?.messages), batch?.events, stuck]).toEqual([['A'], 1, undefined]);
  });

  it('is put together in pages, between which others have their turn, and is the same as in one', async () => {
    const store = openMemoryStore();
    const types = Array.from({ length: 600 }, (_, index) => `T${index}`);
    await put(store, 'match-m', ...types.map(event));
    let [turns, isDone] = [0, false];
    const turn = (): void => void (turns++, isDone || setImmediate(turn));
    const seenIn = new Set<number>();
    const said = saying();
    const batches = new Batches(store, (stored) => (seenIn.add(turns), said(stored)), { ...LIMITS, events: 599 });
    turn();
    const { batch } = await batches.next(undefined);
    isDone = true;
    expect([typesOf(batch?.messages), batch?.events, batch?.checkpoint.number]).toEqual([
      types.slice(0, 599),
      599,
      598,
    ]);
    expect(seenIn.size).toBeGreaterThan(2);
    expect(await batches.next(batch?.checkpoint)).toMatchObject({ batch: { events: 1, checkpoint: { number: 599 } } });
  });

  it('stops at an event that cannot be sent, says where, and goes on when it can', async () => {
    const store = openMemoryStore();
    await put(store, 'match-m', event('A'), event('B'), event('C'));
    const { batch, stuck } = await new Batches(store, saying('B'), LIMITS).next(undefined);
    expect(typesOf(batch?.messages)).toEqual(['A']);
    expect(stuck?.place).toMatchObject({ stream: 'match-m', revision: 1 });
    const again = await new Batches(store, saying('B'), LIMITS).next(batch?.checkpoint);
    expect([again.batch, again.stuck?.place]).toEqual([undefined, stuck?.place]);
    const mended = await new Batches(store, saying(), LIMITS).next(batch?.checkpoint);
    expect(typesOf(mended.batch?.messages)).toEqual(['B', 'C']);
  });

  it('stops at one that cannot even be read, after all that stand before it', async () => {
    let isTorn = false;
    const up: Upcaster['up'] = (data) => {
      if (isTorn) throw new Error('there is no page 7');
      return data;
    };
    const schemas = new EventSchemas([{ type: 'B', from: 1, name: 'AddPage', up }]);
    const plain = openMemoryStore();
    await put(plain, 'match-m', event('A'), event('B'), event('C'));
    const store = openMemoryStore({ schemas });
    await store.restore('match-m', await plain.readOriginal('match-m'));
    isTorn = true;
    const { batch, stuck } = await new Batches(store, saying(), LIMITS).next(undefined);
    expect(typesOf(batch?.messages)).toEqual(['A']);
    expect(stuck?.says).toContain('event 1 of match-m');
    expect(stuck?.says).toContain('there is no page 7');
  });

  it('ends in a later page as in the first', async () => {
    const store = openMemoryStore();
    const types = Array.from({ length: 300 }, (_, index) => `T${index}`);
    await put(store, 'match-m', ...types.map(event));
    const { batch, stuck } = await new Batches(store, saying('T270'), { ...LIMITS, events: 300 }).next(undefined);
    expect([batch?.events, batch?.checkpoint.number, stuck?.place]).toMatchObject([270, 269, { revision: 270 }]);
    const bytes = (batch?.messages ?? []).slice(0, 260).reduce((sum, { value }) => sum + value.length, -1);
    const few = await new Batches(store, saying('T270'), { events: 300, bytes }).next(undefined);
    expect([few.batch?.events, few.stuck]).toEqual([260, undefined]);
  });

  it('blames no event for a store that is away', async () => {
    const store = openMemoryStore();
    await put(store, 'match-m', event('A'));
    const away = (): never => {
      throw new StoreUnavailable('the disk is gone');
    };
    await expect(new Batches(store, away, LIMITS).next(undefined)).rejects.toThrow('the disk is gone');
  });
});

describe('what is translated', () => {
  const night = (): readonly Event[] => {
    const desk = new StorelessMatch(NIGHT_SHELF);
    desk.take(...nightfall());
    return desk.events;
  };
  const called: Event = {
    type: 'JudgeCalled',
    data: { time: AT, match: 'm', entry: 1, at: 4, by: { side: 'A' }, claim: 'He moved twice' },
  };

  it('is the same in one go and one by one, with nothing at hand', async () => {
    const store = openMemoryStore();
    await put(store, 'match-m', ...night());
    await put(store, 'dispute-d', called, { type: 'RulingAccepted', data: { ruling: '1', side: 'A' } });
    const whole = new Translator(store, NIGHT_SHELF);
    const log = await store.readAll('', 100);
    for (const stored of log) {
      const alone = new Translator(store, NIGHT_SHELF);
      expect(await alone.messages(stored)).toEqual(await whole.messages(stored));
    }
    const last = await whole.messages(log.at(-1) as StoredEvent);
    expect(last).toMatchObject([{ topic: 'rulings', key: 'm', headers: { revision: '1' } }]);
  });

  it('is of a tournament by its own id, with players by keys and figures by what they are called', async () => {
    const store = openMemoryStore();
    const all = ['TournamentSetUp', 'PlayerEntered', 'RoundDrafted', 'RoundPublished', 'TableResultTold'];
    await put(store, 'tournament-t', ...all.map(golden));
    const translator = new Translator(store, NIGHT_SHELF);
    const { batch } = await new Batches(store, (stored) => translator.messages(stored), LIMITS).next(undefined);
    const sent = (batch?.messages ?? []).map(({ topic, key, value }) => ({ topic, key, ...JSON.parse(value) }) as Sent);
    expect(sent.map(({ topic, key, tournament, number, type }) => [topic, key, tournament, number, type])).toEqual(
      [0, 1, 3, 4].map((number) => ['tournaments', 't', 't', number, all[number]]),
    );
    const [, entered, published, told] = sent.map(({ data }) => data);
    const A = keyOf('t', 'ann');
    expect([entered?.['player'], published?.['tables']]).toMatchObject([A, [{ A }, { table: 2 }]]);
    expect(told?.['said']).toMatchObject({ A: { figures: { vp: 80 } } });
    expect(JSON.stringify(sent)).not.toMatch(/ann|Vanguard|"c1"/);
  });

  it('is nothing of commands that were refused and of penalties', async () => {
    const store = openMemoryStore();
    await put(store, 'attempts-m', { type: 'CommandRefused', data: { because: 'x' } });
    await put(store, 'penalties-anna', { type: 'PenaltyIssued', data: { person: 'anna' } });
    const translator = new Translator(store, NIGHT_SHELF);
    const { batch, stuck } = await new Batches(store, (stored) => translator.messages(stored), LIMITS).next(undefined);
    expect([batch?.messages, batch?.events, stuck]).toEqual([[], 2, undefined]);
  });

  it('stops at an event, and at a stream, that nobody has decided about', async () => {
    const translate = async (stream: string, ...events: readonly Event[]): Promise<string | undefined> => {
      const store = openMemoryStore();
      await put(store, stream, ...events);
      const translator = new Translator(store, NIGHT_SHELF);
      const { stuck } = await new Batches(store, (stored) => translator.messages(stored), LIMITS).next(undefined);
      return stuck?.says;
    };
    expect(await translate('league-t', event('LeagueOpened'))).toMatch(/decided.*league-t/);
    expect(await translate('tournament-t', golden('TournamentSetUp'), event('TableBurnt'))).toMatch(
      /decided.*TableBurnt/,
    );
    expect(await translate('dispute-d', called, event('JudgeBribed'))).toMatch(/decided.*JudgeBribed/);
    expect(await translate('match-m', ...night(), event('DiceLoaded'))).toMatch(/event \d of match-m/);
  });
});

describe('the place of a checkpoint', () => {
  it('is the same event in a store that the log has moved to, and no event of another log', async () => {
    const [old, other] = [openMemoryStore(), openMemoryStore()];
    await put(old, 'match-a', event('A'));
    await put(old, 'match-m', event('A'), event('B'));
    const { batch } = await new Batches(old, saying(), LIMITS).next(undefined);
    const known = { ...batch?.checkpoint, position: 'elsewhere' } as NonNullable<typeof batch>['checkpoint'];
    expect(await placeIn(old, known)).toEqual(batch?.checkpoint);
    await put(other, 'match-m', event('A'), event('C'));
    await expect(placeIn(other, known)).rejects.toThrow(OtherTopics);
    await expect(placeIn(openMemoryStore(), known)).rejects.toThrow('has no such event');
  });
});
