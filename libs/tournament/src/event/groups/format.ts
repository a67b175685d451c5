import { is, leaves, type Static } from '@adjutant/kernel';

const MOST_OF_GROUP = 40;

/** How the rounds of an event are drawn before a cut. */
export const Format = is.byMember(
  'by',
  [
    is.object({
      by: leaves(is.exactly('swiss', { says: 'Round by round, by results.' })),
    }),
    is.object({
      by: leaves(is.exactly('round-robin', { says: 'Everybody plays everybody once.' })),
    }),
    is.object({
      by: leaves(
        is.exactly('groups', { says: 'Everybody plays everybody of their group once; then the field is cut.' }),
      ),
      size: leaves(is.whole({ least: 2, most: MOST_OF_GROUP, says: 'The most players of a group.' })),
      through: leaves(is.whole({ least: 1, most: MOST_OF_GROUP - 1, says: 'How many of each group go on.' })),
    }),
  ],
  { name: 'FormatOfEvent' },
);
export type Format = Static<typeof Format>;
