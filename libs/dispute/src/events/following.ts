import { is, type Static } from '@adjutant/kernel';
import { because, entry } from './members.js';

export const DisputeVoided = is.event(
  'DisputeVoided',
  is.object({ entry, because }),
  'The match was declared void, in its entry `entry`: nothing is decided here until it is restored.',
);
export const DisputeRestored = is.event(
  'DisputeRestored',
  is.object({ entry, because }),
  'The match was restored: the dispute goes on where it stood.',
);

export type DisputeVoided = Static<typeof DisputeVoided>;
export type DisputeRestored = Static<typeof DisputeRestored>;
