import { v5, validate } from 'uuid';

const ADJUTANT = 'c2a5e6f0-5b1e-5e0b-9a39-6f3d2b7f4a51';

/** The id of an event follows from the command that caused it, so that a retry can never make a second one. */
export function eventId(commandId: string, index: number): string {
  return v5(`${commandId}/${index}`, ADJUTANT);
}

/** A stable id for a named thing, such as a sample match. */
export function namedId(name: string): string {
  return v5(name, ADJUTANT);
}

export function isUuid(text: string): boolean {
  return validate(text);
}
