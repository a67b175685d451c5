import type { DisputeState, Penalty, PenaltyEffect } from '@adjutant/dispute';
import { sameJson } from '@adjutant/kernel';
import type { MatchState } from '@adjutant/match';
import { roundOf, tableOf, type EffectSaid, type OpenedTournament } from '@adjutant/tournament';

/** What has to be told an event. `ruling`: id of the penalty, or of the call; its story stays there. */
export type EffectStep =
  | { readonly do: 'tell-effect'; readonly ruling: string; readonly effects: readonly EffectSaid[] }
  | { readonly do: 'lift-effect'; readonly ruling: string };

/** The event that a penalty is of, by the match in which it was given; else by what it says itself. */
export function eventOfPenalty({ event }: Pick<Penalty, 'event'>, match: MatchState): string | undefined {
  return match.status === 'absent' ? event : (match.event?.id ?? event);
}

/** What is left to tell an event of a penalty, as both stand; nothing where it says so already. */
export function effectStep(penalty: Penalty, match: MatchState, event: OpenedTournament): EffectStep | undefined {
  const effects = penalty.rescinded === null ? effectsOf(penalty, match, event) : [];
  return leftToTell(penalty.penalty, effects, event);
}

/** What is left to tell an event of the time that a call has given back. The time was lost, whatever becomes of the ruling. */
export function timeStep(
  id: string,
  dispute: DisputeState,
  match: MatchState,
  event: OpenedTournament,
): EffectStep | undefined {
  const counts = dispute.status !== 'absent' && dispute.status !== 'void';
  return leftToTell(id, counts ? timeFor(match, dispute.granted, event) : [], event);
}

function leftToTell(
  ruling: string,
  effects: readonly EffectSaid[],
  { effects: known }: OpenedTournament,
): EffectStep | undefined {
  const told = known[ruling];
  if (effects.length === 0) return told === undefined ? undefined : { do: 'lift-effect', ruling };
  return sameJson(told, effects) ? undefined : { do: 'tell-effect', ruling, effects };
}

/**
 * What of a penalty touches standings, or the clock of its table. Points and results of the match itself are changed there, by a
 * remedy, and nowhere else.
 */
function effectsOf(penalty: Penalty, match: MatchState, event: OpenedTournament): readonly EffectSaid[] {
  const { entries } = event;
  const round = match.status === 'absent' ? undefined : match.event?.round;
  return penalty.effects.flatMap((effect): readonly EffectSaid[] => {
    if (effect.kind === 'removal') return known(penalty.person, { player: penalty.person, does: 'disqualified' });
    if (effect.kind === 'no-prizes') return known(penalty.person, { player: penalty.person, does: 'no-prizes' });
    if (effect.kind === 'time-extension') return timeFor(match, minutesIn(effect), event);
    if (effect.kind !== 'tie-break') return [];
    const player = whom(effect, penalty, match);
    const { unit: figure, amount: add } = effect;
    return player === undefined
      ? []
      : known(player, { player, figure, add, ...(round === undefined ? {} : { round }) });
  });

  function known(player: string, effect: EffectSaid): readonly EffectSaid[] {
    return entries[player] === undefined ? [] : [effect];
  }
}

/** Turns are no time on a clock; and as many as were lost is for whoever judges the call to say, who grants them there. */
function minutesIn({ unit, amount = 0 }: Extract<PenaltyEffect, { readonly kind: 'time-extension' }>): number {
  return unit === 'minutes' ? amount : 0;
}

/** Time is the table's at which the match is played: where that was published anew, nobody has it any more. */
function timeFor(match: MatchState, minutes: number, event: OpenedTournament): readonly EffectSaid[] {
  if (minutes === 0 || match.status === 'absent' || match.event === undefined) return [];
  const { round, table, publication } = match.event;
  const isHere = tableOf(roundOf(event, round), table)?.publication === publication;
  return isHere ? [{ round, table, publication, minutes }] : [];
}

/** An opponent is whoever sits across in the match of the penalty; without one there is none. */
function whom(
  { whose }: Extract<PenaltyEffect, { readonly kind: 'tie-break' }>,
  { person }: Penalty,
  match: MatchState,
): string | undefined {
  if (whose === 'own') return person;
  if (match.status === 'absent') return undefined;
  const { A, B } = match.seats;
  return A.player === person ? B.player : B.player === person ? A.player : undefined;
}
