import type { Citation } from '@adjutant/kernel';
import type { Shelf } from '@adjutant/rules';
import { findingsOn } from '../replay.js';
import type { Telling } from '../telling.js';

/** Something that the record does not settle: a check that fails, a question without an answer, an answer that is contested. */
export interface Doubt {
  readonly entry: number;
  readonly answer: 'unmet' | 'unknown' | 'contested';
  readonly rule: string;
  readonly says: string;
  readonly cites: readonly Citation[];
}

/** What is in doubt, in the order in which the record counts. What does not count any more is not in doubt either. */
export function doubtsIn(shelf: Shelf, { passages }: Telling): readonly Doubt[] {
  return passages.flatMap(({ entered: { number: entry, event }, before, after, verdict }): Doubt[] => {
    if (verdict === 'struck' || verdict === 'void') return [];
    if (event.type === 'AnswerContested') {
      const { question, because } = event.data;
      const asks = after.status === 'absent' ? [] : after.table.questions;
      const asked = asks.find((one) => one.number === event.data.entry && one.key === question)?.asks;
      if (asked === undefined) return [];
      return [{ entry: event.data.entry, answer: 'contested', rule: question, says: `${asked} ${because}`, cites: [] }];
    }
    return findingsOn(shelf, before, event).flatMap(({ answer, rule, says, cites }) =>
      answer === 'met' ? [] : [{ entry, answer, rule, says, cites }],
    );
  });
}
