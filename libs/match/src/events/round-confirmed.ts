import { is, leaves, stays, type Static } from '@adjutant/kernel';
import { Figures, ROUND } from '../figures.js';
import { Official } from '../messages/official.js';
import { namedThere, player } from './members.js';

/** Who entered it for the player stays behind; as what, may leave. */
const asWhat = is.object({ role: leaves(is.oneOf(['scorekeeper', 'judge', 'head-judge', 'organizer'])) });
/** Who enters something for a player. */
export const enteredBy = is.optional(leaves(Official, { part: asWhat }));

export const RoundConfirmed = is.event(
  'RoundConfirmed',
  is.object({
    player,
    round: leaves(is.whole(ROUND)),
    seen: Figures,
    named: namedThere,
    typed: stays('a person', is.optional(is.text({ longest: 100 }))),
    by: enteredBy,
  }),
  'A player agrees to the points of both at the end of a battle round. `by`: who entered it for the player; `named`: the player typed their name on a device that both use. `typed`: that name, as earlier records kept it; it is not kept any more.',
);

export type RoundConfirmed = Static<typeof RoundConfirmed>;
