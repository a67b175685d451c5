import type { Page } from 'playwright-core';

const COUNTING = `
  sessionStorage.clicks ??= '0';
  addEventListener('click', ({ detail }) => {
    if (detail > 0) sessionStorage.clicks = String(Number(sessionStorage.clicks) + 1);
  }, true);
`;

/** Counts the presses of a mouse or a finger on a page from now on; what is done by key is none. */
export async function countingClicks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(COUNTING);
  await page.evaluate(COUNTING);
  return () => page.evaluate<number>('Number(sessionStorage.clicks)');
}
