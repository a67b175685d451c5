import { sameJson } from '@adjutant/kernel';
import { rulesIn } from '../event/draft-by-rules.js';
import { isByGroups } from '../event/groups/groups.js';
import type { OpenedTournament } from '../event/state/state.js';
import { tournamentFacts } from '../event/state/tournament-facts.js';
import { formerlyOf } from '../pairing/as-entered.js';
import { historiesBefore } from '../pairing/history.js';

/** Whoever stands otherwise for pairing than when a round was drafted, because of a result, a penalty or another entry that came since. */
export function overtaken(then: OpenedTournament, now: OpenedTournament, round: number): readonly string[] {
  // A schedule asks for no results.
  if (isByGroups(then, round)) return [];
  const [before, after] = [standing(then, round), standing(now, round)];
  return [...before].flatMap(([player, stood]) => (sameJson(stood, after.get(player) ?? []) ? [] : [player]));
}

/** Rounds that are drafted and not published, of which that is so, each with what to do. */
export function overtakenDrafts(
  then: OpenedTournament,
  now: OpenedTournament,
): readonly { readonly round: number; readonly players: readonly string[]; readonly says: string }[] {
  const drafts = now.rounds.filter(({ publication }) => publication === 0);
  return drafts.flatMap(({ number: round }) => {
    const players = overtaken(then, now, round);
    const cut =
      now.cut !== undefined && now.cut.after === round - 1
        ? ', or discard it and cut the field anew where others go on'
        : '';
    const says = `The draft of round ${round} is overtaken: draft it again before it is published${cut}.`;
    return players.length === 0 ? [] : [{ round, players, says }];
  });
}

/** What pairing reads of results and entries, by player. */
function standing(state: OpenedTournament, round: number): ReadonlyMap<string, readonly unknown[]> {
  const rules = rulesIn(state.settings);
  const read = rules.criteria.flatMap((one) => (one.by === 'figure' ? [one.figure] : []));
  const facts = tournamentFacts(state, '');
  const entries = new Map(facts.entrants.map((one) => [one.id, formerlyOf(one, round)]));
  const histories = historiesBefore(facts, rules, round);
  return new Map(
    [...histories].map(([player, { score, path, figures }]) => [
      player,
      [score, path, entries.get(player), ...read.map((figure) => figures.get(figure) ?? 0)],
    ]),
  );
}
