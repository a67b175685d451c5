import type { Penalty, PenaltyEffect } from '@adjutant/dispute';
import { sameJson } from '@adjutant/kernel';
import type { MatchState } from '@adjutant/match';
import type { EffectSaid, OpenedTournament } from '@adjutant/tournament';

/** What has to be told an event of one penalty. `ruling`: id of the penalty; its story stays with the person. */
export type EffectStep =
  | { readonly do: 'tell-effect'; readonly ruling: string; readonly effects: readonly EffectSaid[] }
  | { readonly do: 'lift-effect'; readonly ruling: string };

/** The event that a penalty is of, by the match in which it was given; else by what it says itself. */
export function eventOfPenalty({ event }: Pick<Penalty, 'event'>, match: MatchState): string | undefined {
  return match.status === 'absent' ? event : (match.event?.id ?? event);
}

/** What is left to tell an event of a penalty, as both stand; nothing where it says so already. */
export function effectStep(penalty: Penalty, match: MatchState, event: OpenedTournament): EffectStep | undefined {
  const ruling = penalty.penalty;
  const told = event.effects[ruling];
  const effects = penalty.rescinded === null ? effectsOf(penalty, match, event) : [];
  if (effects.length === 0) return told === undefined ? undefined : { do: 'lift-effect', ruling };
  return sameJson(told, effects) ? undefined : { do: 'tell-effect', ruling, effects };
}

/** What of a penalty touches standings. Points and results of the match itself are changed there, by a remedy, and nowhere else. */
function effectsOf(penalty: Penalty, match: MatchState, { entries }: OpenedTournament): readonly EffectSaid[] {
  const round = match.status === 'absent' ? undefined : match.event?.round;
  return penalty.effects.flatMap((effect): readonly EffectSaid[] => {
    if (effect.kind === 'removal') return known([{ player: penalty.person, does: 'disqualified' }]);
    if (effect.kind === 'no-prizes') return known([{ player: penalty.person, does: 'no-prizes' }]);
    if (effect.kind !== 'tie-break') return [];
    const player = whom(effect, penalty, match);
    const { unit: figure, amount: add } = effect;
    return player === undefined ? [] : known([{ player, figure, add, ...(round === undefined ? {} : { round }) }]);
  });

  function known(effects: readonly EffectSaid[]): readonly EffectSaid[] {
    return effects.filter(({ player }) => entries[player] !== undefined);
  }
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
