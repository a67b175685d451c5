import { photograph } from './tournament-day.js';
import { sharedStage, type Stage } from './stage.js';

const stage: Stage = sharedStage();

test('painting and sportsmanship are told with the other acts of an entry, where the event ranks by them', async () => {
  const page = await stage.open('/tournaments', { width: 1280 });
  await page.getByRole('button', { name: 'Set up an event' }).click();
  const form = page.getByRole('region', { name: 'A new event' });
  await form.getByLabel('Name').fill('Painted Open');
  await form.getByText('Times, tables, halls').click();
  await form.getByLabel('Standings').selectOption({ label: 'Old World (tournament points and soft scores)' });
  await form.getByRole('button', { name: 'Set it up' }).click();
  await page.getByRole('heading', { name: 'Painted Open' }).waitFor();
  await page.getByRole('button', { name: 'Paste players' }).click();
  await page.getByLabel('Table or names').fill('Name\nAnn Archer\nBo Brook\n');
  await page.getByRole('button', { name: 'Enter 2 players' }).click();
  await page
    .getByRole('button', { name: /Ann Archer/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'More about Ann Archer' }).click();
  const acts = page.getByRole('dialog', { name: 'Ann Archer' });
  await acts.getByLabel('painting').fill('good');
  expect(await acts.getByRole('button', { name: 'Record these points' }).isDisabled()).toBe(true);
  await acts.getByLabel('painting').fill('18');
  await acts.getByLabel('sportsmanship').fill('5');
  await photograph(page, 'points');
  await acts.getByRole('button', { name: 'Record these points' }).click();
  await acts.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'More about Ann Archer' }).click();
  expect(await page.getByRole('dialog').getByLabel('painting').inputValue()).toBe('18');
});
