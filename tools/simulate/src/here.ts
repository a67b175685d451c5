import type { OpenedTournament, RoundState } from '@adjutant/tournament';

/** Whoever was disqualified and is so still. */
export const disqualifiedIn = ({ effects }: Pick<OpenedTournament, 'effects'>): ReadonlySet<string> =>
  new Set(
    Object.values(effects)
      .flat()
      .flatMap((one) => ('does' in one && one.does === 'disqualified' ? [one.player] : [])),
  );

/** Whoever can be paired in a round. */
export function hereIn(event: OpenedTournament, round: number): (player: string) => boolean {
  const out = disqualifiedIn(event);
  return (player) => {
    const entry = event.entries[player];
    if (entry === undefined || out.has(player)) return false;
    const { status, from, until = Infinity } = entry;
    return (status === 'entered' || status === 'dropped') && from <= round && round <= until;
  };
}

export const seatedIn = ({ tables, byes }: Pick<RoundState, 'tables' | 'byes'>): ReadonlySet<string> =>
  new Set([...tables.flatMap(({ A, B }) => [A, B]), ...byes.map(({ player }) => player)]);
