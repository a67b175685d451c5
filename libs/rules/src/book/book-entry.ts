import { is, type Schema, type Static } from '@adjutant/kernel';
import { Side } from '../clock/sequence.js';
import { PERIODS, type PhaseTiming } from '../pack/entry.js';

const MOST_STEPS = 50;
const MOST_LIMITS = 10;
const MOST_POINTS = 999;
const MOST_TIMES = 99;
const MOST_ROUNDS = 20;
/** Its id is made from it, and is a name too. */
const LONGEST_NAME = 80;

/** A step of the turn order, in whose turn. */
const step: Schema<PhaseTiming> = is.object(
  {
    phase: is.name({ says: 'Id of a step of the turn order.' }),
    turn: is.oneOf(['own', 'opponent', 'either']),
  },
  { name: 'BookStep' },
);
const steps = (says: string) => is.optional(is.list(step, { least: 1, most: MOST_STEPS, says }));
const name = is.text({ longest: LONGEST_NAME, says: 'As players call it.' });

/** Something that is used, and paid for. */
export const BookUse = is.object(
  {
    is: is.exactly('use'),
    name,
    kind: is.optional(is.name({ says: 'What sort of thing the pack takes it for; `stratagem` where it is left out.' })),
    costs: is.mapOf(is.whole({ most: MOST_POINTS }), 'whole numbers', { says: 'Points of one resource, as {cp: 1}.' }),
    steps: steps('When it may be used; at any time where it is left out.'),
    limits: is.optional(
      is.list(is.object({ times: is.whole({ least: 1, most: MOST_TIMES }), per: is.oneOf(PERIODS) }), {
        least: 1,
        most: MOST_LIMITS,
        says: "How often each player may, besides the pack's own limits.",
      }),
    ),
  },
  { name: 'BookUse' },
);
export type BookUse = Static<typeof BookUse>;

/** Something that brings victory points: a mission, a secondary, a column of a score card. */
export const BookScore = is.object(
  {
    is: is.exactly('score'),
    name,
    within: is.optional(
      is.name({
        says: 'The category, by id or name, whose cap its points are under as well: of the pack or of the book.',
      }),
    ),
    cap: is.optional(is.whole({ least: 1, most: MOST_POINTS, says: 'How many points it brings at most.' })),
    perTurn: is.optional(is.whole({ least: 1, most: MOST_POINTS, says: 'How many of them in one turn.' })),
    fromRound: is.optional(
      is.whole({ least: 1, most: MOST_ROUNDS, says: 'The battle round in which it begins to score.' }),
    ),
    steps: steps('Its scoring moments; points that are written down at another are in doubt.'),
    choice: is.optional(is.name({ says: 'The choice of the pack that it is an option of, such as `mission`.' })),
  },
  { name: 'BookScore' },
);
export type BookScore = Static<typeof BookScore>;

/** What no pack lists, in a few words and numbers. What it does stays with those who play. */
export const BookEntry = is.named(
  'BookEntry',
  is.byMember('is', [BookUse, BookScore], { none: 'be "use" or "score"' }),
);
export type BookEntry = Static<typeof BookEntry>;

/** What a whole score card says of itself. */
export const BookCard = is.object(
  {
    name,
    cap: is.optional(is.whole({ least: 1, most: MOST_POINTS, says: 'Of all its points together.' })),
    instead: is.optional(
      is.exactly(true, {
        must: 'be true, or left out',
        says: 'It stands in place of what the pack scores; left out, it is added to that.',
      }),
    ),
  },
  { name: 'BookCard' },
);
export type BookCard = Static<typeof BookCard>;

const id = is.name({ says: 'Made from its name.' });

/** An entry as one match knows it. */
export const ToldEntry = is.named(
  'ToldEntry',
  is.byMember('is', [is.extended(BookUse, { id }), is.extended(BookScore, { id })]),
);
export type ToldEntry = Static<typeof ToldEntry>;

/** Everything that was told in one match, in the order in which it was. */
export interface ToldBook {
  readonly entries: readonly (ToldEntry & { readonly player?: Side })[];
  readonly card?: BookCard;
}
