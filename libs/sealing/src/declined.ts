import type { Declined } from '@adjutant/kernel';
import type { LogFault } from '@adjutant/seal';
import { declined } from './refusals.js';

export function notWorking(says: string): Declined {
  return declined('not-now', 'seal/not-working', `The log is not being sealed now: ${says}.`);
}

export function unknownSize(size: number, sealed: number): Declined {
  const says = `The log is sealed up to ${sealed} events; there is no size ${size}.`;
  return declined('not-there', 'seal/unknown-size', says, { facts: { size, sealed } });
}

export function logDiffers(says: string, fault?: LogFault): Declined {
  const advice = 'Put the log back from a backup, or from the match files of those who hold them.';
  const facts = fault === undefined ? {} : { ...fault };
  return declined('conflict', 'seal/log-differs', `${says}. Nothing is signed about it. ${advice}`, { facts });
}

export function packMissing(pack: string): Declined {
  const says = `This match is played under ${pack}, which is not installed here.`;
  return declined('conflict', 'seal/pack-missing', says, { facts: { pack } });
}
