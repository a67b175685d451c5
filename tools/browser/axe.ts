import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds on a page, or within a part of it, that somebody cannot get around: its rule and what breaks it. */
export async function graveViolations(
  page: Page,
  within?: string,
): Promise<readonly (readonly [string, readonly string[]])[]> {
  const builder = new AxeBuilder({ page });
  const { violations } = await (within === undefined ? builder : builder.include(within)).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => [id, nodes.map(({ html }) => html)] as const);
}
