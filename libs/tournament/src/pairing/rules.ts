import { is, type Static } from '@adjutant/kernel';
import type { Preset } from '../standing/preset.js';
import type { WorthByOrder } from './as-ranked.js';

const Rounds = is.object(
  { from: is.optional(is.whole({ least: 1 })), until: is.optional(is.whole({ least: 1 })) },
  { says: 'The rounds in which it holds; all of them where it is left out.' },
);
const rounds = is.optional(Rounds);

/** Of two that come near each other in rank: who meets whom. */
const want = is.oneOf(['near', 'across'], {
  says: '`near`: neighbours meet. `across`: the first of the upper half of a score group meets the first of the lower half.',
});

/** One thing that pairing looks at. What stands first in the list outweighs everything after it. */
export const PairingCriterion = is.byMember(
  'by',
  [
    is.object({
      by: is.exactly('score', { says: 'Pairs of one score group; what reaches further costs its square.' }),
      rounds,
    }),
    is.object({
      by: is.exactly('path', { says: 'Who won the same rounds; an early win stands above a late one.' }),
      rounds,
    }),
    is.object({ by: is.exactly('figure'), figure: is.name(), want, rounds }),
    is.object({ by: is.exactly('rating'), want, rounds }),
    is.object({ by: is.exactly('group', { says: 'Not two of one club, nation, …' }), kind: is.name(), rounds }),
    is.object({
      by: is.exactly('float', { says: 'Nobody is paired down, or up, again within so many rounds.' }),
      within: is.whole({ least: 1, most: 20 }),
      rounds,
    }),
    is.object({ by: is.exactly('fixed-table', { says: 'Not two who keep a table each.' }), rounds }),
  ],
  { name: 'PairingCriterion' },
);
export type PairingCriterion = Static<typeof PairingCriterion>;

export const PairingScore = is.byMember('by', [
  is.object({
    by: is.exactly('record', { says: 'Wins, draws and losses, each worth so much.' }),
    win: is.whole(),
    draw: is.whole(),
    loss: is.whole(),
  }),
  is.object({ by: is.exactly('figure', { says: 'The sum of a figure over all rounds.' }), figure: is.name() }),
]);
export type PairingScore = Static<typeof PairingScore>;

export const TableOfHall = is.object({
  number: is.whole({ least: 1 }),
  terrain: is.optional(is.name()),
  mission: is.optional(is.name()),
});

/** What somebody was given without play, after which pairing gives them no bye. */
export const SpentByes = is.list(is.oneOf(['pairing', 'full', 'half', 'zero', 'forfeit']), {
  most: 5,
  says: 'What somebody was given without play, after which pairing gives them no bye: byes by kind; `forfeit`: a win at a table that nobody played.',
});

/** How a round is paired: data of the event. */
export const PairingRules = is.object(
  {
    score: PairingScore,
    criteria: is.list(PairingCriterion, {
      most: 20,
      says: 'What is looked at, what weighs most first. The lot decides last.',
    }),
    spent: SpentByes,
    forfeits: is.oneOf(['met', 'not-met'], { says: 'Whether two who had a table that nobody played may meet again.' }),
    tables: is.optional(
      is.list(TableOfHall, { most: 5_000, says: 'Tables to play at, best first; 1, 2, 3, … where there are none.' }),
    ),
    spread: is.list(is.oneOf(['table', 'terrain', 'mission']), {
      most: 3,
      says: 'What nobody has twice if it can be helped, what weighs most first.',
    }),
  },
  { name: 'PairingRules', says: 'How the rounds of an event are paired.' },
);
/** `worth`: by which order results are worth what; never said with the rules themselves, it is that of the standings. */
export type PairingRules = Static<typeof PairingRules> & { readonly worth?: WorthByOrder };

/** Record, win path, chance; clubs kept apart in the first round; tables spread. What a tournament plays unless it says otherwise. */
export const RECORD_AND_PATH: PairingRules = {
  score: { by: 'record', win: 2, draw: 1, loss: 0 },
  criteria: [
    { by: 'score' },
    { by: 'group', kind: 'club', rounds: { until: 1 } },
    { by: 'path' },
    { by: 'float', within: 2 },
  ],
  spent: ['pairing', 'full'],
  forfeits: 'met',
  spread: ['table', 'terrain', 'mission'],
};

/** What a preset of standings may say of pairing. */
interface RankedBy {
  readonly noByeAfter?: PairingRules['spent'];
}

/** The rules of an event by which it is paired, with what its results are worth where its preset says that pairing goes by that. */
export function rulesRanked(own: PairingRules | undefined, preset: Preset | undefined): PairingRules {
  const rules = rulesOr(own, preset);
  if (preset?.pairsAsRanked !== true) return rules;
  const { byes, conversion, units } = preset;
  return { ...rules, worth: { byes, ...(conversion && { conversion }), ...(units && { units }) } };
}

/** The rules of an event; where it has none those that it plays unless it says otherwise, with what its preset says of byes. */
export function rulesOr(own: PairingRules | undefined, preset: RankedBy | undefined): PairingRules {
  const spent = preset?.noByeAfter;
  return own ?? (spent === undefined ? RECORD_AND_PATH : { ...RECORD_AND_PATH, spent });
}

/** Whether something that holds in certain rounds holds in this one. */
export function holdsIn(round: number, one: { readonly rounds?: Static<typeof Rounds> }): boolean {
  const { from = 1, until = round } = one.rounds ?? {};
  return from <= round && round <= until;
}
