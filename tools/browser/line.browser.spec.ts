import type { Page } from 'playwright-core';
import { lineTo, type CutLine } from './cut-line.js';
import { beginBattle } from './small-match.js';
import { keptHere, opensLine, presses, scores, toldHere } from './pressing.js';
import { ask, staffed } from './staffed.js';
import { holds, sharedStage, type Stage } from './stage.js';

const MATCHES = ['cut', 'hangs', 'unsent', 'back', 'history'] as const;

let organizer = '';
let line: CutLine;

const open: Stage = sharedStage(
  async () => {
    const { organizer: runs, desk } = await staffed(open);
    organizer = runs;
    for (const id of MATCHES) await beginBattle(open.base, id, desk);
    line = await lineTo(open.base);
  },
  { ADJUTANT_ACCESS: 'staffed' },
);
beforeEach(() => open.forgive(/ERR_|Failed to load resource/));
afterEach(() => line.mend());
afterAll(() => line?.close());

async function phoneAt(match: (typeof MATCHES)[number], watching?: string): Promise<Page> {
  const { link } = await ask<{ link: string }>(open, `/matches/${match}/seats/A/links`, {}, organizer);
  const phone = {
    width: 390,
    height: 844,
    touch: true,
    through: line.base,
    ...(watching !== undefined && { watching }),
  };
  const page = await open.open(`/seat${new URL(link).hash}`, phone);
  await page.waitForURL(`**/matches/${match}/table?as=A`);
  await toldHere(page);
  await keptHere(page);
  await sign(page, 'Connected').waitFor();
  return page;
}

const sign = (page: Page, says: string) => page.getByRole('main').getByRole('button', { name: says, exact: true });

/** Runs in the page: where what can be pressed lies, and how high the head is. */
const PLACES = `JSON.stringify(['main', 'main header', 'section[aria-label="Next step"]', 'body > #root header'].map((which) => {
  const { top, height } = document.querySelector(which).getBoundingClientRect();
  return [which, Math.round(top), which === 'main' ? 0 : Math.round(height)];
}))`;

test('without an answer one line in the head says so and moves nothing; pressed, it says what waits, since when and whose it is', async () => {
  const page = await phoneAt('cut');
  const before = await page.evaluate<string>(PLACES);
  line.cut();
  await sign(page, 'No answer').waitFor();
  await page.getByRole('banner').first().getByText('No answer', { exact: true }).waitFor();
  expect(await page.evaluate<string>(PLACES)).toBe(before);
  await scores(page, /^Primary mission/, '5');
  await presses(page);
  await page.getByRole('banner').first().getByText('No answer · 2 wait here').waitFor();
  expect(await page.getByRole('region', { name: 'Recorded last' }).innerText()).toContain(
    'On this phone: Next step. It is on its way, behind one more.',
  );
  await opensLine(page);
  const sheet = page.getByRole('dialog', { name: 'The server does not answer' });
  await sheet.getByText(/^It has not answered since \d/).waitFor();
  await sheet.getByRole('heading', { name: '2 entries are on this phone only.' }).waitFor();
  await sheet.getByText(/^Pressed by ada since \d/i).waitFor();
  expect(await sheet.getByRole('listitem').count()).toBe(2);
  await sheet.getByRole('link', { name: 'Hand over' }).waitFor();
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await page
    .getByRole('note')
    .filter({ hasText: /^On this phone: Goes on from Round 1,/ })
    .waitFor();
  await page.getByRole('button', { name: 'Take it back' }).tap();
  await page.getByRole('banner').first().getByText('No answer · 1 wait here').waitFor();
  await page
    .getByRole('note')
    .filter({ hasText: /^On this phone: [+]5 VP Primary mission/ })
    .waitFor();
  line.mend();
  await page.evaluate(`dispatchEvent(new Event('online'))`);
  await sign(page, 'Connected').waitFor();
  await page.getByRole('button', { name: /: what that means$/ }).waitFor({ state: 'detached' });
});

test('a line that only hangs is no line, although nobody presses anything and the stream stands', async () => {
  const page = await phoneAt('hangs');
  line.hang();
  await sign(page, 'No answer').waitFor();
  line.mend();
  await sign(page, 'Connected').waitFor();
});

test('as long as sends fail nothing says that there is a connection, whatever else is answered', async () => {
  const page = await phoneAt('unsent');
  await page.route('**/matches/*/commands*', (route) => route.abort('connectionfailed'));
  await presses(page);
  await sign(page, 'No answer').waitFor();
  for (const until = Date.now() + 6_000; Date.now() < until;) {
    expect(await sign(page, 'Connected').count()).toBe(0);
    await page.waitForTimeout(200);
  }
  await page.unroute('**/matches/*/commands*');
  await page.evaluate(`dispatchEvent(new Event('online'))`);
  await page.getByText(/on this phone only/).waitFor({ state: 'detached' });
  await sign(page, 'Connected').waitFor();
});

/** Runs in the page before anything else: what asks to be closed by going back can be asked to, as a phone does. */
const WATCHED = `{
  const Watcher = CloseWatcher;
  const open = new Set();
  globalThis.CloseWatcher = class extends Watcher {
    constructor() { super(); open.add(this); this.addEventListener('close', () => open.delete(this)); }
    destroy() { open.delete(this); super.destroy(); }
  };
  globalThis.goBackOnAPhone = () => [...open].at(-1)?.requestClose();
  globalThis.watched = () => open.size;
}`;

async function opensSheet(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Primary mission/ })
    .first()
    .tap();
  await page.getByRole('dialog').waitFor();
}

test('going back closes a sheet, and leaves the page where it is', async () => {
  const page = await phoneAt('back', WATCHED);
  for (let times = 0; times < 2; times += 1) {
    await opensSheet(page);
    expect(await page.evaluate<number>('watched()')).toBe(1);
    await page.evaluate('goBackOnAPhone()');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/matches/back/table');
  }
  await opensSheet(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.evaluate<number>('watched()')).toBe(0);
});

test('where a browser does not tell of going back, the sheet has an entry in its history, and leaves none behind', async () => {
  const page = await phoneAt('history', 'delete globalThis.CloseWatcher;');
  const before = await page.evaluate<string>('location.href');
  await opensSheet(page);
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.evaluate<string>('location.href')).toBe(before);
  await opensSheet(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await holds(page, 'history.state?.onTop === undefined');
  await opensSheet(page);
  await page.getByRole('dialog').getByRole('button', { name: '5', exact: true }).first().tap();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await holds(page, 'history.state?.onTop === undefined');
  expect(await page.evaluate<string>('location.href')).toBe(before);
});
