import type { Page } from 'playwright-core';
import { colourViolations, darkened, graveViolations } from './axe.js';
import { callJudge, KIM, recordInDispute } from './disputes.js';
import { recordSmallMatch } from './small-match.js';
import { holds, sharedStage, type Stage } from './stage.js';

let dispute = '';
const stage: Stage = sharedStage(async () => {
  await recordSmallMatch(stage.base, 'small');
  dispute = await callJudge(stage.base, 'small', { claim: 'The Grenade was thrown too far', entry: 9 });
  await recordInDispute(stage.base, dispute, { type: 'ClaimCall' }, KIM);
});

const DESKS = ['entry', 'ledgers', 'chart', 'moments', 'doubts', 'options', 'refused', 'table', 'units', 'calls'];
const PAGES = [
  '/',
  '/judge',
  '/people',
  '/account',
  '/about-access',
  '/games/wh40k-11e',
  '/sign-in',
  '/nowhere',
  '/people/ada/penalties',
  '/matches/small/table',
  '/matches/small/report',
];
const deskPaths = (desks: readonly string[]): readonly string[] =>
  desks.map((desk) => `/matches/small?entry=9&desk=${desk}`);
const everywhere = (): readonly string[] => [...PAGES, ...deskPaths(DESKS), `/disputes/${dispute}`];
/** Where every colour comes up. */
const colourful = (): readonly string[] => ['/', '/judge', ...deskPaths(['entry', 'ledgers', 'options', 'refused'])];

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(stage.base + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await holds(page, `!document.body.textContent.includes('Reading ')`);
}

test('no page has anything that axe would mend: headings, landmarks, names and colours, and colours in the dark', async () => {
  stage.forgive(/status of 40[134]/);
  const page = await stage.open('/');
  const found: unknown[] = [];
  for (const path of everywhere()) {
    await goTo(page, path);
    found.push(...(await graveViolations(page)).map((violation) => [path, ...violation]));
    if (!colourful().includes(path)) continue;
    await darkened(page);
    found.push(...(await colourViolations(page)).map((violation) => [path, 'in the dark', ...violation]));
    await page.emulateMedia({ colorScheme: 'light' });
  }
  expect(found).toEqual([]);
});
