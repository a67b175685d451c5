import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EventPolicy } from '@adjutant/dispute';
import { invalid } from '@adjutant/kernel';
import type { TimeRules } from '@adjutant/match';
import { isInMemory, naming, OWNER_ONLY, type Tables, type Whereabouts } from '@adjutant/store';
import { EMPTY_BOOK, learning, type EventBook, type Learned } from '@adjutant/rules';
import type { EventSchema } from './event-table.js';

/** Nothing is decided where nobody has decided anything. */
export const OPEN_POLICY: EventPolicy = {
  name: '',
  conflicts: [],
  penalties: null,
  appealMinutes: null,
  ownAppeals: null,
};

/** Where policies say what holds of chess clocks. */
interface SaysOfClocks {
  chessClock(policy: string): TimeRules | undefined;
}

/** Where the words of a policy are kept. */
interface Keeper {
  read(): Promise<string | undefined>;
  write(policy: string): Promise<void>;
}

/** All that stands in the one place of the event. */
type Kept = Partial<EventPolicy> & { readonly book?: EventBook };

/** What the event has decided about its disputes. It stands outside the log: it is no part of any record. */
export class EventPolicies {
  readonly #keeper: Keeper;
  readonly #listeners = new Set<() => void>();
  /** What was read last, by the words of it: the book in it is long, and hardly ever another. */
  #read: { readonly words: string; readonly kept: Kept } | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    place: Pick<Whereabouts, 'store' | 'data'>,
    tables: Tables<EventSchema> | undefined,
    private readonly shelf?: SaysOfClocks,
  ) {
    this.#keeper = tables ? inTable(tables) : inFile(isInMemory(place) ? undefined : join(place.data, 'event.json'));
  }

  async now(): Promise<EventPolicy> {
    const { book: _, ...policy } = await this.#kept();
    return { ...OPEN_POLICY, ...policy };
  }

  /** What holds of chess clocks: what was decided about them, or else what the policy of penalties says. */
  async timing(): Promise<TimeRules | undefined> {
    const { chessClock, penalties } = await this.now();
    return chessClock ?? (penalties === null ? undefined : this.ofClocks(penalties));
  }

  /** What a policy of penalties says of chess clocks. */
  ofClocks(policy: string): TimeRules | undefined {
    return this.shelf?.chessClock(policy);
  }

  /** `becomes`: id of the event that takes over what the installation was. It is decided once. */
  async decide(policy: EventPolicy, becomes?: string): Promise<EventPolicy> {
    await this.#change(({ book, name, became: before }) => {
      const became = becameOf({ name, before }, { name: policy.name, becomes });
      return { ...policy, ...(became && { became }), ...(book && { book }) };
    });
    for (const listener of this.#listeners) listener();
    return this.now();
  }

  /** Told when something was decided here; of another instance nobody is told. */
  onDecided(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** What the event keeps of what no pack lists, beside what it has decided. */
  async book(): Promise<EventBook> {
    return (await this.#kept()).book ?? EMPTY_BOOK;
  }

  async keepBook(book: EventBook): Promise<EventBook> {
    await this.#change((kept) => ({ ...kept, book }));
    return book;
  }

  /** What was told in a match is offered to the next one. */
  async learn(pack: string, learned: Learned): Promise<void> {
    await this.#change((kept) => {
      const before = kept.book ?? EMPTY_BOOK;
      const book = learning(before, pack, learned);
      return book === before ? kept : { ...kept, book };
    });
  }

  async #kept(): Promise<Kept> {
    const words = await this.#keeper.read();
    if (words === undefined) return {};
    if (this.#read?.words !== words) this.#read = { words, kept: JSON.parse(words) as Kept };
    return this.#read.kept;
  }

  /** One after the other: what is changed was just read. */
  #change(to: (kept: Kept) => Kept): Promise<void> {
    const changed = this.#last.then(async () => {
      const before = await this.#kept();
      const after = to(before);
      if (after !== before) await this.#keeper.write(`${JSON.stringify(after, undefined, 2)}\n`);
    });
    this.#last = changed.catch(() => undefined);
    return changed;
  }
}

interface Was {
  readonly name: string | undefined;
  readonly before: EventPolicy['became'];
}

interface Says {
  readonly name: string;
  readonly becomes: string | undefined;
}

/** An installation that has become an event has no name beside that event's, and becomes no other. */
function becameOf({ name: called = '', before }: Was, { name, becomes }: Says): EventPolicy['became'] {
  const became = before ?? (becomes === undefined ? undefined : { event: becomes, called });
  if (became === undefined) return undefined;
  if (becomes !== undefined && becomes !== became.event)
    throw invalid([{ at: 'became', message: `became is ${became.event} already, and is decided once` }]);
  if (name.trim() === '') return became;
  const message = `name is that of the event ${became.event}, which this installation became: change it there`;
  throw invalid([{ at: 'name', message }]);
}

/** Asked each time: another instance may have decided something else a moment ago. */
function inTable({ kysely }: Tables<EventSchema>): Keeper {
  return {
    read: async () => (await kysely.selectFrom('event_policy').select('policy').executeTakeFirst())?.policy,
    write: async (policy) => {
      await kysely
        .insertInto('event_policy')
        .values({ only_row: 1, policy })
        .onConflict((there) => there.column('only_row').doUpdateSet({ policy }))
        .execute();
    },
  };
}

/** A file is there as a whole or not at all, whatever happens while it is written; nobody else writes it. */
function inFile(file: string | undefined): Keeper {
  let kept = file === undefined ? undefined : naming(file, () => policyIn(file));
  return {
    read: () => Promise.resolve(kept),
    write: (policy) => {
      if (file !== undefined) {
        writeFileSync(`${file}.new`, policy, { mode: OWNER_ONLY });
        renameSync(`${file}.new`, file);
      }
      kept = policy;
      return Promise.resolve();
    },
  };
}

/** What cannot be read later had better be told at the start. */
function policyIn(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  try {
    JSON.parse(text);
  } catch {
    throw new Error(
      `${file} cannot be used: it holds no JSON; put it back from a backup, or take it away and decide again`,
    );
  }
  return text;
}
