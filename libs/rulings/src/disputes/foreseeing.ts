import type { Basis, RemedyAsked } from '@adjutant/dispute';
import type { Occasion, Refusal } from '@adjutant/kernel';
import {
  decideMatch,
  foldMatch,
  nextNumber,
  previewRuling,
  type MatchEvent,
  type MatchState,
  type Official,
  type OpenedState,
  type Remedy,
} from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import { stateHash } from '@adjutant/event';

/** What remedies would come to on a match. Nothing of it is recorded. */
export interface Foreseen {
  readonly before: MatchState;
  readonly after: MatchState;
  /** What would be recorded in the match. */
  readonly events: readonly MatchEvent[];
  readonly refusal: Refusal | null;
  readonly basis: Basis;
}

/** `reversing`: the entry of a ruling that is taken back first. `called`: the last entry when the judge was called. */
interface Ruling {
  readonly remedies: readonly RemedyAsked[];
  readonly by: Official;
  readonly reversing: number | null;
  readonly called: number;
}

export function foresee(shelf: Shelf, match: OpenedState, { remedies, by, reversing, called }: Ruling): Foreseen {
  const undone = reversing === null ? [] : reversal(shelf, match, reversing);
  const between = foldMatch(shelf, undone, match);
  const { decision, state } = previewRuling(shelf, between, remedies as unknown as readonly Remedy[], by, { called });
  const refusal = decision.outcome === 'refused' ? decision.refusal : null;
  const after = refusal ? match : state;
  const revision = nextNumber(match) - 1;
  return {
    ...{ before: match, after, refusal },
    events: decision.outcome === 'recorded' ? [...undone, ...decision.events] : [],
    basis: { revision, before: stateHash(match), after: stateHash(after) },
  };
}

/** Nothing is done to the match: what stands, stands. */
export function asItStands(match: OpenedState): Basis {
  const hash = stateHash(match);
  return { revision: nextNumber(match) - 1, before: hash, after: hash };
}

function reversal(shelf: Shelf, match: MatchState, entry: number): readonly MatchEvent[] {
  const now = new Date(0).toISOString();
  const occasion: Occasion = { now, occurredAt: now, actor: { id: 'preview', role: 'system' } };
  const command = { type: 'ReverseRuling', data: { entry, because: 'preview' } } as const;
  const decision = decideMatch(shelf, command, match, occasion);
  return decision.outcome === 'recorded' ? decision.events : [];
}
