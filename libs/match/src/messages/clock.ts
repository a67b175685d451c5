import { is, type Static } from '@adjutant/kernel';
import { Clock } from '@adjutant/rules';
import { answers, roles, seat, thrown, withDice, withOverride } from './members.js';

export const StartBattle = is.message(
  'StartBattle',
  is.object({ firstTurn: seat('Who has the first turn.'), ...withDice, ...withOverride }),
  'Records BattleStarted.',
);
export const DecideTurnOrder = is.message(
  'DecideTurnOrder',
  is.object({
    first: seat('Who has the first turn of the battle round.'),
    by: seat('Who decided that.'),
    ...withOverride,
  }),
  'Records TurnOrderDecided: who goes first in a battle round, and who decided that.',
);
export const AdvancePhase = is.message(
  'AdvancePhase',
  is.object({
    player: is.optional(seat('Who declares it.')),
    to: is.optional(is.says('Up to here; to the next phase where it is left out.', Clock)),
    ...withDice,
    ...withOverride,
  }),
  'Without `to`: to the next phase. With it: step by step up to there. Records PhaseAdvanced, one for each phase entered, or for the step inside it that is named.',
);
export const Choose = is.message(
  'Choose',
  is.object({
    choice: is.name({ says: 'Id of the choice, as the pack lists them.' }),
    player: is.optional(seat('Whose choice it is; for one of the match, who says it.')),
    option: is.optional(is.name({ says: 'Id or name of the option; may be left out where dice are given.' })),
    dice: is.optional(is.wholes({ least: 1, most: 1000, says: 'The dice that it was rolled with.' })),
    roles: is.optional(roles('Units by role, where the option names some.')),
    answers: is.optional(answers('What whoever chooses vouches for, by question.')),
    ...withOverride,
  }),
  'An option that is picked, or the dice that point at one. Records ChoiceMade: a mission, a doctrine, a tactic, a house option.',
);

export const ActivateUnit = is.message(
  'ActivateUnit',
  is.object({
    unit: is.name({ says: 'The unit named for the slot under way.' }),
    player: is.optional(seat('Who names it; its owner where it is left out.')),
    ...withOverride,
  }),
  'Records UnitActivated: the unit of the slot under way.',
);
export const EndActivation = is.message(
  'EndActivation',
  is.object({ player: is.optional(seat('Who declares it.')), ...withOverride }),
  'Records ActivationEnded.',
);
export const PlaceUnit = is.message(
  'PlaceUnit',
  is.object({
    unit: is.name({ says: 'The unit that is put on the table.' }),
    player: is.optional(seat('Who places it; its owner where it is left out.')),
    ...withOverride,
  }),
  "Records UnitPlaced: put on the table in its player's turn to place one.",
);

export const RecordRoll = is.message(
  'RecordRoll',
  is.object({
    player: is.optional(seat('Who threw them; checked where it is said.')),
    roll: is.optional(is.name({ says: 'Which open roll; may be left out while only one is open.' })),
    dice: is.optional(is.wholes({ least: 1, most: 1000, says: 'As they lie; left out where the server throws them.' })),
    throw: is.optional(is.exactly(true, { must: 'be true, or left out', says: 'The server throws the dice.' })),
    by: is.optional(
      is.oneOf(['table', 'server'], { says: '`server` is refused: only the server says so, of `throw`.' }),
    ),
    thrown,
  }),
  'With the dice as they lie on the table, or with `throw`. Records RollRecorded.',
);

export type StartBattle = Static<typeof StartBattle>;
export type DecideTurnOrder = Static<typeof DecideTurnOrder>;
export type AdvancePhase = Static<typeof AdvancePhase>;
export type Choose = Static<typeof Choose>;
export type ActivateUnit = Static<typeof ActivateUnit>;
export type EndActivation = Static<typeof EndActivation>;
export type PlaceUnit = Static<typeof PlaceUnit>;
export type RecordRoll = Static<typeof RecordRoll>;
