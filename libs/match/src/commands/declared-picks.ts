import { picksById, rolesOfPicks, type Pack } from '@adjutant/rules';
import type { Situation } from '../events.js';

type Declared = NonNullable<Situation['objectives']>[number];

/** Cards that were picked with the choices of a situation are held where it begins, as they are after a pick; each once. */
export function withPicks(pack: Pack, situation: Situation): Situation {
  const { objectives = [], choices = [] } = situation;
  const all = choices
    .flatMap((one) => picked(pack, one))
    .reduce((held, one) => (held.some((other) => isSame(one, other)) ? held : [...held, one]), objectives);
  return all.length === objectives.length ? situation : { ...situation, objectives: all };
}

function picked(pack: Pack, { player, option, roles = {} }: NonNullable<Situation['choices']>[number]): Declared[] {
  if (player === undefined) return [];
  const entry = Object.hasOwn(pack.entries, option) ? pack.entries[option] : undefined;
  const cards = picksById(pack, entry, roles);
  return rolesOfPicks(entry).flatMap((role) => {
    const objective = cards[role];
    return objective === undefined ? [] : [{ player, objective, dice: [] }];
  });
}

/** What is named under `objectives` as well is as that says: it may have gone. */
function isSame(one: Declared, other: Declared): boolean {
  return one.player === other.player && one.objective === other.objective;
}
