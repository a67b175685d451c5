import { MOST_PLAYERS } from '../words.js';
import type { Finding } from './findings.js';

/** More players than an event takes can be read, and no round of them is paired. */
export const tooManyPlayers = (count: number): readonly Finding[] =>
  count <= MOST_PLAYERS
    ? []
    : [
        {
          code: 'count-differs',
          says: `There are ${count} players, and an event takes ${MOST_PLAYERS}: split the list, and look whether it holds one event alone.`,
          taken: 'All of them; no round is paired of so many.',
          facts: { found: count, most: MOST_PLAYERS },
        },
      ];
