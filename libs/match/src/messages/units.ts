import { is, type Static } from '@adjutant/kernel';
import { answers, seat, withOverride } from './members.js';
import type { FactData } from '@adjutant/rules';

const presumed = is.optional(
  answers('What whoever records vouches for, by question; what is left out is taken as its question presumes.'),
);
const how = is.optional(is.text());

export const RecordUnitDestroyed = is.message(
  'RecordUnitDestroyed',
  is.object({ unit: is.name(), by: is.optional(is.name({ says: 'The unit that destroyed it.' })), how }),
  'Records UnitDestroyed.',
);
export const RecordUnitReturned = is.message(
  'RecordUnitReturned',
  is.object({
    unit: is.name(),
    as: is.name({ says: 'Id of the unit that returns.' }),
    location: is.optional(is.name({ says: 'reserves (the default) or battlefield.' })),
    what: is.text({ says: 'By which rule.' }),
  }),
  'Records UnitReturned.',
);
export const RecordBattleShock = is.message(
  'RecordBattleShock',
  is.object({
    unit: is.name(),
    result: is.oneOf(['passed', 'failed']),
    dice: is.optional(is.wholes({ least: 1, most: 6 })),
    answers: presumed,
    ...withOverride,
  }),
  'Records BattleShockRecorded.',
);
export const RecordUnitAction = is.message(
  'RecordUnitAction',
  is.object({
    unit: is.name(),
    action: is.name({ says: 'An action that the pack knows, such as advanced or shot.' }),
    targets: is.optional(is.names()),
    place: is.optional(
      is.name({ says: 'What it is done at: a marker by its number, or a piece of terrain by its name.' }),
    ),
    dice: is.optional(is.wholes({ least: 1, most: 100 })),
    answers: presumed,
    ...withOverride,
  }),
  'Records UnitActed.',
);
export const RecordUnitsDestroyed = is.message(
  'RecordUnitsDestroyed',
  is.object({
    units: is.names({ says: 'Units that go at the same moment.' }),
    by: is.optional(is.name({ says: 'The unit that destroyed them.' })),
    how,
  }),
  'Records UnitsDestroyed: several units at the same moment.',
);

const fact = is.name({ says: 'Id of a kind of fact that the pack knows.' });
const data = is.anything<FactData>({ says: 'What it says, by field.' });

export const RecordFact = is.message(
  'RecordFact',
  is.object({ fact, player: seat('Who writes it down.'), data, ...withOverride }),
  'What a player writes down about the table, of a kind that the pack describes. Records FactRecorded.',
);
export const RecordFacts = is.message(
  'RecordFacts',
  is.object({
    player: seat('Who writes them down.'),
    facts: is.list(is.object({ fact, data }), { says: 'All of them are recorded, in this order, or none.' }),
    ...withOverride,
  }),
  'Records FactRecorded, one for each.',
);

/** Dice for an objective; so written by hand, as the digits of a number. */
const thrown = {
  dice: is.wholes({ least: 1, most: 100, says: 'The digits of the number, tens first.' }),
  die: is.optional(is.whole({ least: 1, most: 100, says: 'The die that the objective asks for.' })),
};
export const DrawObjective = is.message(
  'DrawObjective',
  is.object({
    player: seat('Who draws.'),
    dice: is.optional(thrown.dice),
    die: thrown.die,
    card: is.optional(is.name({ says: 'Id or name of the card, where cards are drawn and not dice thrown.' })),
    throw: is.optional(
      is.exactly(true, { must: 'be true, or left out', says: 'The server draws one of the cards that are left.' }),
    ),
    bonus: is.optional(is.object(thrown, { says: 'Dice for the objective that this one brings along.' })),
    ...withOverride,
  }),
  'With the dice, with the card that came, or with `throw`. Records ObjectiveDrawn, or DrawVoided where the number came before.',
);
export const DiscardObjective = is.message(
  'DiscardObjective',
  is.object({
    player: seat('Who discards.'),
    objective: is.name({ says: 'Id, number or name of an objective that the player holds.' }),
    ...withOverride,
  }),
  'Records ObjectiveDiscarded.',
);

export type RecordUnitDestroyed = Static<typeof RecordUnitDestroyed>;
export type RecordUnitReturned = Static<typeof RecordUnitReturned>;
export type RecordBattleShock = Static<typeof RecordBattleShock>;
export type RecordUnitAction = Static<typeof RecordUnitAction>;
export type RecordUnitsDestroyed = Static<typeof RecordUnitsDestroyed>;
export type RecordFact = Static<typeof RecordFact>;
export type RecordFacts = Static<typeof RecordFacts>;
export type DrawObjective = Static<typeof DrawObjective>;
export type DiscardObjective = Static<typeof DiscardObjective>;
