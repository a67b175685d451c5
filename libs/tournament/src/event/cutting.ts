import type { Refusal } from '@adjutant/kernel';
import { placedIn, playOffOf, type PlayOff, type Through } from '../pairing/formats/play-off.js';
import { lossesIn } from '../standing/losses.js';
import { standingsOf } from '../standing/standings.js';
import { tookPartIn } from '../standing/took-part.js';
import { groupIn } from './groups/groups.js';
import { presetOf } from './ranked.js';
import type { OpenedTournament } from './state/state.js';
import { tournamentFacts } from './state/tournament-facts.js';

/** Standings say of those only that they have left who have missed a round. */
export const isHere = ({ entries }: OpenedTournament, player: string): boolean => entries[player]?.status === 'entered';

/** Who goes on by a rule, after the rounds that are closed; why nobody can where more are wanted than there are. */
export function throughIn(state: OpenedTournament, rule: PlayOff, seed: string): Through | Refusal {
  const facts = tournamentFacts(state, seed);
  const placed = placedIn(standingsOf(facts, presetOf(state)), {
    losses: lossesIn(facts),
    tookPart: tookPartIn(facts),
    groupOf: groupIn(state),
  });
  return playOffOf(
    placed.map((one) => (isHere(state, one.player) ? one : { ...one, out: true })),
    rule,
  );
}
