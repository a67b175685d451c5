import { asEntered } from '../../pairing/as-entered.js';
import { groupsOf } from '../../pairing/formats/groups.js';
import type { OpenedTournament } from '../state/state.js';
import { tournamentFacts } from '../state/tournament-facts.js';

export type Groups = readonly (readonly string[])[];

/** Whether a round is drawn among groups, of which a round robin has one: until the field is cut. */
export function isByGroups({ settings: { format }, cut }: OpenedTournament, round: number): boolean {
  return format !== undefined && format.by !== 'swiss' && !(cut !== undefined && round > cut.after);
}

/** Whoever is there is shared among groups by rating and by lot, as equal in size as can be; nobody who only stands by. */
export function sharedOut(state: OpenedTournament, present: ReadonlySet<string>, seed: string): Groups {
  const { format } = state.settings;
  const { entrants } = asEntered(tournamentFacts(state, seed), 1);
  const here = entrants.filter(({ id, standby }) => present.has(id) && standby !== true);
  const count = format?.by === 'groups' ? Math.ceil(here.length / format.size) : 1;
  return groupsOf(here, count, format?.by === 'groups' ? 'snake' : 'lot', seed);
}

/** The group of a player, from 1; undefined of whoever plays in none. */
export function groupIn({ groups = [] }: Pick<OpenedTournament, 'groups'>): (player: string) => number | undefined {
  const known = new Map(groups.flatMap((players, at) => players.map((player) => [player, at + 1] as const)));
  return (player) => known.get(player);
}
