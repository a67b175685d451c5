import type { Locator, Page } from 'playwright-core';
import { holds } from './stage.js';

/** Once the match is told on the device itself. */
export const toldHere = (page: Page, patience?: number): Promise<void> =>
  holds(page, `performance.getEntriesByName('adjutant:told-here').length > 0`, patience);

/** A busy machine keeps a page when it gets round to it: it is slow, and not wrong. */
export const keptHere = (page: Page): Promise<void> =>
  page.getByText('This page is kept on this device').waitFor({ timeout: 90_000 });

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

/** Points at once, as somebody scores them at the table. */
export async function scores(page: Page, what: RegExp, points: string): Promise<void> {
  await page.getByRole('button', { name: what }).first().tap();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('group', { name: 'How many? At once' })
    .getByRole('button', { name: points, exact: true })
    .tap();
  await dialog.waitFor({ state: 'detached' });
}

/** What waits on this device, and why, from the line in the head. */
export const opensLine = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /: what that means$/ }).click();
