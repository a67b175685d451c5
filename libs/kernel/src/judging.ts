import { ChessClockRules } from './chess-clock-rules.js';
import * as is from './schema/is.js';
import { leaves, stays } from './schema/leaving.js';
import type { Static } from './schema/schema.js';

export const TIES = ['club', 'nation'] as const;

/** Of what may be said in minutes of the time for appeals. */
export const APPEAL_MINUTES = { least: 1, most: 10_000 } as const;

export const OwnAppeals = is.named('OwnAppeals', is.either(is.exactly('final'), is.object({ to: is.name() })));
export type OwnAppeals = Static<typeof OwnAppeals>;

/** By what judges rule: an installation decides it for all its matches, and an event for its own. */
export const Judging = is.object(
  {
    conflicts: is.list(leaves(is.oneOf(TIES)), {
      most: TIES.length,
      says: 'A judge who shares one of these with a player of the match does not rule on it.',
    }),
    penalties: leaves(
      is.orNull(is.name(), { says: 'The policy that penalties come from; null where none has been named.' }),
    ),
    appealMinutes: leaves(
      is.orNull(is.whole(APPEAL_MINUTES), {
        says: 'How long after a ruling it may be appealed; null: as long as the player has not accepted it.',
      }),
    ),
    ownAppeals: stays(
      'a person',
      is.orNull(OwnAppeals, {
        says: 'What becomes of an appeal against a ruling that a head judge gave: there is none (`final`), or somebody named hears it. Null: another head judge hears it, and where there is no other the ruling is final.',
      }),
    ),
  },
  { name: 'Judging' },
);
export type Judging = Static<typeof Judging>;

const points = leaves(is.whole({ most: 1_000 }));

/** What a match is worth that is conceded; the loser gets no more than the winner. */
export const Concession = is.object(
  {
    unit: leaves(is.oneOf(['vp', 'event'], { says: 'Victory points, or the score that the event ranks by.' })),
    winner: points,
    loser: points,
  },
  { name: 'Concession' },
);
export type Concession = Static<typeof Concession>;

const { conflicts, penalties, appealMinutes, ownAppeals } = Judging.properties;

/** What one event decides of it; what is left out is as the installation has it. */
export const OwnJudging = is.object(
  {
    conflicts: is.optional(conflicts),
    penalties: is.optional(penalties),
    appealMinutes: is.optional(appealMinutes),
    ownAppeals: is.optional(ownAppeals),
    concession: is.optional(is.says('What a match of the event is worth that is conceded.', Concession)),
    chessClock: is.optional(
      is.says(
        'What holds of chess clocks at its tables; with `terms`, each table has one from its opening on.',
        ChessClockRules,
      ),
    ),
  },
  { name: 'OwnJudging' },
);
export type OwnJudging = Static<typeof OwnJudging>;
