import { Citation, is, type Json, type Static } from '@adjutant/kernel';
import { MATCH_COMMANDS } from '@adjutant/match';
import { Side } from '@adjutant/rules';

/** Where something that is said goes in the data of a command. */
const into = is.many(is.either(is.anyText(), is.anyWhole()), { says: 'Where it goes in the data of the command.' });
export type Into = readonly (string | number)[];

/** What whoever presses vouches for. */
export const Vouched = is.object({ key: is.anyText(), asks: is.anyText() }, { name: 'Vouched' });
export type Vouched = Static<typeof Vouched>;

/** What can be pointed at, and why not where it cannot. */
export const Candidate = is.object(
  {
    id: is.anyText(),
    name: is.anyText(),
    of: is.optional(is.says('Whose it is, where the other player has one of the same name.', Side)),
    open: is.yes(),
    says: is.optional(is.anyText({ says: 'Why it cannot be pointed at, in a sentence; left out where it can.' })),
    vouches: is.optional(is.many(Vouched, { says: 'What is vouched for with this one, beyond what the tap says.' })),
    beside: is.optional(is.anyText({ says: 'What it costs or brings, in points: `0 CP`, `+1 VP`.' })),
  },
  { name: 'Candidate' },
);
export type Candidate = Static<typeof Candidate>;

const asked = {
  into,
  says: is.anyText(),
  optional: is.optional(is.yes({ says: 'It may be left out.' })),
  needed: is.optional(is.yes({ says: 'What is in force looks at it; the rest of its tap is wanted less.' })),
  was: is.optional(is.anything<Json>({ says: 'What was said of it the last time, and may stand.' })),
};

/** What a person says before a command is whole. */
export const Ask = is.named(
  'Ask',
  is.byMember('what', [
    is.object({ what: is.exactly('pick'), ...asked, from: is.many(Candidate) }),
    is.object({ what: is.exactly('several'), ...asked, from: is.many(Candidate) }),
    is.object({
      what: is.exactly('dice'),
      ...asked,
      count: is.anyWhole(),
      sides: is.anyWhole(),
      more: is.optional(is.anyWhole({ says: 'So many more dice may be thrown.' })),
    }),
    is.object({
      what: is.exactly('number'),
      ...asked,
      least: is.anyWhole(),
      most: is.anyWhole(),
      among: is.optional(is.many(is.anyWhole(), { says: 'It is one of these, where not every number is let be.' })),
    }),
    is.object({ what: is.exactly('yes-no'), ...asked }),
    is.object({ what: is.exactly('words'), ...asked }),
  ]),
);
export type Ask = Static<typeof Ask>;

export const KINDS = ['waits', 'step', 'use', 'points', 'choice', 'fact', 'unit', 'ending'] as const;
export type Kind = (typeof KINDS)[number];

export const Obstacle = is.object(
  { code: is.anyText(), message: is.anyText(), cites: is.many(Citation) },
  { name: 'Obstacle' },
);
export type Obstacle = Static<typeof Obstacle>;

/** One thing that can be pressed at the table now: a command, as far as it is known, and what is still to be said for it. */
export const Tap = is.object(
  {
    id: is.anyText({ says: 'The same for the same thing from one moment to the next.' }),
    kind: is.oneOf(KINDS),
    player: is.orNull(Side, { says: 'Whose it is; null: for the match.' }),
    name: is.anyText(),
    says: is.anyText(),
    cost: is.optional(is.object({ resource: is.anyText(), due: is.anyWhole() })),
    tally: is.optional(
      is.object(
        {
          points: is.anyWhole(),
          cap: is.optional(is.anyWhole()),
          room: is.optional(is.anyWhole({ says: 'How many more are credited, under this cap and all above it.' })),
          rounds: is.optional(
            is.many(is.object({ round: is.anyWhole(), points: is.anyWhole() }), { says: 'What each round brought.' }),
          ),
        },
        { says: 'Points so far, and their cap.' },
      ),
    ),
    due: is.optional(is.yes({ says: 'This is its moment.' })),
    vouches: is.optional(is.many(Vouched, { says: 'What pressing vouches for, whoever is pointed at.' })),
    reacts: is.optional(
      is.yes({ says: 'It answers to what the other player does: it is wanted at once, or not at all.' }),
    ),
    open: is.yes(),
    because: is.many(Obstacle, { says: 'Why it cannot be pressed now.' }),
    type: is.oneOf(MATCH_COMMANDS, { says: 'The command that it sends.' }),
    data: is.anything<{ readonly [member: string]: Json }>({ says: 'What of its data is known already.' }),
    asks: is.many(Ask, { says: 'What is to be said for it, each in its place in the data.' }),
  },
  { name: 'Tap' },
);
export type Tap = Static<typeof Tap>;

/** What was said for each ask, by its place. */
export interface Said {
  readonly [into: string]: Json;
}

export function placeOf({ into }: Pick<Ask, 'into'>): string {
  return into.join('.');
}

export const OPEN = { open: true, because: [] } as const;

/** Closed where anything stands against it. */
export function standing(because: readonly Obstacle[]): Pick<Tap, 'open' | 'because'> {
  return { open: because.length === 0, because };
}
