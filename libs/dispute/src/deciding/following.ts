import { already, recorded } from '@adjutant/kernel';
import type { DisputeCommand, FollowMatch } from '../commands.js';
import type { DisputeState } from '../state/state.js';
import { mayActAs, no, unknown, type Context, type DisputeDecision } from './context.js';

/** A dispute follows its match: nothing is decided about one that is void. Said again, nothing is recorded. */
export function followMatch({ data }: FollowMatch, state: DisputeState, context: Context): DisputeDecision {
  if (!mayActAs(context, 'system'))
    return no('dispute/system-only', 'The server says by itself what becomes of a match.', {
      role: context.occasion.actor.role,
    });
  if (state.status === 'absent') return unknown();
  const isVoid = state.status === 'void';
  if (isVoid === (data.match === 'void')) return already;
  const { entry, because } = data;
  return recorded({ type: isVoid ? 'DisputeRestored' : 'DisputeVoided', data: { entry, because } });
}

/** Why nothing is decided while the match is void; null otherwise, and for the server, which carries out what was ruled before. */
export function whileVoid(command: DisputeCommand, state: DisputeState, context: Context): DisputeDecision | null {
  // What must not be seen is taken away all the same.
  if (command.type === 'WithholdEvidence') return null;
  const voided = context.circumstances.match?.voided;
  if (mayActAs(context, 'system') || (!voided && state.status !== 'void')) return null;
  const why = voided ? ` (entry ${voided.entry}: ${voided.because})` : '';
  return no('match/void', `The match is void${why}. The head judge or an organizer can restore it.`, {
    restoredBy: ['head-judge', 'organizer'],
  });
}
