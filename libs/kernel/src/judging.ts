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

const { conflicts, penalties, appealMinutes, ownAppeals } = Judging.properties;

/** What one event decides of it; what is left out is as the installation has it. */
export const OwnJudging = is.object(
  {
    conflicts: is.optional(conflicts),
    penalties: is.optional(penalties),
    appealMinutes: is.optional(appealMinutes),
    ownAppeals: is.optional(ownAppeals),
  },
  { name: 'OwnJudging' },
);
export type OwnJudging = Static<typeof OwnJudging>;
