import type { Effect, EntrantId } from '../facts.js';
import { exactly, type Rational } from './rational.js';

export interface Added {
  readonly ruling: string;
  readonly amount: Rational;
  readonly round?: number;
}

/** What rulings and penalties do to standings. Everything else asks here, and nowhere else. */
export interface Effects {
  added(player: EntrantId, figure: string): readonly Added[];
  isDisqualified(player: EntrantId): boolean;
  /** The rulings behind a mark of a player. */
  rulings(player: EntrantId, does: 'no-prizes' | 'disqualified'): readonly string[];
}

/** What units of penalties are in figures of an order. A unit that it does not name is a figure itself. */
export type Units = Readonly<Record<string, string>>;

export const figureOfUnit = (unit: string, units: Units | undefined): string => units?.[unit] ?? unit;

/** Effects of a round that is not counted yet are not counted either. */
export function effectsOf(effects: readonly Effect[], rounds: number, units: Units | undefined): Effects {
  const rulings = (player: EntrantId, does: 'no-prizes' | 'disqualified'): readonly string[] =>
    effects.flatMap((one) => ('does' in one && one.player === player && one.does === does ? [one.ruling] : []));
  const added = new Map<string, Added[]>();
  for (const one of effects) {
    if ('does' in one || (one.round ?? 0) > rounds) continue;
    const key = keyOf(one.player, figureOfUnit(one.figure, units));
    const { ruling, add, round } = one;
    const own = { ruling, amount: exactly(add), ...(round === undefined ? {} : { round }) };
    added.set(key, [...(added.get(key) ?? []), own]);
  }
  return {
    added: (player, figure) => added.get(keyOf(player, figure)) ?? [],
    isDisqualified: (player) => rulings(player, 'disqualified').length > 0,
    rulings,
  };
}

const keyOf = (player: EntrantId, figure: string): string => JSON.stringify([player, figure]);
