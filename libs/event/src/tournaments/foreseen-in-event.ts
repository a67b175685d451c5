import { effectStep, eventOfPenalty, toldAt } from '@adjutant/contexts';
import type { Penalty } from '@adjutant/dispute';
import { sameJson } from '@adjutant/kernel';
import type { MatchState } from '@adjutant/match';
import {
  roundOf,
  tableMatch,
  tableOf,
  type EffectEvent,
  type OpenedTournament,
  type RuledImpact,
  type TableState,
} from '@adjutant/tournament';

/** What is thought of, before anybody gives it: a match as it would be, and penalties as they would stand. */
export interface ForeseenInEvent {
  readonly match?: { readonly id: string; readonly before: MatchState; readonly after: MatchState } | undefined;
  /** The dispute that a ruling settles. */
  readonly settles?: string | undefined;
  /** As they would stand: one that is to be taken back is rescinded here. */
  readonly penalties: readonly Penalty[];
}

const ABSENT: MatchState = { status: 'absent' };

/** The event in which something changes: that of the match; else the one that a penalty names. */
export function eventOf({ match, penalties }: ForeseenInEvent): string | undefined {
  const before = match?.before ?? ABSENT;
  if (before.status !== 'absent' && before.event) return before.event.id;
  return penalties[0] && eventOfPenalty(penalties[0], before);
}

/**
 * The other result of a table of a closed round, or the same one of a table that counts with the end of its dispute; undefined where
 * nothing of it changes.
 */
export function resultForeseen(
  id: string,
  state: OpenedTournament,
  { match, settles }: ForeseenInEvent,
): RuledImpact | undefined {
  if (match === undefined || match.before.status === 'absent' || match.before.event === undefined) return undefined;
  const { round, table, publication } = match.before.event;
  if (tableMatch(id, round, publication, table) !== match.id) return undefined;
  const known = roundOf(state, round);
  const at = known?.status === 'closed' ? tableOf(known, table) : undefined;
  if (at?.publication !== publication) return undefined;
  const told = toldAt(at, match.after);
  if (told === null) return undefined;
  const isUpheld = sameJson(told.said, toldAt(at, match.before)?.said);
  return isUpheld && !countsWithout(at, settles) ? undefined : { round, table, said: told.said, settles };
}

/** Whether the end of this dispute lets a table into the standings that was outside of them when its round was closed. */
const countsWithout = ({ outside, disputes = [] }: TableState, settles: string | undefined): boolean =>
  outside === true && disputes.every((one) => one === settles);

/** What an event would be told of penalties. */
export function effectsForeseen(
  state: OpenedTournament,
  { match, penalties }: ForeseenInEvent,
): readonly EffectEvent[] {
  return penalties.flatMap((penalty): readonly EffectEvent[] => {
    const step = effectStep(penalty, match?.after ?? ABSENT, state);
    if (step === undefined) return [];
    const { ruling } = step;
    return step.do === 'lift-effect'
      ? [{ type: 'EffectLifted', data: { ruling } }]
      : [{ type: 'EffectTold', data: { ruling, effects: step.effects } }];
  });
}
