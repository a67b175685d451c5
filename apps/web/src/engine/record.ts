import type { Envelope } from '@adjutant/kernel';
import { ABSENT, foldWritten, nextNumber, openState, sealsIn, type MatchEvent, type MatchState } from '@adjutant/match';
import { Shelf } from '@adjutant/rules';
import { mayOpen, type Viewer } from '@adjutant/views';
import type { Recorded, Served } from './served.js';

const NOTHING: ReadonlySet<string> = new Set();

/** What is recorded of a match, folded on this device as far as it was read. */
export class Record {
  #shelf = new Shelf([]);
  #state: MatchState = ABSENT;
  #envelopes: readonly Envelope[] = [];

  constructor(
    private readonly served: Served,
    private readonly viewer: Viewer,
  ) {}

  get shelf(): Shelf {
    return this.#shelf;
  }

  /** The last entry. */
  get revision(): number {
    return nextNumber(this.#state) - 1;
  }

  /** As whoever looks knows it. */
  get seen(): MatchState {
    return openState(this.#shelf, this.#state, mayOpen(this.viewer), this.#envelopes);
  }

  /** Reads what has come since, and tells which commands it is of. */
  async readOn(): Promise<ReadonlySet<string>> {
    const fresh = await this.served.events(nextNumber(this.#state));
    const [first] = fresh;
    if (first === undefined) return NOTHING;
    if (this.#state.status === 'absent') this.#shelf = new Shelf([await this.served.pack(packIn(eventOf(first)))]);
    const sealed = fresh.some((one) => sealsIn(eventOf(one)).length > 0);
    const envelopes = sealed && mayOpen(this.viewer).length > 0 ? await this.served.envelopes() : this.#envelopes;
    const written = fresh.map((one) => ({ event: eventOf(one), by: one.meta.actor }));
    this.#state = foldWritten(this.#shelf, written, this.#state);
    this.#envelopes = envelopes;
    return new Set(fresh.map(({ meta }) => meta.commandId));
  }
}

const eventOf = ({ type, data }: Recorded): MatchEvent => ({ type, data }) as MatchEvent;

function packIn(event: MatchEvent): string {
  if (event.type !== 'MatchOpened') throw new Error('the record does not begin with the opening of a match');
  return event.data.pack.digest;
}
