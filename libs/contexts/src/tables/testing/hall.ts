import { fold, type Occasion, type Role } from '@adjutant/kernel';
import { decideMatch, type MatchCommand, type MatchEvent, type MatchState } from '@adjutant/match';
import { foldOn, PACK, SHELF, stateOf } from '@adjutant/testing/given';
import {
  roundOf,
  tournamentDecider,
  type OpenedTournament,
  type ToldResult,
  type TournamentCommand,
  type TournamentEvent,
} from '@adjutant/tournament';
import { packsThere } from '../packs-there.js';
import { clearedAt, reportedSince, saidUntil, type RecordedAt } from '../reported-since.js';
import { tellingOf } from '../table-commands.js';
import { tableSteps, type TableStep } from '../table-steps.js';

export const NOON = Date.parse('2031-05-04T12:00:00.000Z');
export const WAITS = 15;
const decider = tournamentDecider({
  ...{ seed: 's', hash: () => 'x', packs: packsThere(SHELF), policies: [] },
  draft: ({ entrants }) => ({
    engine: 'in order',
    tables: [0, 1].map((at) => ({ table: at + 1, A: entrants[2 * at]!.id, B: entrants[2 * at + 1]!.id })),
    byes: [],
  }),
});
const SET_UP: readonly TournamentCommand[] = [
  { type: 'SetUpTournament', data: { name: 'n', rounds: 2, checkIn: false, standsAfterMinutes: WAITS } },
  ...['ann', 'bob', 'cy', 'di'].map((player): TournamentCommand => ({ type: 'EnterPlayer', data: { player } })),
  { type: 'DraftRound', data: { round: 1 } },
  { type: 'PublishRound', data: { round: 1 } },
];

export type Live = readonly [string, { readonly A: string; readonly B: string }];

/** The event and its matches, with nothing of a store: every step changes them by the real deciders. */
export class Hall {
  event: readonly TournamentEvent[] = [];
  readonly #recorded: RecordedAt<TournamentEvent>[] = [];
  readonly matches = new Map<string, readonly MatchEvent[]>();
  readonly #records = new Map<string, readonly RecordedAt<MatchEvent>[]>();
  #minutes = 0;

  constructor() {
    for (const command of SET_UP) this.decided(command);
  }

  /** Time goes by, or is put back. */
  waits(minutes: number): void {
    this.#minutes += minutes;
  }

  get #now(): string {
    return new Date(NOON + this.#minutes * 60_000).toISOString();
  }

  #asks(role: Role): Occasion {
    return { now: this.#now, occurredAt: this.#now, actor: { id: role, role } };
  }

  state(): OpenedTournament {
    return fold(decider, this.event) as OpenedTournament;
  }

  match(id: string): MatchState {
    return stateOf(this.matches.get(id) ?? []);
  }

  decided(command: TournamentCommand, role: Role = 'organizer'): string {
    const decision = decider.decide(command, fold(decider, this.event), this.#asks(role));
    if (decision.outcome === 'recorded') {
      this.event = [...this.event, ...decision.events];
      this.#recorded.push(...decision.events.map((event) => ({ event, at: this.#now })));
    }
    return decision.outcome === 'refused' ? decision.refusal.code : decision.outcome;
  }

  played(id: string, command: MatchCommand, role: Role = 'organizer'): string {
    const decision = decideMatch(SHELF, command, this.match(id), this.#asks(role));
    if (decision.outcome === 'recorded') {
      this.matches.set(id, [...(this.matches.get(id) ?? []), ...decision.events]);
      const recorded = decision.events.map((event) => ({ event, at: this.#now }));
      this.#records.set(id, [...(this.#records.get(id) ?? []), ...recorded]);
    }
    return decision.outcome === 'refused' ? decision.refusal.code : decision.outcome;
  }

  /** As earlier builds let seats be put right; a match that names no event lets it still. */
  seats(id: string, A: string, B: string): void {
    const seats = { A: { player: A }, B: { player: B } };
    expect(this.played(id, { type: 'CorrectSeats', data: { seats, because: 'x' } })).toBe('recorded');
  }

  steps(): readonly TableStep[] {
    const event = this.state();
    const round = roundOf(event, 1);
    const evolve = (state: MatchState, event: MatchEvent): MatchState => foldOn(SHELF, state, [event]);
    const played = (id: string) => this.#records.get(id) ?? [];
    const since = (id: string): string | undefined => reportedSince(played(id), evolve);
    const until = (id: string, told: ToldResult): string | undefined => saidUntil(played(id), evolve, told);
    const cleared = (of: Parameters<typeof clearedAt>[1]) => clearedAt(this.#recorded, of);
    const match = (id: string) => this.match(id);
    return round ? tableSteps(round, { id: 'e', event, match, since, cleared, until, now: this.#now }) : [];
  }

  /** What one player has sent of the first table: that it is over, and how it ended by their word. */
  reports(id: string): void {
    const points = { player: 'A', category: 'perches', points: 3, what: 'oak' } as const;
    expect(this.played(id, { type: 'ScoreVictoryPoints', data: points }, 'player')).toBe('recorded');
    expect(this.played(id, { type: 'FinishMatch', data: {} }, 'player')).toBe('recorded');
    expect(this.confirms(id, 'A')).toBe('recorded');
  }

  confirms(id: string, player: 'A' | 'B'): string {
    return this.played(id, { type: 'ConfirmResult', data: { player } }, 'player');
  }

  disputed(table: number, open: boolean): string {
    const data = { round: 1, table, publication: 1, dispute: 'd', open };
    return this.decided({ type: 'TellDispute', data }, 'system');
  }

  take(step: TableStep): string {
    if (step.do === 'open') {
      const { match, A, B, table } = step;
      const seats = { A: { player: A }, B: { player: B } };
      const data = { title: `Table ${table}`, pack: { id: PACK.id }, seats, depth: 'result' as const };
      return this.played(match, { type: 'OpenMatch', data });
    }
    if (step.do === 'void') return this.played(step.match, { type: 'VoidMatch', data: { because: step.because } });
    return this.decided(tellingOf(step), 'system');
  }

  /** Whoever takes steps may be stopped after any of them; whoever comes next asks anew. */
  goOn(stoppedAfter = Infinity): void {
    for (let taken = 0; taken < stoppedAfter; taken += 1) {
      const [step] = this.steps();
      if (!step) return;
      expect(['recorded', 'already']).toContain(this.take(step));
    }
  }

  live(): readonly Live[] {
    return [...this.matches.keys()].flatMap((id) => {
      const state = this.match(id);
      if (state.status === 'absent' || state.voided) return [];
      return [[id, { A: state.seats.A.player, B: state.seats.B.player }] as const];
    });
  }
}

/** A judge's word on who won, or that somebody did not come. */
export const wins = (side: 'A' | 'B', ground: 'judge' | 'no-show' = 'judge'): MatchCommand => {
  const outcome = { A: side === 'A' ? 'win' : 'loss', B: side === 'B' ? 'win' : 'loss' } as const;
  return {
    type: 'DecideResult',
    data: { outcome, ground, because: 'x', ...(ground === 'no-show' ? { absent: [side === 'A' ? 'B' : 'A'] } : {}) },
  };
};
