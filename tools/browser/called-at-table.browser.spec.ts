import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { graveViolations } from './axe.js';
import { sharedStaffedStage } from './staffed-stage.js';
import type { View } from './stage.js';

const PHONE: View = { width: 390, height: 844, touch: true };
const CLAIM = 'One command point is missing';

const stage = sharedStaffedStage();

async function seated(side: 'A' | 'B'): Promise<Page> {
  const page = await stage.open(await stage.seatLink(side), PHONE);
  await page.waitForURL(`**/matches/small/table?as=${side}`);
  await page.getByRole('button', { name: 'Call a judge' }).waitFor();
  return page;
}

const commandPoints = (page: Page) =>
  page.getByLabel('ben', { exact: true }).first().getByRole('definition').filter({ hasText: 'CP' }).locator('b');

test('a judge is called from the table, comes, and rules; both players read the ruling at the table and one accepts it', async () => {
  const [ada, ben] = [await seated('A'), await seated('B')];
  const before = Number(await commandPoints(ada).innerText());
  await ben.getByRole('button', { name: 'Call a judge' }).tap();
  const dialog = ben.getByRole('dialog', { name: 'Call a judge' });
  await dialog.getByRole('textbox', { name: 'What is in dispute' }).fill(CLAIM);
  await dialog.getByRole('button', { name: 'Call a judge' }).tap();
  await dialog.waitFor({ state: 'detached' });
  for (const page of [ada, ben]) await page.getByRole('status').getByText(CLAIM).waitFor();

  const judge = await stage.open('/judge', { session: stage.sessions.judge });
  const call = judge.getByRole('listitem').filter({ hasText: CLAIM });
  await call.getByRole('button', { name: 'Claim' }).click();
  await judge.waitForURL(/\/disputes\//);
  for (const page of [ada, ben]) await page.getByText('Judge on the way').waitFor();

  const dispute = new URL(judge.url()).pathname.split('/')[2] ?? '';
  const data = { remedies: [{ kind: 'adjust', player: 'B', resource: 'cp', amount: 1 }], because: 'Counted again.' };
  const ruling = { commandId: randomUUID(), type: 'GiveRuling', data };
  await stage.ask(`/disputes/${dispute}/commands`, ruling, stage.sessions.judge);
  for (const page of [ada, ben]) {
    const ruled = page.getByRole('status').filter({ hasText: 'has ruled' });
    await ruled.getByText(CLAIM).waitFor();
    await commandPoints(page)
      .getByText(String(before + 1), { exact: true })
      .waitFor();
    expect(new URL(page.url()).pathname).toBe('/matches/small/table');
    expect(await graveViolations(page)).toEqual([]);
  }
  const accept = ben.getByRole('button', { name: 'Accept the ruling' });
  await accept.tap();
  await accept.waitFor({ state: 'detached' });
});
