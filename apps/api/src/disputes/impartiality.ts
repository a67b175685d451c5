import { shape } from '@adjutant/kernel';
import { type DisputeEntry, EventPolicy, Side, TieChanged } from '@adjutant/dispute';
import type { Seats } from '@adjutant/match';
import { isOwner, type Acting } from '@adjutant/access';
import type { Changed } from '@adjutant/event';

/** What speaks for or against whoever judges. What a club or a nation was and is, staff see. */
export const ImpartialityView = shape.named(
  'ImpartialityView',
  shape.closed({
    conflicts: shape.says('What keeps a judge away at this event.', EventPolicy.properties.conflicts),
    accepted: shape.says(
      'Players who let a judge rule in spite of that.',
      shape.list(shape.closed({ side: Side, judge: shape.text() })),
    ),
    changed: shape.says(
      'What was changed after the match was opened, of the players and of whoever has the dispute.',
      shape.list(
        shape.extended(TieChanged, {
          was: shape.optional(shape.orNull(shape.text())),
          now: shape.optional(shape.orNull(shape.text())),
          by: shape.optional(shape.text()),
        }),
      ),
    ),
  }),
);
export type ImpartialityView = shape.Static<typeof ImpartialityView>;

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
