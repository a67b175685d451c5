import { is, type Static } from '@adjutant/kernel';
import type { Facts, Log } from '@adjutant/health';
import { BrokenChain, type BrokenStream, type FaultBook } from '@adjutant/store';

/**
 * What can be wrong with what is kept, each found by one who looks for just that: an entry that does not recompute
 * (`entry`), a log that is not the one that was sealed (`log`), a row of the lists that the log does not bear out (`row`),
 * something sealed by a player that is lost or is not what was committed to (`envelope`).
 */
export const FaultKind = is.oneOf(['entry', 'log', 'row', 'envelope']);
export type FaultKind = Static<typeof FaultKind>;

export const Fault = is.object(
  {
    stream: is.optional(
      is.anyText({ says: 'What it is about, as a stream of the log; left out where nobody can say which one.' }),
    ),
    entry: is.optional(is.anyWhole()),
    number: is.optional(is.anyWhole({ says: 'Which event of the whole log, counted from 0.' })),
    says: is.anyText({ says: 'A clause; begins in lower case.' }),
    ahead: is.optional(is.yes({ says: 'Of a row: it knows of entries that the log has not got.' })),
  },
  { name: 'FaultFound' },
);
export type Fault = Static<typeof Fault>;

export const StandingFault = is.named(
  'StandingFault',
  is.extended(Fault, { kind: FaultKind, since: is.anyText({ says: 'When it was found first.' }) }),
);
export type StandingFault = Static<typeof StandingFault>;

export const RightedFault = is.named('RightedFault', is.extended(StandingFault, { setRightAt: is.anyText() }));
export type RightedFault = Static<typeof RightedFault>;

/** A stream with one of these is neither read nor written. */
const CLOSING: readonly FaultKind[] = ['entry', 'log'];
const MOST_RIGHTED = 50;

/**
 * The one register of what is not as it was recorded. Everybody who checks tells it, everybody who shows, records or signs
 * asks it. It is told once on standard error for each thing, and is empty again when everything has been put right.
 */
export class Faults implements FaultBook {
  readonly #standing = new Map<FaultKind, readonly StandingFault[]>();
  readonly #closed = new Map<string, StandingFault>();
  readonly #listeners = new Set<(fresh: readonly StandingFault[]) => void>();
  #righted: readonly RightedFault[] = [];
  #lost: readonly Fault[] = [];

  constructor(readonly log: Log) {}

  get standing(): readonly StandingFault[] {
    return [...this.#standing.values()].flat();
  }

  /** What was found and has been put right since this server started, the newest first. */
  get righted(): readonly RightedFault[] {
    return this.#righted;
  }

  /** What is lost for good, and of which the record itself says so: it hinders nothing, and is never put right. */
  get lost(): readonly Fault[] {
    return this.#lost;
  }

  /** Called whenever anything was found, with that, or was put right. */
  listen(listener: (fresh: readonly StandingFault[]) => void): void {
    this.#listeners.add(listener);
  }

  /** What was folded of a stream before it was found to be at fault is dropped. */
  forget(states: { evict(stream: string): void }): void {
    this.listen((fresh) => {
      for (const { stream } of fresh) if (stream !== undefined) states.evict(stream);
    });
  }

  /**
   * What a whole look for one kind of fault has found: what it found before and does not find now has been put right,
   * unless it is lost for good and the record says so.
   */
  tell(kind: FaultKind, faults: readonly Fault[], acknowledged: readonly Fault[] = []): void {
    if (kind === 'envelope') this.#lost = acknowledged;
    const before = this.#standing.get(kind) ?? [];
    const now = faults.map((fault) => before.find((known) => isSame(known, fault)) ?? standing(kind, fault));
    const fresh = now.filter((fault) => !before.includes(fault));
    const gone = before.filter((fault) => !now.includes(fault));
    if (fresh.length === 0 && gone.length === 0) return;
    this.#standing.set(kind, now);
    const stays = (fault: Fault): boolean =>
      acknowledged.some(({ stream, entry }) => stream === fault.stream && entry === fault.entry);
    this.#setRight(gone.filter((fault) => !stays(fault)));
    this.#settle(fresh);
  }

  /** A stream that turned out to be broken while somebody read it. */
  found({ stream, revision, reason }: BrokenStream): void {
    const known = this.#standing.get('entry') ?? [];
    if (known.some((fault) => fault.stream === stream)) return;
    const fault = standing('entry', { stream, entry: revision, says: reason });
    this.#standing.set('entry', [...known, fault]);
    this.#settle([fault]);
  }

  /** Why a stream is neither read nor written. */
  of(stream: string): { readonly revision: number; readonly reason: string } | undefined {
    const fault = this.#closed.get(stream);
    return fault && { revision: fault.entry ?? 0, reason: fault.says };
  }

  /** What a row of a list carries besides what it says: that what it is about is shown to nobody, or what stands beside it. */
  async onRow<Beside extends object>(
    streams: readonly string[],
    beside: () => Promise<Beside>,
  ): Promise<Beside | { readonly fault: string }> {
    try {
      return this.#onRow(streams) ?? { ...(await beside()), ...this.#beside(streams) };
    } catch (error) {
      if (!(error instanceof BrokenChain)) throw error;
      return this.#onRow(streams) ?? { fault: error.message };
    }
  }

  /** What is wrong beside a record that is itself what was recorded, such as a sealed card that is lost; in words. */
  noted(stream: string): string | undefined {
    const fault = [...this.standing, ...this.#lost].find((one) => one.stream === stream && !this.#closed.has(stream));
    return fault && inWords(fault);
  }

  #beside(streams: readonly string[]): { readonly fault?: string } {
    const [fault] = streams.flatMap((stream) => this.noted(stream) ?? []);
    return fault === undefined ? {} : { fault };
  }

  #onRow(streams: readonly string[]): { readonly fault: string } | undefined {
    const [fault] = streams.flatMap((stream) => this.#closed.get(stream) ?? []);
    return fault && { fault: inWords(fault) };
  }

  #setRight(gone: readonly StandingFault[]): void {
    const setRightAt = new Date().toISOString();
    this.#righted = [...gone.map((fault) => ({ ...fault, setRightAt })), ...this.#righted].slice(0, MOST_RIGHTED);
    for (const fault of gone) this.log.info('Something is again what was recorded.', factsOf(fault));
  }

  #settle(fresh: readonly StandingFault[]): void {
    this.#closed.clear();
    // What was cut off the end of a stream leaves no mark there; a row may know of it still.
    const cutOff = this.#standing.get('log')?.some(({ stream }) => stream === undefined) ?? false;
    for (const fault of this.standing)
      if (fault.stream !== undefined && (CLOSING.includes(fault.kind) || (cutOff && fault.ahead)))
        this.#closed.set(fault.stream, fault);
    for (const fault of fresh)
      this.log.error('Something is not what was recorded. Nothing is signed until it is put right.', factsOf(fault));
    for (const listener of this.#listeners) listener(fresh);
  }
}

function factsOf({ kind, stream, entry, number, says }: StandingFault): Facts {
  const position = number === undefined ? undefined : String(number);
  return { type: kind, stream, revision: entry, position, error: says };
}

/** What a fault is, for whoever runs the server. */
export function inWords({ stream, entry, number, says }: Fault): string {
  const place = [
    ...(entry === undefined ? [] : [`entry ${entry}`]),
    ...(stream === undefined ? [] : [entry === undefined ? stream : `of ${stream}`]),
    ...(number === undefined ? [] : [`(event ${number} of the log)`]),
  ];
  return place.length === 0 ? says : `${place.join(' ')}: ${says}`;
}

function standing(kind: FaultKind, fault: Fault): StandingFault {
  return { kind, ...fault, since: new Date().toISOString() };
}

/** The same thing told again; one that somebody met while reading it need not know its place in the whole log. */
function isSame(known: StandingFault, fault: Fault): boolean {
  return known.stream === fault.stream && known.entry === fault.entry && known.says === fault.says;
}
