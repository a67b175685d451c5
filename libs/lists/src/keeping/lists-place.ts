import { join } from 'node:path';
import { isInMemory, type Whereabouts } from '@adjutant/store';

/** Where the lists are, in the words of `openLists`. Lists of a log that is gone when the process ends need not stay either. */
export function listsPlace({ store, data, database }: Whereabouts): string {
  if (isInMemory({ store })) return 'memory:';
  return database ?? `sqlite:${join(data, 'read-models.db')}`;
}
