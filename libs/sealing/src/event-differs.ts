import type { EventFault } from '@adjutant/contexts';
import type { Declined } from '@adjutant/kernel';
import { declined } from './refusals.js';

/** Why nothing is signed about an event, to whoever asks for its bundle. */
export function eventDiffers(event: string, { fault, says, stream, entry }: EventFault): Declined {
  const place = stream === undefined ? '' : ` (entry ${entry} of ${stream})`;
  const wait = ['not-told', 'table-untold'].includes(fault) ? ' The event is told of it in a moment: ask again.' : '';
  const sentence = `The record of event ${event} does not hold together, and nothing is signed about it: ${says}${place}.${wait}`;
  const at = { ...(stream === undefined ? {} : { stream }), ...(entry === undefined ? {} : { entry }) };
  return declined('conflict', 'seal/event-differs', sentence, { facts: { fault, ...at } });
}
