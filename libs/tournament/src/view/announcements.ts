import type { OpenedTournament } from '../event/state/state.js';
import type { Entered } from './irregular.js';
import type { AnnouncementView } from './tournament-view.js';

/** What was said to everybody and stands, the newest first, with when it was said. */
export function shownAnnouncements(
  { announcements }: OpenedTournament,
  record: readonly Entered[],
): readonly AnnouncementView[] {
  const said = record.filter(({ event }) => event.type === 'Announced');
  return said
    .flatMap(({ at, by }, index): readonly AnnouncementView[] => {
      const known = announcements[index];
      if (known === undefined || known.takenBack) return [];
      const { takenBack: _, ...what } = known;
      return [{ announcement: index + 1, ...what, at, by: by.role }];
    })
    .toReversed();
}
