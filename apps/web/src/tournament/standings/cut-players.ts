import type { StandingsAnswer } from '@adjutant/tournament';

export interface CutLine {
  readonly players: readonly string[];
  /** Level on the line: more share its place than there is room for. */
  readonly level: readonly string[];
}

/** The first so many, and who else shares the place of the last of them. */
export function cutAt({ rows }: Pick<StandingsAnswer, 'rows'>, places: number): CutLine {
  const placed = rows.filter(({ place }) => place !== null);
  const last = placed[places - 1]?.place;
  const isLevel = last !== undefined && placed[places]?.place === last;
  const level = isLevel ? placed.filter(({ place }) => place === last).map(({ player }) => player) : [];
  return { players: placed.slice(0, places).map(({ player }) => player), level };
}
