import { didYouMean } from '@adjutant/kernel';
import { hasKeyword } from '../pack/name.js';
import type { Entry } from '../pack/entry.js';
import type { Pack } from '../pack/pack.js';
import { fieldedBy, type MusteredUnit, type MusterFault } from './detachment.js';
import type { Roster } from './roster.js';
import type { RulesCode } from '../refusals.js';

/** A fault about an enhancement of the pack, citing it where there is one. */
export interface BearerFault extends MusterFault {
  readonly code: RulesCode;
  readonly entry?: Entry;
}

/** Enhancements that the roster names and the pack has not, that are another detachment's, or whose bearer may not have them. */
export function bearerFaults(
  pack: Pack,
  roster: Roster,
  units: readonly MusteredUnit[],
  hint: (name: string) => string = () => '',
): readonly BearerFault[] {
  return roster.units.flatMap((unit) =>
    (unit.enhancements ?? []).flatMap((id) => {
      const keywords = units.find((one) => one.id === unit.id)?.keywords ?? [];
      if (typeof id !== 'string') return [];
      const found = bearerFault(pack, roster, { name: unit.name, keywords }, id, hint);
      return found ? [{ ...found, facts: { unit: unit.id, enhancement: id } }] : [];
    }),
  );
}

function bearerFault(
  pack: Pack,
  roster: Roster,
  unit: Pick<MusteredUnit, 'name' | 'keywords'>,
  id: string,
  hint: (name: string) => string,
): Omit<BearerFault, 'facts'> | null {
  const entry = pack.entries[id];
  if (!entry) return { code: 'enhancement/unknown', says: `There is no ${id} in ${pack.name}${hint(id) || '.'}` };
  if (entry.owner !== 'core' && entry.owner !== roster.detachment) {
    const says = `${entry.name} belongs to ${entry.owner}; the army fields ${fieldedBy(roster)}.`;
    return { code: 'enhancement/not-in-detachment', says, entry };
  }
  const missing = (entry.bearer?.keywords ?? []).filter((keyword) => !hasKeyword(unit.keywords, keyword));
  if (missing.length === 0) return null;
  const says = `${entry.name} needs a bearer with ${missing.join(' and ')}; ${unit.name} has not.`;
  return { code: 'enhancement/bearer-ineligible', says, entry };
}

/** `; did you mean Loud Voice?` among the enhancements that the army may take. */
export function enhancementMeant(pack: Pack, { detachment }: Roster, name: string): string {
  const open = Object.values(pack.entries).filter(
    (entry) => entry.kind === 'enhancement' && ['core', detachment].includes(entry.owner),
  );
  return didYouMean(
    name,
    open.flatMap((entry) => (name.includes('/') ? [entry.id] : [entry.name])),
  );
}
