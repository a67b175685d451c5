import type { MatchCommand } from '../commands.js';
import { no, type Context, type MatchDecision } from '../commands/context.js';
import { secretOf } from '../secrets/hiding.js';
import { packOf } from '../state/apply.js';
import type { RetoldEntry } from '../state/retell.js';
import { retold } from '../state/retold.js';
import type { OpenedState } from '../state/state.js';
import { decidedThere } from '../weaving/told-there.js';
import { rulingsIn } from './applied.js';
import type { Decide, RemedyOf } from './remedy.js';

/** Commands with which play goes on, and whether a judge can set aside what the rules say against them. */
const ALLOWABLE: { readonly [Type in MatchCommand['type']]?: 'overridable' | 'as-it-is' } = {
  DecideTurnOrder: 'overridable',
  AdvancePhase: 'overridable',
  Choose: 'overridable',
  ActivateUnit: 'overridable',
  EndActivation: 'overridable',
  PlaceUnit: 'overridable',
  AnswerUse: 'overridable',
  UseStratagem: 'overridable',
  UseAbility: 'overridable',
  IssueOrder: 'overridable',
  RecordUnitAction: 'overridable',
  RecordFact: 'overridable',
  RecordFacts: 'overridable',
  DrawObjective: 'overridable',
  DiscardObjective: 'overridable',
  ClaimAwards: 'overridable',
  RecordRoll: 'as-it-is',
  GainCommandPoints: 'as-it-is',
  ScoreVictoryPoints: 'as-it-is',
  RecordUnitDestroyed: 'as-it-is',
  RecordUnitsDestroyed: 'as-it-is',
  RecordUnitReturned: 'as-it-is',
  RecordBattleShock: 'overridable',
  ConcedeMatch: 'as-it-is',
  FinishMatch: 'as-it-is',
};

/** A command is decided at its place in the record, as the record is told by now, and what comes of it is put there. */
export function allowed(
  { after, command }: RemedyOf<'allow'>,
  state: OpenedState,
  context: Context,
  because: string,
  decide: Decide,
): MatchDecision {
  const way = ALLOWABLE[command.type];
  if (!way)
    return no('ruling/not-allowable', `${command.type} is nothing that is played; use another remedy for it.`, {
      type: command.type,
    });
  const told = retold(context.shelf, state);
  const place = placeBehind(after, told, rulingsIn(state).at(-1)?.entry ?? Infinity);
  const there = told[place]?.state;
  if (!there || there.status === 'absent')
    return no('entry/not-recorded', `The record has no entry ${after}.`, { entry: after });
  if (isSealedHand(there, command, context))
    return no('ruling/sealed-hand', 'What is hidden cannot be ruled on in the open: let the player record it.', {
      type: command.type,
    });
  const next = told[place + 1]?.entered.number;
  const decision = decidedThere(
    judged(command, way, because),
    { state: there, next },
    { state, context, because },
    decide,
  );
  if (decision.outcome === 'already')
    return no('ruling/already-so', `${command.type} would change nothing at entry ${after}.`, { entry: after });
  return decision;
}

/** Where it comes behind an entry: what the ruling under way (from number `own` on) has put there comes first. */
function placeBehind(after: number, told: readonly RetoldEntry[], own: number): number {
  let place = told.findIndex(({ entered }) => entered.number === after);
  while (place >= 0 && (told[place + 1]?.entered.number ?? -1) >= own) place += 1;
  return place;
}

function isSealedHand(state: OpenedState, command: MatchCommand, { shelf }: Context): boolean {
  return secretOf(packOf(shelf, state), state.table, command) !== undefined;
}

function judged(command: MatchCommand, way: 'overridable' | 'as-it-is', reason: string): MatchCommand {
  if (way === 'as-it-is') return command;
  return { ...command, data: { ...command.data, override: { reason } } } as MatchCommand;
}
