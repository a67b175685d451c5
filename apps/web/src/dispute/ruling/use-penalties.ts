import type { AdviceView, PoliciesAnswer, Policy } from '@adjutant/dispute';
import type { PenaltyForeseen } from '@adjutant/rulings';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { adviceQuery, useEvent, usePolicies, usePolicy } from '../../api/penalties.js';
import { useRecord } from '../../match/record.js';
import { readPenalty, type PenaltyDraft, type ReadPenalty } from './penalty-drafts.js';

export interface Penalising {
  readonly policies: PoliciesAnswer['policies'];
  readonly policy: Policy | null;
  /** Whether the event has named its policy. */
  readonly fixed: boolean;
  readonly choosePolicy: (id: string | null) => void;
  /** What is known of each that can be looked at before somebody has said why. */
  readonly foreseen: readonly PenaltyForeseen[];
  readonly drafts: readonly {
    readonly draft: PenaltyDraft;
    readonly advice: AdviceView | undefined;
    readonly read: ReadPenalty;
  }[];
}

/** Penalties that are being filled in, with what the policy of the event advises for each. */
export function usePenalties(drafts: readonly PenaltyDraft[]): Penalising {
  const { id: match, match: view } = useRecord();
  const [chosen, choosePolicy] = useState<string | null>(null);
  const named = useEvent(view.event?.id).data?.penalties ?? null;
  const id = named ?? chosen;
  const policies = usePolicies().data ?? [];
  const policy = usePolicy(id).data ?? null;
  const players = { A: view.seats.A.player, B: view.seats.B.player };
  const advices = useQueries({
    queries: drafts.map(({ side, infraction }) => adviceQuery(id, infraction, { person: players[side], match, side })),
  });
  return {
    foreseen: drafts.flatMap(({ side, infraction, level }, index) => {
      const given = level ?? advices[index]?.data?.level.id;
      if (id === null || infraction === null || given === undefined) return [];
      return [{ person: players[side], policy: id, infraction, level: given }];
    }),
    policies,
    policy,
    fixed: named !== null,
    choosePolicy,
    drafts: drafts.map((draft, index) => {
      const advice = advices[index]?.data;
      return { draft, advice, read: readPenalty(draft, { policy: id, players, advice }) };
    }),
  };
}
