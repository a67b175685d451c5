import { is, leaves, stays, type ObjectOf, type Static } from '@adjutant/kernel';
import { seat } from '../messages/members.js';

/** One of the two seats, or nobody's. */
export const seatOrNone = leaves(is.oneOf(['A', 'B', null]));
/** What the pack calls something. */
export const word = leaves(is.name(), 'a word');
/** A unit goes out as a key: its id was typed on a roster. */
export const unit = leaves(is.name(), 'a key');
export const units = is.list(unit);
export const count = leaves(is.whole());
export const dice = is.list(count);
/** On a device that both use, a player has said who they are. The name itself is nobody's to keep. */
export const namedThere = is.optional(leaves(is.exactly(true)));
export const because = stays('typed by somebody', is.because());
/** A rule, in words or by its id: what is no word of the pack was typed. */
export const byRule = leaves(is.text(), 'a word');
export const what = stays('typed by somebody', is.text());

/** A refusal that a judge set aside. */
export const Overridden = is.object(
  {
    by: stays('a person', is.name()),
    reason: stays('typed by somebody', is.because()),
    codes: is.list(leaves(is.name(), 'a code')),
  },
  { name: 'Overridden', says: 'A refusal that a judge set aside.' },
);
export type Overridden = Static<typeof Overridden>;

export const overridable = { overridden: is.optional(Overridden) };
export type Overridable = ObjectOf<typeof overridable>;

/**
 * The commitment to what a player may hide until it is achieved. It differs with the secret, so that not even that goes out
 * before the secret is open.
 */
export function sealed(says = 'The commitment that stands in place of what is hidden.') {
  return leaves(is.optional(is.hash({ says })), 'being there');
}

export const player = seat();
