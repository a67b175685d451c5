import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { longCommands } from '../long-match.js';
import { openBrowser } from '../support/browser.js';
import { tasksDuring, type Task } from '../support/browser-tasks.js';
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
  for (const [name, ready] of WAYS) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`http://127.0.0.1:${server.port}/matches/${match}?step=1`);
    await page.getByRole('slider', { name: 'Entry', exact: true }).waitFor();
    // The live stream never rests: what is read at first is there when an entry is told.
    await page.getByRole('article', { name: 'Entry 1', exact: true }).waitFor();
    const scrub = await ready(page);
    const tasks: Task[] = [];
    // The first one only warms up: what is loaded late is loaded then.
    for (let round = 0; round <= bench.rounds; round += 1) {
      const here = await tasksDuring(browser, async () => {
        await scrub();
        // What the last move has set off is part of it.
        await page.waitForTimeout(500);
      });
      await assertAtEnd(page, entries);
      if (round > 0) tasks.push(...here);
    }
    await page.close();
    const most = (all: readonly number[]): number => all.reduce((one, other) => Math.max(one, other), 0);
    const longest = most(tasks.map((task) => task.ms));
    const count = tasks.filter((task) => task.ms > MOST_MS).length;
    const busy = most(tasks.map((task) => task.processorMs));
    outcomes.push({
      name: `${says}, ${name}`,
      ratios: [],
      ours: `longest ${ms(longest)}, ${count} over ${MOST_MS} ms; none had the processor for more than ${ms(busy)}`,
      beside: '',
      aims: [{ says: `no task over ${MOST_MS} ms`, met: longest <= MOST_MS }],
    });
  }
  return outcomes;
}

/** What is asked of the page by its roles is asked before and after: it is a task of the page too, and a long one. */
type Ready = (page: Page) => Promise<() => Promise<void>>;

const sliderOf = (page: Page) => page.getByRole('slider', { name: 'Entry', exact: true });

const STEPS = 60;

/** From one end to the other and back, as a hand drags. */
const dragged: Ready = async (page) => {
  const box = await sliderOf(page).boundingBox();
  if (!box) throw new Error('the slider is not shown');
  const [left, right, y] = [box.x + 4, box.x + box.width - 4, box.y + box.height / 2];
  return async () => {
    await page.mouse.move(right, y);
    await page.mouse.down();
    await page.mouse.move(left, y, { steps: STEPS });
    await page.mouse.move(right, y, { steps: STEPS });
    await page.mouse.up();
  };
};

const stepped: Ready = async (page) => {
  await page.locator('body').press('Home');
  return async () => {
    await page.keyboard.press('Home');
    for (let step = 0; step < STEPS; step += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('End');
  };
};

/** Both ways end at the last entry. */
async function assertAtEnd(page: Page, entries: number): Promise<void> {
  const shown = Number(await sliderOf(page).inputValue());
  if (shown < entries * 0.9) throw new Error(`the slider stands at ${shown} of ${entries}`);
}

const WAYS: readonly (readonly [string, Ready])[] = [
  ['dragged from end to end and back', dragged],
  [`${STEPS} steps by key, and from end to end`, stepped],
];
