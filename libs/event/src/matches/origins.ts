import { disputeStream } from '@adjutant/dispute';
import type { DisputeInQueue } from '@adjutant/lists';
import { matchStream, type MatchEvent, type Seats } from '@adjutant/match';
import { SIDES } from '@adjutant/rules';
import { idElsewhere, importOf, type EventStore } from '@adjutant/store';
import { importedText, type ImportedView, type ListedMatch } from '@adjutant/views';
import { LRUCache } from 'lru-cache';
import { Faults } from '@adjutant/integrity';

type Imported = NonNullable<Awaited<ReturnType<typeof importOf>>>;

const MOST_KNOWN = 5_000;

interface DisputeOfMatch {
  readonly match: string;
  readonly calledAt: string;
}

/**
 * Which matches came from elsewhere. Whoever is named in such a record is somebody of that place: no person, no account and no
 * penalty of this one, even where an id is the same.
 */
export class Origins {
  /** What was recorded here once stays so, and what came from elsewhere does as well. */
  readonly #known = new LRUCache<string, { readonly imported: Imported | undefined }>({ max: MOST_KNOWN });

  constructor(
    private readonly store: EventStore,
    /** Not there outside of the server. */
    private readonly faults?: Faults,
  ) {}

  /** What a row about a match carries of where it came from; nothing is read of one that is at fault, and that is told. */
  onMatch(match: string): Promise<Pick<ListedMatch, 'imported' | 'fault'>> {
    return this.#onRow([matchStream(match)], async () => {
      const imported = await this.of(match);
      return imported ? { imported } : {};
    });
  }

  onDispute(dispute: DisputeOfMatch & { readonly id: string }): Promise<Pick<DisputeInQueue, 'fault' | 'elsewhere'>> {
    const streams = [disputeStream(dispute.id), matchStream(dispute.match)];
    return this.#onRow(streams, () => this.ofDispute(dispute));
  }

  #onRow<Beside extends object>(
    streams: readonly string[],
    beside: () => Promise<Beside>,
  ): Promise<Beside | { readonly fault: string }> {
    return this.faults ? this.faults.onRow(streams, beside) : beside();
  }

  /** What is wrong beside the record of a match that can be read, in words. */
  fault(match: string): string | undefined {
    return this.faults?.noted(matchStream(match));
  }

  async of(match: string): Promise<ImportedView | undefined> {
    const imported = await this.#imported(match);
    if (!imported) return undefined;
    const { events: entries, by, at, covered } = imported;
    const seats = (await this.#seatedHere(match, entries)) === undefined;
    const view = { entries, by, at, ...(covered ? { covered } : {}), seats };
    return { ...view, says: importedText(view) };
  }

  /** The seats with whoever sits there as far as it is somebody here: nobody does until the seats were corrected here. */
  async seatsHere(match: string, seats: Seats): Promise<Seats> {
    const imported = await this.#imported(match);
    if (!imported) return seats;
    const own = await this.#seatedHere(match, imported.events);
    if (own && SIDES.every((side) => own[side].player === seats[side].player)) return seats;
    const elsewhere = (side: 'A' | 'B') => ({ ...seats[side], player: idElsewhere(seats[side].player) });
    return { A: elsewhere('A'), B: elsewhere('B') };
  }

  /** Everybody who has sat there before, as far as it is somebody here: a corrected seat was somebody's all the same. */
  async seatedBefore(match: string): Promise<readonly Seats[]> {
    const from = (await this.#imported(match))?.events ?? 0;
    const events = (await this.store.readBare(matchStream(match), from)).map(({ event }) => event as MatchEvent);
    const all = events.flatMap((event) =>
      event.type === 'MatchOpened' || event.type === 'SeatsCorrected' ? [event.data.seats] : [],
    );
    return all.slice(0, -1);
  }

  /** Whose names in a row about a dispute mean nobody here: those of the players, or of everybody where it was brought along. */
  async ofDispute({ match, calledAt }: DisputeOfMatch): Promise<{ readonly elsewhere?: 'players' | 'everybody' }> {
    const imported = await this.of(match);
    if (!imported) return {};
    if (imported.covered && calledAt < imported.at) return { elsewhere: 'everybody' };
    return imported.seats ? { elsewhere: 'players' } : {};
  }

  /** When the server received the first entry of a match; before everything where there is none. */
  async openedAt(match: string): Promise<string> {
    const [first] = await this.store.read(matchStream(match));
    return first?.meta.recordedAt ?? '';
  }

  /** The seats as they were last corrected here. */
  async #seatedHere(match: string, from: number): Promise<Seats | undefined> {
    const events = (await this.store.readBare(matchStream(match), from)).map(({ event }) => event as MatchEvent);
    const last = events.findLast((event) => event.type === 'SeatsCorrected');
    return last?.type === 'SeatsCorrected' ? last.data.seats : undefined;
  }

  async #imported(match: string): Promise<Imported | undefined> {
    const known = this.#known.get(match);
    if (known) return known.imported;
    const imported = await importOf(this.store, match);
    const isThere = imported !== undefined || (await this.store.readBare(matchStream(match))).length > 0;
    if (isThere) this.#known.set(match, { imported });
    return imported;
  }
}
