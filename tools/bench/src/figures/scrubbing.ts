import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { longCommands } from '../long-match.js';
import { openBrowser } from '../support/browser.js';
import { assertSame, ms, type Bench, type Figure, type Outcome } from '../support/figure.js';
import { level, startServer, type Server } from '../support/server.js';

const ENTRIES = 2_000;
const MOST_MS = 50;
/** Commands of one request: a list holds 500. */
const AT_ONCE = 250;
/** Of a match that has ended the page shows no entry that lies ahead, so that more of it is drawn anew. */
const MATCHES = [
  { match: 'under-way', says: 'under way', more: [] },
  { match: 'over', says: 'that has ended', more: [{ type: 'FinishMatch', data: { ending: 'time' } }] },
] as const;

export const scrubbing: Figure = {
  name: 'scrubbing',
  title: `a match of ${ENTRIES} entries in a real browser, dragged through with the slider and stepped through by key: the longest task of the page`,
  async measure(bench) {
    const browser = await openBrowser();
    if (!browser) {
      bench.says('no Chromium on this machine: nothing is measured (CHROMIUM_PATH names one)');
      return [];
    }
    const server = await startServer(bench.folder());
    try {
      const outcomes: Outcome[] = [];
      for (const { match, says, more } of MATCHES) {
        const entries = await record(server, match, [...longCommands(ENTRIES), ...more]);
        await level(server);
        outcomes.push(...(await inBrowser(browser, server, { match, says, entries, bench })));
      }
      return outcomes;
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};

async function record({ port }: Server, match: string, all: readonly object[]): Promise<number> {
  const commands = all.map((command) => ({ commandId: randomUUID(), ...command }));
  const url = `http://127.0.0.1:${port}/api/matches/${match}`;
  for (let from = 0; from < commands.length; from += AT_ONCE) {
    const body = JSON.stringify(commands.slice(from, from + AT_ONCE));
    const headers = { 'content-type': 'application/json' };
    const { status } = await fetch(`${url}/commands`, { method: 'POST', headers, body });
    assertSame('status of a list of commands', status, 200);
  }
  const { revision } = (await (await fetch(url)).json()) as { readonly revision: number };
  return revision;
}

interface Measured {
  readonly match: string;
  readonly says: string;
  readonly entries: number;
  readonly bench: Bench;
}

async function inBrowser(
  browser: Browser,
  server: Server,
  { match, says, entries, bench }: Measured,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [name, scrub] of WAYS) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`http://127.0.0.1:${server.port}/matches/${match}?step=1`);
    await page.getByRole('slider', { name: 'Entry', exact: true }).waitFor();
    // The live stream never rests: what is read at first is there when an entry is told.
    await page.getByRole('article', { name: 'Entry 1', exact: true }).waitFor();
    const rounds: (readonly number[])[] = [];
    // The first one only warms up: what is loaded late is loaded then.
    for (let round = 0; round <= bench.rounds; round += 1) {
      const tasks = await longTasksOf(page, () => scrub(page, entries));
      if (round > 0) rounds.push(tasks);
    }
    await page.close();
    const longest = Math.max(0, ...rounds.flat());
    const count = rounds.reduce((sum, tasks) => sum + tasks.length, 0);
    outcomes.push({
      name: `${says}, ${name}`,
      ratios: [],
      ours: longest === 0 ? `no task over ${MOST_MS} ms` : `longest ${ms(longest)}, ${count} over ${MOST_MS} ms`,
      beside: '',
      aims: [{ says: `no task over ${MOST_MS} ms`, met: longest <= MOST_MS }],
    });
  }
  return outcomes;
}

type Scrub = (page: Page, entries: number) => Promise<void>;

const STEPS = 60;

/** From one end to the other and back, as a hand drags. */
const dragged: Scrub = async (page, entries) => {
  const slider = page.getByRole('slider', { name: 'Entry', exact: true });
  const box = await slider.boundingBox();
  if (!box) throw new Error('the slider is not shown');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 4, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 4, y, { steps: STEPS });
  await page.mouse.move(box.x + 4, y, { steps: STEPS });
  await page.mouse.up();
  const shown = Number(await slider.inputValue());
  if (shown > entries / 10) throw new Error(`the slider was not dragged back: it stands at ${shown}`);
};

const stepped: Scrub = async (page) => {
  await page.locator('body').press('Home');
  for (let step = 0; step < STEPS; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
};

const WAYS: readonly (readonly [string, Scrub])[] = [
  ['dragged from end to end and back', dragged],
  [`${STEPS} steps by key, and from end to end`, stepped],
];

/** How long each task was that the browser calls long: what holds the page up for more than 50 ms. */
async function longTasksOf(page: Page, work: () => Promise<void>): Promise<readonly number[]> {
  await page.evaluate(`
    globalThis.longTasks = [];
    globalThis.watching?.disconnect();
    globalThis.watching = new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration)));
    watching.observe({ type: 'longtask' });
  `);
  await work();
  // What the last move has set off is part of it.
  await page.waitForTimeout(500);
  return page.evaluate<readonly number[]>('longTasks');
}
