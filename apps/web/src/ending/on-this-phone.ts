import { useQueue } from '../engine/queue/queues.js';
import { pressedAs } from './pressed-words.js';

/** What was pressed here and the server has not answered yet. */
export interface Waiting {
  readonly key: string;
  readonly says: string;
}

export function useOnThisPhone(match: string): readonly Waiting[] {
  return useQueue()
    .filter(({ item, standing }) => item.match === match && standing.is === 'here')
    .map(({ item }) => ({ key: item.id, says: pressedAs(item.command) }));
}
