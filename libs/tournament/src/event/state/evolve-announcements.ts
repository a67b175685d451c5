import type { EventOf, TournamentEvent } from '../events.js';
import type { OpenedTournament } from './state.js';

type OfAnnouncements = EventOf<'Announced' | 'AnnouncementTakenBack'>;

export const isOfAnnouncements = (event: TournamentEvent): event is OfAnnouncements =>
  event.type === 'Announced' || event.type === 'AnnouncementTakenBack';

/** They are numbered as they come, and keep their numbers. */
export function evolveAnnouncements(state: OpenedTournament, event: OfAnnouncements): OpenedTournament {
  const { announcements } = state;
  if (event.type === 'Announced') {
    const { announcement: _, ...said } = event.data;
    return { ...state, announcements: [...announcements, { ...said, takenBack: false }] };
  }
  const at = event.data.announcement - 1;
  const known = announcements[at];
  return known === undefined
    ? state
    : { ...state, announcements: announcements.with(at, { ...known, takenBack: true }) };
}
