import type { Browser, Page } from 'playwright-core';

/** As much of a page as tells where a test stood when it failed. */
const LONGEST = 6_000;

/** Prints what each open page shows to a screen reader, where the test that has just run failed. */
export async function tellLastSeen(browser: Browser): Promise<void> {
  if (!(globalThis as { adjutantTestFailed?: boolean }).adjutantTestFailed) return;
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    const seen = await shownOn(page);
    process.stdout.write(`\nWhen the test failed, ${page.url()} showed:\n${seen.slice(0, LONGEST)}\n`);
    // What is said there stands low on long pages.
    process.stdout.write(`Its alerts: ${await alertsOn(page)}\n`);
  }
}

/** Where a dialog is open, what lies behind it tells nothing. */
const shownOn = async (page: Page): Promise<string> =>
  ((await page.getByRole('dialog').count()) > 0 ? page.getByRole('dialog').last() : page.locator('body'))
    .ariaSnapshot({ timeout: 3_000 })
    .catch(untold);

const alertsOn = (page: Page): Promise<string> =>
  page
    .getByRole('alert')
    .allInnerTexts()
    .then((said) => said.join(' | ') || 'none', untold);

/** A page that has died must not hide the test that failed on it. */
const untold = (error: unknown): string => `nothing that can be told: ${String(error)}`;
