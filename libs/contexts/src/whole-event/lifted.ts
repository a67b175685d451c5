import { schemasOf } from '@adjutant/kernel';
import { DISPUTE } from '@adjutant/dispute';
import { MATCH } from '@adjutant/match';
import { TOURNAMENT } from '@adjutant/tournament';
import { EventAtFault } from './faults.js';
import type { Recorded } from './recorded.js';

const SCHEMAS = schemasOf([MATCH, DISPUTE, TOURNAMENT]);

/** An entry as it is read today, whatever version of its schema it was written in. */
export function lifted<Event extends { readonly type: string; readonly data: object }>(entry: Recorded): Event {
  const { type, data, meta } = entry;
  try {
    return { type, data: SCHEMAS.upcast(type, meta.schemaVersion, data) } as unknown as Event;
  } catch (error) {
    throw new EventAtFault(
      'unreadable',
      `it cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      entry,
    );
  }
}
