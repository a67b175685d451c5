import { is, leaves, stays, type Json, type ObjectOf, type Static } from '@adjutant/kernel';
import { drawn } from '../situation.js';
import { because, dice, overridable, player, sealed, word } from './members.js';

const sealable = { sealed: sealed() };
/** What a player may hide until it is achieved; `sealed`: the commitment to it that stands in its place. */
export type Sealable = ObjectOf<typeof sealable>;

const Drawn = is.object(drawn, { name: 'Drawn' });
const objective = is.optional(is.says('Id of the entry.', word));

/** What stood in each role of what was hidden, where that is a word of the pack: a card that was picked. */
const cards = leaves(is.mapOf(word, 'names'), { keys: 'a word' });

const by = is.optional(
  leaves(is.oneOf(['server'], { says: 'The server drew the card; left out where the table did.' })),
);

export const ObjectiveDrawn = is.event(
  'ObjectiveDrawn',
  is.object({ player, drawn: is.optional(Drawn), by, ...sealable, ...overridable }),
  'Dice, or a hand at the table, have drawn an objective; or the server has.',
);
export const DrawVoided = is.event(
  'DrawVoided',
  is.object({ player, dice }),
  'Dice thrown for an objective that the player has drawn before: nothing comes of them, and they are thrown again.',
);
export const ObjectiveDiscarded = is.event(
  'ObjectiveDiscarded',
  is.object({ player, objective, ...sealable, ...overridable }),
);

export const ObjectiveRevealed = is.event(
  'ObjectiveRevealed',
  is.object({
    player,
    sealed: stays('hides a secret', is.hash()),
    holds: leaves(is.anything<{ readonly [member: string]: Json }>(), {
      part: is.object({ drawn: Drawn, objective: word, option: word, roles: cards }),
    }),
    salt: stays('hides a secret', is.text()),
  }),
  'Opens the entry that holds the commitment `sealed`: `holds` are the members that were hidden in it. Whoever knows the salt can work the commitment out again.',
);

export const HandsInspected = is.event(
  'HandsInspected',
  is.object({ by: stays('a person', is.name()), because: is.optional(because) }),
  'A judge has looked at everything that is sealed so far.',
);

export type ObjectiveDrawn = Static<typeof ObjectiveDrawn>;
export type DrawVoided = Static<typeof DrawVoided>;
export type ObjectiveDiscarded = Static<typeof ObjectiveDiscarded>;
export type ObjectiveRevealed = Static<typeof ObjectiveRevealed>;
export type HandsInspected = Static<typeof HandsInspected>;
