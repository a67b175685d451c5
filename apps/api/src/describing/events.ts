import { CONTEXTS } from '@adjutant/contexts';
import { is, type Schema } from '@adjutant/kernel';
import { EventsAnswer, EventView } from '@adjutant/store';

/** An event of any context as answers show it: which data it has follows from its type. */
export const RecordedEvent: Schema<EventView> = is.byMember(
  'type',
  CONTEXTS.flatMap(({ events }) => Object.values<Described>(events)).map(({ schema }) => shown(schema)),
  { name: 'EventView' },
);

export const EventsShown: Schema<EventsAnswer> = is.named(
  'EventsAnswer',
  is.extended(EventsAnswer, { events: is.many(RecordedEvent) }),
);

interface Described {
  readonly schema: Schema;
}

function shown({ title = '', properties = {} }: Schema): Schema<EventView> {
  const { type, data } = properties as { readonly type: Schema<string>; readonly data: Schema<object> };
  return is.named(`${title}View`, is.extended(EventView, { type, data }));
}
