import type { Page } from 'playwright-core';
import { graveViolations } from './axe.js';
import { sharedStage, type Stage, type View } from './stage.js';

const stage: Stage = sharedStage(async () => {
  const answer = await fetch(`${stage.base}/api/matches/there/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      commandId: '7b1c1a52-5f4e-4a57-9d0f-4d2b6f0f3a11',
      type: 'OpenMatch',
      data: { title: 'Another', pack: { id: 'opr' }, seats: { A: { player: 'x' }, B: { player: 'y' } } },
    }),
  });
  if (!answer.ok) throw new Error(await answer.text());
});

const VIEWS: readonly View[] = [
  { width: 390, height: 844, touch: true },
  { width: 320, height: 640, touch: true },
];

async function openMatch(page: Page, depth: string): Promise<void> {
  await page.getByRole('button', { name: 'Open a match' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Open a match' });
  await dialog.getByLabel('Player A').fill('Ada');
  await dialog.getByLabel('Player B').fill('Ben');
  await dialog.getByRole('radio', { name: depth }).check();
  expect(await graveViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Open the match' }).tap();
  await page.waitForURL('**/table');
}

test.each(VIEWS)('from "Open a match" to the first recorded turn by touch, at $width px', async (view) => {
  const page = await stage.open('/', view);
  await openMatch(page, 'Score');
  await page.getByRole('heading', { name: 'Ada – Ben', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Start the battle' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Start the battle' });
  await sheet.getByRole('button', { name: 'Ada' }).tap();
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'Next step' }).getByRole('button').waitFor();
  const wide = await page.evaluate<number>('document.documentElement.scrollWidth');
  expect(wide).toBeLessThanOrEqual(view.width ?? 0);
  expect(await graveViolations(page)).toEqual([]);

  // Whoever comes back to the first page goes on with one press, and may record more from there on.
  await page.goto(`${stage.base}/`);
  await page.getByText('Your match: Ada – Ben').waitFor();
  await page.getByRole('link', { name: 'Go to the table' }).tap();
  await page.waitForURL('**/table');
  await page.getByRole('button', { name: 'Record more: full' }).tap();
  await page.getByRole('button', { name: 'Record more from here on' }).tap();
  await page.getByRole('button', { name: 'Record more: full' }).waitFor({ state: 'detached' });
});

test('the pack and the depth that were used last are offered first', async () => {
  const page = await stage.open('/', VIEWS[0]);
  await page.getByRole('button', { name: 'Open a match' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Open a match' });
  const pack = dialog.getByRole('combobox', { name: 'Rule pack' });
  const first = await pack.inputValue();
  await pack.tap();
  const other = page.getByRole('option', { selected: false }).last();
  const name = await other.innerText();
  expect(name).not.toBe(first);
  await other.tap();
  await dialog.getByLabel('Player A').fill('Ada');
  await dialog.getByLabel('Player B').fill('Ben');
  await dialog.getByRole('radio', { name: 'Score' }).check();
  await dialog.getByRole('button', { name: 'Open the match' }).tap();
  await page.waitForURL('**/table');
  await page.goto(`${stage.base}/`);
  await page.getByRole('button', { name: 'Open a match' }).tap();
  await pack.waitFor();
  expect(await pack.inputValue()).toBe(name);
  expect(await dialog.getByRole('radio', { name: 'Score' }).isChecked()).toBe(true);
});
