import type { Page } from 'playwright-core';

export interface ListedKey {
  readonly where: string;
  readonly key: string;
  readonly says: string;
}

/** What is written on a key, by the name that a browser has for it. */
const NAMES: { readonly [sign: string]: string } = {
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  'Page ↑': 'PageUp',
  'Page ↓': 'PageDown',
  Esc: 'Escape',
};

/** Opens the list of keys of a page, and reads it. */
export async function listedKeys(page: Page): Promise<readonly ListedKey[]> {
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keys' });
  await dialog.waitFor();
  const rows = await dialog.locator('section dl > div').evaluateAll((lines) =>
    lines.map((line) => ({
      where: line.closest('section')?.getAttribute('aria-label') ?? '',
      keys: [...line.querySelectorAll('kbd')].map(({ textContent }) => textContent),
      says: line.querySelector('dd')?.textContent ?? '',
    })),
  );
  return rows.flatMap(({ where, keys, says }) => keys.map((key) => ({ where, key: NAMES[key] ?? key, says })));
}
