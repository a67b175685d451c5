import { addedTo, type Addition, type Versions } from '@adjutant/kernel';
import type { MatchEvent } from './events.js';

const SEALED: Addition = { name: 'sealed', members: ['sealed'] };
const abilities = ['figures', 'keywords', 'kind'].map((member) => `roster.units[].abilities[].${member}`);
const named = ['name', 'table'].map((member) => `roster.units[].enhancements[].${member}`);
const army = [
  ...['auxiliary', 'datasheets', 'groups', 'limit', 'picks', 'reserved'].map((member) => `roster.${member}`),
  ...['datasheet', 'factions', 'figures', 'points', 'role', 'traits'].map((member) => `roster.units[].${member}`),
  ...['eligible', 'extra'].map((member) => `roster.units[].enhancements[].${member}`),
  ...named,
];

/**
 * In which shapes each event of a match has been stored. What only added members is named here and raised no version; whatever
 * changes a shape from now on is a version of its own, with the step that lifts what was stored before.
 */
export const MATCH_VERSIONS: { readonly [Type in MatchEvent['type']]: Versions } = {
  MatchOpened: addedTo(),
  RosterSubmitted: addedTo(
    { name: 'abilities-described', golden: '3', members: abilities },
    { name: 'army', members: army },
    {
      name: 'prices-and-names',
      members: ['roster.asWritten', 'roster.enhancementPoints', 'roster.units[].enhancements[].points', ...named],
    },
    { name: 'stratagems', members: ['roster.stratagems'] },
  ),
  SituationAdopted: addedTo(
    { name: 'counters-and-turn-orders', golden: '2', members: ['counters', 'turnOrders', 'uses[].roles'] },
    { name: 'choices', golden: '3', members: ['choices'] },
    { name: 'hands', members: ['facts', 'objectives'] },
    { name: 'sealed', members: ['objectives[].sealed'] },
    {
      name: 'parts-of-steps',
      golden: '4',
      members: ['at.part', 'acts[].at.part', 'orders[].at.part', 'uses[].at.part', 'units.B2.destroyed.part'],
    },
  ),
  BattleStarted: addedTo({ name: 'overridden', golden: '2', members: ['overridden'] }),
  TurnOrderDecided: addedTo(),
  PhaseAdvanced: addedTo({ name: 'parts-of-steps', golden: '2', members: ['to.part'] }),
  ChoiceMade: addedTo(),
  UnitActivated: addedTo(),
  ActivationEnded: addedTo(),
  UnitPlaced: addedTo(),
  UseAnswered: addedTo(),
  StratagemUsed: addedTo(SEALED),
  AbilityUsed: addedTo(SEALED),
  OrderIssued: addedTo(SEALED),
  RollRecorded: addedTo({ name: 'thrown', golden: '2', members: ['thrown'] }),
  QuestionAnswered: addedTo(),
  AnswerContested: addedTo(),
  CommandPointsGained: addedTo({ name: 'outside-cap', golden: '2', members: ['outsideCap'] }),
  VictoryPointsScored: addedTo(),
  UnitDestroyed: addedTo(),
  UnitReturned: addedTo(),
  BattleShockRecorded: addedTo({ name: 'vouched-and-overridden', golden: '2', members: ['answers', 'overridden'] }),
  UnitActed: addedTo(
    { name: 'dice-and-overridden', golden: '2', members: ['dice', 'overridden'] },
    { name: 'vouched', golden: '3', members: ['answers'] },
  ),
  UnitsDestroyed: addedTo(),
  FactRecorded: addedTo(),
  ObjectiveDrawn: addedTo(),
  DrawVoided: addedTo(),
  ObjectiveDiscarded: addedTo(),
  ObjectiveRevealed: addedTo(),
  HandsInspected: addedTo({ name: 'because', golden: '2', members: ['because'] }),
  NoteRecorded: addedTo(),
  RunningDeclared: addedTo(),
  EntryCorrected: addedTo(),
  MatchRewound: addedTo({ name: 'keeps', members: ['keeps'] }),
  RulingApplied: addedTo(),
  RulingReversed: addedTo(),
  PointsAdjusted: addedTo({ name: 'owes', members: ['owes'] }),
  BalanceSet: addedTo(),
  SeatsCorrected: addedTo(),
  MatchConceded: addedTo({ name: 'awarded', members: ['awarded'] }),
  MatchFinished: addedTo(),
  ResultDecided: addedTo(),
  ResultConfirmed: addedTo({ name: 'entered-for', members: ['by'] }),
  MatchVoided: addedTo(),
  MatchRestored: addedTo(),
};
