import { addedTo, type Addition, type SchemaVersion, type Versions } from '@adjutant/kernel';
import type { MatchEvent } from './events.js';

const NAMED = { name: 'named', members: ['named'] } as const;
const SEALED: Addition = { name: 'sealed', members: ['sealed'] };
/**
 * What was opened before events opened matches is of none. It is a version and no addition: a build that passed it over would
 * take a match whose result counts elsewhere for one that stands alone.
 */
const OF_EVENTS: SchemaVersion = {
  name: 'TellTheTableOfAnEvent',
  additions: [{ name: 'event', members: ['event'] }],
  up: (data) => data,
};
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
 * changes a shape from now on is a version of its own, with the step that lifts what was stored before. An event that is not
 * named here is stored as it was from the beginning.
 */
const MATCH_VERSIONS: { readonly [Type in MatchEvent['type']]?: Versions } = {
  RosterSubmitted: addedTo(
    { name: 'abilities-described', golden: '3', members: abilities },
    { name: 'army', members: army },
    {
      name: 'prices-and-names',
      members: ['roster.asWritten', 'roster.enhancementPoints', 'roster.units[].enhancements[].points', ...named],
    },
    { name: 'stratagems', members: ['roster.stratagems'] },
    { name: 'points-as-written', members: ['roster.pointsAsWritten'] },
    { name: 'prices-of-abilities', members: ['roster.units[].abilities[].price'] },
    { name: 'detachments', members: ['roster.detachments'] },
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
    { name: 'scored-so-far', members: ['scoredByCard', 'scoredThisRound'] },
  ),
  ChoiceMade: addedTo({ ...SEALED, golden: '2' }),
  BattleStarted: addedTo({ name: 'overridden', golden: '2', members: ['overridden'] }),
  PhaseAdvanced: addedTo({ name: 'parts-of-steps', golden: '2', members: ['to.part'] }),
  StratagemUsed: addedTo(SEALED),
  AbilityUsed: addedTo(SEALED),
  OrderIssued: addedTo(SEALED),
  RollRecorded: addedTo({ name: 'thrown', golden: '2', members: ['thrown'] }),
  CommandPointsGained: addedTo(
    { name: 'outside-cap', golden: '2', members: ['outsideCap'] },
    { name: 'slot', members: ['slot'] },
  ),
  VictoryPointsScored: addedTo({ name: 'slot', members: ['slot'] }),
  BattleShockRecorded: addedTo({ name: 'vouched-and-overridden', golden: '2', members: ['answers', 'overridden'] }),
  UnitActed: addedTo(
    { name: 'dice-and-overridden', golden: '2', members: ['dice', 'overridden'] },
    { name: 'vouched', golden: '3', members: ['answers'] },
    { name: 'place', members: ['place'] },
  ),
  ObjectiveDrawn: addedTo({ name: 'by-server', members: ['by'] }),
  HandsInspected: addedTo({ name: 'because', golden: '2', members: ['because'] }),
  MatchRewound: addedTo({ name: 'keeps', members: ['keeps'] }),
  PointsAdjusted: addedTo({ name: 'owes', members: ['owes'] }),
  MatchOpened: [
    ...addedTo({ name: 'depth', members: ['depth'] }, { name: 'chess-clock', members: ['settings.chessClock'] }),
    OF_EVENTS,
  ],
  MatchFinished: addedTo({ name: 'winner', members: ['winner'] }),
  MatchConceded: addedTo({ name: 'awarded', members: ['awarded'] }),
  ResultConfirmed: addedTo({ name: 'entered-for', members: ['by'] }, NAMED),
  RoundConfirmed: addedTo(NAMED),
};

export function versionsOf(type: MatchEvent['type']): Versions {
  return MATCH_VERSIONS[type] ?? addedTo();
}
