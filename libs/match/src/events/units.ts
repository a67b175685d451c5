import { is, leaves, type Static } from '@adjutant/kernel';
import type { FactData } from '@adjutant/rules';
import { answers } from '../messages/members.js';
import { byRule, dice, overridable, player, unit, units, what, word } from './members.js';

const by = is.optional(is.says('The unit that destroyed it.', unit));
const how = is.optional(byRule);
const vouched = is.optional(answers('What was vouched for; left out where nothing was.'));

export const UnitDestroyed = is.event('UnitDestroyed', is.object({ unit, by, how }));
export const UnitReturned = is.event('UnitReturned', is.object({ unit, as: unit, location: word, what }));
export const UnitsDestroyed = is.event(
  'UnitsDestroyed',
  is.object({ units, by, how }),
  'Several units that went at the same moment.',
);

export const BattleShockRecorded = is.event(
  'BattleShockRecorded',
  is.object({
    unit,
    result: leaves(is.oneOf(['passed', 'failed'])),
    dice: is.optional(dice),
    answers: vouched,
    ...overridable,
  }),
);
export const UnitActed = is.event(
  'UnitActed',
  is.object({
    unit,
    act: word,
    targets: is.optional(units),
    place: is.optional(is.says('What it was done at: a marker, or a piece of terrain by its name.', word)),
    dice: is.optional(dice),
    answers: vouched,
    ...overridable,
  }),
);

export const FactRecorded = is.event(
  'FactRecorded',
  is.object({
    fact: word,
    player,
    data: leaves(is.anything<FactData>({ says: 'What it says, by field.' }), 'figures'),
    ...overridable,
  }),
  'Something that a player wrote down about the table, of a kind that the pack describes.',
);

export type UnitDestroyed = Static<typeof UnitDestroyed>;
export type UnitReturned = Static<typeof UnitReturned>;
export type UnitsDestroyed = Static<typeof UnitsDestroyed>;
export type BattleShockRecorded = Static<typeof BattleShockRecorded>;
export type UnitActed = Static<typeof UnitActed>;
export type FactRecorded = Static<typeof FactRecorded>;
