import type { JsonObject } from '@adjutant/kernel';
import { useMemo } from 'react';
import { useAttempts } from '../../match/match-queries.js';
import { useSteps } from '../../match/step/step-queries.js';
import { useRecord } from '../../match/record.js';
import { numberIn, type Draft, type Ground } from './remedies.js';

const NONE: Ground['attempts'] = [];

/** What the remedies are read against: how far the record goes, what was refused, and what the entries to amend say. */
export function useGround(drafts: readonly Draft[]): Ground {
  const { id, last } = useRecord();
  const attempts = useAttempts(id).data ?? NONE;
  const amended = drafts.flatMap(({ kind, how, entries }) => {
    const number = kind === 'correct' && how === 'amend' ? numberIn(entries, last) : null;
    return number === null ? [] : [number];
  });
  const steps = useSteps(id, amended, last);
  return useMemo(() => {
    const data = new Map(steps.map(({ number, event }) => [number, event.data as unknown as JsonObject]));
    return { last, attempts, dataOf: (entry) => data.get(entry) ?? null };
  }, [last, attempts, steps]);
}
