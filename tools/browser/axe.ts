import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { holds } from './stage.js';

/** A rule of axe, and what breaks it. */
type Violation = readonly [string, readonly string[]];

/** What axe finds on a page, or within a part of it: all but what it calls minor. */
export function graveViolations(page: Page, within?: string): Promise<readonly Violation[]> {
  const builder = quick(page);
  return found(page, within === undefined ? builder : builder.include(within));
}

/** The same for colours alone, where a page is looked at in another scheme. */
export function colourViolations(page: Page): Promise<readonly Violation[]> {
  return found(page, quick(page).withRules(['color-contrast', 'link-in-text-block']));
}

/** The page in the dark, as it is: nothing but colours is otherwise there, so that it need not be opened again. */
export async function darkened(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-mantine-color-scheme=dark]').waitFor();
}

/** Nothing but what is wrong is written out, and nothing is fetched: our pages have no frames and no other sites' styles. */
function quick(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false, iframes: false });
}

/** What is still fading in has the colours of neither before nor after. What never ends (a wheel that turns) is not waited for. */
async function atRest(page: Page): Promise<void> {
  const still =
    'document.getAnimations().every((one) => one.playState !== "running" || one.effect.getComputedTiming().endTime === Infinity)';
  await holds(page, still);
}

async function found(page: Page, builder: AxeBuilder): Promise<readonly Violation[]> {
  await atRest(page);
  const { violations } = await builder.analyze();
  return violations
    .filter(({ impact }) => impact !== 'minor')
    .map(({ id, nodes }) => [id, nodes.map(({ html }) => html)] as const);
}
