import {
  clearedAt,
  openingOf,
  packsThere,
  reportedSince,
  saidUntil,
  tableSteps,
  type RecordedAt,
  type TableStep,
} from '@adjutant/contexts';
import { DISPUTE } from '@adjutant/dispute';
import { fold, type Decision, type Message, type Occasion, type Role } from '@adjutant/kernel';
import {
  ABSENT,
  decideMatch,
  foldMatch,
  MATCH,
  type MatchCommand,
  type MatchEvent,
  type MatchState,
} from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import {
  draftByRules,
  roundOf,
  tableMatch,
  TOURNAMENT,
  tournamentDecider,
  type OpenedTournament,
  type TableState,
  type ToldResult,
  type TournamentCommand,
  type TournamentDecider,
  type TournamentEvent,
} from '@adjutant/tournament';
import { sha256 } from './sha256.js';
import type { Unchained } from './log.js';

export const EVENT = 'open-2031';
const SEED = 'twelve players, three rounds';
const MORNING = Date.parse('2031-05-04T08:00:00.000Z');
const MINUTE = 60_000;

/** A day of an event with its matches and disputes, by the real deciders and the real steps between them, without a store. */
export class EventDay {
  readonly log: Unchained[] = [];
  #event: readonly TournamentEvent[] = [];
  readonly #matches = new Map<string, MatchState>();
  readonly #decider: TournamentDecider;

  constructor(
    private readonly shelf: Shelf,
    private readonly pack: string,
  ) {
    this.#decider = tournamentDecider({
      seed: SEED,
      hash: sha256,
      packs: packsThere(shelf),
      policies: [],
      draft: draftByRules,
    });
  }

  get state(): OpenedTournament {
    return fold(this.#decider, this.#event) as OpenedTournament;
  }

  match(id: string): MatchState {
    return this.#matches.get(id) ?? ABSENT;
  }

  asks(command: TournamentCommand, role: Role = 'organizer'): this {
    const events = decided(this.#decider.decide(command, fold(this.#decider, this.#event), this.#now(role)), command);
    this.#event = [...this.#event, ...events];
    return this.#log(TOURNAMENT.stream.of(EVENT), events, role);
  }

  plays(match: string, command: MatchCommand, role: Role = 'organizer'): this {
    const events = decided(decideMatch(this.shelf, command, this.match(match), this.#now(role)), command);
    return this.#record(match, events, role);
  }

  /** Does what is left to do between the event and its matches. */
  follows(): this {
    for (const round of this.state.rounds.map(({ number }) => number)) {
      for (let [step] = this.#steps(round); step; [step] = this.#steps(round)) this.#take(step);
    }
    return this;
  }

  /** Who plays at a table of a round, and the id of their match. */
  at(round: number, table: number): TableState & { readonly match: string } {
    const found = roundOf(this.state, round)?.tables.find((one) => one.table === table);
    if (!found) throw new Error(`round ${round} has no table ${table}`);
    return { ...found, match: tableMatch(EVENT, round, found.publication, table) };
  }

  /** Somebody calls a judge to the match of a table. */
  calls(dispute: string, match: string): this {
    const { now: time } = this.#now('head-judge');
    const called = { time, match, entry: null, at: 0, by: { side: 'B' }, claim: 'It was played otherwise.' };
    return this.#log(DISPUTE.stream.of(dispute), [{ type: 'JudgeCalled', data: called }], 'head-judge');
  }

  /** A judge decides the match of a table in a dispute about it, in the one instance that there is. */
  rules(
    dispute: string,
    match: string,
    command: Extract<MatchCommand, { readonly type: 'DecideResult' }>['data'],
    penalties: readonly object[] = [],
  ): this {
    const { because, ...decides } = command;
    const remedies = [{ kind: 'decide', ...decides }];
    const judge = { id: 'jo', role: 'head-judge' as const };
    const { now: time } = this.#now('head-judge');
    const gave = {
      time,
      ruling: '1',
      judge: judge.id,
      role: judge.role,
      instance: 'first',
      remedies,
      penalties,
      rules: [],
      because,
      basis: { revision: 0, before: sha256('before'), after: sha256('after') },
    };
    this.calls(dispute, match).#log(DISPUTE.stream.of(dispute), [{ type: 'RulingGiven', data: gave }], 'head-judge');
    const applied = { dispute, ruling: '1', by: judge, remedies, because };
    return this.plays(match, { type: 'ApplyRuling', data: applied } as unknown as MatchCommand, 'system');
  }

  #steps(round: number): readonly TableStep[] {
    const event = this.state;
    const known = roundOf(event, round);
    const evolve = (state: MatchState, event: MatchEvent): MatchState => foldMatch(this.shelf, [event], state);
    const played = (id: string) => this.#recordOf<MatchEvent>(MATCH.stream.of(id));
    const since = (id: string): string | undefined => reportedSince(played(id), evolve);
    const until = (id: string, told: ToldResult): string | undefined => saidUntil(played(id), evolve, told);
    const { now } = this.#now('system');
    const own = this.#recordOf<TournamentEvent>(TOURNAMENT.stream.of(EVENT));
    const cleared = (of: Parameters<typeof clearedAt>[1]) => clearedAt(own, of);
    const match = (id: string): MatchState => this.match(id);
    return known ? tableSteps(known, { id: EVENT, event, match, since, cleared, until, now }) : [];
  }

  #recordOf<Event extends Message>(of: string): readonly RecordedAt<Event>[] {
    const record = this.log.filter(({ stream }) => stream === of);
    return record.map(({ type, data, at }) => ({ event: { type, data } as Event, at }));
  }

  #take(step: TableStep): void {
    if (step.do === 'open') {
      return void this.plays(step.match, openingOf(EVENT, this.state, step) ?? this.#opens(step), 'system');
    }
    if (step.do === 'void') return void this.plays(step.match, { type: 'VoidMatch', data: { because: step.because } });
    const { do: does, ...data } = step;
    this.asks({ type: TELLS[does], data } as TournamentCommand, 'system');
  }

  /** Of an event that names no pack nothing is opened but by hand. */
  #opens({ A, B, table }: Extract<TableStep, { readonly do: 'open' }>): MatchCommand {
    const seats = { A: { player: A }, B: { player: B } };
    return {
      type: 'OpenMatch',
      data: { title: `Table ${table}`, pack: { id: this.pack }, seats, depth: 'result' },
    };
  }

  #record(match: string, events: readonly MatchEvent[], role: Role): this {
    this.#matches.set(match, foldMatch(this.shelf, events, this.match(match)));
    return this.#log(MATCH.stream.of(match), events, role);
  }

  #log(stream: string, events: readonly Message[], role: Role): this {
    const { now: at, actor } = this.#now(role);
    this.log.push(...events.map(({ type, data }) => ({ stream, type, data, actor, at })));
    return this;
  }

  /** A minute for every entry. */
  #now(role: Role): Occasion {
    const now = new Date(MORNING + this.log.length * MINUTE).toISOString();
    return { now, occurredAt: now, actor: { id: role === 'system' ? 'liaison' : `the ${role}`, role } };
  }
}

const TELLS = { tell: 'TellResult', 'take-back': 'TakeResultBack', 'tell-void': 'TellVoid' } as const;

function decided<Event extends Message>(decision: Decision<Event>, asked: { readonly type: string }): readonly Event[] {
  if (decision.outcome === 'refused') throw new Error(`${asked.type}: ${decision.refusal.message}`);
  return decision.outcome === 'recorded' ? decision.events : [];
}

export const SEED_OF_THE_DAY = SEED;
