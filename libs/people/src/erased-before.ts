import type { Declined } from '@adjutant/kernel';
import { declined } from './refusals.js';

/** Told to whoever would write something down of somebody who was erased. */
export function erasedBefore(id: string): Declined {
  const says = 'This person has been erased, and the id is not given to anybody again. Add them as somebody new.';
  return declined('conflict', 'person/erased', says, { facts: { person: id } });
}
