import type { PenaltyToIssue, RuledPenalty } from '@adjutant/dispute';
import type { Side } from '@adjutant/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adviceQuery, useEvent, usePolicies, usePolicy } from '../api/penalties.js';
import { newId } from '../common/id.js';
import { blankPenalty, readPenalty, type PenaltyDraft } from '../dispute/ruling/penalty-drafts.js';

/** Whom a penalty can be given to, and in which match. */
export interface Penalisable {
  readonly players: { readonly [side in Side]: string };
  readonly match?: string;
  /** Id of the event that it is of, where it is of one. */
  readonly event?: string | undefined;
}

/** A penalty that is being filled in outside a ruling. Its id is drawn once: whoever presses twice gives one. */
export function usePenalising({ players, match, event: at }: Penalisable) {
  const [penalty] = useState(newId);
  const [draft, setDraft] = useState<PenaltyDraft>(() => blankPenalty(1));
  const [chosen, choosePolicy] = useState<string | null>(null);
  const event = useEvent(at).data;
  const named = event?.penalties ?? null;
  const id = named ?? chosen;
  const policies = usePolicies().data ?? [];
  const policy = usePolicy(id).data ?? null;
  const person = players[draft.side];
  const there = match === undefined ? {} : { match, side: draft.side };
  const advice = useQuery(adviceQuery(id, draft.infraction, { person, ...there })).data;
  const read = readPenalty(draft, { policy: id, players, advice });
  const asked = 'missing' in read ? null : issued(read.penalty, penalty, there);
  const change = (part: Partial<PenaltyDraft>): void => setDraft((before) => ({ ...before, ...part }));
  const known = event !== undefined;
  return {
    draft,
    change,
    person,
    read,
    asked,
    advice,
    policy,
    policies,
    choosePolicy,
    fixed: !known || named !== null,
  };
}

/** Where it is given in no match it is of no side either. */
function issued(
  { side: _, ...asked }: RuledPenalty,
  penalty: string,
  there: { readonly match?: string; readonly side?: Side },
): PenaltyToIssue {
  return { ...asked, penalty, ...there };
}
