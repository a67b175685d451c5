import { isFull, isNewer } from './why-not.js';

/** Why a match is not kept on this device, as far as this page has tried. */
export type RecordTrouble = 'none' | 'full' | 'newer';

const watchers = new Set<() => void>();
let trouble: RecordTrouble = 'none';

export const recordTrouble = (): RecordTrouble => trouble;

export function onRecordTrouble(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Why something could not be written; null where it was. What else goes wrong is tried again, and the server has all of it. */
export function noteRecord(error: unknown): void {
  const is: RecordTrouble = isFull(error) ? 'full' : isNewer(error) ? 'newer' : error === null ? 'none' : trouble;
  if (is === trouble) return;
  trouble = is;
  for (const watcher of watchers) watcher();
}
