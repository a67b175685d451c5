import {
  flagging,
  refused,
  refuseFor,
  type Decision,
  type JsonObject,
  type Occasion,
  type Reason,
} from '@adjutant/kernel';
import { opensBefore, type Pack, type Shelf, type Side, type ToldOption, type UseCode } from '@adjutant/rules';
import type { WithOverride } from '../commands.js';
import type { Awarded, MatchEvent, Overridden } from '../events.js';
import type { TimeRules } from '../chess-clock/rules.js';
import type { Playing } from '../secrets/closing.js';
import { packOf } from '../state/apply.js';
import type { MatchState, Opened, OpenedState, Running } from '../state/state.js';
import { refuse, type MatchCode } from '../refusals.js';
import type { Whence } from '../weaving/whence.js';

/** What every command is decided with, besides the state. */
export interface Context {
  readonly shelf: Shelf;
  readonly occasion: MatchOccasion;
}

/** With what the event has decided about its matches, where whoever asks brings that along. */
export interface MatchOccasion extends Occasion {
  readonly concession?: ConcessionPolicy;
  /** Who is known to play here under an id that is not that of a seat: they speak for that side alone. */
  readonly playing?: Playing;
  /** What the event has decided about chess clocks; left out where it has decided nothing. */
  readonly timing?: TimeRules;
  /** What the lists tell that players brought to the event; left out where they tell nothing. */
  readonly told?: { readonly [Of in Side]?: readonly ToldOption[] };
  /** Throws dice, where commands are taken that are recorded; it is not there where they are only looked at. */
  readonly throws?: Throws;
  /** Where it was pressed; left out where it is said of the record as it stands. */
  readonly whence?: Whence;
}

/** As many dice, each of as many sides, out of chance that nobody knew before. */
export type Throws = (count: number, sides: number) => readonly number[];

/** What the event gives for a match that is conceded. */
export interface ConcessionPolicy {
  readonly unit: Awarded['unit'];
  readonly winner: number;
  readonly loser: number;
}

export type MatchDecision = Decision<MatchEvent>;

export function no(code: MatchCode | UseCode, message: string, facts: JsonObject = {}): MatchDecision {
  return refused(refuse(code, message, facts));
}

/** The same as a reason that was found elsewhere. */
export function noFor({ code, message, facts }: Reason): MatchDecision {
  return refused(refuseFor([{ code, message, facts, cites: [] }]));
}

/** A running match with its pack, or why there is none. */
export function whileRunning(
  context: Context,
  state: MatchState,
  decide: (state: Running, pack: Pack) => MatchDecision,
): MatchDecision {
  if (state.status === 'running') return decide(state, packOf(context.shelf, state));
  return notRunning(state);
}

/** A match in which things are used: a running one, or one before its battle where the pack has them used by then. */
export function whileUsed(
  context: Context,
  state: MatchState,
  decide: (state: Opened | Running, pack: Pack) => MatchDecision,
): MatchDecision {
  if (state.status !== 'opened') return whileRunning(context, state, decide);
  const pack = packOf(context.shelf, state);
  return opensBefore(pack) ? decide(state, pack) : notRunning(state);
}

export function whileOpened(
  context: Context,
  state: MatchState,
  decide: (state: OpenedState, pack: Pack) => MatchDecision,
): MatchDecision {
  if (state.status === 'absent') return notRunning(state);
  return decide(state, packOf(context.shelf, state));
}

export function notRunning(state: MatchState): MatchDecision {
  if (state.status === 'absent') return no('match/not-opened', 'There is no such match. Open it first with OpenMatch.');
  if (state.status === 'opened')
    return no('match/not-started', 'The battle has not started. Submit both rosters and start it with StartBattle.');
  return no('match/over', 'The match is over. A judge can still correct entries.', { status: state.status });
}

/** Judges, head judges and organizers may set a refusal aside. */
export function mayRule(occasion: Occasion): boolean {
  return ['judge', 'head-judge', 'organizer'].includes(occasion.actor.role);
}

/**
 * Holds reasons against a command the way the match was set up: `strict` refuses, unless a judge overrides; `advise`
 * records and flags, and the findings stay readable on the entry.
 */
export function holding(
  reasons: readonly Reason[],
  state: OpenedState,
  asked: WithOverride,
  context: Context,
  record: (overridden: { readonly overridden?: Overridden }) => MatchDecision,
): MatchDecision {
  const [first, ...rest] = reasons;
  if (!first) return record({});
  if (state.settings.enforcement === 'advise') return flagging(record({}), reasons);
  if (!asked.override) return refused(refuseFor([first, ...rest]));
  if (!mayRule(context.occasion))
    return no('override/judge-only', 'Only a judge may let a refused command stand.', {
      role: context.occasion.actor.role,
    });
  const codes = [...new Set(reasons.map((reason) => reason.code))];
  return record({ overridden: { by: context.occasion.actor.id, reason: asked.override.reason, codes } });
}
