import type { EventSchemas, JsonObject, Message } from '@adjutant/kernel';
import { PoisonedEvent } from './errors.js';
import { messageOf } from './trouble.js';
import type { StoredEvent } from './port.js';

export interface EventPlace {
  readonly stream: string;
  readonly revision: number;
  readonly position: string;
}

/** Lifts the data of an event to the schema that the code of today understands. */
export function liftEvent(event: Message, version: number, schemas: EventSchemas, place: EventPlace): Message {
  try {
    const data = event.data as JsonObject;
    const lifted = schemas.upcast(event.type, version, data);
    return lifted === data ? event : { type: event.type, data: lifted };
  } catch (error) {
    throw new PoisonedEvent(place, messageOf(error), error);
  }
}

export function lift(stored: StoredEvent, schemas: EventSchemas): StoredEvent {
  const event = liftEvent(stored.event, stored.meta.schemaVersion, schemas, stored);
  return event === stored.event ? stored : { ...stored, event };
}
