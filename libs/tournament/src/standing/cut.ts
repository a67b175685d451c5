import type { EntrantId } from '../facts.js';
import type { Standings } from './standings.js';

/** Who goes on: the first so many, or everybody with at most so many losses. */
export type CutRule = { readonly places: number } | { readonly mostLosses: number };

export interface Cut {
  readonly in: readonly EntrantId[];
  readonly out: readonly EntrantId[];
  /** Those on the line who share its place: more are level there than there is room for, and somebody has to decide. */
  readonly onTheLine: readonly EntrantId[];
  /** The cut is larger than the field. */
  readonly short?: number;
}

export function cutOf(standings: Standings, rule: CutRule, losses: (player: EntrantId) => number): Cut {
  const placed = standings.rows.filter(({ place }) => place !== null);
  const players = placed.map(({ player }) => player);
  if ('mostLosses' in rule) {
    const goesOn = (player: EntrantId): boolean => losses(player) <= rule.mostLosses;
    return { in: players.filter(goesOn), out: players.filter((one) => !goesOn(one)), onTheLine: [] };
  }
  const { places } = rule;
  if (places >= players.length) {
    const short = places - players.length;
    return { in: players, out: [], onTheLine: [], ...(short > 0 ? { short } : {}) };
  }
  const line = placed[places - 1]?.place;
  const isLevel = line !== undefined && line === placed[places]?.place;
  const onTheLine = isLevel ? placed.filter(({ place }) => place === line).map(({ player }) => player) : [];
  return {
    in: players.slice(0, places).filter((one) => !onTheLine.includes(one)),
    out: players.slice(places).filter((one) => !onTheLine.includes(one)),
    onTheLine,
  };
}
