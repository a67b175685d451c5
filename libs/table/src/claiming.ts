import { grantsOf, joinedOf, sameName, type Claim, type ClaimUse, type Entry, type Side } from '@adjutant/rules';
import type { Laid } from './sitting.js';

/** An ability that lets a use be free, or more often, and who bears it. */
export interface Claimable {
  readonly id: string;
  readonly name: string;
  readonly bearers: readonly string[];
}

/** What may be claimed for a use by whoever is alive; whether it fits this very use is for the rules to say. */
export function claimableFor({ pack, table }: Laid, player: Side, entry: Entry): readonly Claimable[] {
  if (entry.kind === 'order') return [];
  const borne = Object.values(table.units)
    .filter(({ owner, destroyed }) => owner === player && !destroyed)
    .flatMap((unit) => grantsOf(pack, table, unit).map((one) => ({ ...one, bearer: unit.id })))
    .filter(({ grants }) => grants.claim !== undefined && isAbout(grants.claim, entry));
  const ids = [...new Set(borne.map(({ id }) => id))];
  return ids.map((id) => {
    const all = borne.filter((one) => one.id === id);
    return { id, name: all[0]?.name ?? id, bearers: all.map(({ bearer }) => bearer) };
  });
}

function isAbout({ kinds, names }: Claim, { id, kind, name }: Entry): boolean {
  return kinds.includes(kind) && (names.length === 0 || names.some((one) => one === id || sameName(one, name)));
}

/** Whoever bears it for this use: the unit that it is on, since most abilities reach only their bearer. */
export function claimOf({ table }: Laid, { id, bearers }: Claimable, target: string | undefined): ClaimUse {
  const reached = target === undefined ? [] : joinedOf(table.units[target]);
  return { ability: id, bearer: bearers.find((one) => reached.includes(one)) ?? bearers[0] ?? '' };
}
