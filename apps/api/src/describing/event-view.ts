import { type Message, shape } from '@adjutant/kernel';
import { Metadata, type StoredEvent } from '@adjutant/store';

/** An event as this API shows it everywhere: in answers, in `/events`, in live streams and in match files. */
export const EventView = shape.named(
  'EventView',
  shape.closed({
    revision: shape.whole(),
    type: shape.text(),
    data: shape.anything<object>({ type: 'object' }),
    meta: Metadata,
  }),
);
export type EventView = shape.Static<typeof EventView>;

export const EventsAnswer = shape.named(
  'EventsAnswer',
  shape.closed({
    match: shape.text(),
    events: shape.list(EventView),
    next: shape.says('Hand it back as `from`; null where that was all.', shape.orNull(shape.whole())),
  }),
);
export type EventsAnswer = shape.Static<typeof EventsAnswer>;

export function eventView({ revision, event, meta }: StoredEvent<Message>): EventView {
  return { revision, type: event.type, data: event.data, meta };
}
