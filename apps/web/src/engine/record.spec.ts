import { essenceOf, type MatchEvent } from '@adjutant/match';
import { digest } from '@adjutant/seal';
import { draws, nightfall, NIGHT_SHELF, on, restOfTurn, StorelessMatch } from '@adjutant/testing/given';
import type { Pack } from '@adjutant/rules';
import type { Viewer } from '@adjutant/views';
import type { Read, RecordKeeping } from './kept/keeping.js';
import { together } from './kept/kept-record.js';
import { Record } from './record.js';
import { Absent, Offline, type Recorded, type Served } from './served.js';

const [NIGHT] = NIGHT_SHELF.packs as readonly [Pack];

const desk = new StorelessMatch(NIGHT_SHELF);
desk.take(...nightfall(), draws('A', 11), draws('A', 12), draws('A', 13), ...restOfTurn('A'), on, draws('B', 21));
const ALL = recorded(desk.events);
/** The entry before the first that holds a secret. */
const EARLY = ALL.findIndex(({ type }) => type === 'ObjectiveDrawn') - 1;

function recorded(events: readonly MatchEvent[], hash = 'h'): readonly Recorded[] {
  return events.map(({ type, data }, revision) => {
    const meta = { actor: { id: 'sam', role: 'scorekeeper' }, commandId: `c${revision}`, hash: `${hash}${revision}` };
    return { revision, type, data, meta } as unknown as Recorded;
  });
}

/** A server that may be away, and what was asked of it. */
class Far implements Served {
  ahead = 7_000;
  away = false;
  /** Whether it knows nothing of the match. */
  absent = false;
  readonly asked: string[] = [];

  constructor(
    public entries: readonly Recorded[],
    private readonly viewer: Viewer,
  ) {}

  pack = (): Promise<Pack> => this.#told('pack', NIGHT);
  events = (from: number) => this.#told(`events ${from}`, this.entries.slice(from));
  envelopes = () =>
    this.#told(
      'envelopes',
      desk.envelopes.filter(({ owner }) => owner === this.viewer),
    );

  #told<Answer>(what: string, answer: Answer): Promise<Answer> {
    this.asked.push(what);
    if (this.away) return Promise.reject(new Offline(what));
    return this.absent && what.startsWith('events') ? Promise.reject(new Absent(what)) : Promise.resolve(answer);
  }
}

/** What a device keeps of one person and one match. */
class Near {
  readonly parts = new Map<number, readonly Recorded[]>();
  readonly seats = new Map<Viewer, Omit<Read, 'events'>>();
  kept: Pack | null = null;

  of(viewer: Viewer): RecordKeeping {
    const none = { envelopes: [], openTo: -1, ahead: 0 };
    return {
      read: async () =>
        this.parts.size === 0
          ? null
          : { ...(this.seats.get(viewer) ?? none), events: together([...this.parts.values()]) },
      add: async (from, { events, ...own }) => {
        if (events.length > 0) this.parts.set(from, events);
        this.seats.set(viewer, own);
      },
      drop: async () => {
        this.parts.clear();
        this.seats.clear();
      },
      pack: async () => this.kept,
      keepPack: async (pack) => void (this.kept = pack),
    };
  }
}

const hashOf = (record: Record): string => digest(essenceOf(record.seen));

/** A device at which somebody has read the match up to an entry, and which begins anew. */
async function begunAnew(viewer: 'A' | 'B', upTo: number) {
  const [near, far] = [new Near(), new Far(ALL.slice(0, upTo + 1), viewer)];
  const before = new Record(far, near.of(viewer), viewer);
  await before.readOn();
  far.asked.length = 0;
  return { near, far, before, record: new Record(far, near.of(viewer), viewer) };
}

test('the match of these tests has secrets of both', () => {
  expect(EARLY).toBeGreaterThan(0);
  expect(desk.envelopes.map(({ owner }) => owner)).toEqual(['A', 'A', 'A', 'B']);
});

test('without a line the match is told from what is kept: the same state, the own hand open, the clock of the server', async () => {
  const { far, before, record } = await begunAnew('A', ALL.length - 1);
  [far.away, far.ahead] = [true, 0];
  expect(await record.takeUp()).toBe(true);
  await expect(record.readOn()).rejects.toThrow(Offline);
  expect([hashOf(record), record.revision, far.ahead]).toEqual([hashOf(before), ALL.length - 1, 7_000]);
  const spectator = new Record(new Far(ALL, 'spectator'), new Near().of('spectator'), 'spectator');
  await spectator.readOn();
  expect(hashOf(record)).not.toBe(hashOf(spectator));
});

test('with a line it is read on from the last entry that is kept, which is proved, and only what is new is kept', async () => {
  const { near, far, record } = await begunAnew('A', EARLY);
  await record.takeUp();
  far.entries = ALL;
  expect([...((await record.readOn())?.commands ?? [])]).toEqual(
    ALL.slice(EARLY + 1).map(({ meta }) => meta.commandId),
  );
  expect(far.asked).toEqual([`events ${EARLY}`, 'envelopes']);
  expect([...near.parts].map(([from, part]) => [from, part.length])).toEqual([
    [0, EARLY + 1],
    [EARLY + 1, ALL.length - EARLY - 1],
  ]);
  expect(await record.readOn()).toBeNull();
  expect(far.asked.at(-1)).toBe(`events ${ALL.length}`);
});

test('what is kept of another record is thrown away: the server has the match', async () => {
  const { near, far, record } = await begunAnew('A', ALL.length - 1);
  far.entries = recorded(desk.events.slice(0, 5), 'other');
  await record.takeUp();
  expect((await record.readOn())?.commands.size).toBe(5);
  expect([record.revision, [...near.parts.values()].flat()]).toEqual([4, far.entries]);
});

test('where nothing is kept, or not the release, nothing is taken up', async () => {
  const { near, record } = await begunAnew('A', 4);
  near.kept = null;
  expect(await record.takeUp()).toBe(false);
  const nothing = new Record(new Far(ALL, 'A'), new Near().of('A'), 'A');
  expect(await nothing.takeUp()).toBe(false);
});

test('what the other side of one device has read is told, and the own hand is opened as soon as there is a line', async () => {
  const { near, far, before } = await begunAnew('B', ALL.length - 1);
  const own = new Far(ALL, 'A');
  own.away = true;
  const record = new Record(own, near.of('A'), 'A');
  await record.takeUp();
  expect(record.revision).toBe(before.revision);
  expect([...near.seats.keys()]).toEqual(['B']);
  own.away = false;
  expect((await record.readOn())?.commands.size).toBe(0);
  expect(own.asked).toEqual([`events ${ALL.length - 1}`, 'envelopes']);
  const whole = new Record(new Far(ALL, 'A'), new Near().of('A'), 'A');
  await whole.readOn();
  expect(hashOf(record)).toBe(hashOf(whole));
  expect(far.asked).toEqual([]);
});

test('of what is kept in parts nothing counts behind a gap, and nothing twice', () => {
  const numbers = (...parts: readonly (readonly Recorded[])[]) => together(parts).map(({ revision }) => revision);
  expect(numbers(ALL.slice(0, 3), ALL.slice(2, 5))).toEqual([0, 1, 2, 3, 4]);
  expect(numbers(ALL.slice(0, 3), ALL.slice(4))).toEqual([0, 1, 2]);
  expect(numbers(ALL.slice(1))).toEqual([]);
});

test('a match that is opened here begins with nothing but the rules that are kept, and is read once the server knows it', async () => {
  const [far, near] = [new Far(ALL, 'A'), new Near()];
  near.kept = NIGHT;
  far.away = true;
  const record = new Record(far, near.of('A'), 'A');
  expect(await record.takeUp()).toBe(false);
  await record.begin(NIGHT.digest);
  expect(record.shelf.packs).toEqual([NIGHT]);
  await expect(record.readOn()).rejects.toBeInstanceOf(Offline);
  Object.assign(far, { away: false, absent: true });
  expect(await record.readOn()).toBeNull();
  far.absent = false;
  await record.readOn(['c0']);
  expect(record.revision).toBe(ALL.length - 1);
  // What the server had, and has no more, is no match that begins.
  far.absent = true;
  await expect(record.readOn()).rejects.toBeInstanceOf(Absent);
});

test('a match that nobody opens here, and that the server does not know, is none', async () => {
  const far = new Far([], 'A');
  far.absent = true;
  await expect(new Record(far, null, 'A').readOn()).rejects.toBeInstanceOf(Absent);
});
