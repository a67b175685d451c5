import { already, recorded } from '@adjutant/kernel';
import type { AddEvidence, GrantTime, MakeStatement, WithholdEvidence } from '../commands.js';
import type { DisputeState } from '../state/state.js';
import { suggestedMinutes } from '../waiting.js';
import {
  isRefusal,
  mayActAs,
  mayJudge,
  no,
  notAJudge,
  partyOf,
  unknown,
  whileOpen,
  type Context,
  type DisputeDecision,
} from './context.js';

export function makeStatement({ data }: MakeStatement, state: DisputeState, context: Context): DisputeDecision {
  return whileOpen(state, () => {
    const by = partyOf(data.side, context);
    return isRefusal(by) ? by : recorded({ type: 'StatementMade', data: { side: data.side, text: data.text } });
  });
}

export function addEvidence({ data }: AddEvidence, state: DisputeState, context: Context): DisputeDecision {
  return whileOpen(state, (open) => {
    const by = partyOf(data.side, context);
    if (isRefusal(by)) return by;
    const { evidence } = context.circumstances;
    const { hash, caption } = data;
    if (!evidence)
      return no('evidence/unknown', 'This file is not stored here: send it first, and add it then.', { hash });
    if (open.withheld?.includes(hash)) return no('evidence/withheld', 'This file was withheld here.', { hash });
    if (open.evidence.includes(hash)) return already;
    const { mediaType, bytes } = evidence;
    const told = { hash, mediaType, bytes, by, ...(caption === undefined ? {} : { caption }) };
    return recorded({ type: 'EvidenceAdded', data: told });
  });
}

/** A photo may have to go long after the dispute: whoever is in it may ask for that. */
export function withholdEvidence({ data }: WithholdEvidence, state: DisputeState, context: Context): DisputeDecision {
  const { hash, because } = data;
  const { actor } = context.occasion;
  if (!mayActAs(context, 'organizer'))
    return no('evidence/organizer-only', 'Only an organizer may withhold evidence.', { role: actor.role });
  if (state.status === 'absent') return unknown();
  if (!state.evidence.includes(hash))
    return no('evidence/not-here', 'This dispute has no such file. Its evidence is listed with the hashes.', { hash });
  if (state.withheld?.includes(hash)) return already;
  return recorded({ type: 'EvidenceWithheld', data: { hash, by: { staff: actor.id }, because } });
}

/** Time may be given back once somebody is at the table, and after the ruling as well. */
export function grantTime({ data }: GrantTime, state: DisputeState, context: Context): DisputeDecision {
  if (!mayJudge(context)) return notAJudge(context);
  if (state.status === 'absent') return unknown();
  if (state.status === 'withdrawn')
    return no('dispute/closed', 'The call was withdrawn; there is no ruling to wait for.', { status: state.status });
  const suggested = suggestedMinutes(state, context.occasion.occurredAt);
  const minutes = data.minutes ?? suggested;
  if (minutes === 0)
    return no('time/nothing-to-grant', 'No time was lost that has not been granted. Say how many minutes to add.', {
      granted: state.granted,
    });
  return recorded({ type: 'TimeGranted', data: { minutes, suggested, judge: context.occasion.actor.id } });
}
