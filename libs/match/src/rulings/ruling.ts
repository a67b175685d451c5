import { already, recorded, refused, refuseFor, type Reason } from '@adjutant/kernel';
import type { LedgerLine } from '@adjutant/rules';
import type { ApplyRuling, Remedy, ReverseRuling } from '../commands.js';
import { mayRule, no, notRunning, whileOpened, type Context, type MatchDecision } from '../commands/context.js';
import type { MatchEvent } from '../events.js';
import { foldMatch } from '../state/fold.js';
import { settled } from '../state/retold.js';
import { nextNumber, recordOf, type MatchState, type OpenedState } from '../state/state.js';
import { rulingsIn } from './applied.js';
import { withdrawnConfirmations } from './confirmations.js';
import type { Decide } from './remedy.js';
import { decideRemedy } from './remedies.js';
import { calledBeforeConfirmed, sparingSettled } from './settled-result.js';

/** A ruling reaches the match from its dispute: the decider takes it from nobody else. */
export function applyRuling(command: ApplyRuling, state: MatchState, context: Context, decide: Decide): MatchDecision {
  return fromDispute(context) ?? carryOut(command.data, state, context, decide).decision;
}

export function reverseRuling({ data }: ReverseRuling, state: MatchState, context: Context): MatchDecision {
  const { entry, because } = data;
  const barred = fromDispute(context);
  if (barred) return barred;
  return whileOpened(context, state, (open) => {
    const ruling = rulingsIn(open).find((one) => one.entry === entry);
    if (!ruling) return no('ruling/not-recorded', `Entry ${entry} is no ruling.`, { entry });
    if (ruling.reversed) return already;
    const reversal: MatchEvent = { type: 'RulingReversed', data: { entry, because } };
    const after = foldMatch(context.shelf, [reversal], open);
    return recorded<MatchEvent>(reversal, ...withdrawnConfirmations(open, after, because, ruling.block.at(-1)));
  });
}

function fromDispute({ occasion }: Context): MatchDecision | null {
  const { role } = occasion.actor;
  if (role === 'system') return null;
  return no('ruling/through-dispute', 'A ruling reaches a match from its dispute: give or revoke it there.', { role });
}

/** What a ruling comes to: the decision, and the match as it stands afterwards, with all its ledger lines. */
export interface CarriedOut {
  readonly decision: MatchDecision;
  readonly state: MatchState;
  readonly lines: readonly LedgerLine[];
}

/** Remedies are carried out in order, each on what the one before has left; all of them, or none. */
export function carryOut(
  { by, because, remedies, called, ...named }: ApplyRuling['data'],
  state: MatchState,
  { shelf, occasion }: Context,
  decide: Decide,
): CarriedOut {
  const stays = (decision: MatchDecision): CarriedOut => ({ decision, state, lines: linesOf(shelf, state) });
  const context: Context = { shelf, occasion: { ...occasion, actor: by } };
  if (state.status === 'absent') return stays(notRunning(state));
  if (!mayRule(context.occasion))
    return stays(no('ruling/judge-only', 'Only a judge, a head judge or an organizer may rule.', { role: by.role }));
  const before = rulingsIn(state).find(({ data }) => data.dispute === named.dispute && data.ruling === named.ruling);
  if (before?.reversed)
    return stays(no('ruling/reversed', 'This ruling was reversed; rule anew.', { entry: before.entry }));
  if (before) return stays(already);

  const opening = (entries: number): MatchEvent => ({
    type: 'RulingApplied',
    data: { ...named, by, entries, because },
  });
  const ruled = carryOutEach({ remedies, because }, state, opening(0), context, decide);
  const [first, ...rest] = ruled.reasons;
  if (first) return stays(refused(refuseFor([first, ...rest])));
  const events = [...ruled.events, ...withdrawnConfirmations(state, ruled.state, because, takenBack(remedies, state))];
  const decision = recorded<MatchEvent>(opening(events.length), ...events);
  const mayChangeIt = by.role === 'head-judge' || calledBeforeConfirmed(state, called);
  const spared = mayChangeIt ? decision : sparingSettled(decision, state, context, 'ruling');
  if (spared.outcome === 'refused') return stays(spared);
  return { decision, ...told(shelf, state, [opening(events.length), ...events]) };
}

/** What was confirmed before the result was decided was said of what comes back when nothing but the decision goes. */
function takenBack(remedies: readonly Remedy[], state: OpenedState): number | undefined {
  const struck = remedies.flatMap((one) => (one.kind === 'strike' ? one.entries : [-1]));
  const decisions = recordOf(state).flatMap(({ number, event }) => (event.type === 'ResultDecided' ? [number] : []));
  return struck.length > 0 && struck.every((one) => decisions.includes(one)) ? Math.max(...struck) : undefined;
}

interface Ruled {
  readonly events: readonly MatchEvent[];
  readonly reasons: readonly Reason[];
  readonly state: OpenedState;
}

function carryOutEach(
  { remedies, because }: Pick<ApplyRuling['data'], 'remedies' | 'because'>,
  from: OpenedState,
  opening: MatchEvent,
  context: Context,
  decide: Decide,
): Ruled {
  const events: MatchEvent[] = [];
  const reasons: Reason[] = [];
  let state = foldMatch(context.shelf, [opening], from) as OpenedState;
  for (const [index, remedy] of remedies.entries()) {
    const decision = decideRemedy(remedy, state, context, because, decide);
    if (decision.outcome === 'refused') reasons.push(...decision.refusal.reasons.map(ofRemedy(remedy, index)));
    if (decision.outcome !== 'recorded') continue;
    events.push(...decision.events);
    state = foldMatch(context.shelf, decision.events, state) as OpenedState;
  }
  return { events, reasons, state };
}

function ofRemedy({ kind }: Remedy, index: number): (reason: Reason) => Reason {
  return (reason) => ({
    ...reason,
    message: `Remedy ${index + 1} (${kind}): ${reason.message}`,
    facts: { ...reason.facts, remedy: index, kind },
  });
}

/** The record with these events, told once, however many corrections there are among them. */
function told(shelf: Context['shelf'], from: OpenedState, events: readonly MatchEvent[]) {
  const first = nextNumber(from);
  return settled(
    shelf,
    from,
    events.map((event, index) => ({ number: first + index, event })),
  );
}

function linesOf(shelf: Context['shelf'], state: MatchState): readonly LedgerLine[] {
  return settled(shelf, state, []).lines;
}
