import { authorize, type Acting } from '@adjutant/access';
import { toldOf } from '@adjutant/contexts';
import { invalid, sameJson } from '@adjutant/kernel';
import type { MatchState, OpenedState } from '@adjutant/match';
import {
  changesBetween,
  impactAsked,
  lossesIn,
  pastImpacts,
  possibleIn,
  presetNamed,
  presetOf,
  presets,
  publicEvents,
  roundOf,
  shownArithmetic,
  shownBracket,
  shownPairings,
  shownTournament,
  standingsOf,
  tableMatch,
  tableOf,
  tournamentFacts,
  type ArithmeticAnswer,
  type AskedPairings,
  type BracketAnswer,
  type ChangesAnswer,
  type Entered,
  type ImpactAsked,
  type ImpactsAnswer,
  type ImpactView,
  type OpenedTournament,
  type PairingsAnswer,
  type Preset,
  type RoundState,
  type StandingsAnswer,
  type TournamentView,
} from '@adjutant/tournament';
import { declined } from '../refusals.js';
import { isStaff } from './is-staff.js';
import type { AtHand } from './at-hand.js';
import type { EventWorks } from './event-works.js';
import { PlayerNames } from './player-names.js';
import { enteredIn, sheetStood, stateOf } from './record-of-event.js';
import { TournamentReader } from './tournament-reader.js';

/** What is asked about standings: after which round, and by which preset; those of the event where they are left out. */
export interface AskedStandings {
  readonly round?: number | undefined;
  readonly preset?: string | undefined;
}

/** Whoever is further behind reads the event anew. */
const MOST_NEW = 2_000;

/** What is asked about events, as whoever asks may see it. */
export class Tournaments {
  constructor(
    private readonly reader: TournamentReader,
    private readonly names: PlayerNames,
    private readonly atHand: AtHand,
    private readonly works: Pick<EventWorks, 'of'>,
  ) {}

  async view(id: string, acting: Acting): Promise<TournamentView> {
    const { state, revision } = await this.reader.seen(id);
    const may = possibleIn(state).filter((type) => authorize(acting, { type }) === null);
    const as = `view ${id} ${isStaff(acting)} ${may.join()}`;
    return this.#kept(as, revision, async () => {
      const { state: now, around } = await this.#around(id, isStaff(acting));
      return { ...shownTournament(now, around), may };
    });
  }

  /** A round as it is paired; the last that whoever asks may see where none is named. */
  async pairings(
    id: string,
    asked: { readonly round?: number | undefined } & Pick<AskedPairings, 'only' | 'swap'>,
    acting: Acting,
  ): Promise<PairingsAnswer> {
    // Of one table or player hardly anybody asks twice.
    if (asked.only !== undefined || asked.swap !== undefined) return this.#paired(id, asked, acting);
    const { revision } = await this.reader.seen(id);
    const as = `pairings ${isStaff(acting)} ${JSON.stringify([id, asked])}`;
    return this.#kept(as, revision, () => this.#paired(id, asked, acting));
  }

  async #paired(
    id: string,
    asked: { readonly round?: number | undefined } & Pick<AskedPairings, 'only' | 'swap'>,
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
    const { revision } = await this.reader.seen(id);
    return this.#kept(`changes ${id} ${after}`, revision, async () => {
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

  async standings(id: string, asked: AskedStandings): Promise<StandingsAnswer> {
    const { revision } = await this.reader.seen(id);
    return this.#kept(`standings ${JSON.stringify([id, asked])}`, revision, async () => {
      const { facts, preset, nameOf, revision: at } = await this.#toRank(id, asked);
      const names = Object.fromEntries(facts.entrants.map((one) => [one.id, nameOf(one.id)]));
      const of = { id, revision: at, names };
      return this.works.of({ work: 'standings', facts, preset, round: asked.round, of });
    });
  }

  async arithmetic(id: string, player: string, asked: AskedStandings): Promise<ArithmeticAnswer> {
    const { facts, preset, nameOf, revision } = await this.#toRank(id, asked);
    const losses = lossesIn(facts, asked.round);
    const found = shownArithmetic(standingsOf(facts, preset, asked.round), player, { id, revision, nameOf, losses });
    if (found) return found;
    throw declined('not-there', 'entrant/unknown', `Nobody of the id ${player.slice(0, 100)} is ranked in this event.`);
  }

  /** What another result of a table of a closed round would change. */
  async impact(id: string, asked: ImpactAsked & { readonly settles?: string }): Promise<ImpactView> {
    const { state } = await this.reader.seen(id);
    const nameOf = await this.names.of(Object.keys(state.entries));
    const answer = impactAsked(state, asked, await this.reader.seed(id, state), { nameOf });
    if (!('code' in answer)) return answer;
    throw declined('ruled-out', answer.code as 'round/unknown', answer.message, { facts: answer.facts });
  }

  /** What a ruling in a dispute would change in the event of its match; undefined where it changes no result of a closed round. */
  async impactOf(
    { match, dispute: settles }: { readonly match: string; readonly dispute: string },
    before: OpenedState,
    after: MatchState,
  ): Promise<ImpactView | undefined> {
    const { event } = before;
    const told = toldOf(after);
    if (event === undefined || told === null || sameJson(told.said, toldOf(before)?.said)) return undefined;
    const { id, round, table, publication } = event;
    const { state } = await this.reader.newest(id);
    if (state.status === 'absent' || tableMatch(id, round, publication, table) !== match) return undefined;
    const known = roundOf(state, round);
    if (known?.status !== 'closed' || tableOf(known, table)?.publication !== publication) return undefined;
    return this.impact(id, { round, table, said: told.said, settles });
  }

  async impacts(id: string): Promise<ImpactsAnswer> {
    const { state, revision } = await this.reader.seen(id);
    const record = enteredIn(await this.reader.stored(id));
    const nameOf = await this.names.of(Object.keys(state.entries));
    const corrections = pastImpacts(record, await this.reader.seed(id, state), { nameOf });
    return { tournament: id, revision, corrections };
  }

  async #around(id: string, staff: boolean) {
    const { state, revision } = await this.reader.seen(id);
    return this.#kept(`around ${id} ${staff}`, revision, async () => {
      const record = enteredIn(await this.reader.stored(id));
      const nameOf = await this.names.of(Object.keys(state.entries));
      return { state, around: { id, revision, record, nameOf, staff } };
    });
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

  async #toRank(id: string, { round, preset }: AskedStandings) {
    const { state, revision } = await this.reader.seen(id);
    if (round !== undefined && roundIn(state, round) === undefined) throw noRound(round);
    const facts = tournamentFacts(state, await this.reader.seed(id, state));
    const nameOf = await this.names.of(Object.keys(state.entries));
    return { facts, preset: preset === undefined ? presetOf(state) : presetAsked(preset), nameOf, revision };
  }
}

function roundIn(state: OpenedTournament, number: number): RoundState | undefined {
  const round = roundOf(state, number);
  return round !== undefined && round.publication > 0 ? round : undefined;
}

function noRound(round: number) {
  return declined('not-there', 'round/unknown', `There is no round ${round} to be seen yet.`, { facts: { round } });
}

function presetAsked(id: string): Preset {
  const preset = presetNamed(id);
  if (preset) return preset;
  const known = presets().map((one) => one.id);
  throw invalid([{ at: 'preset', message: `preset must be one of ${known.join(', ')}` }]);
}
