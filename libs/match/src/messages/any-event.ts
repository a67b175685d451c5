import { is, type Schema } from '@adjutant/kernel';
import { MATCH_EVENT_SCHEMAS, type MatchEvent } from '../events.js';

/** Any event of a match, as it is recorded. */
export const anyEvent: Schema<MatchEvent> = is.byMember('type', Object.values(MATCH_EVENT_SCHEMAS), {
  name: 'MatchEvent',
});
