const STEP_MS = 1_000;

/**
 * Calls once the page has lived so long, and hands over what calls it off. A page that slept has lived nothing meanwhile: what it
 * waits for slept as well, and answers when both have woken.
 */
export function onceLived(milliseconds: number, then: () => void): () => void {
  let left = milliseconds;
  let timer: ReturnType<typeof setTimeout>;
  const live = (): void => {
    const step = Math.min(left, STEP_MS);
    timer = setTimeout(() => {
      left -= step;
      if (left <= 0) then();
      else live();
    }, step);
  };
  live();
  return () => clearTimeout(timer);
}
