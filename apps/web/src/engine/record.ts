import type { Envelope } from '@adjutant/kernel';
import {
  ABSENT,
  foldWritten,
  nextNumber,
  openState,
  sealsIn,
  type MatchEvent,
  type MatchState,
  type Written,
} from '@adjutant/match';
import { Shelf, type Pack } from '@adjutant/rules';
import { mayOpen, type Viewer } from '@adjutant/views';
import type { RecordKeeping } from './kept/keeping.js';
import { Absent, type Recorded, type Served } from './served.js';

/** What has come since the last reading. */
export interface ReadOn {
  readonly commands: ReadonlySet<string>;
  /** Null where whoever looks is shown more than what came. */
  readonly written: readonly Written[] | null;
}

/** What is recorded of a match, folded on this device as far as it was read. */
export class Record {
  #shelf = new Shelf([]);
  #state: MatchState = ABSENT;
  #envelopes: readonly Envelope[] = [];
  #read: readonly Recorded[] = [];
  /** With the first entry of each. */
  readonly #commands = new Map<string, number>();
  /** The hash of the last entry that was kept here, until the server has told the same one. */
  #unproved: string | null = null;
  /** Whether something was sealed of which whoever looks may have the envelope, and has not got it. */
  #unopened = false;
  /** Whether it is opened on this device, so that the server may know nothing of it yet. */
  #begins = false;

  constructor(
    private readonly served: Served,
    private readonly kept: RecordKeeping | null,
    private readonly viewer: Viewer,
  ) {}

  get shelf(): Shelf {
    return this.#shelf;
  }

  get read(): readonly Recorded[] {
    return this.#read;
  }

  get envelopes(): readonly Envelope[] {
    return this.#envelopes;
  }

  holds(command: string): boolean {
    return this.#commands.has(command);
  }

  firstOf(command: string): number | undefined {
    return this.#commands.get(command);
  }

  /** The last entry. */
  get revision(): number {
    return nextNumber(this.#state) - 1;
  }

  /** As whoever looks knows it. */
  get seen(): MatchState {
    return openState(this.#shelf, this.#state, mayOpen(this.viewer), this.#envelopes);
  }

  /** What was read before and is kept on this device. Tells whether there is something. */
  async takeUp(): Promise<boolean> {
    const kept = await this.kept?.read();
    const [first, last] = [kept?.events.at(0), kept?.events.at(-1)];
    if (!kept || !first || !last) return false;
    const pack = await this.kept?.pack(packIn(eventOf(first)));
    if (!pack) return false;
    this.#shelf = new Shelf([pack]);
    this.#fold(kept.events, kept.envelopes);
    this.served.ahead = kept.ahead;
    this.#unproved = last.meta.hash;
    this.#unopened = kept.events.slice(kept.openTo + 1).some(isSealing);
    return true;
  }

  /** A match that is opened on this device, by a release of which the rules are kept here. */
  async begin(release: string): Promise<void> {
    this.#shelf = new Shelf([await this.#pack(release)]);
    this.#begins = true;
  }

  /** Reads what has come since; null where nothing has. `answered`: what the server has recorded of what was pressed here. */
  async readOn(answered: readonly string[] = []): Promise<ReadOn | null> {
    const known = this.#unproved;
    const next = nextNumber(this.#state);
    const read = await this.#entriesFrom(known === null ? next : next - 1);
    // Each hash holds all entries before it: another one there, or none, is another record.
    if (known !== null && read.at(0)?.meta.hash !== known) return this.#readAnew(answered);
    this.#unproved = null;
    const fresh = known === null ? read : read.slice(1);
    this.#unopened ||= fresh.some(isSealing);
    const [first] = fresh;
    const opens = this.#unopened && mayOpen(this.viewer).length > 0;
    if (first === undefined && !opens) {
      this.#keep(next, [], answered);
      return null;
    }
    if (this.#state.status === 'absent' && first) this.#shelf = new Shelf([await this.#pack(packIn(eventOf(first)))]);
    const envelopes = opens ? await this.served.envelopes() : this.#envelopes;
    this.#fold(fresh, envelopes);
    this.#unopened = false;
    this.#keep(next, fresh, answered);
    const isPlain = this.seen === this.#state;
    return { commands: new Set(fresh.map(({ meta }) => meta.commandId)), written: isPlain ? writtenIn(fresh) : null };
  }

  async #entriesFrom(first: number): Promise<readonly Recorded[]> {
    try {
      return await this.served.events(first);
    } catch (error) {
      if (error instanceof Absent && this.#begins && this.#state.status === 'absent') return [];
      throw error;
    }
  }

  #keep(from: number, events: readonly Recorded[], answered: readonly string[]): void {
    if (events.length + answered.length === 0) return;
    const own = { envelopes: this.#envelopes, openTo: this.revision, ahead: this.served.ahead };
    void this.kept?.add(from, { events, ...own }, answered);
  }

  /** What is kept here is not what the server has: its record was restored, or is another one under the same name. */
  async #readAnew(answered: readonly string[]): Promise<ReadOn | null> {
    await this.kept?.drop();
    this.#state = ABSENT;
    this.#envelopes = [];
    this.#read = [];
    this.#commands.clear();
    this.#unproved = null;
    this.#unopened = false;
    const read = await this.readOn(answered);
    // What was pressed stood upon the other one.
    return { commands: read?.commands ?? new Set(), written: null };
  }

  #fold(events: readonly Recorded[], envelopes: readonly Envelope[]): void {
    this.#state = foldWritten(this.#shelf, writtenIn(events), this.#state);
    this.#envelopes = envelopes;
    this.#read = [...this.#read, ...events];
    for (const { meta, revision } of events)
      if (!this.#commands.has(meta.commandId)) this.#commands.set(meta.commandId, revision);
  }

  async #pack(digest: string): Promise<Pack> {
    const kept = await this.kept?.pack(digest);
    if (kept) return kept;
    const pack = await this.served.pack(digest);
    void this.kept?.keepPack(pack);
    return pack;
  }
}

const writtenIn = (events: readonly Recorded[]): readonly Written[] =>
  events.map((one) => ({ event: eventOf(one), by: one.meta.actor }));

const isSealing = (one: Recorded): boolean => sealsIn(eventOf(one)).length > 0;

const eventOf = ({ type, data }: Recorded): MatchEvent => ({ type, data }) as MatchEvent;

function packIn(event: MatchEvent): string {
  if (event.type !== 'MatchOpened') throw new Error('the record does not begin with the opening of a match');
  return event.data.pack.digest;
}
