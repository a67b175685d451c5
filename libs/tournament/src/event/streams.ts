import { streamsNamed, namedId } from '@adjutant/kernel';

export const TOURNAMENT_STREAMS = streamsNamed('tournament-');

/**
 * The id of the match of a table. It follows from what was published, so that whoever publishes twice, or begins anew after a
 * crash, opens the same match and no second one.
 */
export function tableMatch(tournament: string, round: number, publication: number, table: number): string {
  return namedId(`${tournament}/${round}/${publication}/${table}`);
}
