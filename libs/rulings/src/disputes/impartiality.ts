import { type ImpartialityView } from '@adjutant/dispute';
import { type DisputeEntry, EventPolicy } from '@adjutant/dispute';
import type { Seats } from '@adjutant/match';
import { isOwner, type Acting } from '@adjutant/access';
import type { Changed } from '@adjutant/event';

/** Consents that count: those of the players in these seats, or all where nobody signs in. */
export function acceptedBy(entries: readonly DisputeEntry[], seats: Seats | undefined): ImpartialityView['accepted'] {
  return entries.flatMap(({ event, by }) =>
    event.type === 'JudgeAccepted' && (!seats || seats[event.data.side].player === by.id) ? [event.data] : [],
  );
}

export function impartialityView(
  conflicts: EventPolicy['conflicts'],
  accepted: ImpartialityView['accepted'],
  changes: readonly Changed[],
  acting: Acting,
): ImpartialityView {
  const staff = isOwner(acting) || acting.roles.some((role) => role !== 'player' && role !== 'spectator');
  return {
    conflicts,
    accepted,
    changed: changes.map(({ who, tie, at, was, now, by }) => ({ who, tie, at, ...(staff ? { was, now, by } : {}) })),
  };
}
