import { authorize, type Acting } from '@adjutant/access';
import {
  changesBetween,
  possibleIn,
  publicEvents,
  shownBracket,
  shownPairings,
  shownTournament,
  type AskedPairings,
  type BracketAnswer,
  type ChangesAnswer,
  type Entered,
  type PairingsAnswer,
  type TournamentView,
} from '@adjutant/tournament';
import { declined } from '../refusals.js';
import { isStaff } from './is-staff.js';
import type { AtHand } from './at-hand.js';
import type { EventWorks } from './event-works.js';
import { PlayerNames } from './player-names.js';
import { noRound, Rankings } from './rankings.js';
import { reportedAmong, type Reported, type ReportedMatches } from './reported-tables.js';
import { enteredIn, sheetStood, stateOf } from './record-of-event.js';
import { TournamentReader } from './tournament-reader.js';

/** Whoever is further behind reads the event anew. */
const MOST_NEW = 2_000;

/** What is asked about events, as whoever asks may see it. */
export class Tournaments {
  readonly ranked: Rankings;

  constructor(
    private readonly reader: TournamentReader,
    private readonly names: PlayerNames,
    private readonly atHand: AtHand,
    works: Pick<EventWorks, 'of'>,
    private readonly matches: ReportedMatches,
  ) {
    this.ranked = new Rankings(reader, names, atHand, works);
  }

  async view(id: string, acting: Acting): Promise<TournamentView> {
    const { state, mark } = await this.#seen(id);
    const may = possibleIn(state).filter((type) => authorize(acting, { type }) === null);
    const as = `view ${id} ${isStaff(acting)} ${may.join()}`;
    return this.atHand.of(as, mark, async () => {
      const { state: now, around } = await this.#around(id, isStaff(acting));
      return { ...shownTournament(now, around), may };
    });
  }

  /** A round as it is paired; the last that whoever asks may see where none is named. */
  async pairings(
    id: string,
    asked: { readonly round?: number | undefined } & Pick<AskedPairings, 'only' | 'swap' | 'compare'>,
    acting: Acting,
  ): Promise<PairingsAnswer> {
    // Of one table or player hardly anybody asks twice.
    if (asked.only !== undefined || asked.swap !== undefined) return this.#paired(id, asked, acting);
    const { mark } = await this.#seen(id);
    const as = `pairings ${isStaff(acting)} ${JSON.stringify([id, asked])}`;
    return this.atHand.of(as, mark, () => this.#paired(id, asked, acting));
  }

  async #paired(
    id: string,
    asked: { readonly round?: number | undefined } & Pick<AskedPairings, 'only' | 'swap' | 'compare'>,
    acting: Acting,
  ): Promise<PairingsAnswer> {
    const { state, around } = await this.#around(id, isStaff(acting));
    const seen = state.rounds.filter(({ publication }) => around.staff || publication > 0);
    const round = asked.round === undefined ? seen.at(-1) : seen.find(({ number }) => number === asked.round);
    if (round === undefined) throw noRound(asked.round ?? 1);
    const { then = state } = await this.#sheet(id, round.number, around);
    const { round: _, ...more } = asked;
    const seed = await this.reader.seed(id, state);
    return shownPairings(state, round, around, { then, seed, ...more });
  }

  /**
   * What everybody may know of it since an entry of its record. Where that is too much, or the record does not reach so far (a backup was
   * restored), the event is read anew.
   */
  async changes(id: string, after: number): Promise<ChangesAnswer> {
    const { mark } = await this.#seen(id);
    return this.atHand.of(`changes ${id} ${after}`, mark, async () => {
      const { state, around } = await this.#around(id, false);
      const events = publicEvents(around.record.slice(after + 1, after + 1 + MOST_NEW));
      const head = { tournament: id, after, revision: around.revision, events };
      if (after > around.revision || around.revision - after > MOST_NEW) return { ...head, changed: null };
      const record = around.record.slice(0, after + 1);
      const before = stateOf(record);
      if (before === undefined) return { ...head, changed: null };
      const seen = shownTournament(before, { ...around, record, revision: after });
      return { ...head, changed: changesBetween(seen, shownTournament(state, around)) };
    });
  }

  /** Its bracket, by what is published; throws where the event was not cut to one. */
  async bracket(id: string): Promise<BracketAnswer> {
    const { revision } = await this.reader.seen(id);
    return this.#kept(`bracket ${id}`, revision, async () => {
      const { state, around } = await this.#around(id, false);
      const shown = shownBracket(state, around);
      if (shown) return shown;
      throw declined('not-there', 'tournament/no-bracket', 'This event has no bracket: cut the field to one.');
    });
  }

  async #around(id: string, staff: boolean) {
    const { state, revision, mark, reported } = await this.#seen(id);
    return this.atHand.of(`around ${id} ${staff}`, mark, async () => {
      const record = enteredIn(await this.reader.stored(id));
      const nameOf = await this.names.of(Object.keys(state.entries));
      return { state, around: { id, revision, record, reported, nameOf, staff } };
    });
  }

  /** An event with what only its matches say of it. `mark`: another one wherever any of it, or a name, may be another. */
  async #seen(id: string) {
    const { state, revision } = await this.reader.seen(id);
    const told = await this.atHand.of<Reported>(`reported ${id}`, '', () => reportedAmong(id, state, this.matches));
    return { state, revision, reported: told.said, mark: `${revision} ${this.names.edition} ${told.mark}` };
  }

  #kept<Made extends object>(what: string, revision: number, make: () => Promise<Made>): Promise<Made> {
    return this.atHand.of(what, `${revision} ${this.names.edition}`, make);
  }

  /** The event as it stood when the sheet of a round was drawn. */
  #sheet(
    id: string,
    round: number,
    { record, revision }: { readonly record: readonly Entered[]; readonly revision: number },
  ) {
    return this.#kept(`sheet ${id} ${round}`, revision, () => Promise.resolve({ then: sheetStood(record, round) }));
  }
}
