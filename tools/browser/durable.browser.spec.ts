import { randomInt } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { PATIENCE_MS } from './patience.js';
import { opensLine, scores } from './pressing.js';
import { beginBattle } from './small-match.js';
import { ask, staffed } from './staffed.js';
import { holds, sharedStage, type Stage, type View } from './stage.js';

const PHONE: View = { width: 390, height: 844, touch: true };
const COMMANDS = '**/api/matches/*/commands*';
const HANGS_MS = 15_000;
const MATCHES = ['killed', 'tabs', 'unkept', 'full', 'gone', 'held'] as const;
type Match = (typeof MATCHES)[number];

let organizer = '';
let judge = '';

const open: Stage = sharedStage(
  async () => {
    ({ organizer, desk: judge } = await staffed(open));
    for (const id of MATCHES) await beginBattle(open.base, id, judge);
  },
  { ADJUTANT_ACCESS: 'staffed' },
);

const linkOf = async (match: Match): Promise<string> =>
  new URL((await ask<{ link: string }>(open, `/matches/${match}/seats/A/links`, {}, organizer)).link).hash;

/** The phone of A, once it tells the match itself and everything that it needs later is there. */
async function phoneAt(match: Match, watching?: string): Promise<Page> {
  const page = await open.open(`/seat${await linkOf(match)}`, { ...PHONE, ...(watching ? { watching } : {}) });
  await page.waitForURL(`**/matches/${match}/table?as=A`);
  await atRest(page);
  return page;
}

async function atRest(page: Page): Promise<void> {
  await holds(page, `performance.getEntriesByName('adjutant:told-here').length > 0`);
  await holds(page, `performance.getEntriesByType('resource').some(({ name }) => name.includes('waiting-here'))`);
}

async function again(context: BrowserContext, match: Match): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`${open.base}/matches/${match}/table?as=A`);
  await atRest(page);
  return page;
}

const next = (page: Page) => page.getByRole('region', { name: 'Next step' }).getByRole('button').first();
const step = (page: Page): Promise<string> => next(page).innerText();
const ASKED = `document.querySelector('section[aria-label="Next step"] button')?.innerText`;

/** A press, and the screen shows what came of it. */
async function presses(page: Page): Promise<void> {
  const before = await step(page);
  await next(page).tap();
  await holds(page, `(${ASKED} ?? '') !== ${JSON.stringify(before)}`);
  // A thumb that bounces has pressed once.
  await holds(page, `document.querySelector('[class*=shield]') === null`);
}

interface Recorded {
  readonly type: string;
  readonly meta: { readonly commandId: string };
}

async function steps(match: Match): Promise<readonly string[]> {
  const headers = { authorization: `Bearer ${judge}` };
  const answer = await fetch(`${open.base}/api/matches/${match}/events`, { headers });
  const { events } = (await answer.json()) as { readonly events: readonly Recorded[] };
  return events.filter(({ type }) => type === 'PhaseAdvanced').map(({ meta }) => meta.commandId);
}

async function recorded(match: Match, number: number): Promise<void> {
  for (const until = Date.now() + PATIENCE_MS; (await steps(match)).length < number && Date.now() < until;)
    await new Promise((resolve) => setTimeout(resolve, 100));
}

/** Runs in the page: the ids that the browser keeps. */
const KEPT = `new Promise((done, failed) => {
  const opening = indexedDB.open('adjutant-queue');
  opening.onerror = () => failed(opening.error);
  opening.onsuccess = () => {
    const all = opening.result.transaction('items').objectStore('items').getAll();
    all.onsuccess = () => { opening.result.close(); done(all.result.map(({ id }) => id)); };
  };
})`;

/** What is kept on the phone; what a dying tab still got through is in the record, or in both. */
async function known(page: Page): Promise<ReadonlySet<string>> {
  const kept = await page.evaluate<string[]>(KEPT);
  expect(new Set(kept).size).toBe(kept.length);
  return new Set([...kept, ...(await steps('killed'))]);
}

test('a tab that is killed at random moments while nothing gets through loses no tap, and doubles none', async () => {
  open.forgive(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_FAILED/);
  let page = await phoneAt('killed');
  const context = page.context();
  await context.route(COMMANDS, (route) => route.abort('connectionfailed'));
  let shown = 0;
  let pressed = 0;
  const seen: string[] = [];
  for (let death = 0; death < 5; death += 1) {
    for (let tap = 0; tap < 2; tap += 1) {
      seen.push(await step(page));
      await presses(page);
    }
    const before = shown + 2;
    // And one of which nobody knows how far it came.
    const showed = await step(page);
    await next(page).tap();
    pressed += 3;
    await page.waitForTimeout(randomInt(120));
    const dead = page;
    page = await context.newPage();
    await dead.close();
    await page.close();
    page = await again(context, 'killed');
    shown = (await known(page)).size;
    expect(shown).toBeGreaterThanOrEqual(before);
    expect(shown).toBeLessThanOrEqual(pressed);
    // What an earlier page has left stands upon what is recorded.
    await holds(page, `[${ASKED}].some((says) => says && ${JSON.stringify(seen)}.every((one) => one !== says))`);
    seen.push(showed);
  }
  const all = await known(page);
  await context.unroute(COMMANDS);
  await recorded('killed', all.size);
  expect([...(await steps('killed'))].sort()).toEqual([...all].sort());
  for (const until = Date.now() + 10_000; Date.now() < until && (await page.evaluate<string[]>(KEPT)).length > 0;)
    await page.waitForTimeout(50);
  expect(await page.evaluate<string[]>(KEPT)).toEqual([]);
});

test('where the browser has no line at all a tap is kept all the same', async () => {
  open.forgive(/ERR_INTERNET_DISCONNECTED/);
  const page = await phoneAt('gone');
  await page.context().setOffline(true);
  await presses(page);
  await presses(page);
  expect(await page.evaluate<string[]>(KEPT)).toHaveLength(2);
  await page.getByText('2 entries are on this phone only.').waitFor();
  await page.context().setOffline(false);
  await recorded('gone', 2);
  expect(await steps('gone')).toHaveLength(2);
  await page.getByText(/on this phone only/).waitFor({ state: 'detached' });
});

interface Sent {
  readonly commandId: string;
}

test('two tabs of one phone send everything once', async () => {
  open.forgive(/ERR_CONNECTION_FAILED/);
  const one = await phoneAt('tabs');
  const context = one.context();
  const two = await again(context, 'tabs');
  await context.route(COMMANDS, (route) => route.abort('connectionfailed'));
  await presses(one);
  await presses(two);
  await presses(one);
  const kept = await one.evaluate<string[]>(KEPT);
  expect(kept).toHaveLength(3);
  await context.unroute(COMMANDS);
  const through: string[] = [];
  context.on('requestfinished', (request) => {
    if (!/\/commands(\?|$)/.test(request.url())) return;
    const sent = request.postDataJSON() as Sent | readonly Sent[];
    through.push(...[sent].flat().map(({ commandId }) => commandId));
  });
  for (const page of [one, two]) await page.evaluate(`dispatchEvent(new Event('online'))`);
  for (const page of [one, two]) await page.getByText(/on this phone only/).waitFor({ state: 'detached' });
  for (const until = Date.now() + 10_000; Date.now() < until && (await one.evaluate<string[]>(KEPT)).length > 0;)
    await one.waitForTimeout(50);
  expect([...through].sort()).toEqual([...kept].sort());
  await passesOver(one, two);
});

/** A tab that hangs while it sends is not waited for. */
async function passesOver(hangs: Page, other: Page): Promise<void> {
  const before = (await steps('tabs')).length;
  await hangs.route(COMMANDS, () => undefined);
  const asked = hangs.waitForRequest(/\/commands(\?|$)/);
  await presses(hangs);
  await asked;
  const since = Date.now();
  const hung = hangs.evaluate(`for (const end = Date.now() + ${HANGS_MS}; Date.now() < end;);`);
  await other.bringToFront();
  await other.evaluate(`dispatchEvent(new Event('online'))`);
  await other.getByText('Another tab of this browser is sending').waitFor();
  await other.getByText(/on this phone only/).waitFor({ state: 'detached' });
  expect(Date.now() - since).toBeLessThan(HANGS_MS);
  expect(await other.evaluate<string[]>(KEPT)).toEqual([]);
  await hung;
  await hangs.unroute(COMMANDS);
  await hangs.getByText(/on this phone only/).waitFor({ state: 'detached' });
  expect(await steps('tabs')).toHaveLength(before + 1);
}

test.each([
  ['unkept', `Object.defineProperty(window, 'indexedDB', { get: () => { throw new Error('no'); } });`, 'keeps nothing'],
  [
    'full',
    `IDBObjectStore.prototype.put = () => { throw new DOMException('no room', 'QuotaExceededError'); };`,
    'The storage of this device is full',
  ],
] as const)('where a tap is not kept (%s) that is said, and recording goes on', async (match, watching, says) => {
  const page = await phoneAt(match, watching);
  await presses(page);
  await page.getByRole('alert').getByText(says).waitFor();
  await presses(page);
  await recorded(match, 2);
  expect(await steps(match)).toHaveLength(2);
});

test('what was pressed before the session ended waits, is named, and goes up when the seat is taken again', async () => {
  open.forgive(/ERR_CONNECTION_FAILED|status of 40[13]/);
  const page = await phoneAt('held');
  const context = page.context();
  await context.route(COMMANDS, (route) => route.abort('connectionfailed'));
  await presses(page);
  const [id] = await page.evaluate<string[]>(KEPT);
  await context.clearCookies();
  await context.unroute(COMMANDS);
  await page.reload();
  await page.getByText('Your session has ended').waitFor();
  await opensLine(page);
  await page.getByText(/^Goes on/).waitFor();
  expect(await page.evaluate<string[]>(KEPT)).toEqual([id]);
  // Somebody else on this phone carries it no further.
  const other = await ask<{ link: string }>(open, '/matches/held/seats/B/links', {}, organizer);
  await page.goto(`${open.base}/seat${new URL(other.link).hash}`);
  await page.waitForURL('**/matches/held/table?as=B');
  await page.getByText('Somebody else is signed in here').waitFor();
  await page.getByText(/Pressed by ada/i).waitFor();
  // It is not theirs to give up, and holds up nothing of theirs.
  await opensLine(page);
  await page.getByText(/^Goes on/).waitFor();
  expect(await page.getByRole('button', { name: /Drop/ }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await atRest(page);
  await scores(page, /^Primary mission/, '5');
  await page.locator('[data-side="B"] dd').filter({ hasText: '5 VP' }).waitFor();
  await holds(page, `(${KEPT}).then((ids) => ids.join() === ${JSON.stringify(id)})`);
  expect(await steps('held')).toEqual([]);
  await page.goto(`${open.base}/seat${await linkOf('held')}`);
  await page.waitForURL('**/matches/held/table?as=A');
  await recorded('held', 1);
  expect(await steps('held')).toEqual([id]);
  await page.getByText(/on this phone only/).waitFor({ state: 'detached' });
});
