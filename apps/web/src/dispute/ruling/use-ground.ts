import type { JsonObject } from '@adjutant/kernel';
import { useMemo } from 'react';
import { useAttempts } from '../../match/match-queries.js';
import { useSteps } from '../../match/step/step-queries.js';
import { useRecord } from '../../match/record.js';
import { likelyFor, numberIn, type Draft, type Ground } from './remedies.js';

const NONE: Ground['attempts'] = [];

/** What the remedies are read against: how far the record goes, what was refused, and what the entries to amend say. */
export function useGround(drafts: readonly Draft[]): Ground {
  const { id, last } = useRecord();
  const attempts = useAttempts(id).data ?? NONE;
  const corrected = drafts.flatMap(({ kind, entries }) => {
    const number = kind === 'correct' ? numberIn(entries, last) : null;
    return number === null ? [] : [number];
  });
  const steps = useSteps(id, corrected, last);
  return useMemo(() => {
    const at = new Map(steps.map((step) => [step.number, step]));
    return {
      ...{ last, attempts },
      dataOf: (entry) => (at.get(entry)?.event.data as JsonObject | undefined) ?? null,
      likely: (entry) => {
        const step = at.get(entry);
        return step === undefined ? null : likelyFor(step.findings);
      },
    };
  }, [last, attempts, steps]);
}
