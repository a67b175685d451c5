import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds on a page that somebody cannot get around: its rule and the elements that break it. */
export async function graveViolations(page: Page): Promise<readonly (readonly [string, readonly string[]])[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => [id, nodes.map(({ html }) => html)] as const);
}
