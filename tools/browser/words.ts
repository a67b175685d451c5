import type { Page } from 'playwright-core';

/** What nobody reads first: ids, codes, digests, and letters where a player has a name. */
const UNREAD: readonly RegExp[] = [
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/,
  /\b[A-Z]{2,}-\d+/,
  /\([A-Z]{1,3}-?\d+\)/,
  /\bR\d+\.(?:[AB]\.)?[A-Z]/,
  /\b[A-Z]+_[A-Z_]+\b/,
  /\b[0-9a-f]{32,}\b/,
  /core-only|\bliaison\b|\(system\)/,
  /\b[a-z]+\/[a-z]+-[a-z]+/,
  /\b[AB] (?:uses|has|gains|scores|spent|submits|answers|records|contests|is)\b/,
  /\b(?:of|by|to) [AB]\b(?! was agreed)/,
];

/** The lines that are seen on a page, or are its names for whoever listens, in which something of that stands. */
export async function unreadable(page: Page): Promise<readonly string[]> {
  const text = await page.evaluate<string>(
    `[document.body.innerText, ...[...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'))].join('\\n')`,
  );
  return [...new Set(text.split('\n').filter((line) => UNREAD.some((pattern) => pattern.test(line))))];
}
