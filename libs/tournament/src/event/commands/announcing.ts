import { is, type Static } from '@adjutant/kernel';
import { announcement, round } from '../members.js';

export const Announce = is.message(
  'Announce',
  is.object({
    text: is.text({ longest: 500, says: 'What everybody at the event is to know.' }),
    round: is.optional(round),
    hall: is.optional(is.name({ says: 'Name of the hall whose players it is for; everybody where it is left out.' })),
  }),
  'It is shown to players, on the page of the event and on hall screens, the newest first. Records Announced.',
);
export const TakeAnnouncementBack = is.message(
  'TakeAnnouncementBack',
  is.object({ announcement }),
  'It is shown no longer; the record keeps it. Records AnnouncementTakenBack.',
);

export type Announce = Static<typeof Announce>;
export type TakeAnnouncementBack = Static<typeof TakeAnnouncementBack>;
