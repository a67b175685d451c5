import { is, leaves, stays, type Static } from '@adjutant/kernel';
import { Clock } from '@adjutant/rules';
import { answers, roles, seat } from '../messages/members.js';
import { count, dice, overridable, sealed, seatOrNone, unit, word } from './members.js';

export const BattleStarted = is.event(
  'BattleStarted',
  is.object({ firstTurn: seat('Who has the first turn.'), ...overridable }),
);
export const TurnOrderDecided = is.event(
  'TurnOrderDecided',
  is.object({ round: count, first: seat(), by: seat(), ...overridable }),
  '`first` has the first turn of the battle round; `by` decided that.',
);
export const PhaseAdvanced = is.event('PhaseAdvanced', is.object({ to: Clock, ...overridable }));

export const ChoiceMade = is.event(
  'ChoiceMade',
  is.object({
    choice: word,
    player: seatOrNone,
    option: is.optional(is.says('Left out while it is sealed, with everything that came along.', word)),
    roles: roles(),
    answers: answers(),
    dice: is.optional(dice),
    sealed: sealed(),
    ...overridable,
  }),
  'An option that was picked, or rolled with these dice; `player` null: for the match. Where both pick in secret, `sealed` is the commitment to it.',
);

export const UnitActivated = is.event(
  'UnitActivated',
  is.object({ unit, ...overridable }),
  'The unit that acts in the slot under way, where players alternate unit by unit.',
);
export const ActivationEnded = is.event('ActivationEnded', is.object({ unit, ...overridable }));
export const UnitPlaced = is.event(
  'UnitPlaced',
  is.object({ unit, ...overridable }),
  'A unit is put on the table in its player’s turn to do so.',
);

export const RollRecorded = is.event(
  'RollRecorded',
  is.object({
    roll: stays('of no use outside', is.name({ says: 'Which roll that was open.' })),
    dice,
    by: leaves(is.oneOf(['table', 'server'])),
    thrown: is.optional({
      ...count,
      description: 'Sides of the dice that were thrown, where they stand for dice of fewer: a D6 for a D3.',
    }),
  }),
  'Dice of a pending roll, as they lay on the table.',
);

export type BattleStarted = Static<typeof BattleStarted>;
export type TurnOrderDecided = Static<typeof TurnOrderDecided>;
export type PhaseAdvanced = Static<typeof PhaseAdvanced>;
export type ChoiceMade = Static<typeof ChoiceMade>;
export type UnitActivated = Static<typeof UnitActivated>;
export type ActivationEnded = Static<typeof ActivationEnded>;
export type UnitPlaced = Static<typeof UnitPlaced>;
export type RollRecorded = Static<typeof RollRecorded>;
