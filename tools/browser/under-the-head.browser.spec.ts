import type { Page } from 'playwright-core';
import { begun, button, openedOnOneDevice } from './one-device.js';
import { sharedStaffedStage } from './staffed-stage.js';
import { holds } from './stage.js';

const stage = sharedStaffedStage();

/** Runs in the page: what gets the focus, from the top of the page and from its end, and lies under what stays in sight. */
const COVERED = `(() => {
  const main = document.querySelector('main');
  const head = main.querySelector('header');
  const foot = [...main.querySelectorAll('[aria-label="Next step"], [aria-label="Call a judge"]')]
    .map((one) => one.closest('div[class*=bar]')).find(Boolean);
  const all = [...main.querySelectorAll('button, a, summary, input[type=text]')]
    .filter((one) => one.checkVisibility() && !one.disabled && !head.contains(one) && !foot.contains(one));
  const crosses = (one, other) => one.bottom > other.top + 1 && one.top < other.bottom - 1;
  return all.flatMap((one) => [0, document.body.scrollHeight].flatMap((from) => {
    document.activeElement?.blur();
    scrollTo(0, from);
    one.focus();
    const where = one.getBoundingClientRect();
    const under = crosses(where, head.getBoundingClientRect()) ? 'head' : crosses(where, foot.getBoundingClientRect()) ? 'foot' : null;
    return under === null ? [] : [(one.textContent || one.id) + ' under the ' + under + ' from ' + from];
  }));
})()`;

const PRESSABLE = `document.querySelectorAll('main button').length`;

/** Runs in the page: whether the room that is kept free is as high as what stays in sight, which the page measures a frame later. */
const HAS_MEASURED = `(() => {
  const { style } = document.documentElement;
  const foot = document.querySelector('main [aria-label="Next step"], main [aria-label="Call a judge"]').closest('div[class*=bar]');
  const kept = { '--table-head': document.querySelector('main header'), '--table-foot': foot };
  return Object.entries(kept).every(([name, one]) => {
    const high = getComputedStyle(one).position === 'sticky' ? one.getBoundingClientRect().height : 0;
    return Math.abs(parseFloat(style.getPropertyValue(name)) - high) < 1;
  });
})()`;

/** How high they are is measured once all of the page is there. */
async function measured(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Lock the screen' }).waitFor();
  await button(page, 'Something that is not listed').waitFor();
  await holds(page, HAS_MEASURED);
}

const LOOKS = 5;

/** What lies under the head or the foot, and still does once the page had time to measure what has come late and made these higher. */
async function covered(page: Page, looks = LOOKS): Promise<readonly string[]> {
  const found = await page.evaluate<readonly string[]>(COVERED);
  if (found.length === 0 || looks === 0) return found;
  await holds(page, HAS_MEASURED);
  return covered(page, looks - 1);
}

test.each([
  [390, 844],
  [320, 568],
])('at %d × %d nothing that gets the focus lies under the head or the foot of the table', async (width, height) => {
  const opened = await openedOnOneDevice(stage, { depth: 'Score' });
  const { page, dialog } = opened;
  await page.setViewportSize({ width, height });
  await begun(opened);
  await measured(page);
  expect(await page.evaluate<number>(PRESSABLE)).toBeGreaterThan(8);
  expect(await covered(page)).toEqual([]);
  await button(page, 'Finish the match').tap();
  await button(dialog, 'Record it').tap();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'Is this the result?' }).getByLabel('Ada, type your name to agree').waitFor();
  await holds(page, HAS_MEASURED);
  expect(await covered(page)).toEqual([]);
});
