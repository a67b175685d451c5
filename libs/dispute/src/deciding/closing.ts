import type { Party } from '../events.js';
import type { OpenedDispute } from '../state/state.js';
import { minutesBetween } from '../waiting.js';
import { mayActAs, no, type Context, type DisputeDecision } from './context.js';

/**
 * Why a confirmed result is not disputed any more; null where it may be. It closes for whoever has confirmed it: a player
 * for whom that was entered has the time that the event leaves for an appeal.
 */
export function closedFor(by: Party, context: Context): DisputeDecision | null {
  const { match, policy } = context.circumstances;
  const confirmation = match?.confirmation;
  if (!confirmation || mayActAs(context, 'head-judge', 'organizer')) return null;
  const { entry, received, bound } = confirmation;
  if (!('side' in by) || bound.includes(by.side))
    return no(
      'dispute/match-closed',
      'The result is confirmed: only the head judge or the organizer, or a player who has not confirmed it, can open it again.',
      { confirmed: entry, bound },
    );
  const { appealMinutes: minutes } = policy;
  if (minutes === null || minutesBetween(received, context.occasion.now) <= minutes) return null;
  return no('dispute/too-late', `A result that was entered for you may be disputed for ${minutes} minutes.`, {
    minutes,
    confirmed: entry,
    received,
  });
}

/** Whether only a head judge may still rule: both have confirmed the result, and the judge was called after that. */
export function onlyForHeadJudge({ at }: OpenedDispute, { circumstances }: Context): boolean {
  const confirmation = circumstances.match?.confirmation;
  return confirmation != null && at >= confirmation.entry;
}
