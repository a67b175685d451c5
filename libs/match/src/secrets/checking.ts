import type { MatchEvent, ObjectiveRevealed } from '../events.js';
import { sealsIn } from './sealed.js';

/** What is committed to: the hidden members, whose they are, and the stream that they belong to. */
export interface Secret {
  readonly stream: string;
  readonly owner: string;
  readonly holds: object;
}

/** The hash of a secret with its salt. How it is made is for others to say. */
export type Commit = (secret: Secret, salt: string) => string;

/** An entry that shows something else than what was sealed. */
export interface BrokenSeal {
  readonly number: number;
  readonly reason: string;
}

interface SealedAt {
  readonly number: number;
  readonly owner: string;
}

/** Holds everything that a record reveals to the commitments that stand before it; the first that does not keep to one. */
export function brokenSeal(stream: string, events: readonly MatchEvent[], commit: Commit): BrokenSeal | undefined {
  const places = new Map<string, SealedAt>();
  for (const [number, event] of events.entries()) {
    for (const { sealed, player } of sealsIn(event)) places.set(sealed, { number, owner: player });
    if (event.type !== 'ObjectiveRevealed') continue;
    const reason = wrongWith(stream, event.data, places.get(event.data.sealed), commit);
    if (reason !== undefined) return { number, reason };
  }
  return undefined;
}

function wrongWith(
  stream: string,
  { player, sealed, holds, salt }: ObjectiveRevealed['data'],
  place: SealedAt | undefined,
  commit: Commit,
): string | undefined {
  if (!place) return `it opens ${sealed.slice(0, 12)}…, which no entry before it has sealed`;
  if (place.owner !== player) return `it opens entry ${place.number} for ${player}, but ${place.owner} has sealed that`;
  if (hashed({ stream, owner: player, holds }, salt, commit) === sealed) return undefined;
  return `what it shows is not what entry ${place.number} has sealed: the commitment there comes from other content or another salt`;
}

/** A salt that is none keeps to no commitment. */
function hashed(secret: Secret, salt: string, commit: Commit): string | undefined {
  try {
    return commit(secret, salt);
  } catch {
    return undefined;
  }
}

/** Commitments that a record never opens, by entry. Once both sides, or staff, have said that a battle is over there are none in an honest record. */
export function neverOpened(events: readonly MatchEvent[]): readonly number[] {
  const shown = new Set(events.flatMap((event) => (event.type === 'ObjectiveRevealed' ? [event.data.sealed] : [])));
  return events.flatMap((event, number) => (sealsIn(event).every(({ sealed }) => shown.has(sealed)) ? [] : [number]));
}
