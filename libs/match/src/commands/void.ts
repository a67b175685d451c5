import { already, asSentence, recorded } from '@adjutant/kernel';
import type { MatchCommand, RestoreMatch, VoidMatch } from '../commands.js';
import type { MatchState } from '../state/state.js';
import { no, whileOpened, type Context, type MatchDecision } from './context.js';

export function voidMatch({ data }: VoidMatch, state: MatchState, context: Context): MatchDecision {
  return (
    notTheirs(context) ??
    whileOpened(context, state, ({ voided }) =>
      voided ? already : recorded({ type: 'MatchVoided', data: { because: data.because } }),
    )
  );
}

export function restoreMatch({ data }: RestoreMatch, state: MatchState, context: Context): MatchDecision {
  return (
    notTheirs(context) ??
    whileOpened(context, state, ({ voided }) =>
      voided ? recorded({ type: 'MatchRestored', data: { because: data.because } }) : already,
    )
  );
}

function notTheirs({ occasion }: Context): MatchDecision | null {
  const { role } = occasion.actor;
  // The server does it for whoever changed what was published.
  if (role === 'head-judge' || role === 'organizer' || role === 'system') return null;
  return no('match/void-by-head-judge', 'A match is declared void, or restored, by the head judge or an organizer.', {
    role,
  });
}

/** What goes on in a match that is void: a judge looks, and the server carries out what was ruled before. */
const GOES_ON: ReadonlySet<MatchCommand['type']> = new Set(['VoidMatch', 'RestoreMatch', 'OpenMatch', 'InspectHands']);

/** Why nothing is recorded in a match that is void; null for every other match. */
export function whileVoid({ type }: MatchCommand, state: MatchState, { occasion }: Context): MatchDecision | null {
  if (state.status === 'absent' || !state.voided || GOES_ON.has(type)) return null;
  if (occasion.actor.role === 'system') return null;
  const { entry, because } = state.voided;
  const message = `The match is void (entry ${entry}): ${asSentence(because)} The head judge or an organizer can restore it.`;
  return no('match/void', message, { entry, because, restoredBy: ['head-judge', 'organizer'] });
}
