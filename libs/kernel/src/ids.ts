import { v5, validate } from 'uuid';

/** Under which all ids are made that follow from a name (UUID version 5). */
export const ID_NAMESPACE = 'c2a5e6f0-5b1e-5e0b-9a39-6f3d2b7f4a51';

/** The id of an event follows from the command that caused it, so that a retry can never make a second one. */
export function eventId(commandId: string, index: number): string {
  return v5(`${commandId}/${index}`, ID_NAMESPACE);
}

/** A stable id for a named thing, such as a sample match. */
export function namedId(name: string): string {
  return v5(name, ID_NAMESPACE);
}

export function isUuid(text: string): boolean {
  return validate(text);
}
