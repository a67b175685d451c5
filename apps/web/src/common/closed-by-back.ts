/** Android's Back and its like, as far as browsers tell of them; TypeScript's library does not know it yet. */
interface Watcher {
  onclose: (() => void) | null;
  destroy(): void;
}
type MakesWatcher = new () => Watcher;

/** What lies on top of a page is closed by going back, which would leave the page. Hands over what ends that. */
export function closedByBack(close: () => void): () => void {
  const { CloseWatcher } = globalThis as { readonly CloseWatcher?: MakesWatcher };
  return CloseWatcher === undefined ? byHistory(close) : byWatcher(CloseWatcher, close);
}

/** Escape is heard by what is open itself, where a list that is unfolded in it comes first. */
function byWatcher(CloseWatcher: MakesWatcher, close: () => void): () => void {
  let byKey = false;
  let watcher: Watcher;
  const heard = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape') return;
    byKey = true;
    setTimeout(() => (byKey = false));
  };
  const watch = (): void => {
    watcher = new CloseWatcher();
    watcher.onclose = () => (byKey ? watch() : close());
  };
  addEventListener('keydown', heard, { capture: true });
  watch();
  return () => {
    removeEventListener('keydown', heard, { capture: true });
    watcher.destroy();
  };
}

let opened = 0;

/** An entry of its own at the same address: going back leaves that. */
function byHistory(close: () => void): () => void {
  const mark = `${(opened += 1)}`;
  const isThere = (): boolean => (history.state as { readonly onTop?: string } | null)?.onTop === mark;
  let isOver = false;
  const went = (): void => {
    if (isOver || isThere()) return;
    isOver = true;
    close();
  };
  history.pushState({ ...(history.state as object | null), onTop: mark }, '');
  addEventListener('popstate', went);
  return () => {
    removeEventListener('popstate', went);
    // Whoever went on to another page from here stays there.
    if (!isOver && isThere()) history.back();
    isOver = true;
  };
}
