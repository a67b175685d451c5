import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { sharedStage, type Stage } from './stage.js';

const NOTES = 600;
/** Of a list on a screen of 900 px, with what lies around it: some seventy, and blocks are drawn as a whole. */
const MOST_DRAWN = 150;
const MATCH = 'long';

const stage: Stage = sharedStage(async () => {
  const notes = Array.from({ length: NOTES }, (_, index) => ({
    type: 'RecordNote',
    data: { kind: 'note', text: `Note ${index + 1} of a long record` },
  }));
  await record([OPEN, ...notes.slice(0, NOTES / 2)]);
  await record(notes.slice(NOTES / 2));
});

async function record(commands: readonly object[]): Promise<void> {
  const answer = await fetch(`${stage.base}/api/matches/${MATCH}/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(commands.map((command) => ({ commandId: randomUUID(), ...command }))),
  });
  await answer.text();
  expect(answer.status).toBe(200);
}

const OPEN = {
  type: 'OpenMatch',
  data: {
    title: 'A long record',
    pack: { id: 'wh40k-10e' },
    seats: { A: { player: 'ann' }, B: { player: 'ben' } },
    settings: {},
  },
};

const drawn = (page: Page) => page.locator('[data-entry]').count();
const entry = (page: Page, number: number) =>
  page.getByRole('article', { name: `Entry ${number}`, exact: true }).waitFor();

/** What is written into the address, and asked of the replay, from here on. */
async function watching(page: Page) {
  await page.evaluate(`
    globalThis.written = [];
    for (const name of ['replaceState', 'pushState']) {
      const write = history[name].bind(history);
      history[name] = (state, title, url) => { written.push(String(url)); return write(state, title, url); };
    }
  `);
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes('/replay') && asked.push(request.url())));
  return { asked, written: () => page.evaluate<readonly string[]>('written') };
}

test('of a long record no more rows are drawn than are near, and the one that is selected is in sight', async () => {
  const page = await stage.open(`/matches/${MATCH}?step=0`);
  await entry(page, 0);
  await page.locator('[data-entry="20"]').waitFor();
  expect(await drawn(page)).toBeLessThan(MOST_DRAWN);
  await page.locator('body').press('End');
  await entry(page, NOTES);
  const last = page.locator(`[data-entry="${NOTES}"][aria-current]`);
  await last.waitFor();
  await page.locator(`[data-entry="${NOTES - 20}"]`).waitFor();
  await page.locator('[data-entry="0"]').waitFor({ state: 'detached' });
  expect(await drawn(page)).toBeLessThan(MOST_DRAWN);
  // Whoever goes back by hand finds what was not drawn meanwhile.
  const scroller = page.locator('[data-scrolls]');
  await scroller.evaluate((list) => list.scrollTo({ top: 0 }));
  await page.locator('[data-entry="0"]').waitFor();
  expect(await drawn(page)).toBeLessThan(MOST_DRAWN);
});

test('who steps fast writes the address once and asks for none of what they pass', async () => {
  const page = await stage.open(`/matches/${MATCH}?step=0`);
  await entry(page, 0);
  const { asked, written } = await watching(page);
  await page.evaluate(`
    for (let step = 0; step < 300; step += 1)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
  `);
  await entry(page, 300);
  await page.waitForURL('**/matches/long?step=300');
  expect(await written()).toEqual([expect.stringContaining('step=300')]);
  const blocks = new Set(asked.map((url) => Number(new URL(url).searchParams.get('from'))));
  // What comes next where somebody stands is fetched ahead: at the beginning, and where they stopped.
  expect([...blocks].filter((from) => from > 10 && (from < 290 || from > 310))).toEqual([]);
  expect(await page.getByRole('slider', { name: 'Entry', exact: true }).inputValue()).toBe('300');
});
