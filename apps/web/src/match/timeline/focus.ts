/** The entry of the list at which the Tab key stops. */
export const tabStop = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-entry][tabindex="0"]');

const MOST_FRAMES = 120;

/** Goes into the list at this entry: what was typed last may be on its way into what is shown. */
export function goInto(entry: number | null, frames = MOST_FRAMES): void {
  const stop = tabStop();
  if (entry === null || frames === 0) return;
  if (stop?.dataset['entry'] === String(entry)) stop.focus();
  else requestAnimationFrame(() => goInto(entry, frames - 1));
}
