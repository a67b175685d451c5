import { sameJson, type JsonObject } from '@adjutant/kernel';
import type { MatchEvent } from '../events.js';
import type { RetoldEntry } from '../state/retell.js';
import { retold } from '../state/retold.js';
import { recordOf, type Entered } from '../state/state.js';
import type { Late } from './late.js';
import { clockAt, isThere } from './places.js';

/** What somebody else has recorded at the same place, unseen by whoever pressed this, and reads as the same act. */
export function sameAct(late: Late, told?: readonly RetoldEntry[]): Entered | undefined {
  if (!recordOf(late.state).some((one) => isUnseen(one, late))) return undefined;
  const all = told ?? retold(late.context.shelf, late.state);
  return all.find((one, at) => isUnseen(one.entered, late) && stands(one) && reads(late, one, all[at - 1]))?.entered;
}

export function stands({ verdict }: RetoldEntry): boolean {
  return verdict === 'recorded' || verdict === 'stands';
}

/** Whether somebody else has recorded it, and whoever pressed this had not seen it. */
export function isUnseen({ number, author }: Entered, { whence, context }: Late): boolean {
  const { basedOn, distinctFrom = [] } = whence;
  if (basedOn === undefined || number <= basedOn || distinctFrom.includes(number)) return false;
  return author !== undefined && author.id !== context.occasion.actor.id;
}

/** Whether the command would have been written as this entry, had it come in its stead. */
function reads({ command, pack, place, context, decide }: Late, one: RetoldEntry, before?: RetoldEntry): boolean {
  if (!before || !isThere(pack.sequence, place, clockAt(before))) return false;
  const decision = decide(command, before.state, context);
  const [first] = decision.outcome === 'recorded' ? decision.events : [];
  const { event } = one.entered;
  return first?.type === event.type && sameJson(essential(first), essential(event));
}

/** What was vouched and pleaded for says how sure somebody was, and not what happened. */
function essential({ data }: MatchEvent): JsonObject {
  const { answers: _, claims: __, overridden: ___, ...rest } = data as unknown as JsonObject;
  return rest;
}
