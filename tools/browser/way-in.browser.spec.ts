import type { Locator, Page } from 'playwright-core';
import { graveViolations } from './axe.js';
import { sharedStage, type Stage, type View } from './stage.js';

const stage: Stage = sharedStage();

const PHONE: View = { width: 320, height: 640, touch: true };
const COUNTED = { taps: 0 };

async function tap(what: Locator): Promise<void> {
  COUNTED.taps += 1;
  await what.tap();
}

/** What the page does not know yet it still reads. */
const standsAt = (page: Page | Locator, step: RegExp) =>
  page
    .getByRole('list', { name: 'The way to the first turn' })
    .locator('[aria-current="step"]', { hasText: step })
    .waitFor();

async function fits(page: Page): Promise<void> {
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
  expect(await graveViolations(page)).toEqual([]);
}

test('somebody new comes from "Open a match" to the first turn, and sees at each step what is next', async () => {
  const page = await stage.open('/', PHONE);
  COUNTED.taps = 0;
  await tap(page.getByRole('button', { name: 'Open a match' }));
  const dialog = page.getByRole('dialog', { name: 'Open a match' });
  await standsAt(dialog, /^Players/);
  await dialog.getByLabel('Player A').fill('Ada');
  await dialog.getByLabel('Player B').fill('Ben');
  await tap(dialog.getByRole('radio', { name: 'Score' }));
  await fits(page);
  await tap(dialog.getByRole('button', { name: 'Open the match' }));
  await page.waitForURL('**/table');
  await page.getByRole('heading', { name: 'Ada – Ben', exact: true }).waitFor();
  await page.getByRole('list', { name: 'The way to the first turn' }).waitFor();
  await standsAt(page, /^Deployment, and who goes first/);
  await fits(page);
  await tap(page.getByRole('button', { name: 'Deployment, and who goes first' }));
  const begin = page.getByRole('region', { name: 'Begin' }).getByRole('button', { name: 'Start the battle' });
  expect(await page.evaluate('document.activeElement.textContent')).toMatch(/Start the battle/);
  await tap(begin);
  await tap(page.getByRole('dialog', { name: 'Start the battle' }).getByRole('button', { name: 'Ada' }));
  await page.getByRole('region', { name: 'Next step' }).getByRole('button').waitFor();
  await page.getByRole('list', { name: 'The way to the first turn' }).waitFor({ state: 'detached' });
  expect(COUNTED.taps).toBeLessThanOrEqual(6);
});

test('who has opened one before finds game and depth chosen: two presses and two names', async () => {
  const page = await stage.open('/', PHONE);
  await page.evaluate(
    `localStorage.setItem('adjutant/last-pack', 'opr'), localStorage.setItem('adjutant/last-depth', 'result')`,
  );
  await page.reload();
  COUNTED.taps = 0;
  await tap(page.getByRole('button', { name: 'Open a match' }));
  const dialog = page.getByRole('dialog', { name: 'Open a match' });
  await dialog.getByLabel('Player A').fill('Cy');
  await dialog.getByLabel('Player B').fill('Dot');
  await tap(dialog.getByRole('button', { name: 'Open the match' }));
  await page.waitForURL('**/table');
  expect(COUNTED.taps).toBe(2);
  // What the depth does not need is not asked for, and what the game asks stands first.
  const way = page.getByRole('list', { name: 'The way to the first turn' });
  await way.waitFor();
  expect(await way.getByText('Lists').count()).toBe(0);
  await standsAt(page, /^Mission and choices/);
  await page.getByRole('button', { name: 'Mission and choices' }).tap();
  expect(await page.evaluate(`document.activeElement.closest('section')?.getAttribute('aria-label')`)).toBe('First');
});

test('recorded in full it waits for both lists, says of whom, and leads there', async () => {
  const page = await stage.open('/', PHONE);
  await page.getByRole('button', { name: 'Open a match' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Open a match' });
  await dialog.getByLabel('Player A').fill('Eve');
  await dialog.getByLabel('Player B').fill('Fay');
  await dialog.getByRole('radio', { name: 'Full' }).check();
  await dialog.getByRole('button', { name: 'Open the match' }).tap();
  await page.waitForURL('**/table');
  await page.getByText('Not yet of Eve, Fay').waitFor();
  await page.getByRole('button', { name: 'Lists', exact: true }).tap();
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Bring a list for Eve');
  await page.getByRole('region', { name: 'This table' }).getByText('HOST=0.0.0.0').waitFor();
});
