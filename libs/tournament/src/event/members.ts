import { is, leaves, stays, type Static } from '@adjutant/kernel';
import { BYE_KINDS, DECIDED, MOST_PLAYERS, OUTCOMES } from '../words.js';

export { MOST_PLAYERS };

/** The most tables that a round has: 4,500 players sit at 2,250. */
export const MOST_TABLES = 2_500;
export const MOST_ROUNDS = 40;

/** A player of an event: the id of a person, or one that only this event knows. */
export const player = leaves(is.name({ says: 'Id of the player.' }), 'a key');
export const round = leaves(is.whole({ least: 1, most: MOST_ROUNDS, says: 'From 1.' }));
export const table = leaves(is.whole({ least: 1, most: 100_000, says: 'Number of the table.' }));
export const hall = leaves(is.name({ says: 'Name of a hall of the event.' }), 'a key');
export const announcement = leaves(is.whole({ least: 1, most: 100_000, says: 'Its number in the event, from 1.' }));
export const because = stays('typed by somebody', is.because());

/** Ids of a choice and of its option, as the pack of the event has them. */
const ToldOption = is.object({ choice: is.name(), option: is.name() }, { name: 'ToldOption' });
export type ToldOption = Static<typeof ToldOption>;

/** To whom a list is shown is decided by its event. */
export const toldOnList = stays(
  'of no use outside',
  is.list(ToldOption, {
    least: 1,
    most: 20,
    says: 'What a list tells of choices that lists tell; left out where none.',
  }),
);

/** Numbers by name, as `vp` or `tp`. */
export const Figures = leaves(is.mapOf(is.amount(), 'numbers', { says: 'Figures by name, such as `vp`.' }), 'figures');
export type Figures = Static<typeof Figures>;

/** Figures of a table, of each of the two. */
export const BothFigures = is.object({ A: Figures, B: Figures }, { name: 'BothFigures' });
export type BothFigures = Static<typeof BothFigures>;

/** Two players at a table. Seat A is white where the game has colours. */
export const TablePairing = is.object({ table, A: player, B: player }, { name: 'TablePairing' });
export type TablePairing = Static<typeof TablePairing>;

export const TableBye = is.object(
  { player, kind: leaves(is.oneOf(BYE_KINDS, { says: '`pairing`: the number was odd.' })) },
  { name: 'TableBye' },
);
export type TableBye = Static<typeof TableBye>;

/** Of a bye that is given before pairing. */
export const askedKind = leaves(is.oneOf(['full', 'half', 'zero']));

export const tables = (says: string) => is.list(TablePairing, { most: MOST_TABLES, says });
export const byes = (says: string) => is.list(TableBye, { most: MOST_PLAYERS, says });

const SeatSaid = is.object({ outcome: leaves(is.oneOf(OUTCOMES)), figures: Figures }, { name: 'SeatSaid' });

/** What a table came to. */
export const TableSaid = is.object(
  {
    decided: leaves(is.oneOf(DECIDED, { says: 'Only what was `played` counts as played.' })),
    A: SeatSaid,
    B: SeatSaid,
    given: leaves(
      is.optional(
        is.exactly(true, {
          must: 'be true, or left out',
          says: 'A ruling or a penalty says who has won what was played, and nobody said how many points that is: an order that counts margins has a walkover for it.',
        }),
      ),
    ),
  },
  { name: 'TableSaid' },
);
export type TableSaid = Static<typeof TableSaid>;

/**
 * How sure a result is: a player has `reported` it, both have `confirmed` it, an official has `entered` it, or it was `ruled`.
 * What was entered or ruled needs nobody's confirmation.
 */
export const SURENESS = ['reported', 'confirmed', 'entered', 'ruled'] as const;
export const Sureness = leaves(is.oneOf(SURENESS));
export type Sureness = Static<typeof Sureness>;

/** What a ruling, a call or a penalty does to standings, or to the clock of a table. Its story stays with the ruling. */
export const EffectSaid = is.either(
  is.object({
    player,
    figure: leaves(is.name({ says: 'Which figure it adds to.' }), 'a code'),
    add: leaves(is.amount({ says: 'What it adds; below zero it takes away.' })),
    round: is.optional(round),
  }),
  is.object({ player, does: leaves(is.oneOf(['no-prizes', 'disqualified'])) }),
  is.object({
    round,
    table,
    publication: leaves(is.whole({ least: 1, says: 'Of which publication: whoever sits there later has none of it.' })),
    minutes: leaves(is.whole({ least: 1, most: 1_440, says: 'How many more the table has.' })),
  }),
);
export type EffectSaid = Static<typeof EffectSaid>;

export type TimeOfTable = Extract<EffectSaid, { readonly minutes: number }>;

export const isTimeOfTable = (effect: EffectSaid): effect is TimeOfTable => 'minutes' in effect;
