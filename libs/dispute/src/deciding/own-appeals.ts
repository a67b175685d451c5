import { rulingIn, type OpenedDispute, type Ruling } from '../state/state.js';
import { mayActAs, mayJudge, no, type Context, type DisputeDecision } from './context.js';

/** The person whom the event has named to hear appeals against rulings of head judges. */
function namedFor(context: Context): string | null {
  const { ownAppeals } = context.circumstances.policy;
  return ownAppeals !== null && ownAppeals !== 'final' ? ownAppeals.to : null;
}

/** A ruling of the first instance that a head judge gave: somebody else has to hear an appeal against it. */
function isHeadJudges(first: Ruling | undefined): boolean {
  return first?.role === 'head-judge';
}

/** Whether somebody has the powers of a head judge here: by role, or named for appeals against the head judge. */
export function actsAsHead(state: OpenedDispute, context: Context): boolean {
  if (mayActAs(context, 'head-judge')) return true;
  if (state.status !== 'appealed' || !isHeadJudges(rulingIn(state, state.ruling))) return false;
  return mayJudge(context) && namedFor(context) === context.occasion.actor.id;
}

/** Why a ruling of a head judge is not appealed here; null where somebody hears the appeal. */
export function isFinalAtOnce(first: Ruling | undefined, context: Context): DisputeDecision | null {
  const { policy, headJudges, named } = context.circumstances;
  if (!first || !isHeadJudges(first)) return null;
  const facts = { judge: first.judge, ruling: first.ruling };
  if (policy.ownAppeals === 'final')
    return no('appeal/own-final', 'The head judge gave this ruling: at this event it is final.', facts);
  if (policy.ownAppeals !== null || headJudges === null || !named) return null;
  if (headJudges.some((id) => id !== first.judge)) return null;
  return no(
    'appeal/own-final',
    'The only head judge gave this ruling, and the event has named nobody else for appeals: it is final.',
    facts,
  );
}
