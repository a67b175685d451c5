import { is, type Static } from '@adjutant/kernel';
import { entry } from '../messages/members.js';
import { because, player } from './members.js';
import { enteredBy } from './round-confirmed.js';

const ask = entry('Number of the entry that asked.');

export const TakeBackAsked = is.event(
  'TakeBackAsked',
  is.object({ player, entry: entry(), because: is.optional(because) }),
  'A player asks the other one to let an entry be struck.',
);
export const TakeBackAgreed = is.event(
  'TakeBackAgreed',
  is.object({ player, ask, by: enteredBy }),
  'The other player lets it be struck; the correction follows. `by`: who entered it for the player.',
);
export const TakeBackDeclined = is.event(
  'TakeBackDeclined',
  is.object({ player, ask, because: is.optional(because), by: enteredBy }),
  'The other player does not let it be struck. `by`: who entered it for the player.',
);

export type TakeBackAsked = Static<typeof TakeBackAsked>;
export type TakeBackAgreed = Static<typeof TakeBackAgreed>;
export type TakeBackDeclined = Static<typeof TakeBackDeclined>;
