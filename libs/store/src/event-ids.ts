import { hash } from 'node:crypto';
import { eventId as eventIdAnywhere, ID_NAMESPACE } from '@adjutant/kernel';

const NAMESPACE = Buffer.from(ID_NAMESPACE.replaceAll('-', ''), 'hex');
/** Beyond this a command id is no id that a store takes. */
const LONGEST = 250;
const WIDEST = 3;
const named = Buffer.alloc(NAMESPACE.length + WIDEST * (LONGEST + 20));
NAMESPACE.copy(named);

/** By the two bits that say which it is, what every id of this kind has at that place. */
const VARIANT = '89ab';

/**
 * The id of an event, as the kernel works it out on every machine (UUID version 5), with the hash of the runtime: one is made for
 * each event that is written.
 */
export function eventId(commandId: string, index: number): string {
  if (commandId.length > LONGEST) return eventIdAnywhere(commandId, index);
  const end = NAMESPACE.length + named.write(`${commandId}/${index}`, NAMESPACE.length, 'utf8');
  const hex = hash('sha1', named.subarray(0, end), 'hex');
  const variant = VARIANT[Number.parseInt(hex.charAt(16), 16) & 3];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
