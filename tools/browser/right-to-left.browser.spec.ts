import type { Page } from 'playwright-core';
import { recordAll, recordSmallMatch } from './small-match.js';
import { sharedStage, type Stage } from './stage.js';

const ADA = 'עדה 7';
const REASON = 'הכלל (ראו 3.4) לא חל 12 פעמים על Grenade 7';

const stage: Stage = sharedStage(async () => {
  await recordSmallMatch(stage.base, 'small');
  const strike = { entry: 9, correction: { kind: 'strike' }, because: REASON };
  await recordAll(stage.base, 'small', [{ type: 'CorrectEntry', data: strike }]);
  const body = JSON.stringify({ name: ADA });
  const headers = { 'content-type': 'application/json' };
  const put = await fetch(`${stage.base}/api/people/ada`, { method: 'PUT', headers, body });
  expect(put.ok).toBe(true);
});

/** Runs in the page: every text within an element. */
const TEXTS = `(within) => {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  return texts;
}`;

/** The letters of the first such element that has some text, as they stand on screen, from left to right. */
function onScreen(page: Page, selector: string, has: string): Promise<string> {
  return page.evaluate<string>(`(() => {
    const elements = [...document.querySelectorAll(${JSON.stringify(selector)})];
    const element = elements.find((one) => one.textContent.includes(${JSON.stringify(has)}));
    const letters = (${TEXTS})(element).flatMap((text) => Array.from(text.nodeValue, (letter, at) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return { letter, x: range.getBoundingClientRect().left };
    }));
    return letters.sort((one, other) => one.x - other.x).map(({ letter }) => letter).join('');
  })()`);
}

/** Texts with Hebrew letters that do not stand apart from what is beside them. */
function loose(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(`(${TEXTS})(document.body)
    .filter((text) => /[\u0590-\u05FF]/.test(text.nodeValue) && !text.parentElement.closest('bdi, [dir=auto], option'))
    .map((text) => text.nodeValue)`);
}

test('what a judge wrote from right to left is read so as a whole, and the sentence around it from left to right', async () => {
  const page = await stage.open('/matches/small');
  const sentence = page.getByRole('heading', { level: 2 }).filter({ hasText: 'לא חל' });
  await sentence.waitFor();
  const seen = await onScreen(page, 'h2', 'לא חל');
  expect(seen).toMatch(/\(strike\): \.?Grenade 7 לע םימעפ 12 לח אל \)3\.4 ואר\( ללכה\.?$/);
});

test.each(['/', '/people', '/matches/small', '/matches/small?desk=timeline', '/matches/small?desk=ledgers'])(
  'on %s every name and reason stands apart, and the digits of a name stay with it',
  async (path) => {
    const page = await stage.open(path);
    await page.locator('bdi').first().waitFor();
    expect(await loose(page)).toEqual([]);
    const name = page.locator('bdi', { hasText: 'עדה' }).first();
    await name.waitFor({ state: 'attached' });
    expect(await name.textContent()).toBe(ADA);
    if (await name.isVisible()) expect(await onScreen(page, 'bdi', 'עדה')).toBe('7 הדע');
  },
);
