import { nearest } from '@adjutant/kernel';
import { plainName, sameName } from '../pack/name.js';
import type { Entry } from '../pack/entry.js';
import type { Pack } from '../pack/pack.js';
import type { Roster } from './roster.js';

/** A name that the pack knows; `id` where it goes by one. */
export interface Known {
  readonly name: string;
  readonly id?: string;
}

export type Sort = 'faction' | 'detachment' | 'enhancement' | 'stratagem' | 'unit';

/** What the pack knows of a sort, as far as an army with this roster may name it. */
export const VOCABULARY: { readonly [sort in Sort]: (pack: Pack, roster: Roster) => readonly Known[] } = {
  faction: (pack) => namesOf(detachments(pack).flatMap(({ muster }) => muster?.faction ?? [])),
  detachment: (pack) => detachments(pack),
  enhancement: (pack, roster) => openTo(pack, roster, 'enhancement'),
  stratagem: (pack, roster) => openTo(pack, roster, 'stratagem'),
  unit: (pack) => namesOf(detachments(pack).flatMap(unitsNamed)),
};

function detachments(pack: Pack): readonly Entry[] {
  return Object.values(pack.entries).filter((entry) => entry.kind === 'detachment');
}

function openTo(pack: Pack, { detachment }: Roster, kind: string): readonly Entry[] {
  return Object.values(pack.entries).filter(
    (entry) => entry.kind === kind && ['core', detachment].includes(entry.owner),
  );
}

function unitsNamed({ muster, grants }: Entry): readonly string[] {
  return [
    ...(muster?.groups ?? []).flatMap((group) => group.units.map((unit) => unit.name)),
    ...(grants?.adaptations ?? []).map((one) => one.unit),
  ];
}

function namesOf(names: readonly string[]): readonly Known[] {
  return [...new Set(names)].map((name) => ({ name }));
}

/** The one of this very name, however it is spelled. */
export function knownAs(known: readonly Known[], word: string): Known | undefined {
  return known.find(({ name, id }) => sameName(name, word) || id === word);
}

/** The one that was probably meant by a name that none of them has. */
export function nearTo(known: readonly Known[], word: string): Known | undefined {
  const words = known.flatMap((one) =>
    [one.name, ...(one.id === undefined ? [] : [one.id])].map((name) => ({ one, name })),
  );
  const near = nearest(
    plainName(word),
    words.map(({ name }) => plainName(name)),
  );
  return near === undefined ? undefined : words.find(({ name }) => plainName(name) === near)?.one;
}

/** `Lantern Keepers (lantern-keepers)`, or the bare name of what has no id. */
export function knownText({ name, id }: Known): string {
  return id === undefined ? name : `${name} (${id})`;
}
