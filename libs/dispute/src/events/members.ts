import { is, leaves, stays, type Static } from '@adjutant/kernel';
import { Side } from '../members.js';

/** Who did something: the player in a seat, or a member of staff by the id of the person. */
export const Party = is.named(
  'Party',
  is.either(is.object({ side: leaves(Side) }), is.object({ staff: stays('a person', is.anyText()) })),
);
export type Party = Static<typeof Party>;

/**
 * A club or a nation that was changed after the match was opened, of the judge or of a player. Which it was and is stands
 * outside the log, where somebody can be erased.
 */
export const TieChanged = is.object(
  {
    who: is.either(is.exactly('judge'), Side),
    tie: is.oneOf(['club', 'nation']),
    at: is.anyText(),
  },
  { name: 'TieChanged' },
);
export type TieChanged = Static<typeof TieChanged>;

export const side = leaves(Side);
export const judge = stays('a person', is.name({ says: 'Id of the judge.' }));
export const because = stays('typed by somebody', is.because());
/** Number of an entry of the match. */
export const entry = leaves(is.whole());
export const ruling = leaves(is.name({ says: 'Its number in this dispute, from `1`.' }), 'a code');
export const inner = <Of extends Parameters<typeof leaves>[0]>(schema: Of): Of => stays('of no use outside', schema);
export const time = inner(
  is.anyText({ says: 'When it happened at the table, from which the time that the match lost is worked out.' }),
);
export const tiesChanged = stays(
  'a person',
  is.optional(is.list(TieChanged, { says: 'Left out where nothing was changed.' })),
);
