import { sameJson } from '@adjutant/kernel';
import { MATCH, type MatchDecider, type MatchEvent, type MatchState } from '@adjutant/match';
import { BEGINNING, type Position, type StoredEvent } from '@adjutant/store';
import {
  drawnRound,
  roundOf,
  tableMatch,
  TOURNAMENT_STREAMS,
  type TournamentDecider,
  type TournamentEvent,
  type TournamentState,
} from '@adjutant/tournament';
import type { Acknowledgements } from './acknowledgements.js';
import { holds } from './broken.js';
import { cutByItsRule } from './cut-law.js';
import type { Installation } from './installation.js';
import { closedRightly, toldRightly } from './laws.js';
import type { Parts } from './parts.js';

const PAGE = 2_000;

export interface Recomputed {
  readonly events: number;
  /** Every match that was ever opened. */
  readonly opened: ReadonlySet<string>;
}

interface Against {
  readonly real: Parts;
  readonly seed: string;
  readonly told: Acknowledgements;
  /** After how many minutes a result stands that nobody confirmed. */
  readonly minutes: number;
}

/** Reads the log anew and holds against it what machines have at hand, what was acknowledged, and what was decided. */
export class Recomputation {
  readonly #installation: Installation;
  readonly #against: Against;
  readonly #match: MatchDecider;
  readonly #event: TournamentDecider;
  #after: Position = BEGINNING;
  #events = 0;
  #acknowledged = 0;
  #matches = new Map<string, MatchState>();
  readonly #ended = new Map<string, string>();
  #tournaments = new Map<string, TournamentState>();
  #written = new Map<string, Set<string>>();

  constructor(installation: Installation, against: Against) {
    this.#installation = installation;
    this.#against = against;
    this.#match = against.real.match;
    this.#event = against.real.tournament(against.real.draft, against.seed);
  }

  /** Everything from the first entry on, with every hash. */
  async whole(): Promise<Recomputed> {
    const chains = await this.#installation.store.verifyAll();
    holds('every hash follows from the one before', chains.intact, () => JSON.stringify(chains));
    this.#after = BEGINNING;
    this.#events = 0;
    this.#acknowledged = 0;
    this.#matches = new Map();
    this.#tournaments = new Map();
    this.#written = new Map();
    return this.further();
  }

  /** What was written since somebody looked last. */
  async further(): Promise<Recomputed> {
    const touched = new Set<string>();
    for (;;) {
      const page = await this.#installation.store.readAll(this.#after, PAGE);
      for (const one of page) {
        this.#fold(one);
        touched.add(one.stream);
      }
      this.#events += page.length;
      const last = page.at(-1);
      if (!last) break;
      this.#after = last.position;
    }
    this.#nothingIsMissing();
    for (const stream of touched) await this.#asAtHand(stream);
    return { events: this.#events, opened: new Set(this.#matches.keys()) };
  }

  #fold({ stream, event, meta }: StoredEvent): void {
    const commands = this.#written.get(stream);
    if (commands) commands.add(meta.commandId);
    else this.#written.set(stream, new Set([meta.commandId]));
    const match = MATCH.stream.idIn(stream);
    if (match !== undefined) {
      const before = this.#matches.get(match) ?? this.#match.initial;
      this.#matches.set(match, this.#match.evolve(before, event as MatchEvent, meta.actor));
      if (event.type === 'MatchFinished') this.#ended.set(match, meta.recordedAt);
    }
    const id = TOURNAMENT_STREAMS.idIn(stream);
    if (id === undefined) return;
    const before = this.#tournaments.get(id) ?? this.#event.initial;
    decidedRightly(before, event as TournamentEvent, this.#against);
    this.#toldRightly(id, before, event as TournamentEvent, meta.recordedAt);
    this.#tournaments.set(id, this.#event.evolve(before, event as TournamentEvent));
  }

  #toldRightly(id: string, before: TournamentState, { type, data }: TournamentEvent, at: string): void {
    if (type !== 'TableResultTold' || before.status === 'absent') return;
    const endedAt = this.#ended.get(tableMatch(id, data.round, data.publication, data.table));
    toldRightly(before, data, { at, endedAt, minutes: this.#against.minutes });
  }

  #nothingIsMissing(): void {
    const { acknowledged } = this.#against.told;
    for (const { stream, commandId } of acknowledged.slice(this.#acknowledged))
      holds(
        'nothing acknowledged is missing',
        this.#written.get(stream)?.has(commandId) ?? false,
        () => `${commandId} in ${stream}`,
      );
    this.#acknowledged = acknowledged.length;
  }

  async #asAtHand(stream: string): Promise<void> {
    const match = MATCH.stream.idIn(stream);
    const event = TOURNAMENT_STREAMS.idIn(stream);
    for (const machine of [0, 1]) {
      const same = (atHand: { readonly state: unknown }, state: unknown): void =>
        holds(
          'what is at hand is what the log says',
          sameJson(atHand.state, state),
          () => `${stream} on machine ${machine}`,
        );
      if (match !== undefined) same(await this.#installation.match(machine, match), this.#matches.get(match));
      if (event !== undefined) same(await this.#installation.event(machine, event), this.#tournaments.get(event));
    }
  }
}

/** A draft follows from its facts, and a round is closed when it may be. */
function decidedRightly(state: TournamentState, event: TournamentEvent, { real, seed }: Against): void {
  if (state.status === 'absent') return;
  if (event.type === 'FieldCut') cutByItsRule(state, event.data, real.standings(state, seed));
  if (event.type === 'RoundDrafted') {
    const { round, tables, byes } = event.data;
    const anew = drawnRound(state, round, { seed, draft: real.draft });
    holds(
      'a draft follows from its facts',
      'tables' in anew && sameJson([anew.tables, anew.byes], [tables, byes]),
      () => `round ${round}`,
    );
  }
  if (event.type !== 'RoundClosed') return;
  const round = roundOf(state, event.data.round);
  if (round) closedRightly(round);
}
