import { invalid } from '@adjutant/kernel';
import { digest } from '@adjutant/seal';
import {
  correctionsOf,
  presetNamed,
  presetOf,
  presets,
  prizesOf,
  resultTold,
  roundOf,
  roundOfEffect,
  sayAward,
  shownArithmetic,
  tournamentFacts,
  type ArithmeticAnswer,
  type ImpactAt,
  type ImpactsAnswer,
  type ImpactView,
  type OpenedTournament,
  type PastImpact,
  type Preset,
  type RoundState,
  type RuledImpact,
  type StandingsAnswer,
  type TournamentEvent,
} from '@adjutant/tournament';
import { declined } from '../refusals.js';
import { isMatchId } from '../matches/match-id.js';
import type { AtHand } from './at-hand.js';
import type { EventWorks } from './event-works.js';
import { effectsForeseen, eventOf, resultForeseen, type ForeseenInEvent } from './foreseen-in-event.js';
import type { PlayerNames } from './player-names.js';
import type { Reading } from './reading.js';
import { enteredIn } from './record-of-event.js';
import type { TournamentReader, TournamentSeen } from './tournament-reader.js';

/** What is asked about standings: after which round, and by which preset; those of the event where they are left out. */
export interface AskedStandings {
  readonly round?: number | undefined;
  readonly preset?: string | undefined;
}

const ABSENT = { status: 'absent' } as const;

interface Called {
  nameOf(player: string): string;
  /** Another where anybody is called otherwise. */
  readonly called: string;
}

/**
 * Standings, how each player comes to theirs, and what corrections change. Each is worked out once for a revision of the event,
 * apart from whoever waits for something else, and read with the names that people have by then.
 */
export class Rankings {
  constructor(
    private readonly reader: TournamentReader,
    private readonly names: PlayerNames,
    private readonly atHand: AtHand,
    private readonly works: Pick<EventWorks, 'of'>,
  ) {}

  async standings(id: string, asked: AskedStandings): Promise<Reading<StandingsAnswer>> {
    const seen = await this.#seen(id);
    const { revision, nameOf, called } = seen;
    const [what, ranking] = [questionOf('standings', id, asked), rankingIn(seen, asked)];
    const gone = Object.values(seen.state.entries).flatMap((one) => (one.status === 'entered' ? [] : [one.id]));
    const of = { id, revision, gone, ...prizesOf(seen.state, ranking) };
    const make = async (): Promise<StandingsAnswer> => {
      const { rows, ...ranked } = await this.atHand.lasting(what, revision, async () =>
        this.works.of({ work: 'standings', ...ranking, facts: await this.#facts(id, seen), of }),
      );
      const { awards } = ranked;
      const told = awards && { awards: awards.map((one) => ({ ...one, says: sayAward(one, nameOf) })) };
      return { ...ranked, ...told, rows: rows.map((row) => ({ ...row, name: nameOf(row.player) })) };
    };
    return { mark: `${what} ${revision} ${called}`, make: () => this.atHand.of(what, `${revision} ${called}`, make) };
  }

  async arithmetic(id: string, player: string, asked: AskedStandings): Promise<Reading<ArithmeticAnswer>> {
    const seen = await this.#seen(id);
    const { revision, nameOf, called } = seen;
    const [what, ranking] = [questionOf('arithmetic', id, asked), rankingIn(seen, asked)];
    const make = async (): Promise<ArithmeticAnswer> => {
      const all = await this.atHand.lasting(what, revision, async () =>
        this.works.of({ work: 'arithmetics', ...ranking, facts: await this.#facts(id, seen) }),
      );
      const found = shownArithmetic(all, player, { id, revision, nameOf });
      if (found) return found;
      const message = `Nobody of the id ${player.slice(0, 100)} is ranked in this event.`;
      throw declined('not-there', 'entrant/unknown', message);
    };
    return { mark: `${what} ${player} ${revision} ${called}`, make };
  }

  /** What another result of a table of a closed round would change. */
  async impact(id: string, asked: RuledImpact): Promise<ImpactView> {
    const { state } = await this.reader.seen(id);
    const told = resultTold(state, asked);
    if ('code' in told) throw declined('ruled-out', told.code as 'round/unknown', told.message, { facts: told.facts });
    return this.#impactOf(id, told, asked);
  }

  /**
   * What a ruling or a penalty would change in its event: by the result of its match, where the round of that is closed, and by
   * what penalties do to standings. Undefined where it changes nothing there.
   */
  async impactOf(foreseen: ForeseenInEvent): Promise<ImpactView | undefined> {
    const id = eventOf(foreseen);
    const { state } = id === undefined || !isMatchId(id) ? { state: ABSENT } : await this.reader.newest(id);
    if (id === undefined || state.status === 'absent') return undefined;
    const result = resultForeseen(id, state, foreseen);
    const effects = effectsForeseen(state, foreseen);
    const round = Math.min(...(result ? [result.round] : []), ...effects.map((one) => roundOfEffect(one, state)));
    if (!Number.isFinite(round)) return undefined;
    const told = result ? resultTold(state, result) : [];
    if ('code' in told) return undefined;
    const impact = await this.#impactOf(id, [...told, ...effects], { round, table: result?.table });
    return result || impact.lines.length > 0 || impact.uncounted !== undefined ? impact : undefined;
  }

  async #impactOf(id: string, told: readonly TournamentEvent[], { round, table, cut }: ImpactAt): Promise<ImpactView> {
    const { state, nameOf } = await this.#seen(id);
    const seed = await this.reader.seed(id, state);
    return named(await this.works.of({ work: 'impact', state, told, at: { round, table, cut, seed } }), nameOf);
  }

  async impacts(id: string): Promise<Reading<ImpactsAnswer>> {
    const { state, revision, nameOf, called } = await this.#seen(id);
    const make = async (): Promise<ImpactsAnswer> => {
      const past = await this.atHand.lasting<readonly PastImpact[]>(`impacts ${id}`, revision, async (before) => {
        const known = new Map((await orNone(before)).map((one) => [one.of, one]));
        const record = enteredIn(await this.reader.stored(id)).slice(0, revision + 1);
        const seed = await this.reader.seed(id, state);
        const found = await this.works.of({ work: 'impacts', record, seed, known: [...known.keys()] });
        return found.map((one) => known.get(one.of) ?? one);
      });
      const corrections = correctionsOf(past).map((one) => ({ ...one, impact: named(one.impact, nameOf) }));
      return { tournament: id, revision, corrections };
    };
    const [what, mark] = [`impacts ${id}`, `${revision} ${called}`];
    return { mark: `${what} ${mark}`, make: () => this.atHand.of(what, mark, make) };
  }

  async #seen(id: string): Promise<TournamentSeen & Called> {
    const { state, revision } = await this.reader.seen(id);
    const called = await this.atHand.of(`names ${id}`, `${revision} ${this.names.edition}`, async () => {
      const players = Object.keys(state.entries);
      const nameOf = await this.names.of(players);
      return { nameOf, called: digest(players.map(nameOf)) };
    });
    return { state, revision, ...called };
  }

  async #facts(id: string, { state }: Pick<TournamentSeen, 'state'>) {
    return tournamentFacts(state, await this.reader.seed(id, state));
  }
}

/** Whoever asked for what failed has been told so: what comes later is worked out of nothing. */
const orNone = async <One>(before: Promise<readonly One[]> = Promise.resolve([])): Promise<readonly One[]> =>
  before.catch(() => []);

const questionOf = (what: string, id: string, { round, preset }: AskedStandings): string =>
  `${what} ${JSON.stringify([id, round, preset])}`;

function rankingIn({ state }: Pick<TournamentSeen, 'state'>, { round, preset }: AskedStandings) {
  if (round !== undefined && roundIn(state, round) === undefined) throw noRound(round);
  return { preset: preset === undefined ? presetOf(state) : presetAsked(preset), round };
}

const named = (impact: ImpactView, nameOf: Called['nameOf']): ImpactView => ({
  ...impact,
  names: Object.fromEntries(Object.keys(impact.names).map((player) => [player, nameOf(player)])),
});

function roundIn(state: OpenedTournament, number: number): RoundState | undefined {
  const round = roundOf(state, number);
  return round !== undefined && round.publication > 0 ? round : undefined;
}

export function noRound(round: number) {
  return declined('not-there', 'round/unknown', `There is no round ${round} to be seen yet.`, { facts: { round } });
}

function presetAsked(id: string): Preset {
  const preset = presetNamed(id);
  if (preset) return preset;
  const known = presets().map((one) => one.id);
  throw invalid([{ at: 'preset', message: `preset must be one of ${known.join(', ')}` }]);
}
