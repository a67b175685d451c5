import type { Page } from 'playwright-core';
import { sharedStage, type Stage } from './stage.js';
import { staffedEvening, type Evening } from './evening.js';
import { unreadable } from './words.js';

let evening: Evening;
const stage: Stage = sharedStage(
  async () => {
    evening = await staffedEvening(stage, 'evening');
  },
  { ADJUTANT_ACCESS: 'staffed' },
);

async function asOrganizer(path: string): Promise<Page> {
  const page = await stage.open('/about-access');
  await page.context().addCookies([{ name: 'adjutant_session', value: evening.olga, url: stage.base }]);
  await page.goto(stage.base + path);
  await page.getByRole('region', { name: 'Scoreboard' }).getByText('Ruvim Sokolov').first().waitFor();
  return page;
}

/** So long a page says the same before it is taken to have come to rest: it follows the server, so the line is never idle. */
const STILL_MS = 300;

/** Waits until nothing of the page is being read any more. */
async function read(page: Page): Promise<void> {
  for (let before = ''; ; await page.waitForTimeout(STILL_MS)) {
    const now = await page.locator('body').innerText();
    if (now === before && !/^Reading /m.test(now)) return;
    before = now;
  }
}

describe('what people read on the page of a staffed match', () => {
  test('has names and words in every view of the newest entry and of an early one: no id, code, digest or letter', async () => {
    for (const step of ['', '?step=9', '?step=34']) {
      const page = await asOrganizer(`/matches/evening${step}`);
      const tabs = page.getByRole('tablist', { name: 'Views of this match' }).getByRole('tab');
      expect(await tabs.count()).toBeGreaterThan(10);
      for (const tab of await tabs.all()) {
        await tab.click();
        await page.getByRole('tabpanel').waitFor();
        await read(page);
        expect([await tab.innerText(), await unreadable(page)]).toEqual([await tab.innerText(), []]);
      }
    }
  });

  test('has them in its dialogs, in what was supposed, and where a number says why', async () => {
    const page = await asOrganizer('/matches/evening?step=9');
    await page.getByRole('button', { name: 'Call a judge', exact: true }).click();
    await page.getByRole('dialog', { name: 'Call a judge' }).waitFor();
    expect(await unreadable(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    expect(await unreadable(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: /^CP of Anna Keller/ })
      .first()
      .click();
    await page.getByRole('region', { name: /^Why/ }).getByText('Together').waitFor();
    expect(await unreadable(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'What if not?' }).click();
    await page.getByRole('button', { name: 'Leave entry 9 out' }).click();
    await page.getByRole('region', { name: 'Played on' }).getByText('What differs').waitFor();
    expect(await unreadable(page)).toEqual([]);
  });

  test('says places of the clock and who acts as people at the table do', async () => {
    const page = await asOrganizer('/matches/evening?step=9');
    const entry = page.getByRole('article', { name: 'Entry 9' });
    await entry.getByText('Round 1, Anna Keller’s shooting', { exact: true }).waitFor();
    await entry.getByText('Anna Keller uses Grenade on Shock Troops.').waitFor();
    await entry.getByText('Jo Judge (judge)').waitFor();
    const seats = page.locator('[data-entry="34"]');
    expect(await seats.innerText()).toContain('with Anna Keller in seat A and Ruvim Sokolov in seat B');
  });

  test('what is contested is said to be, by whom, before all that is met, and is folded away nowhere', async () => {
    const page = await asOrganizer('/matches/evening?step=9');
    const findings = page.getByRole('region', { name: 'Findings' });
    const contested = findings.getByRole('listitem').filter({ hasText: 'has not shot this turn' });
    await contested.getByText('claimed by Anna Keller, denied by Ruvim Sokolov').waitFor();
    expect(await contested.getByText('met', { exact: true }).count()).toBe(0);
    expect(await findings.locator('[data-answer]').first().getAttribute('data-answer')).toBe('contested');
    expect(await findings.getByRole('heading').first().innerText()).toContain('1 contested');
    await page.getByRole('tab', { name: /^In doubt/ }).click();
    await page.getByRole('region', { name: 'Contested' }).waitFor();
    expect(await page.getByText('claimed by Anna Keller, denied by Ruvim Sokolov').count()).toBe(2);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('tab', { name: 'Entry' }).click();
    await contested.getByText('denied by Ruvim Sokolov').waitFor();
  });
});
