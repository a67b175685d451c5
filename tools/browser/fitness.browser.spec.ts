import type { Page } from 'playwright-core';
import { graveViolations } from './axe.js';
import { recordSmallMatch } from './small-match.js';
import { holds, sharedStage, type Stage } from './stage.js';

const stage: Stage = sharedStage(async () => {
  await recordSmallMatch(stage.base, 'small');
});

const PAGES = [
  ['the list of matches', '/'],
  ['an entry with findings', '/matches/small?step=9'],
  ['the timeline', '/matches/small?step=9&desk=timeline'],
  ['the ledgers', '/matches/small?step=9&desk=ledgers'],
  ['the chart', '/matches/small?desk=chart'],
  ['what if', '/matches/small?step=9&desk=what-if'],
  ['two moments', '/matches/small?step=9&desk=moments'],
  ['the options', '/matches/small?desk=options'],
  ['the units', '/matches/small?desk=units'],
  ['what was refused', '/matches/small?desk=refused'],
] as const;

/** Until nothing is being read any more. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await holds(page, '!document.body.innerText.includes("Reading ")');
  await page.waitForTimeout(300);
}

describe.each(['light', 'dark'] as const)('in the %s theme', (scheme) => {
  test.each(PAGES)('%s has no serious or critical violation', async (_, path) => {
    const page = await stage.open(path, { scheme });
    await settled(page);
    expect(await graveViolations(page)).toEqual([]);
  });
});

test.each(PAGES)('on a small screen %s does not scroll sideways', async (_, path) => {
  const page = await stage.open(path, { width: 390, height: 844 });
  await settled(page);
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  const cut = `[...document.querySelectorAll('main table, main article')].filter((one) => one.getBoundingClientRect().right > 390).length`;
  expect(await page.evaluate<number>(cut)).toBe(0);
});

test('the answer to why, and both readings of a supposition, have no serious or critical violation', async () => {
  const page = await stage.open('/matches/small?step=9&desk=what-if', { scheme: 'dark' });
  await page.getByRole('button', { name: 'Leave entry 9 out' }).click();
  await page.getByRole('region', { name: 'Played on' }).getByText('What differs').waitFor();
  for (const ledgers of await page.getByText('Both ledgers').all()) await ledgers.click();
  await page
    .getByRole('button', { name: /^VP of ada: / })
    .first()
    .click();
  await page.getByRole('region', { name: 'Why: VP of ada' }).getByText('Together').waitFor();
  expect(await graveViolations(page)).toEqual([]);
});

test('the theme can be switched, and stays so', async () => {
  const page = await stage.open('/', { scheme: 'light' });
  await settled(page);
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Switch to the light theme' }).waitFor();
});
