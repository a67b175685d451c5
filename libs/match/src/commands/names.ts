import { didYouMean } from '@adjutant/kernel';
import { sameName, type Table, type Unit } from '@adjutant/rules';
import { no, type MatchDecision } from './context.js';

export function hasUnit(table: Table, id: string): boolean {
  return Object.hasOwn(table.units, id);
}

/**
 * Whether an id names nothing of ours but a member of every object (`constructor`, `toString`): looked up as a unit it
 * would be found, so it must not get into the record.
 */
export function isNobody(table: Table, id: string): boolean {
  return id in table.units && !hasUnit(table, id);
}

/** The id of the unit that is meant: by its id, or by a name that only one unit has, of all or of those that live. */
export function unitMeant(table: Table, word: string, fits: (unit: Unit) => boolean = () => true): string {
  if (hasUnit(table, word)) return word;
  const called = calledLike(table, word).filter(fits);
  const living = called.filter((unit) => !unit.destroyed);
  const [only] = called.length === 1 ? called : living.length === 1 ? living : [];
  return only?.id ?? word;
}

function calledLike(table: Table, word: string): readonly Unit[] {
  return Object.values(table.units).filter((unit) => sameName(unit.name, word));
}

/** Nobody has the unit that is named, or several have the name. */
export function noUnit(table: Table, word: string): MatchDecision {
  const ids = calledLike(table, word).map((unit) => unit.id);
  if (ids.length > 1) {
    const message = `${ids.length} units are called ${word}: ${ids.join(', ')}. Name the one that is meant by its id.`;
    return no('unit/unknown', message, { unit: word, known: ids });
  }
  const known = Object.values(table.units).flatMap(({ id, name }) => [id, name]);
  return no('unit/unknown', `No roster has a unit ${word}${didYouMean(word, known) || '.'}`, { unit: word });
}
