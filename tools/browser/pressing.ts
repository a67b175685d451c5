import type { Locator, Page } from 'playwright-core';
import { holds } from './stage.js';

/** Once the match is told on the device itself. */
export const toldHere = (page: Page): Promise<void> =>
  holds(page, `performance.getEntriesByName('adjutant:told-here').length > 0`);

export const next = (page: Page): Locator =>
  page.getByRole('region', { name: 'Next step' }).getByRole('button').first();

/** What the next step says, in the page. */
export const ASKED = `document.querySelector('section[aria-label="Next step"] button')?.innerText`;

/** Presses the next step, until the screen shows what comes of it and takes the next tap. */
export async function presses(page: Page): Promise<void> {
  const before = await next(page).innerText();
  await next(page).tap();
  await holds(page, `(${ASKED} ?? '') !== ${JSON.stringify(before)}`);
  await holds(page, `document.querySelector('[class*=shield]') === null`);
}
