import { ChessClockTerms } from './chess-clock-terms.js';
import * as is from './schema/is.js';
import { leaves, stays } from './schema/leaving.js';
import type { Static } from './schema/schema.js';

/** Some 25 words. */
export const LONGEST_CLOCK_SAYING = 200;

/** What holds of chess clocks: an installation decides it for all its matches, and an event for its own. */
export const ChessClockRules = is.object(
  {
    pauses: leaves(
      is.oneOf(['anybody', 'judges'], {
        says: 'Who may pause a chess clock, lets it go on, and turns it to neutral time in the battle.',
      }),
    ),
    out: leaves(
      is.oneOf(['told', 'flagged'], {
        says: 'What becomes of running out, which refuses nothing: it is told, or what is recorded afterwards is flagged.',
      }),
    ),
    says: is.optional(
      stays(
        'typed by somebody',
        is.text({
          longest: LONGEST_CLOCK_SAYING,
          says: 'What a player whose time has run out still does; at most 25 words, our own.',
        }),
      ),
    ),
    terms: is.optional(is.says('The chess clock that a match is offered first.', ChessClockTerms)),
  },
  { name: 'ChessClockRules' },
);
export type ChessClockRules = Static<typeof ChessClockRules>;
