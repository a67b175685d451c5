import { is, type Schema, type Static } from '@adjutant/kernel';
import { PERIODS, type Claim } from '../pack/entry.js';

const per = is.oneOf(PERIODS);
const times = is.whole({ least: 1, most: 99 });
const limit = is.object({ times, per });

/** Whole numbers by name, such as those of a profile. */
export const figures = (says: string): Schema<{ readonly [figure: string]: number }> =>
  is.mapOf(is.whole(), 'whole numbers', { says });

/** How many orders a unit may give, and who may get them. */
export const OrderSheet = is.object(
  {
    perRound: is.whole({ most: 99 }),
    recipients: is.names({ says: 'Keywords; a recipient needs one of them.' }),
  },
  { name: 'OrderSheet' },
);
export type OrderSheet = Static<typeof OrderSheet>;

const claim: Schema<Claim> = is.object(
  {
    zeroCost: is.optional(is.yes()),
    lifts: is.optional(is.list(per, { must: `be a list of ${PERIODS.join(', ')}` })),
    names: is.names({ says: 'Entries that the ability names; empty where it names none.' }),
    kinds: is.names({ says: 'Kinds of entries that it works for.' }),
    reach: is.oneOf(['bearer', 'army', 'aura']),
    limits: is.optional(is.list(limit)),
  },
  { name: 'RosterClaim', says: 'What it lets its player claim when using an entry.' },
);

/** What an ability does to prices; whose turn and whose uses, as seen from its bearer. */
const price = is.object(
  {
    add: is.whole({ least: -99, most: 99, says: 'Points more, or less where it is negative.' }),
    resource: is.optional(is.name({ says: 'cp where it is left out.' })),
    kinds: is.names({ says: 'Kinds of entries whose uses it touches.' }),
    usesBy: is.oneOf(['own', 'opponent']),
    turn: is.optional(is.oneOf(['own', 'opponent'], { says: 'Only in this turn.' })),
    fromRound: is.optional(is.whole({ least: 1, most: 99, says: 'Not before this battle round.' })),
  },
  { name: 'RosterPrice', says: 'What it does to the price of uses.' },
);
export type RosterPrice = Static<typeof price>;

/** An ability written on a roster, for datasheets that no pack describes. */
export const RosterAbility = is.object(
  {
    id: is.name(),
    name: is.text({ longest: 200 }),
    kind: is.optional(is.name({ says: "What sort of ability it is, as the pack's entries ask for it." })),
    keywords: is.optional(is.names()),
    figures: is.optional(figures('Numbers printed on it, such as the value that a roll has to reach.')),
    claim: is.optional(claim),
    price: is.optional(is.list(price)),
  },
  { name: 'RosterAbility' },
);
export type RosterAbility = Static<typeof RosterAbility>;

const limited = is.object(
  { times, per, scope: is.optional(is.oneOf(['army', 'unit'], { says: 'army where it is left out.' })) },
  { name: 'RosterLimit' },
);
export type RosterLimit = Static<typeof limited>;

/** What is published about a detachment, copied onto the roster: no pack describes every one. */
export const RosterDetachment = is.object(
  {
    points: is.optional(is.whole({ most: 99, says: 'Detachment points that it costs.' })),
    opens: is.optional(is.names({ says: 'Ids or names of what its army may choose by it, such as dispositions.' })),
  },
  { name: 'RosterDetachment' },
);
export type RosterDetachment = Static<typeof RosterDetachment>;

const phase = is.object({
  phase: is.name({ says: 'Id of a step of the turn order.' }),
  turn: is.oneOf(['own', 'opponent', 'either']),
});
const timing = is.object(
  {
    phases: is.list(phase),
    window: is.optional(is.text({ says: 'When within the phase, in words.' })),
    trigger: is.optional(is.text({ says: 'What it follows, in words.' })),
  },
  { name: 'RosterTiming' },
);

/** A stratagem written on a roster, for books that no pack describes. Its player uses it by its name. */
export const RosterStratagem = is.object(
  {
    id: is.optional(is.name({ says: 'Made from its name where it is left out.' })),
    name: is.name({ says: 'Name by which its player uses it.' }),
    costs: figures('Points of one resource, as {cp: 1}.'),
    timing: is.optional(timing),
    limits: is.optional(is.list(limited, { says: "Besides the pack's own." })),
  },
  { name: 'RosterStratagem' },
);
export type RosterStratagem = Static<typeof RosterStratagem>;
