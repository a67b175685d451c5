import { refused, type Decision, type JsonObject, type Occasion, type Role } from '@adjutant/kernel';
import type { EventFacts } from '../../facts.js';
import type { TournamentEvent } from '../events.js';
import type { TableBye, TablePairing } from '../members.js';
import { refuse, type TournamentCode } from '../refusals.js';
import type { Settings } from '../settings.js';
import type { Entry, OpenedTournament, Running, TournamentState } from '../state/state.js';
import type { PackThere } from './packs.js';

export interface Draft {
  readonly engine: string;
  readonly tables: readonly TablePairing[];
  readonly byes: readonly TableBye[];
  /** Who plays among themselves from then on; in round 1 of an event that is played in groups. */
  readonly groups?: string[][];
}

/** Why a round cannot be paired: a sentence, and the facts. */
export interface Unpaired {
  readonly unpaired: string;
  readonly facts: JsonObject;
}

/** What is decided with, besides the state: everything that the record of the event does not hold. */
export interface Context {
  readonly occasion: Occasion;
  /** The secret that chance is keyed by. It is no part of the record until it is revealed. */
  readonly seed: string;
  /** Pairing, as a function of facts. At the edge it runs in a worker before this is asked. */
  draft(facts: EventFacts, round: number, settings: Settings): Draft | Unpaired;
  /** By which packs matches can be opened; the oldest release first. */
  readonly packs: readonly PackThere[];
  /** Ids of the policies that penalties can come from. */
  readonly policies: readonly string[];
  /** SHA-256 in hex. */
  hash(text: string): string;
}

export type TournamentDecision = Decision<TournamentEvent>;

export function no(code: TournamentCode, message: string, facts: JsonObject = {}): TournamentDecision {
  return refused(refuse(code, message, facts));
}

export function whileSetUp(
  state: TournamentState,
  decide: (state: OpenedTournament) => TournamentDecision,
): TournamentDecision {
  return state.status === 'absent'
    ? no('tournament/unknown', 'There is no such event: set one up with SetUpTournament.')
    : decide(state);
}

export function whileRunning(
  state: TournamentState,
  decide: (state: Running) => TournamentDecision,
): TournamentDecision {
  return whileSetUp(state, (open) =>
    open.status === 'ended'
      ? no('tournament/ended', 'The event has ended: reopen it with a reason first.')
      : decide(open),
  );
}

/** What a draft is drawn from does not change beneath it; undefined where the last round is no draft. */
export function drafted({ rounds }: OpenedTournament, before: string): TournamentDecision | undefined {
  const last = rounds.at(-1);
  return last?.publication === 0
    ? no('round/drafted', `Round ${last.number} stands as a draft: discard the draft, and then ${before}.`, {
        round: last.number,
      })
    : undefined;
}

/** A player who is part of the event, or why they are not. */
export function whoIsIn(
  state: OpenedTournament,
  player: string,
  decide: (entry: Entry) => TournamentDecision,
): TournamentDecision {
  const entry = state.entries[player];
  if (entry === undefined) return no('entrant/unknown', `Nobody of the id ${player} has entered.`, { player });
  if (entry.status === 'waiting') return no('entrant/waiting', `${player} is on the waiting list.`, { player });
  if (entry.status !== 'entered')
    return no('entrant/gone', `${player} has left the event: reinstate or enter them first.`, {
      player,
      status: entry.status,
    });
  return decide(entry);
}

/** Whoever has entered and has not withdrawn: waiting, playing or dropped. */
export function whoIsStillListed(
  state: OpenedTournament,
  player: string,
  decide: (entry: Entry) => TournamentDecision,
): TournamentDecision {
  const entry = state.entries[player];
  return entry?.status === 'waiting' ? decide(entry) : whoIsKnown(state, player, decide);
}

/** The same of whoever was dropped, too: they still stand in the standings. */
export function whoIsKnown(
  state: OpenedTournament,
  player: string,
  decide: (entry: Entry) => TournamentDecision,
): TournamentDecision {
  const entry = state.entries[player];
  return entry?.status === 'dropped' ? decide(entry) : whoIsIn(state, player, decide);
}

const SERVER: readonly Role[] = ['system'];

/** What crosses from other contexts comes by process managers alone. */
export function byTheServer({ occasion }: Context, decide: () => TournamentDecision): TournamentDecision {
  const { role } = occasion.actor;
  return SERVER.includes(role)
    ? decide()
    : no('tournament/system-only', 'The server tells what a match or a ruling came to: nobody sends it.', { role });
}

const OFFICIALS: readonly Role[] = ['scorekeeper', 'judge', 'head-judge', 'organizer', 'system'];
export const isOfficial = ({ occasion }: Context): boolean => OFFICIALS.includes(occasion.actor.role);
