import { is, type Static } from '@adjutant/kernel';
import { EntrantView, RoundOfEvent, TournamentView } from './tournament-view.js';

export const PublicEvent = is.object(
  {
    entry: is.anyWhole({ says: 'Its place in the record.' }),
    type: is.anyText(),
    at: is.anyText({ says: 'ISO 8601 in UTC.' }),
    sentence: is.anyText({ says: 'What happened; players by their ids.' }),
  },
  { name: 'PublicEvent' },
);
export type PublicEvent = Static<typeof PublicEvent>;

const { status, settings, seed, withoutMatches, listsLocked, groups, cut, irregular, announcements } =
  TournamentView.properties;

/** What became another thing in what everybody sees of an event. */
export const ViewChanges = is.object(
  {
    members: is.object(
      {
        status: is.optional(status),
        settings: is.optional(settings),
        seed: is.optional(seed),
        withoutMatches,
        listsLocked: is.optional(listsLocked),
        groups,
        cut: is.optional(cut),
        irregular: is.optional(irregular),
        announcements: is.optional(announcements),
        entries: is.optional(is.many(EntrantView, { says: 'All of them, where they stand in another order.' })),
      },
      { name: 'ChangedMembers', says: 'Members of the view that are others now, whole.' },
    ),
    entries: is.many(EntrantView, { says: 'Those that changed, and those that came, in their order.' }),
    rounds: is.many(
      is.object({
        round: RoundOfEvent,
        only: is.yes({ says: 'Its `tables` are those that changed, and the others stay; else they are all of them.' }),
      }),
    ),
  },
  { name: 'ViewChanges' },
);
export type ViewChanges = Static<typeof ViewChanges>;

/** What is new in an event since an entry of its record, for everybody. */
export const ChangesAnswer = is.object(
  {
    tournament: is.anyText(),
    after: is.anyWhole(),
    revision: is.anyWhole(),
    events: is.many(PublicEvent, { says: 'Public entries after that one.' }),
    changed: is.orNull(ViewChanges, {
      says: 'What makes the view of `after` that of `revision`; null where so much has happened that the event is read anew.',
    }),
  },
  { name: 'ChangesAnswer' },
);
export type ChangesAnswer = Static<typeof ChangesAnswer>;
