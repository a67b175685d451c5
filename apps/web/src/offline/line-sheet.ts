let isOpen = false;
const watchers = new Set<() => void>();

/** Whether the sheet lies open that says what waits here, and why. */
export const isLineSheetOpen = (): boolean => isOpen;

export function onLineSheet(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export function openLineSheet(open = true): void {
  isOpen = open;
  for (const watcher of watchers) watcher();
}
