import { hash } from 'node:crypto';
import { eventId } from '@adjutant/kernel';

/** The namespace of libs/kernel/src/ids.ts; event-id.spec.ts would notice if the two differed. */
const NAMESPACE = Buffer.from('c2a5e6f05b1e5e0b9a396f3d2b7f4a51', 'hex');
const LONGEST = 240;
const BYTES_OF_A_UNIT = 3;
const VARIANT = '89ab';

const scratch = Buffer.alloc(NAMESPACE.length + LONGEST * BYTES_OF_A_UNIT);
NAMESPACE.copy(scratch);

/** The same as the kernel's `eventId`, which is version 5 of RFC 9562, with the platform's own hash: one is needed for each event. */
export function eventIdOf(commandId: string, index: number): string {
  const name = `${commandId}/${index}`;
  if (name.length > LONGEST || !name.isWellFormed()) return eventId(commandId, index);
  const end = NAMESPACE.length + scratch.write(name, NAMESPACE.length);
  const hex = hash('sha1', scratch.subarray(0, end));
  const variant = VARIANT[Number.parseInt(hex.slice(16, 17), 16) & 3];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
