import type { Pack } from '../pack/pack.js';
import { keywordsAsked } from '../judge/untold-keywords.js';
import { VOCABULARY, type Known } from './vocabulary.js';

/** Names that a pack knows, whichever army they are of, for whoever reads lists that were written elsewhere. */
export type PackNames = {
  readonly [sort in 'faction' | 'detachment' | 'enhancement' | 'unit' | 'keyword' | 'trait']: readonly Known[];
} & {
  /** Absent where no unit has to start anywhere. */
  readonly place?: readonly Known[];
};

export function namesOfPack(pack: Pack): PackNames {
  const nobody = { faction: '', units: [] };
  const known = ({ name, id }: Known): Known => (id === undefined ? { name } : { name, id });
  return {
    faction: VOCABULARY.faction(pack, nobody),
    detachment: VOCABULARY.detachment(pack, nobody).map(known),
    enhancement: Object.values(pack.entries)
      .filter((entry) => entry.kind === 'enhancement')
      .map(known),
    unit: VOCABULARY.unit(pack, nobody),
    keyword: keywordsAsked(pack).map((name) => ({ name })),
    trait: traitsCounted(pack).map((name) => ({ name })),
    ...placesAsked(pack),
  };
}

/** Where some units have to start, of several places the first: whoever brings a list says it where the list does not. */
function placesAsked({ armyChecks = {} }: Pack): Pick<PackNames, 'place'> {
  const asked = Object.values(armyChecks).flatMap(({ tests }) =>
    tests.check === 'keyword-set-up-in' && Array.isArray(tests['in']) ? tests['in'].slice(0, 1) : [],
  );
  const place = [...new Set(asked)].flatMap((name) => (typeof name === 'string' ? [{ name }] : []));
  return place.length === 0 ? {} : { place };
}

/** What an army has to name units as: whoever brings a list says it where the list does not. */
function traitsCounted({ armyChecks = {} }: Pack): readonly string[] {
  const counted = Object.values(armyChecks).flatMap(({ tests }) =>
    tests.check === 'trait-count' && typeof tests['trait'] === 'string' ? [tests['trait']] : [],
  );
  return [...new Set(counted)].sort();
}
