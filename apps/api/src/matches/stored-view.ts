import type { Message } from '@adjutant/kernel';
import type { Metadata, StoredEvent } from '@adjutant/store';

/** An event as this API shows it everywhere: in answers, in `/events`, in live streams and in match files. */
export interface EventView {
  readonly revision: number;
  readonly type: string;
  readonly data: object;
  readonly meta: Metadata;
}

export function eventView({ revision, event, meta }: StoredEvent<Message>): EventView {
  return { revision, type: event.type, data: event.data, meta };
}
