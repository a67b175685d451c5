import type { Clock } from '@adjutant/rules';
import type { MatchCommand } from '../commands.js';
import type { Forecast } from './forecast.js';

/** Where in the battle, and on what, a command was pressed on a device that may have been behind. */
export interface Whence {
  /** Where the screen stood. */
  readonly place: Clock;
  /** The last entry that the screen knew; left out where that is not known. */
  readonly basedOn?: number;
  /** Entries that look the same and are not: whoever pressed it has said so. */
  readonly distinctFrom?: readonly number[];
  /** Entries that it names by numbers which the screen had forecast, since what writes them waited on the same device. */
  readonly forecast?: Forecast;
}

/**
 * What becomes of a command that was pressed where the battle does not stand. `told-there`: it is decided at its place and told
 * there. `goes-on`: it only went on from there, and that has been done. `rests`: it is said of the record as it stands, once that
 * has come to the place. `confirms`: it is said of what its screen showed, and of nothing else. Everything else is said of the record as it stands, wherever it was pressed: corrections, results, time,
 * notes, and what moves the battle on unit by unit.
 */
type Way = 'told-there' | 'goes-on' | 'rests' | 'confirms';

export const WAYS: { readonly [Type in MatchCommand['type']]?: Way } = {
  Choose: 'told-there',
  ActivateUnit: 'told-there',
  AnswerUse: 'told-there',
  UseStratagem: 'told-there',
  UseAbility: 'told-there',
  IssueOrder: 'told-there',
  RecordRoll: 'told-there',
  GainCommandPoints: 'told-there',
  ScoreVictoryPoints: 'told-there',
  ClaimAwards: 'told-there',
  RecordUnitDestroyed: 'told-there',
  RecordUnitsDestroyed: 'told-there',
  RecordUnitReturned: 'told-there',
  RecordBattleShock: 'told-there',
  RecordUnitAction: 'told-there',
  RecordFact: 'told-there',
  RecordFacts: 'told-there',
  DrawObjective: 'told-there',
  DiscardObjective: 'told-there',
  AdvancePhase: 'goes-on',
  EndActivation: 'goes-on',
  ConfirmRound: 'rests',
  FinishMatch: 'rests',
  ConfirmResult: 'confirms',
};
