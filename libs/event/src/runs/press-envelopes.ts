import type { SignedPress } from '@adjutant/runs';

/** Whose time counts: they are told with when they were pressed, every other command without. */
const TIMED: ReadonlySet<unknown> = new Set(['PassTime', 'PauseTime']);

/**
 * A press as its own device would have sent it: whichever way it comes first, it is the same command. What is wrong with it is
 * said as of any other.
 */
export function envelopeOf({ id, type, data, at, place, basedOn, distinctFrom, forecast }: SignedPress): object {
  const timed = TIMED.has(type) ? { occurredAt: at } : {};
  if (place === null) return { commandId: id, type, data, ...timed };
  const known = typeof basedOn === 'number' && basedOn < 0 ? {} : { basedOn };
  return {
    commandId: id,
    type,
    data,
    ...timed,
    place,
    ...known,
    ...(distinctFrom === undefined ? {} : { distinctFrom }),
    ...(forecast === undefined ? {} : { forecast }),
  };
}
