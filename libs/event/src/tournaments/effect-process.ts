import {
  crosses,
  effectStep,
  eventOfPenalty,
  isOpenDispute,
  makesLossByPenalty,
  penaltyStep,
  timeStep,
  type EffectStep,
  type PenaltyStep,
} from '@adjutant/contexts';
import {
  canHavePenalties,
  DISPUTE,
  PENALTIES,
  type DisputeEvent,
  type Penalty,
  type PenaltyEvent,
} from '@adjutant/dispute';
import { foldIn, namedId, type Clock, type Message } from '@adjutant/kernel';
import { matchStream, seatsEver, type MatchCommand, type MatchEvent, type MatchState } from '@adjutant/match';
import { SIDES } from '@adjutant/rules';
import { digest } from '@adjutant/seal';
import { newestRead, record, type Folded, type Recorder } from '@adjutant/store';
import {
  roundOf,
  tableMatch,
  tableOf,
  TOURNAMENT_STREAMS,
  type OpenedTournament,
  type TournamentCommand,
  type TournamentEvent,
  type TournamentState,
} from '@adjutant/tournament';
import { isMatchId } from '../matches/match-id.js';
import { TABLES, type Untaken } from './table-process.js';

function tellingOf(step: EffectStep | undefined): TournamentCommand | undefined {
  if (step === undefined) return undefined;
  const { do: does, ...data } = step;
  return { type: does === 'tell-effect' ? 'TellEffect' : 'LiftEffect', data } as TournamentCommand;
}

/** What is asked of a match that a penalty loses or takes points of, or does so no more. */
export const askedOfMatch = (step: PenaltyStep): MatchCommand =>
  step.do === 'lose' ? step.command : { type: 'ReverseRuling', data: { entry: step.entry, because: step.because } };

type Step = (event: OpenedTournament) => TournamentCommand | undefined;

/**
 * Tells events what penalties do to their standings, what time calls and penalties give to tables, and which tables are disputed. It remembers nothing: what an
 * event has been told stands in the event.
 */
export class EffectProcess {
  constructor(
    private readonly events: Recorder<TournamentCommand, TournamentState, TournamentEvent>,
    private readonly matches: Recorder<MatchCommand, MatchState, MatchEvent>,
    private readonly clock: Clock,
  ) {}

  /** The penalties of a person, each in its event and its match. Returns what the matches did not take. */
  async followPerson(person: string): Promise<readonly Untaken[]> {
    const facts = await this.events.store.readBare(PENALTIES.stream.of(person));
    const { penalties } = foldIn(
      PENALTIES,
      undefined,
      facts.map(({ event }) => event as PenaltyEvent),
    );
    const untaken: Untaken[] = [];
    for (const penalty of penalties) {
      await this.#followPenalty(penalty);
      untaken.push(...(await this.#followInMatch(penalty)));
    }
    return untaken;
  }

  /** What a match has refused of a penalty it may take now: those of everybody who sits there, or did, are looked at again. */
  async followPenaltiesIn(match: string): Promise<readonly Untaken[]> {
    const state = await this.#match(match);
    if (state.status === 'absent' || state.event === undefined) return [];
    const people = seatsEver(state).flatMap((seats) => SIDES.map((side) => seats[side].player));
    const untaken: Untaken[] = [];
    for (const person of new Set(people.filter(canHavePenalties))) untaken.push(...(await this.followPerson(person)));
    return untaken;
  }

  /** First what another level did is given back, then what this one does is done. */
  async #followInMatch(penalty: Penalty): Promise<readonly Untaken[]> {
    for (;;) {
      const match = await this.#match(penalty.match);
      const step = penaltyStep(penalty, match);
      if (step === undefined || match.status === 'absent') return [];
      // What an earlier build left as it was played is no news of an event that is over.
      if (makesLossByPenalty(step, penalty, match) && (await this.#endedSince(penalty, match.event?.id))) return [];
      const now = this.#now();
      const answer = await record(this.matches, {
        ...{ stream: matchStream(step.match), command: askedOfMatch(step), correlationId: step.match },
        commandId: namedId(`lost-match/${penalty.penalty}/${digest(step)}`),
        occasion: { now, occurredAt: now, actor: TABLES },
      });
      if (answer.outcome === 'refused') return [{ event: match.event?.id ?? '', step, refusal: answer.refusal }];
    }
  }

  /** Whether an event has ended since a penalty came to what it is. */
  async #endedSince({ penalty, person }: Penalty, event: string | undefined): Promise<boolean> {
    if (event === undefined || (await this.#event(event)).state.status !== 'ended') return false;
    const last = async (stream: string, is: (event: Message) => boolean): Promise<string> =>
      (await this.events.store.read(stream)).findLast((one) => is(one.event))?.meta.recordedAt ?? '';
    const isOfIt = (one: Message): boolean =>
      crosses(PENALTIES, one.type) && (one as PenaltyEvent).data.penalty === penalty;
    const ended = await last(TOURNAMENT_STREAMS.of(event), ({ type }) => type === 'TournamentEnded');
    return (await last(PENALTIES.stream.of(person), isOfIt)) < ended;
  }

  async #followPenalty(penalty: Penalty): Promise<void> {
    const match = await this.#match(penalty.match);
    const id = eventOfPenalty(penalty, match);
    // One of no event names what the installation is called, which may be anything.
    if (id === undefined || !isMatchId(id)) return;
    await this.#tell(id, `penalty/${penalty.penalty}`, (event) => tellingOf(effectStep(penalty, match, event)));
  }

  /** A dispute about the match of a table: whether it is open, and what time it has given back. Returns the match. */
  async followDispute(dispute: string): Promise<string | undefined> {
    const facts = await this.events.store.readBare(DISPUTE.stream.of(dispute));
    const state = foldIn(
      DISPUTE,
      undefined,
      facts.map(({ event }) => event as DisputeEvent),
    );
    if (state.status === 'absent') return undefined;
    const match = await this.#match(state.match);
    if (match.status === 'absent' || match.event === undefined) return undefined;
    const { id, round, table, publication } = match.event;
    if (tableMatch(id, round, publication, table) !== state.match) return undefined;
    const open = isOpenDispute(state);
    await this.#tell(id, `dispute/${dispute}`, (event) => {
      const known = tableOf(roundOf(event, round), table);
      if (known?.publication !== publication || (known.disputes ?? []).includes(dispute) === open) return undefined;
      return { type: 'TellDispute', data: { round, table, publication, dispute, open } };
    });
    await this.#tell(id, `time/${dispute}`, (event) => tellingOf(timeStep(dispute, state, match, event)));
    return state.match;
  }

  /** Told on the very event that was read; where others have written meanwhile it is read anew. */
  async #tell(id: string, what: string, step: Step): Promise<void> {
    for (;;) {
      const { state, revision } = await this.#event(id);
      const command = state.status === 'absent' ? undefined : step(state);
      if (command === undefined) return;
      const now = this.#now();
      const answer = await record(this.events, {
        ...{ stream: TOURNAMENT_STREAMS.of(id), command, expectedRevision: revision },
        commandId: namedId(`tables/${id}/${what}/${revision}/${digest(command)}`),
        occasion: { now, occurredAt: now, actor: TABLES },
      });
      if (answer.outcome === 'refused')
        throw new Error(`event ${id} is not told of ${what}: ${answer.refusal.message}`);
    }
  }

  #now(): string {
    return new Date(this.clock()).toISOString();
  }

  #event(id: string): Promise<Folded<TournamentState>> {
    return newestRead(this.events, TOURNAMENT_STREAMS.of(id));
  }

  async #match(id: string | undefined): Promise<MatchState> {
    return id === undefined || !isMatchId(id)
      ? { status: 'absent' }
      : (await newestRead(this.matches, matchStream(id))).state;
  }
}
