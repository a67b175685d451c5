import type { Pack } from '../pack/pack.js';
import { findEntry } from '../pack/shelf.js';
import type { Roster } from './roster.js';
import { knownAs, VOCABULARY } from './vocabulary.js';

/** The roster with its detachment and its enhancements by their ids, where it calls them by the names that the pack has for them. */
export function asThePackWrites(pack: Pack, roster: Roster): Roster {
  const detachment =
    roster.detachment === undefined ? undefined : knownAs(VOCABULARY.detachment(pack, roster), roster.detachment)?.id;
  const named = detachment === undefined ? roster : { ...roster, detachment };
  return { ...named, units: named.units.map((unit) => withIds(pack, named, unit)) };
}

function withIds(pack: Pack, { detachment }: Roster, unit: Roster['units'][number]): Roster['units'][number] {
  if (!unit.enhancements) return unit;
  const idOf = (name: string): string => findEntry(pack, detachment, name, ['enhancement'])?.id ?? name;
  return { ...unit, enhancements: unit.enhancements.map((one) => (typeof one === 'string' ? idOf(one) : one)) };
}
