import * as is from './schema/is.js';
import { leaves } from './schema/leaving.js';
import type { Static } from './schema/schema.js';

/** A day: whoever plays longer has no use for a clock. */
export const MOST_MINUTES = 1_440;

/** What a chess clock gives each player. */
export const ChessClockTerms = is.object(
  {
    per: leaves(is.oneOf(['game', 'turn'], { says: 'Whether the minutes are for the whole match, or for each turn.' })),
    minutes: leaves(is.whole({ least: 1, most: MOST_MINUTES, says: 'For each of the two players.' })),
    neutral: is.optional(
      leaves(
        is.whole({
          least: 1,
          most: MOST_MINUTES,
          says: 'Minutes that are nobody’s, such as for deployment; without a limit where they are left out.',
        }),
      ),
    ),
  },
  { name: 'ChessClockTerms', says: 'A chess clock for two.' },
);
export type ChessClockTerms = Static<typeof ChessClockTerms>;
