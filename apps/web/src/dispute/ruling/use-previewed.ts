import type { Actor } from '@adjutant/kernel';
import type { Remedy } from '@adjutant/match';
import type { PenaltyForeseen, Preview, RulingForeseen } from '@adjutant/rulings';
import { useDebouncedValue } from '@mantine/hooks';
import { usePreview } from '../../api/dispute-acts.js';
import { useRecord } from '../../match/record.js';

export interface Previewing {
  readonly answer: Preview | null;
  readonly error: Error | null;
  /** Whether what is shown is of the remedies as they are now. */
  readonly fresh: boolean;
  readonly retry: () => void;
}

const SETTLE = 250;

/** The preview of remedies and penalties while they are being filled in; null where there is nothing to preview. */
export function usePreviewed(
  dispute: string,
  remedies: readonly Remedy[] | null,
  penalties: readonly PenaltyForeseen[],
  actor: Actor | undefined,
): Previewing | null {
  const { match } = useRecord();
  const now = remedies === null ? null : JSON.stringify({ remedies, penalties } satisfies RulingForeseen);
  const [settled] = useDebouncedValue(now, SETTLE);
  const asked = settled === null ? null : (JSON.parse(settled) as RulingForeseen);
  const { data, error, isPlaceholderData, isFetching, refetch } = usePreview(dispute, asked, match.revision, actor);
  if (remedies === null) return null;
  return {
    answer: data ?? null,
    error: data ? null : error,
    fresh: data !== undefined && !isPlaceholderData && !isFetching && settled === now,
    retry: () => void refetch(),
  };
}
