import 'fake-indexeddb/auto';
import { essenceOf, type MatchCommand } from '@adjutant/match';
import { digest } from '@adjutant/seal';
import { NIGHT_SHELF, nightfall, on, StorelessMatch } from '@adjutant/testing/given';
import { Engine } from './engine.js';
import { keptHere } from './kept/kept-record.js';
import { keepUnread, unreadOf } from './kept/unread.js';
import type { Item } from './queue/item.js';
import { itemOf } from './queue/item-of.js';
import { KeptInDatabase } from './queue/kept-in-database.js';
import { KeptSafely } from './queue/kept-safely.js';
import { keptInMemory, type Keeping } from './queue/item.js';
import { SendQueue } from './queue/queue.js';
import { Offline, type Recorded, type Served } from './served.js';

const HOURS = 8;
const TAPS = 500;
const BETWEEN_MS = (HOURS * 3_600_000) / TAPS;
const BEGUN = Date.parse('2026-11-23T10:00:00.000Z');
const SAM = { id: 'a-scorekeeper', role: 'scorekeeper' } as const;
const SEED = 16;

/** The same numbers in every run. */
function drawing(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

class Lost extends Error {}

/** A match at the server, behind a line that comes, goes, and loses requests and answers. */
class Behind implements Served {
  ahead = 0;
  isUp = true;
  lostRequests = 0;
  lostAnswers = 0;
  readonly desk = new StorelessMatch(NIGHT_SHELF);
  readonly ids: string[] = [];
  #entries: readonly Recorded[] = [];

  constructor(private readonly chance: () => number) {
    for (const [index, command] of nightfall('day').entries()) this.#take(`begun-${index}`, command);
  }

  pack = () => this.#over(() => NIGHT_SHELF.packs[0] as never, Offline);
  envelopes = () => this.#over(() => [], Offline);
  events = (from: number) => this.#over(() => this.#entries.slice(from), Offline);
  send = ({ id, command }: Item) => this.#over(() => this.#take(id, command), Lost);

  /** Under an id that it knows it records nothing again. */
  #take(id: string, command: MatchCommand): object {
    if (this.ids.includes(id)) return { outcome: 'already' };
    const before = this.desk.events.length;
    if (this.desk.take(command) !== 'recorded') throw new Error(`refused: ${this.desk.refusal?.code}`);
    this.ids.push(id);
    const fresh = this.desk.events.slice(before).map(({ type, data }, index) => {
      const meta = { actor: SAM, commandId: id, hash: `h${before + index}` };
      return { revision: before + index, type, data, meta } as unknown as Recorded;
    });
    this.#entries = [...this.#entries, ...fresh];
    return { outcome: 'recorded' };
  }

  async #over<Answer>(ask: () => Answer, Away: new (why: string) => Error): Promise<Answer> {
    await turns(1);
    if (!this.isUp) throw new Away('no line');
    if (this.chance() < 0.1) {
      this.lostRequests += 1;
      throw new Away('lost on the way there');
    }
    const answer = ask();
    await turns(1);
    if (this.chance() < 0.1) {
      this.lostAnswers += 1;
      throw new Away('lost on the way back');
    }
    return answer;
  }
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** A page with its engine and its queue, which can end at any moment: from then on nothing comes to it any more. */
class OpenPage {
  readonly engine: Engine;
  readonly queue: SendQueue;
  #isOpen = true;
  #later: (() => void) | null = null;

  constructor(
    server: Behind,
    private readonly now: () => number,
  ) {
    this.engine = new Engine(
      'm',
      { viewer: 'spectator', person: SAM.id },
      server,
      keptHere([SAM.id, 'm', 'spectator']),
    );
    this.queue = new SendQueue({
      keeping: this.#whileOpen(new KeptSafely(keptInMemory(), () => Promise.resolve(new KeptInDatabase()), now)),
      // One after the other: an hour of presses is sent as it is pressed.
      send: async ([item]) => {
        const value = await this.#here(server.send(item as Item));
        await this.#here(keepUnread(item as Item));
        return [{ status: 'fulfilled', value }];
      },
      meaning: (error) => (error instanceof Lost ? 'passing' : 'final'),
      alone: (run) => run(),
      tell: () => undefined,
      later: (then) => {
        this.#later = then;
        return () => (this.#later = null);
      },
    });
  }

  /** As a page begins: with what is kept, and upon it what an earlier one has left. */
  async begin(): Promise<void> {
    await this.engine.begin();
    this.queue.nudge();
    await this.queue.known;
    const waits = this.queue.entries().flatMap(({ item, standing }) => (standing.is === 'here' ? [item] : []));
    for (const item of await unreadOf(SAM.id, 'm')) {
      this.#press(item);
      void this.engine.settle(item.id, false).catch(only(Offline));
    }
    for (const item of waits) {
      this.#press(item);
      this.#settles(item.id, this.queue.answerTo(item.id));
    }
  }

  /** Null where it is refused on the screen. */
  tap(command: MatchCommand): { readonly item: Item; readonly kept: Promise<unknown> } | null {
    const item = itemOf({ match: 'm', command, by: SAM.id, actor: SAM, at: this.#at(), shown: true });
    if (this.#press(item) !== 'shown') return null;
    const kept = this.queue.add(item).then(({ answer }) => this.#settles(item.id, answer));
    return { item, kept };
  }

  shown(): string {
    return digest(essenceOf(this.engine.known(this.#at()).shown));
  }

  pass(): void {
    const then = this.#later;
    this.#later = null;
    then?.();
  }

  end(): void {
    this.#isOpen = false;
    this.#later = null;
  }

  #press({ id, command }: Item): string {
    return this.engine.press({ id, command, actor: SAM, at: this.#at() }).outcome;
  }

  #settles(id: string, answer: Promise<unknown>): void {
    void answer.then(() => this.engine.settle(id, false).catch(only(Offline)));
  }

  #at(): string {
    return new Date(this.now()).toISOString();
  }

  /** What comes to a page that has ended comes to nobody. */
  #here<Told>(work: Promise<Told>): Promise<Told> {
    return new Promise((tell, fail) => {
      work.then(
        (told) => this.#isOpen && tell(told),
        (error: unknown) => this.#isOpen && fail(error as Error),
      );
    });
  }

  #whileOpen(keeping: Keeping): Keeping {
    return {
      all: () => this.#here(keeping.all()),
      put: (kept) => this.#here(keeping.put(kept)),
      remove: (id) => this.#here(keeping.remove(id)),
      get trouble() {
        return keeping.trouble;
      },
    };
  }
}

const only =
  (Kind: typeof Offline) =>
  (error: unknown): void => {
    if (!(error instanceof Kind)) throw error;
  };

/** What is tapped, and what the table would be had there been a line all the time. */
class Hours {
  readonly #chance = drawing(SEED);
  readonly server = new Behind(this.#chance);
  readonly online = new StorelessMatch(NIGHT_SHELF);
  readonly tapped: string[] = [];
  readonly notAsOnline: number[] = [];
  kills = 0;
  #now = BEGUN;
  #page = this.#opened();

  constructor() {
    this.online.take(...nightfall('day'));
  }

  async pass(): Promise<void> {
    await this.#page.begin();
    // The line is lost soon, and comes for moments.
    for (let tap = 0; tap < TAPS; tap += 1) {
      this.#now += BETWEEN_MS;
      if (this.#chance() < (this.server.isUp ? 0.3 : 0.05)) this.server.isUp = !this.server.isUp;
      this.#page.pass();
      await this.#tap(tap);
      if (tap % 20 === 0) this.#look(tap);
    }
    this.server.isUp = true;
    for (let tries = 0; tries < 2_000 && this.#page.queue.entries().some(isWaiting); tries += 1) {
      this.#page.pass();
      await turns(5);
    }
  }

  /** The hash of the record, as the phone knows it at the end. */
  async hash(): Promise<string> {
    for (let tries = 0; tries < 50; tries += 1) await this.#page.engine.catchUp().catch(only(Offline));
    this.#look(TAPS);
    return this.#page.engine.hash();
  }

  async #tap(number: number): Promise<void> {
    const pressed = this.#page.tap(this.#drawn(number)) ?? this.#page.tap(note(number));
    if (pressed === null) throw new Error('a note is refused');
    const { item, kept } = pressed;
    if (this.#chance() < 0.06) await this.#killed(number, item);
    else {
      await kept;
      this.#count(item);
    }
    await turns(Math.floor(this.#chance() * 12));
  }

  /** At any moment of keeping it, sending it, hearing of it and reading it. Whoever does not see it then taps again. */
  async #killed(number: number, item: Item): Promise<void> {
    await turns(Math.floor(this.#chance() * 30));
    this.#page.end();
    this.kills += 1;
    await turns(20);
    this.#page = this.#opened();
    await this.#page.begin();
    const isWaiting = this.#page.queue.entries().some((entry) => entry.item.id === item.id);
    if (isWaiting || this.server.ids.includes(item.id)) this.#count(item);
    else await this.#tap(number);
    this.#look(number);
  }

  #count({ id, command }: Item): void {
    this.tapped.push(id);
    this.online.take(command);
  }

  #look(number: number): void {
    if (this.#page.shown() !== digest(essenceOf(this.online.state))) this.notAsOnline.push(number);
  }

  #drawn(number: number): MatchCommand {
    const drawn = this.#chance();
    if (drawn < 0.1) return on;
    if (drawn < 0.5) return note(number);
    const player = drawn < 0.75 ? 'A' : 'B';
    return { type: 'GainCommandPoints', data: { player, amount: 1, what: 'x' } };
  }

  #opened(): OpenPage {
    return new OpenPage(this.server, () => this.#now);
  }
}

const note = (number: number): MatchCommand => ({ type: 'RecordNote', data: { kind: 'note', text: `tap ${number}` } });
const isWaiting = ({ standing }: { readonly standing: { readonly is: string } }): boolean => standing.is === 'here';

test('eight hours with five hundred taps, lost answers and killed pages: no tap lost, none doubled, as if there had been a line', async () => {
  const hours = new Hours();
  await hours.pass();
  const { server, online, tapped } = hours;
  expect(Math.min(hours.kills, server.lostRequests, server.lostAnswers)).toBeGreaterThan(10);
  expect(tapped).toHaveLength(TAPS);
  expect(server.ids.filter((id) => !id.startsWith('begun-'))).toEqual(tapped);
  expect(await hours.hash()).toBe(digest(essenceOf(online.state)));
  expect(hours.notAsOnline).toEqual([]);
}, 60_000);
