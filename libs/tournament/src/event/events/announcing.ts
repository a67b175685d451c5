import { is, stays, type Static } from '@adjutant/kernel';
import { announcement, round } from '../members.js';

export const Announced = is.event(
  'Announced',
  is.object({
    announcement,
    text: stays('typed by somebody', is.text({ longest: 500 })),
    round: is.optional(round),
    hall: is.optional(stays('typed by somebody', is.name())),
  }),
);
export const AnnouncementTakenBack = is.event('AnnouncementTakenBack', is.object({ announcement }));

export type Announced = Static<typeof Announced>;
export type AnnouncementTakenBack = Static<typeof AnnouncementTakenBack>;
