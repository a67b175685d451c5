import { useMe } from '../../access/access-api.js';
import { pressing } from './carrying.js';
import type { Entry } from './item.js';
import { useQueue } from './queues.js';
import { lineOf } from './resting.js';

/** What waits here of one person for one match. */
export interface Group {
  readonly key: string;
  readonly entries: readonly Entry[];
  /** Who presses here now. */
  readonly here: string;
}

/** What was pressed on this device and is not at the server, by whose it is. */
export function useGroups(): readonly Group[] {
  const entries = useQueue();
  const here = pressing(useMe().data);
  const waits = entries.filter(({ item, standing }) =>
    item.by === here
      ? standing.is === 'here'
      : standing.is === 'here' || (standing.is === 'refused' && standing.untold),
  );
  const grouped = Map.groupBy(waits, ({ item }) => lineOf(item));
  return [...grouped].map(([key, some]) => ({ key, entries: some, here }));
}

export function onThisPhone(entries: number): string {
  return entries === 1 ? 'One entry is on this phone only.' : `${entries} entries are on this phone only.`;
}

/** Why it waits for more than a line. */
export function becauseOf(entries: readonly Entry[]): string | null {
  return entries.map(({ standing }) => (standing.is === 'here' ? standing.because : null)).find(Boolean) ?? null;
}

/** What one seat cannot know, its phone does not decide. */
export function forWhat(entries: readonly Entry[]): string {
  const because = entries.map(({ item }) => item.waitsFor).find(Boolean);
  return because === undefined ? '' : `What comes of it only the server can say: ${because}`;
}

/** Of another version of this page. */
export function unreadInWords(unread: number): string {
  const what = unread === 1 ? 'an entry' : `${unread} entries`;
  return `Another version of this page has kept ${what} here that this one cannot read: reload the page for the newest version. Nothing of it is thrown away.`;
}

export function carriedInWords(presses: number): string {
  const what = presses === 1 ? 'An entry' : `${presses} entries`;
  return `${what} of another phone, not recorded yet, and carried by this one.`;
}
