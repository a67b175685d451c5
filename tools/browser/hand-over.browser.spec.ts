import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromLetters, asLetters, readFrame, written, type Run } from '@adjutant/runs';
import type { EventsAnswer } from '@adjutant/store';
import jsQR from 'jsqr';
import type { Page } from 'playwright-core';
import { lineTo, type CutLine } from './cut-line.js';
import { film } from './filmed.js';
import { recordAll, ROSTERS } from './small-match.js';
import { ask, staffed } from './staffed.js';
import { holds, sharedStage, type Stage } from './stage.js';

type Side = 'A' | 'B';

const folder = mkdtempSync(join(tmpdir(), 'adjutant-film-'));
const FILM = join(folder, 'seen.y4m');
let organizer = '';
let judge = '';
let line: CutLine;

const open: Stage = sharedStage(
  async () => {
    ({ organizer, desk: judge } = await staffed(open));
    for (const id of ['by-file', 'by-codes']) await matchCalled(id);
    line = await lineTo(open.base);
  },
  { ADJUTANT_ACCESS: 'staffed' },
  FILM,
);
beforeEach(() => open.forgive(/ERR_|Failed to load resource|status of 40[134]/));
afterEach(() => line.mend());
afterAll(async () => {
  await line?.close();
  await rm(folder, { recursive: true, force: true });
});

async function matchCalled(id: string): Promise<void> {
  const seats = { A: { player: 'ada' }, B: { player: 'ben' } };
  const data = { title: `Table ${id}`, pack: { id: 'wh40k-10e' }, seats, settings: { rosters: 'as-declared' } };
  const start = { type: 'StartBattle', data: { firstTurn: 'A' } };
  await recordAll(open.base, id, [{ type: 'OpenMatch', data }, ...ROSTERS, start], judge);
}

const told = (page: Page): Promise<void> =>
  holds(page, `performance.getEntriesByName('adjutant:told-here').length > 0`);

/** The phone of a seat, once it tells the match itself and the browser keeps the page. */
async function phoneAt(match: string, side: Side): Promise<Page> {
  const { link } = await ask<{ link: string }>(open, `/matches/${match}/seats/${side}/links`, {}, organizer);
  const phone = { width: 390, height: 844, touch: true, through: line.base };
  const page = await open.open(`/seat${new URL(link).hash}`, phone);
  await page.waitForURL(`**/matches/${match}/table?as=${side}`);
  await told(page);
  await page.getByText('This page is kept on this device').waitFor();
  return page;
}

const next = (page: Page) => page.getByRole('region', { name: 'Next step' }).getByRole('button').first();
const ASKED = `document.querySelector('section[aria-label="Next step"] button')?.innerText`;

async function presses(page: Page): Promise<void> {
  const before = await next(page).innerText();
  await next(page).tap();
  await holds(page, `(${ASKED} ?? '') !== ${JSON.stringify(before)}`);
  await holds(page, `document.querySelector('[class*=shield]') === null`);
}

async function recordOf(match: string): Promise<EventsAnswer['events']> {
  const headers = { authorization: `Bearer ${judge}` };
  const answer = await fetch(`${open.base}/api/matches/${match}/events`, { headers });
  return ((await answer.json()) as EventsAnswer).events;
}

/** Goes to the page that hands over, from the line that says what waits. */
async function handsOver(page: Page, entries: number): Promise<void> {
  await page.getByRole('status').getByRole('link', { name: 'Hand over' }).tap();
  await page.locator(`[data-waits="${entries}"]`).waitFor();
}

interface Parcel {
  readonly runs: readonly Run[];
}

async function fileOf(page: Page): Promise<{ readonly path: string; readonly parcel: Parcel }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Hand over a file' }).tap(),
  ]);
  const path = join(folder, download.suggestedFilename());
  await download.saveAs(path);
  return { path, parcel: JSON.parse(await readFile(path, 'utf8')) as Parcel };
}

/** Goes to the page that takes over, as one does from the table. */
async function takesOver(page: Page): Promise<void> {
  await page.getByRole("link", { name: "take over", exact: true }).tap();
  await page.getByRole('heading', { name: 'Take over from another phone' }).waitFor();
}

async function opens(page: Page, path: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Open a file' }).tap(),
  ]);
  await chooser.setFiles(path);
}

test('by file: what stood on one phone comes to the other without a line', async () => {
  const [ada, ben] = [await phoneAt('by-file', 'A'), await phoneAt('by-file', 'B')];
  line.cut();
  await presses(ada);
  await presses(ada);
  await handsOver(ada, 2);
  if (process.env['SHOTS']) await ada.screenshot({ path: '/tmp/ho-1.png', fullPage: true });
  const { path, parcel } = await fileOf(ada);
  const ids = parcel.runs.flatMap((run) => run.presses.map(({ id }) => id));
  expect(new Set(ids).size).toBe(2);
  await takesOver(ben);
  await opens(ben, path);
  await ben.getByText('not recorded yet').nth(1).waitFor();
  if (process.env['SHOTS']) await ben.screenshot({ path: '/tmp/ho-2.png', fullPage: true });
});
void [mkdtemp, fromLetters, asLetters, readFrame, written, jsQR, film, recordOf];
