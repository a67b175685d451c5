import type { Page } from 'playwright-core';
import { colourViolations, darkened, graveViolations } from './axe.js';
import { recordSmallMatch } from './small-match.js';
import { sharedStage, type Stage } from './stage.js';

const stage: Stage = sharedStage(async () => {
  await recordSmallMatch(stage.base, 'small');
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ name: 'Ada' });
  expect((await fetch(`${stage.base}/api/people/ada`, { method: 'PUT', headers, body })).ok).toBe(true);
});

const press =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name }).first().click();

const DIALOGS: readonly (readonly [string, string, (page: Page) => Promise<void>])[] = [
  ['Open a match', '/', press('Open a match')],
  ['Call a judge', '/matches/small?entry=9', press('Call a judge')],
  ['Keys', '/matches/small?entry=9', (page) => page.keyboard.press('?')],
  ['Keys', '/judge', (page) => page.keyboard.press('?')],
  ['Add somebody', '/people', press('Add somebody')],
  ['Change Ada', '/people', press(/^Change/)],
  ['Erase Ada', '/people', press(/^Erase/)],
];

test.each(DIALOGS)(
  '“%s” at %s has nothing that axe would mend, in the light and in the dark',
  async (name, path, open) => {
    const page = await stage.open(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(300);
    await open(page);
    await page.getByRole('dialog', { name }).waitFor();
    expect(await graveViolations(page)).toEqual([]);
    await darkened(page);
    expect(await colourViolations(page)).toEqual([]);
  },
);
