import type { Page } from 'playwright-core';
import { graveViolations } from './axe.js';
import { recordSmallMatch } from './small-match.js';
import { sharedStage, type Stage, type View } from './stage.js';

const MATCHES = ['names', 'back', 'call'] as const;

const stage: Stage = sharedStage(async () => {
  for (const id of MATCHES) await recordSmallMatch(stage.base, id);
});

const PHONE: View = { width: 390, height: 844, touch: true };
const NARROW: View = { width: 320, height: 640, touch: true };

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

test('on one device each agrees to a round in turn, with their name typed, which is not sent', async () => {
  const page = await stage.open('/matches/names/table', NARROW);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  const ended = page.getByRole('region', { name: 'Battle round 1 has ended' });
  const row = (name: string) => ended.getByRole('row', { name: new RegExp(`^${name}`) });
  await row('ada').getByText('not yet').waitFor();
  expect(await graveViolations(page)).toEqual([]);
  expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  const name = ended.getByLabel('ada, type your name to agree');
  await name.pressSequentially('ben', { delay: 20 });
  await ended.getByRole('button', { name: 'ada agrees' }).click();
  await ended.getByText('This seat is ada’s: type that name.').waitFor();
  await name.fill('');
  await name.pressSequentially('Ada', { delay: 20 });
  await ended.getByRole('button', { name: 'ada agrees' }).click();
  await row('ada').getByText('yes').waitFor();
  await ended.getByLabel('ben, type your name to agree').pressSequentially('ben', { delay: 20 });
  await ended.getByRole('button', { name: 'ben agrees' }).click();
  await ended.waitFor({ state: 'detached' });
  // The screen shows it before it is sent.
  const agreed = (): readonly string[] => sent.filter((body) => body.includes('ConfirmRound'));
  while (agreed().length < 2) await page.waitForRequest(/\/commands$/);
  expect(agreed()).toHaveLength(2);
  expect(agreed().filter((body) => body.includes('Ada') || !body.includes('"named":true'))).toEqual([]);

  await button(page, 'What was recorded').click();
  const list = page.getByRole('dialog').getByRole('list', { name: 'The latest first' });
  await list.getByText('agreed by both').first().waitFor();
  expect(await list.getByText(/with their name typed/).count()).toBe(2);
});

test('the own latest entry is taken back alone, another with the other player’s yes, and both stay visible', async () => {
  const page = await stage.open('/matches/back/table', PHONE);
  const dialog = page.getByRole('dialog');
  const list = dialog.getByRole('list', { name: 'The latest first' });
  await button(page, '+1 CP').click();
  await page
    .getByRole('region', { name: 'Recorded last' })
    .getByText(/gains 1 CP/)
    .waitFor();
  // A slow answer: what was read before the entry came is not taken for what was recorded.
  await page.route('**/timeline*', (route) => setTimeout(() => void route.continue(), 1_000));
  await button(page, 'What was recorded').click();
  await list.getByRole('button').first().click();
  await page.unrouteAll({ behavior: 'wait' });
  const changes = dialog.getByRole('region', { name: 'What it changes' });
  await changes.getByText(/^\w+: \d → \d CP$/).waitFor();
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await dialog.waitFor({ state: 'detached' });

  await button(page, 'What was recorded').click();
  await list.locator('[data-mark=struck]').getByText('struck').waitFor();
  await list
    .getByRole('button', { name: /ada scores 10/ })
    .first()
    .click();
  await changes.getByText(/^ada: \d+ → \d+ VP$/).waitFor();
  expect(await graveViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ask ben to let it be taken back' }).click();
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('radiogroup', { name: 'For whom' }).getByText('ben').click();
  const first = page.getByRole('region', { name: 'First' });
  await first.getByRole('button', { name: /^Agree: entry \d+ is taken back/ }).click();
  await changes.getByText(/VP$/).waitFor();
  await dialog.getByRole('button', { name: 'Record it' }).click();
  await dialog.waitFor({ state: 'detached' });
  await first.getByRole('button', { name: /^Agree/ }).waitFor({ state: 'detached' });
  await button(page, 'What was recorded').click();
  await list
    .locator('[data-mark=struck]')
    .getByText(/ada scores 10/)
    .waitFor();
});

test('a judge is called about an entry without leaving the table', async () => {
  const page = await stage.open('/matches/call/table', PHONE);
  await button(page, 'What was recorded').click();
  const list = page.getByRole('dialog').getByRole('list', { name: 'The latest first' });
  await list
    .getByRole('button', { name: /ada scores 10/ })
    .first()
    .click();
  const told = await page
    .getByRole('dialog')
    .getByRole('heading', { name: /^Entry \d+$/ })
    .innerText();
  await button(page, 'Call a judge about it').click();
  const call = page.getByRole('dialog', { name: 'Call a judge' });
  expect(`Entry ${await call.getByLabel('Entry').inputValue()}`).toBe(told);
  expect(new URL(page.url()).pathname).toBe('/matches/call/table');
});
