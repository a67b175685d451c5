import type { Page } from 'playwright-core';
import { graveViolations } from './axe.js';
import { ADA, callJudge, KIM, recordInDispute } from './disputes.js';
import { recordSmallMatch } from './small-match.js';
import { sharedStage, type Stage } from './stage.js';

const CLAIMS = {
  grenade: 'The Grenade was thrown at a unit more than 8 inches away',
  ground: 'Go to Ground was used after the dice had been thrown',
  points: 'I have scored ten points and not five',
} as const;

const stage: Stage = sharedStage(async () => {
  await recordSmallMatch(stage.base, 'small');
  await recordSmallMatch(stage.base, 'other');
  await callJudge(stage.base, 'small', { claim: CLAIMS.grenade, entry: 9, table: '14' });
  const ground = await callJudge(stage.base, 'other', { claim: CLAIMS.ground, entry: 12, table: '3', by: ADA });
  await recordInDispute(stage.base, ground, { type: 'ClaimCall' }, KIM);
  await callJudge(stage.base, 'other', { claim: CLAIMS.points, by: ADA });
});

const calls = (page: Page) => page.getByRole('list', { name: 'Calls' }).getByRole('listitem');
const focused = (page: Page) => page.evaluate<string>('document.activeElement.textContent');

describe('the queue of calls', () => {
  test('whoever waits without a judge stands first, and the time of waiting runs on', async () => {
    const page = await stage.open('/judge');
    await page.getByText('3 calls').waitFor();
    const lines = await calls(page).getByRole('link').allInnerTexts();
    expect(lines.map((line) => Object.values(CLAIMS).find((claim) => line.includes(claim)))).toEqual([
      CLAIMS.grenade,
      CLAIMS.points,
      CLAIMS.ground,
    ]);
    const waited = calls(page)
      .first()
      .getByText(/^\d+:\d\d$/);
    const before = await waited.innerText();
    await page.waitForTimeout(1_200);
    expect(await waited.innerText()).not.toBe(before);
  });

  test('keys: down and up, find, list, claim, and Enter opens', async () => {
    const page = await stage.open('/judge');
    await calls(page).first().waitFor();
    await page.keyboard.press('j');
    expect(await focused(page)).toBe(CLAIMS.grenade);
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe(CLAIMS.points);
    await page.keyboard.press('k');
    expect(await focused(page)).toBe(CLAIMS.grenade);
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keys' });
    await keys.getByText('Claim the selected call').waitFor();
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });
    await page.keyboard.press('/');
    await page.keyboard.type('ten points');
    await page.getByText('1 call', { exact: true }).waitFor();
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe(CLAIMS.points);
    await page.keyboard.press('c');
    await page.waitForURL(/\/disputes\/[0-9a-f-]{36}$/);
    await page.getByRole('heading', { level: 1, name: CLAIMS.points }).waitFor();
  });

  test('the shelves narrow it, and words find what is on them', async () => {
    const page = await stage.open('/judge');
    await page.getByText('Mine', { exact: true }).click();
    await page.getByText('1 call', { exact: true }).waitFor();
    await page.getByText('Appealed', { exact: true }).click();
    await page.getByText('No ruling is under appeal.').waitFor();
    await page.getByText('All', { exact: true }).click();
    await page.getByRole('searchbox').fill('table 3 ground');
    await page.getByText('1 call', { exact: true }).waitFor();
    await page.getByRole('searchbox').fill('nobody said this');
    await page.getByText('No call fits: all calls were looked through.').waitFor();
  });

  test('a call that comes in shows up by itself, and the selection stays', async () => {
    const page = await stage.open('/judge');
    await calls(page).first().waitFor();
    await page.keyboard.press('j');
    await callJudge(stage.base, 'other', { claim: 'Somebody else calls', entry: 5 });
    await page.getByText('Somebody else calls').waitFor();
    expect(await focused(page)).toBe(CLAIMS.grenade);
  });

  test('can be got around in the light, and in the dark on a phone', async () => {
    for (const view of [{ scheme: 'light' }, { scheme: 'dark', width: 390, height: 844 }] as const) {
      const page = await stage.open('/judge?shelf=all', view);
      await calls(page).first().waitFor();
      expect(await graveViolations(page)).toEqual([]);
      expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    }
  });
});

describe('on the page of a match', () => {
  test('a key calls a judge about the selected entry, and the call can be taken back', async () => {
    const page = await stage.open('/matches/small?step=12');
    await page.getByRole('article', { name: 'Entry 12' }).waitFor();
    await page.keyboard.press('c');
    const dialog = page.getByRole('dialog', { name: 'Call a judge' });
    await dialog.getByLabel('What is in dispute').fill('The unit was out of sight');
    expect(await dialog.getByLabel('Entry').inputValue()).toBe('12');
    await dialog.getByText('ada', { exact: true }).click();
    expect(await graveViolations(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Call a judge' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: 'Calls 2' }).click();
    const call = page.getByRole('article', { name: 'Call: The unit was out of sight' });
    await page.getByLabel('Acting as').selectOption('Player A');
    await call.getByText('Add a statement').click();
    await call.getByLabel('Statement of player A').fill('There was a wall between them.');
    await call.getByRole('button', { name: 'Add the statement' }).click();
    await call.getByRole('list', { name: 'Statements' }).getByText('There was a wall between them.').waitFor();
    expect(await graveViolations(page, '[role=tabpanel]')).toEqual([]);
    await call.getByRole('button', { name: 'Withdraw the call …' }).click();
    await call.getByRole('button', { name: 'Withdraw the call', exact: true }).click();
    await call.getByText('Withdrawn').waitFor();
  });

  test('the players see that a judge is on the way', async () => {
    const page = await stage.open('/matches/other');
    const strip = page.getByRole('status').filter({ hasText: CLAIMS.ground });
    await page.getByRole('button', { name: 'Call a judge' }).waitFor();
    await strip
      .or(page.getByRole('status').filter({ hasText: 'more)' }))
      .first()
      .waitFor();
    await page.getByRole('tab', { name: /^Calls \d/ }).click();
    await page
      .getByRole('article', { name: `Call: ${CLAIMS.ground}` })
      .getByText('Judge on the way')
      .waitFor();
  });
});

describe('the search of the queue is the server’s', () => {
  const OLD = 'The smoke was never placed';

  beforeAll(async () => {
    await callJudge(stage.base, 'other', { claim: OLD, entry: 5, table: '41' });
    // More than a page of the server holds: the first one is not among them any more.
    for (let nth = 0; nth < 105; nth++)
      await callJudge(stage.base, 'small', { claim: `Nothing special ${nth}`, entry: 9 });
  });

  test('a call that is on no page yet is found by table, entry and game in two clicks, and a link finds it again', async () => {
    const page = await stage.open('/judge?shelf=all');
    await page.getByText('the newest 100 calls').waitFor();
    expect(await page.getByText(OLD).count()).toBe(0);
    await page.getByRole('searchbox').click();
    await page.keyboard.type('table 41 #5 warhammer');
    await page.getByText('1 call', { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('search')).toBe('table 41 #5 warhammer');
    await page.getByRole('link', { name: OLD }).click();
    await page.getByRole('heading', { level: 1, name: OLD }).waitFor();
    await page.goBack();
    await page.getByText('1 call', { exact: true }).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('table 41 #5 warhammer');
    expect(await page.getByText(/R1\.[AB]/).count()).toBe(0);
  });

  test('nothing says that no call fits before the server has looked through all of them', async () => {
    const page = await stage.open('/judge?shelf=all');
    await page.getByText('the newest 100 calls').waitFor();
    await page.route('**/api/disputes?*search=*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await page.getByRole('searchbox').fill('nobody said this');
    await page.getByText('Searching …').waitFor();
    expect(await page.getByText('No call fits').count()).toBe(0);
    await page.getByText('No call fits: all calls were looked through.').waitFor();
  });

  test('what cannot be searched is said beside the field, which stays', async () => {
    stage.forgive(/status of 400/);
    const page = await stage.open('/judge');
    await calls(page).first().waitFor();
    await page.getByRole('searchbox').fill('one two three four five six seven eight nine ten eleven');
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toContain('eleven');
    await page.getByRole('searchbox').fill('ten points');
    await page.getByText('1 call', { exact: true }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});
