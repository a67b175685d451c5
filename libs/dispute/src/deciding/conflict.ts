import { refused, type Refusal } from '@adjutant/kernel';
import type { Circumstances, Ties } from '../circumstances.js';
import type { DisputeCommand } from '../commands.js';
import type { TieChanged } from '../events.js';
import { isAcceptedByBoth, type DisputeState, type OpenedDispute } from '../state/state.js';
import type { Context, DisputeDecision } from './context.js';
import { refuse } from '../refusals.js';

const CODES = { club: 'ruling/own-club', nation: 'ruling/own-nation' } as const;

/** What officials do about a match. A command that is not weighed here does not compile. */
const OFFICIAL: { readonly [Type in DisputeCommand['type']]: boolean } = {
  CallJudge: false,
  WithdrawCall: false,
  ObjectToWithdrawal: false,
  ClaimCall: true,
  ReleaseCall: true,
  AcceptJudge: false,
  MakeStatement: false,
  AddEvidence: false,
  WithholdEvidence: true,
  GiveRuling: true,
  AcceptRuling: false,
  AppealRuling: false,
  ClaimAppeal: true,
  GiveFinalRuling: true,
  RevokeRuling: true,
  GrantTime: true,
  ReportOutcome: false,
  FollowMatch: false,
};

/** Nobody is an official of a match that they play in, whatever the event has decided; null where they are not. */
export function inOwnMatch(
  { type }: DisputeCommand,
  state: DisputeState,
  { circumstances, occasion }: Context,
): DisputeDecision | null {
  const { plays, named } = circumstances;
  if (plays === undefined || !named || !OFFICIAL[type]) return null;
  // Whoever has it all the same lets go of it.
  if (type === 'ReleaseCall' && 'judge' in state && state.judge === occasion.actor.id) return null;
  const says = `You play in this match (side ${plays}): another official has to do this.`;
  return refused(refuse('ruling/own-match', says, { sides: [plays] }));
}

/** Why the policy of the event keeps this judge away from the match; null where nothing does, or both players lift it. */
export function conflictOf(state: OpenedDispute, { circumstances, occasion }: Context): DisputeDecision | null {
  const refusal = conflictOfInterest(circumstances.policy.conflicts, circumstances.ties);
  const { accepted: judgesAccepted = state.judgesAccepted } = circumstances;
  return refusal && !isAcceptedByBoth({ judgesAccepted }, occasion.actor.id) ? refused(refusal) : null;
}

/** What was changed of clubs and nations since the match was opened, for the record of whoever takes it up. */
export function withChanges({ circumstances }: Context): { readonly tiesChanged?: readonly TieChanged[] } {
  const { changed = [] } = circumstances.ties;
  return changed.length === 0 ? {} : { tiesChanged: changed };
}

/** Why the policy of an event keeps an official with these ties away from players with those; null where nothing does. */
export function conflictOfInterest(
  conflicts: Circumstances['policy']['conflicts'],
  ties: Circumstances['ties'],
): Refusal | null {
  // A seat that is corrected takes no tie away: whoever sat there may still be who plays.
  for (const players of [ties.players, ...(ties.former ?? [])]) {
    for (const tie of conflicts) {
      const shared = sharedWith(ties.asking, players, tie);
      if (shared)
        return refuse(CODES[tie], sentence(tie, shared.value), { [tie]: shared.value, players: shared.players });
    }
  }
  return null;
}

function sharedWith(
  asking: Ties,
  players: Context['circumstances']['ties']['players'],
  tie: keyof Ties,
): { readonly value: string; readonly players: readonly string[] } | undefined {
  const value = asking[tie];
  if (value === null) return undefined;
  const same = (['A', 'B'] as const).filter((side) => alike(players[side][tie], value));
  return same.length === 0 ? undefined : { value, players: same };
}

/** People write the name of their club with and without capitals. */
function alike(one: string | null, other: string): boolean {
  return one !== null && one.trim().toLowerCase() === other.trim().toLowerCase();
}

function sentence(tie: keyof Ties, value: string): string {
  return tie === 'club'
    ? `A player of this match is of your club, ${value}: another judge has to take it, or both players accept you (AcceptJudge).`
    : `A player of this match plays for your nation, ${value}: another judge has to take it, or both players accept you (AcceptJudge).`;
}
