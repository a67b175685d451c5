import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { graveViolations } from './axe.js';
import { factsOf, type Facts } from './parts/facts.js';
import { BEYOND } from './overflow.js';
import { sharedStage } from './stage.js';

const stage = sharedStage();
const WIDTHS = [320, 390, 820, 1440] as const;
const SCHEMES = ['light', 'dark'] as const;
/** Photographs to look at, and how the parts look now; what they are held to stands beside this file. */
const RESULTS = join(import.meta.dirname, '..', '..', 'test-results', 'parts');
const HELD_TO = join(import.meta.dirname, 'parts', 'facts.json');
const CONTRAST = /contrast ([\d.]+)$/;

async function opened(scheme: 'light' | 'dark', width = 1440): Promise<Page> {
  const page = await stage.open('/parts.html', { scheme, width });
  await page.getByRole('heading', { name: 'The parts' }).waitFor();
  return page;
}

async function photograph(page: Page, name: string): Promise<void> {
  await mkdir(RESULTS, { recursive: true });
  await page.screenshot({ path: join(RESULTS, `${name}.png`), fullPage: true });
}

test('every part looks as it is held to in every state, in the light and in the dark, and can be read', async () => {
  const looks: Record<string, Facts> = {};
  for (const scheme of SCHEMES) looks[scheme] = await factsOf(await opened(scheme));
  await mkdir(RESULTS, { recursive: true });
  const now = `${JSON.stringify(looks, null, 2)}\n`;
  await writeFile(join(RESULTS, 'facts.json'), now);
  const faint = Object.values(looks).flatMap((facts) =>
    Object.entries(facts).filter(([, says]) => Number(CONTRAST.exec(says)?.[1] ?? 'Infinity') < 4.5),
  );
  expect(faint).toEqual([]);
  expect(existsSync(HELD_TO) ? JSON.parse(await readFile(HELD_TO, 'utf8')) : null).toEqual(looks);
});

test.each(SCHEMES)('no part reaches beyond a screen, and axe finds nothing: %s', async (scheme) => {
  const page = await opened(scheme);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForTimeout(50);
    expect([width, await page.evaluate<readonly string[]>(BEYOND)]).toEqual([width, []]);
    await photograph(page, `${scheme}-${width}`);
  }
  expect(await graveViolations(page)).toEqual([]);
});

test('where colours are forced, every tag, strip and card has an edge, and the tones are told in words', async () => {
  const page = await opened('light');
  await page.emulateMedia({ forcedColors: 'active' });
  await photograph(page, 'forced-colours');
  const bare = await page.evaluate<readonly string[]>(`(() => {
    const ground = getComputedStyle(document.body).backgroundColor;
    const edged = (one) => { const { borderTopWidth, borderTopColor, outlineWidth, outlineStyle } = getComputedStyle(one); return (parseFloat(borderTopWidth) > 0 && borderTopColor !== ground) || (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0); };
    return [...document.querySelectorAll('[data-part]')].filter((one) => ['Card', 'Tag', 'Strip', 'Notice'].includes(one.dataset.part)).filter((one) => !edged(one.firstElementChild)).map((one) => one.getAttribute('aria-label'));
  })()`);
  expect(bare).toEqual([]);
  for (const tone of ['good', 'bad', 'open'])
    expect(await page.getByRole('region', { name: `Tag: ${tone}` }).innerText()).toBe(tone);
});

test('what is pressed answers: a hint on focus, a popup that Escape closes and that hands the focus back', async () => {
  const page = await opened('light', 390);
  await page.getByRole('button', { name: 'Something to focus' }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.getByRole('tooltip', { name: 'What somebody has focused is said here.' }).waitFor();
  await photograph(page, 'hint');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Why?' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('An answer beside what was asked.').waitFor();
  expect(await graveViolations(page)).toEqual([]);
  await photograph(page, 'popup');
  await page.keyboard.press('Escape');
  await page.getByText('An answer beside what was asked.').waitFor({ state: 'detached' });
  expect(await page.evaluate<string>('document.activeElement.textContent')).toBe('Why?');
});
