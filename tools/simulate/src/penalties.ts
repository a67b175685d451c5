import { namedId } from '@adjutant/kernel';
import type { CommandOf, RoundState } from '@adjutant/tournament';
import type { Chance } from './chance.js';

export type Given = CommandOf<'TellEffect'>['data'];

const MOST_POINTS = 5;
const DISQUALIFIED_ONCE_IN = 3;

/** A penalty for somebody who played in a round: points, mostly. */
export function penaltyIn({ number, tables }: RoundState, chance: Chance): Given {
  const { table, A, B } = chance.pick(tables);
  const player = chance.pick([A, B]);
  const ruling = namedId(`penalty/${number}/${table}/${player}`);
  if (chance.onceIn(DISQUALIFIED_ONCE_IN)) return { ruling, effects: [{ player, does: 'disqualified' }] };
  return { ruling, effects: [{ player, figure: 'vp', add: -1 - chance.below(MOST_POINTS), round: number }] };
}
