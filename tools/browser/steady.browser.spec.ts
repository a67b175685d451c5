import type { Page } from 'playwright-core';
import { sharedStaffedStage } from './staffed-stage.js';
import { holds } from './stage.js';

const LINE = 400;
const PHONE = { width: 390, height: 844 } as const;
/** What the web calls good: less than a tenth of what is seen has moved on. */
const GOOD = 0.1;

/** Adds up, in the page, how much of what is seen moved without anybody having done anything. */
const WATCHING = `globalThis.shifted = 0; globalThis.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries()) {
    if (hadRecentInput) continue;
    globalThis.shifted += value;
    globalThis.shifts.push(value.toFixed(3) + ' ' + sources.map(({ node }) => node ? node.nodeName + '.' + node.className : '').join(', '));
  }
}).observe({ type: 'layout-shift', buffered: true });`;

const stage = sharedStaffedStage();

async function settled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await holds(page, '!document.body.innerText.includes("Reading ")');
  await page.waitForTimeout(500);
}

const PAGES = ['/', '/matches/small', '/matches/small?desk=ledgers', '/judge', '/people', '/staff', '/account'];

test.each([PHONE, { width: 1440, height: 900 }])('on a slow line nothing jumps, on %j', async (size) => {
  const jumpy: string[] = [];
  for (const path of PAGES) {
    const page = await stage.open(path, { ...size, line: LINE, session: stage.sessions.organizer, watching: WATCHING });
    await settled(page);
    const shifted = await page.evaluate<number>('globalThis.shifted');
    const shifts = await page.evaluate<readonly string[]>('globalThis.shifts');
    if (shifted >= GOOD) jumpy.push(`${path}: ${shifted.toFixed(3)} by ${shifts.join(' | ')}`);
  }
  expect(jumpy).toEqual([]);
});

test('what jumps is seen to jump', async () => {
  const page = await stage.open('/about-access', { ...PHONE, watching: WATCHING });
  await settled(page);
  await page.evaluate(
    `document.querySelector('main').insertAdjacentHTML('afterbegin', '<div style="height: 300px"></div>')`,
  );
  await holds(page, `globalThis.shifted > ${GOOD}`);
});

test('components keep their letters, and give way to what a page says itself', async () => {
  const page = await stage.open('/matches/small', { session: stage.sessions.organizer });
  await settled(page);
  const styled = (selector: string, name: string) =>
    page.evaluate<string>(`getComputedStyle(document.querySelector('${selector}')).${name}`);
  expect(await styled('.mantine-Button-root', 'fontWeight')).toBe('600');
  expect(await styled('.mantine-Tabs-tab:not([data-active])', 'color')).not.toBe(await styled('h1', 'color'));
});

const PRESSED = '.mantine-Button-root, .mantine-ActionIcon-root, [role=tab], select, input[type=search], header button';

test('at a table what is pressed is as large as a finger, and most of a phone is content', async () => {
  const page = await stage.open(await stage.seatLink('B'), { ...PHONE, touch: true });
  await page.waitForURL('**/matches/small/table?as=B');
  for (const desk of ['entry', 'timeline', 'table', 'ledgers', 'calls']) {
    await page.goto(`${stage.base}/matches/small?as=B&desk=${desk}`);
    await settled(page);
    const small = `[...document.querySelectorAll('${PRESSED}')].map((one) => [one, one.getBoundingClientRect()])
      .filter(([, { width, height }]) => width > 0 && height > 0 && height < 43.5)
      .map(([one, { height }]) => Math.round(height) + ' ' + (one.getAttribute('aria-label') ?? one.textContent))`;
    expect(await page.evaluate<readonly string[]>(small)).toEqual([]);
    const top = await page.evaluate<number>(`document.querySelector('main').getBoundingClientRect().top`);
    const stuck = `[...document.querySelectorAll('body *')].filter((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position) && one.checkVisibility())
      .reduce((most, one) => Math.max(most, one.getBoundingClientRect().height), 0)`;
    expect(top + (await page.evaluate<number>(stuck))).toBeLessThan(PHONE.height / 2);
  }
});
