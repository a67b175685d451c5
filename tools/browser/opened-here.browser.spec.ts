import type { EventsAnswer } from '@adjutant/store';
import type { Page } from 'playwright-core';
import { lineTo, type CutLine } from './cut-line.js';
import { hashAtServer, hashOf, IN_RECORD, WAITS } from './kept-here.js';
import { next, presses, toldHere } from './pressing.js';
import { holds, sharedStage, type Stage } from './stage.js';

let line: CutLine;

const stage: Stage = sharedStage(async () => {
  line = await lineTo(stage.base);
});
beforeEach(() => stage.forgive(/ERR_|Failed to load resource|status of 404/));
afterEach(() => line.mend());
afterAll(() => line?.close());

/** A phone that has loaded the page once. */
async function prepared(): Promise<Page> {
  const page = await stage.open('/', { width: 390, height: 844, touch: true, through: line.base });
  // Whoever opens a database that is not there yet makes it.
  await holds(page, `indexedDB.databases().then((all) => all.some(({ name }) => name === 'adjutant-record'))`);
  await holds(page, `(${IN_RECORD}).then(({ packs }) => packs.length > 0)`);
  await page.evaluate('navigator.serviceWorker.ready.then(() => null)');
  return page;
}

async function openMatch(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Open a match' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Open a match' });
  await dialog.getByLabel('Player A').fill('Ada');
  await dialog.getByLabel('Player B').fill('Ben');
  await dialog.getByRole('radio', { name: 'Score' }).check();
  await dialog.getByRole('button', { name: 'Open the match' }).tap();
  await page.waitForURL('**/table');
  await toldHere(page);
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

async function startsBattle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the battle' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Start the battle' });
  await sheet.getByRole('button', { name: 'Ada' }).tap();
  await sheet.waitFor({ state: 'detached' });
}

async function recordOf(match: string): Promise<EventsAnswer['events']> {
  return ((await (await fetch(`${stage.base}/api/matches/${match}/events`)).json()) as EventsAnswer).events;
}

test('a match is opened and played without a line on a phone that has loaded the page once, and goes up in order, once', async () => {
  const page = await prepared();
  line.cut();
  await page.reload();
  await page.getByText('A match that you open now stands on this device').waitFor();
  const match = await openMatch(page);
  await page.getByRole('heading', { name: 'Ada – Ben', exact: true }).waitFor();
  await startsBattle(page);
  for (let step = 0; step < 3; step += 1) await presses(page);
  const shown = await next(page).innerText();
  await page.reload();
  await page.getByRole('heading', { name: 'Ada – Ben', exact: true }).waitFor();
  await toldHere(page);
  expect(await next(page).innerText()).toBe(shown);
  await page.getByText('Ada').first().waitFor();
  const waits = await page.evaluate<string[]>(WAITS);
  expect(waits).toHaveLength(5);
  expect((await fetch(`${stage.base}/api/matches/${match}`)).status).toBe(404);
  line.mend();
  await page.evaluate(`dispatchEvent(new Event('online'))`);
  await holds(page, `(${WAITS}).then((ids) => ids.length === 0)`);
  const events = await recordOf(match);
  expect([...new Set(events.map(({ meta }) => meta.commandId))]).toEqual(waits);
  expect(await page.evaluate<string>(hashOf(match, 'local', 'spectator'))).toBe(hashAtServer(events));
  const { people } = (await (await fetch(`${stage.base}/api/people`)).json()) as { people: { name: string }[] };
  expect(people.map(({ name }) => name)).toEqual(['Ada', 'Ben']);
});
