import { fits } from '@adjutant/kernel';
import { Clock } from '@adjutant/rules';
import { OF_PLACES } from './placed.js';
import { isToldTime } from './times.js';

export const LONGEST_TYPE = 60;

const ORDINARY = new Set(['commandId', 'type', 'data', 'occurredAt', 'expectedRevision', 'actor', ...OF_PLACES]);
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

type Open = { readonly [member: string]: unknown };

/**
 * Whether nothing can be wrong with an envelope, seen at a glance: nearly every request is like that, and the full check
 * costs as much as deciding. It lets through less than the full check, never more.
 */
export function isOrdinary(value: unknown): boolean {
  if (!isOpen(value) || !Object.keys(value).every((member) => ORDINARY.has(member))) return false;
  const { commandId, type, data, occurredAt, expectedRevision, actor } = value;
  return (
    typeof commandId === 'string' &&
    UUID.test(commandId) &&
    typeof type === 'string' &&
    type.length > 0 &&
    type.length <= LONGEST_TYPE &&
    isOpen(data) &&
    (occurredAt === undefined || isToldTime(occurredAt)) &&
    (expectedRevision === undefined || (Number.isSafeInteger(expectedRevision) && Number(expectedRevision) >= -1)) &&
    actor === undefined &&
    isOrdinarilyPlaced(value)
  );
}

/** Of a place only what has no words in it but those of a clock: `step` and the like are looked at by whoever reads all of it. */
function isOrdinarilyPlaced({ place, basedOn, distinctFrom, forecast }: Open): boolean {
  if (distinctFrom !== undefined || forecast !== undefined) return false;
  return (place === undefined || isPlainPlace(place)) && (basedOn === undefined || isCount(basedOn));
}

const LETTERS = /^[\w:/.-]*$/;

const isPlainPlace = (value: unknown): boolean =>
  fits(Clock, value) && Object.values(value).every((one) => typeof one !== 'string' || LETTERS.test(one));

const MOST = 1_000_000;
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= MOST;

/** An object, of which nothing else is known. */
export const isOpen = (value: unknown): value is Open =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
