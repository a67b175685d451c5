import type { TimelineItem } from '@adjutant/views';
import { useMemo } from 'react';
import { humanised } from '../../common/words.js';
import { STANDS } from '../../ending/stands.js';
import type { Movement } from '../ledger/accounts.js';
import { useAttempts } from '../match-queries.js';
import { usePlayers, useRecord } from '../record.js';
import { lookedIn } from './looked-for.js';
import { movedInWords, movedText, refusedText, tagsOf, turnText } from './row-text.js';

/** What stands in the row of an entry and above it, and how the points in it are said, for a search. */
export function useRowsRead(
  moved: ReadonlyMap<number, readonly Movement[]>,
  refused: ReadonlyMap<number, number>,
): (entry: TimelineItem) => string {
  const { match } = useRecord();
  const { A, B } = usePlayers();
  return useMemo(() => {
    const players = { A, B };
    const phases = new Map(match.phases.map(({ id, name }) => [id, name]));
    const known = new Map<TimelineItem, string>();
    return (entry) => {
      const before = known.get(entry);
      if (before !== undefined) return before;
      const { name, of, whose } = turnText(entry, players);
      const points = moved.get(entry.number) ?? [];
      const text = lookedIn(
        `#${entry.number} ${entry.number} ${name} ${of ?? ''} ${whose}`,
        entry.phase === null ? '' : (phases.get(entry.phase) ?? humanised(entry.phase)),
        entry.text,
        ...tagsOf(entry).map(({ says, because = '' }) => `${says} ${because}`),
        STANDS[entry.standing],
        refusedText(refused.get(entry.number) ?? 0),
        ...points.map((one) => `${movedText(one)} ${movedInWords(one, players)}`),
      );
      known.set(entry, text);
      return text;
    };
  }, [match.phases, A, B, moved, refused]);
}

/** How many commands were refused just after each entry. */
export function useRefused(): ReadonlyMap<number, number> {
  const { id } = useRecord();
  const { data } = useAttempts(id);
  return useMemo(() => {
    const found = new Map<number, number>();
    for (const { after } of data ?? []) found.set(after, (found.get(after) ?? 0) + 1);
    return found;
  }, [data]);
}
