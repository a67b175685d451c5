import {
  isRefusal,
  playOffOf,
  takenAsTheyStand,
  type Placed,
  type PlayOff,
  type StandingsAnswer,
  type TournamentView,
} from '@adjutant/tournament';
import { count } from '../../common/words.js';

export interface CutLine {
  readonly players: readonly string[];
  /** Level on the line: more share its place than there is room for. */
  readonly level: readonly string[];
  /** Why nobody can be cut by that, in a sentence. */
  readonly fault: string | null;
}

/** What is to be known of a bracket of so many that the event, as it stands, has too few rounds for; null where it has enough. */
export function shortOfRounds(players: number, { rounds, settings }: Pick<TournamentView, 'rounds' | 'settings'>) {
  const [takes, left] = [Math.ceil(Math.log2(players)), settings.rounds - rounds.length];
  if (players < 2 || takes <= left) return null;
  return `A bracket of ${players} takes ${count(takes, 'round')}, and the event plans ${left === 0 ? 'no more' : `${left} more`}: raise the number of rounds to ${rounds.length + takes} in its settings.`;
}

/** Who would go on by a rule, as the server would have it: of those who are level on the line whoever stands first is taken. */
export function cutBy(rows: StandingsAnswer['rows'], rule: PlayOff, groups: TournamentView['groups'] = []): CutLine {
  const placed = rows.flatMap((row): readonly Placed[] => {
    const { player, place, losses, out } = row;
    if (place === null) return [];
    const at = groups.findIndex((group) => group.includes(player));
    return [{ player, place, losses, ...(at < 0 ? {} : { group: at + 1 }), ...(out === true && { out }) }];
  });
  const found = playOffOf(placed, rule);
  if (isRefusal(found)) return { players: [], level: [], fault: found.message };
  const players = takenAsTheyStand(placed, rule);
  const fault = players.length < 2 ? 'A cut needs two players: take more.' : null;
  return { players, level: found.onTheLine, fault };
}
