import type { ShownPerson } from '@adjutant/people';
import { newId } from '../../common/id.js';

/** Somebody known here where just one person has this name; otherwise somebody new. */
export function whoIsMeant(
  name: string,
  people: readonly ShownPerson[],
): { readonly id: string; readonly known: boolean } {
  const [one, ...others] = people.filter((somebody) => somebody.name.toLowerCase() === name.toLowerCase());
  return one !== undefined && others.length === 0 ? { id: one.id, known: true } : { id: newId(), known: false };
}
