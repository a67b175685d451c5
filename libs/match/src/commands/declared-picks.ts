import { picksById, rolesOfPicks, type Choice, type Pack } from '@adjutant/rules';
import type { Situation } from '../events.js';

type Declared = NonNullable<Situation['objectives']>[number];
type Chosen = Pick<Choice, 'choice' | 'option' | 'roles'> & { readonly player?: Choice['player'] };

/** Cards that were picked, before or with the choices of a situation, are held where it begins, as after a pick; each once. */
export function withPicks(pack: Pack, before: readonly Choice[], situation: Situation): Situation {
  const { objectives = [] } = situation;
  const choices = (situation.choices ?? []).map(({ roles = {}, ...one }) => ({ roles, ...one }));
  const standing = before.filter((one) => !choices.some((other) => isOf(one, other)));
  const all = [...standing, ...choices]
    .flatMap((one) => picked(pack, one))
    .reduce((held, one) => (held.some((other) => isSame(one, other)) ? held : [...held, one]), objectives);
  return all.length === objectives.length ? situation : { ...situation, objectives: all };
}

function picked(pack: Pack, { player, option, roles }: Chosen): readonly Declared[] {
  if (!player) return [];
  const entry = Object.hasOwn(pack.entries, option) ? pack.entries[option] : undefined;
  const cards = picksById(pack, entry, roles);
  return rolesOfPicks(entry).flatMap((role) => {
    const objective = cards[role];
    return objective === undefined ? [] : [{ player, objective, dice: [] }];
  });
}

/** A choice that the situation says anew. */
function isOf(one: Chosen, other: Chosen): boolean {
  return one.choice === other.choice && one.player === other.player;
}

/** What is named under `objectives` as well is as that says: it may have gone. */
function isSame(one: Declared, other: Declared): boolean {
  return one.player === other.player && one.objective === other.objective;
}
