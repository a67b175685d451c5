import type { Locator, Page } from 'playwright-core';
import { openedOnOneDevice } from './one-device.js';
import { sharedStaffedStage } from './staffed-stage.js';

const stage = sharedStaffedStage();

/** Of no faction, which is asked about. */
const LIST = '10 Ember Guard\n1 Cinder Marshal';

/** Runs in the page: what can be pressed on its own and is lower than a finger needs. */
const LOW = `[...document.querySelectorAll('button, select, input:not([type=checkbox], [type=radio], [type=file]), header a, nav a')]
  .filter((one) => one.checkVisibility() && !one.closest('.sr-only') && !one.className.toString().includes('skip'))
  .map((one) => [one.getBoundingClientRect().height, one.textContent || one.getAttribute('aria-label') || one.tagName])
  .filter(([height]) => height > 0 && height < 43.5)
  .map(([height, text]) => text + ': ' + height)`;

const low = (page: Page) => page.evaluate<readonly string[]>(LOW);
const press = (where: Page | Locator, name: string | RegExp) => where.getByRole('button', { name }).first().click();

test.each([true, false])('at 768 px, with touch %s, whatever is pressed at the table is 44 px high', async (touch) => {
  const { match } = await openedOnOneDevice(stage, { depth: 'Full' });
  const view = { width: 768, height: 1024, touch, session: stage.sessions.organizer };
  const page = await stage.open(`/matches/${match}/table`, view);
  const sheet = page.getByRole('dialog');
  await press(page, /^Bring a list for/);
  await sheet.getByLabel('Your list', { exact: true }).fill(LIST);
  expect(await low(page)).toEqual([]);
  await press(sheet, 'Read the list');
  await sheet.getByRole('button', { name: 'As written' }).first().waitFor();
  expect(await low(page)).toEqual([]);
  await press(sheet, 'Submit the roster');
  await sheet.getByRole('heading', { name: 'Which keywords do these have?' }).waitFor();
  expect(await low(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await press(page, 'Something that is not listed');
  await sheet.getByLabel('Its name').waitFor();
  expect(await low(page)).toEqual([]);
});

test('staff show the code of the table, which opens both seats on one device', async () => {
  const { match } = await openedOnOneDevice(stage, { depth: 'Full' });
  const page = await stage.open(`/matches/${match}/table`, { session: stage.sessions.organizer });
  await press(page, /^Show the code of the table/);
  const code = page.getByRole('dialog');
  await code.getByRole('img', { name: /^QR code/ }).waitFor();
  expect(await code.getByLabel('Link').inputValue()).toContain('#');
});
