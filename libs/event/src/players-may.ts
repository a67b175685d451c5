import { notAllowed, type AccessCode, type Linked, type SeatOfMatch } from '@adjutant/access';
import type { EventPolicy } from '@adjutant/dispute';
import { refusing } from '@adjutant/kernel';

type Decided = Pick<EventPolicy, 'players'>;

const { refuse } = refusing<AccessCode>();

/** Throws where whoever sits there hands out a link that the event leaves to its staff, or more than they hold a half of. */
export function assertHandsOn({ players }: Decided, { side, both }: SeatOfMatch, linked: Linked): void {
  if (players === undefined) {
    const says =
      'The codes of seats are shown by whoever runs the event: ask them, or have the event let players do it.';
    throw notAllowed(refuse('access/for-staff-here', says, { players: 'play', linked }));
  }
  if (linked !== 'both' || both === true) return;
  const says = `You hold seat ${side}: show the code of one seat. The link of the table opens both, and whoever runs the event hands it out.`;
  throw notAllowed(refuse('access/for-staff-here', says, { players, linked }));
}

/** Throws where the event has not left it to its players to open matches. */
export function assertOpens({ players }: Decided): void {
  if (players === 'open-matches') return;
  const says = 'Matches are opened by whoever runs the event: ask them, or have the event let players do it.';
  throw notAllowed(refuse('access/for-staff-here', says, { players: players ?? 'play' }));
}
