import { is, type Message, type Static } from '@adjutant/kernel';
import { Metadata, type StoredEvent } from './port.js';

/** An event as this API shows it everywhere: in answers, in `/events`, in live streams and in match files. */
export const EventView = is.object(
  {
    revision: is.anyWhole(),
    type: is.anyText(),
    data: is.anything<object>(),
    meta: Metadata,
  },
  { name: 'EventView' },
);
export type EventView = Static<typeof EventView>;

export const EventsAnswer = is.object(
  {
    match: is.anyText(),
    events: is.many(EventView),
    next: is.orNull(is.anyWhole(), { says: 'Hand it back as `from`; null where that was all.' }),
  },
  { name: 'EventsAnswer' },
);
export type EventsAnswer = Static<typeof EventsAnswer>;

export function eventView({ revision, event, meta }: StoredEvent<Message>): EventView {
  return { revision, type: event.type, data: event.data, meta };
}
