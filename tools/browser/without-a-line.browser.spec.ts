import type { EventsAnswer } from '@adjutant/store';
import type { BrowserContext, Page } from 'playwright-core';
import { lineTo, PART_OF_THE_FIRST, type CutLine } from './cut-line.js';
import { allIn, CACHED, hashAtServer, hashOf, IN_RECORD, WAITS } from './kept-here.js';
import { PATIENCE_MS } from './patience.js';
import { beginBattle, recordAll } from './small-match.js';
import { ASKED, keptHere, next, opensLine, presses, scores, toldHere } from './pressing.js';
import { ask, staffed } from './staffed.js';
import { holds, sharedStage, type Stage } from './stage.js';

const MATCHES = ['reload', 'renewed', 'hanging'] as const;
type Match = (typeof MATCHES)[number];
type Side = 'A' | 'B';

let organizer = '';
let judge = '';
let line: CutLine;

const open: Stage = sharedStage(
  async () => {
    ({ organizer, desk: judge } = await staffed(open));
    for (const id of MATCHES) await beginBattle(open.base, id, judge);
    line = await lineTo(open.base);
  },
  { ADJUTANT_ACCESS: 'staffed' },
);
beforeEach(() => open.forgive(/ERR_|Failed to load resource|status of 40[134]/));
afterEach(() => line.mend());
afterAll(() => line?.close());

const linkOf = async (match: string, side: Side): Promise<string> =>
  new URL((await ask<{ link: string }>(open, `/matches/${match}/seats/${side}/links`, {}, organizer)).link).hash;

/** The phone of a seat, once it tells the match itself and the browser keeps the page. */
async function phoneAt(match: string, side: Side = 'A', through = line.base): Promise<Page> {
  const phone = { width: 390, height: 844, touch: true, through };
  const page = await open.open(`/seat${await linkOf(match, side)}`, phone);
  await page.waitForURL(`**/matches/${match}/table?as=${side}`);
  await toldHere(page);
  await keptHere(page);
  await holds(page, `(${IN_RECORD}).then(({ here }) => here.length === 2)`);
  return page;
}

async function again(context: BrowserContext, match: Match): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`${line.base}/matches/${match}/table?as=A`);
  await toldHere(page);
  return page;
}

/** Runs in the page: everything that it keeps, but for what caches hold. */
const EVERYTHING = `Promise.all([
  JSON.stringify({ ...localStorage, ...sessionStorage }),
  ...['adjutant-record', 'adjutant-queue', 'adjutant-carried'].map((name) => (${allIn('NAME').replace("'NAME'", 'name')})),
  indexedDB.databases(),
])`;

async function recordOf(match: Match): Promise<EventsAnswer['events']> {
  const headers = { authorization: `Bearer ${judge}` };
  const answer = await fetch(`${open.base}/api/matches/${match}/events`, { headers });
  return ((await answer.json()) as EventsAnswer).events;
}

/** How many steps the record has, once it has so many. */
async function advancesIn(match: Match, number: number): Promise<number> {
  const counted = async (): Promise<number> =>
    (await recordOf(match)).filter(({ type }) => type === 'PhaseAdvanced').length;
  for (const until = Date.now() + PATIENCE_MS; (await counted()) < number && Date.now() < until;)
    await new Promise((resolve) => setTimeout(resolve, 100));
  return counted();
}

test('a table that was closed without a line opens again, goes on, and sends everything once when it comes back', async () => {
  let page = await phoneAt('reload');
  const context = page.context();
  const before = (await recordOf('reload')).length;
  line.cut();
  await page.reload();
  await page.getByRole('heading', { name: 'Table reload' }).waitFor();
  await toldHere(page);
  await opensLine(page);
  const sheet = page.getByRole('dialog');
  await sheet.getByText('This table goes on by itself').waitFor();
  await sheet.getByText('Nothing waits on this device.').waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(await page.getByText('Connected', { exact: true }).count()).toBe(0);
  expect(await page.getByRole('alert').count()).toBe(0);
  await presses(page);
  await scores(page, /^Primary mission/, '5');
  await presses(page);
  const shown = await next(page).innerText();
  await page.close();
  page = await again(context, 'reload');
  await holds(page, `${ASKED} === ${JSON.stringify(shown)}`);
  await page.locator('[data-side="A"] dd').filter({ hasText: '5 VP' }).waitFor();
  await presses(page);
  const waits = await page.evaluate<string[]>(WAITS);
  expect(new Set(waits).size).toBe(4);
  expect(await recordOf('reload')).toHaveLength(before);
  line.mend();
  await page.evaluate(`dispatchEvent(new Event('online'))`);
  // What is being sent is not said to be here only, and is here until the server has it.
  await holds(page, `(${WAITS}).then((waiting) => waiting.length === 0)`);
  await page.getByText(/on this phone only/).waitFor({ state: 'detached' });
  await page.getByText('Connected', { exact: true }).waitFor();
  await page.getByText('The server does not answer').waitFor({ state: 'detached' });
  const events = await recordOf('reload');
  const sent = events.slice(before).map(({ meta }) => meta.commandId);
  expect([...new Set(sent)].sort()).toEqual([...waits].sort());
  expect(await page.evaluate<string>(hashOf('reload', 'ada'))).toBe(hashAtServer(events));
  // And with what is kept alone it is the same.
  line.cut();
  expect(await page.evaluate<string>(hashOf('reload', 'ada'))).toBe(hashAtServer(events));
});

test('a line that hangs keeps nobody waiting: the table is told from what is kept', async () => {
  const page = await phoneAt('hanging');
  line.hang();
  await page.reload({ waitUntil: 'commit' });
  await toldHere(page);
  await presses(page);
  expect(await page.evaluate<string[]>(WAITS)).toHaveLength(1);
  expect(await page.getByText('Connected', { exact: true }).count()).toBe(0);
  line.mend();
  await page.evaluate(`dispatchEvent(new Event('online'))`);
  await holds(page, `(${WAITS}).then((ids) => ids.length === 0)`);
  expect(await advancesIn('hanging', 1)).toBe(1);
});

const draw = (...dice: readonly number[]) => ({ type: 'DrawObjective', data: { player: 'A', dice } });

/** A match in which A has sealed two draws, and what they are. */
async function sealedMatch(): Promise<string> {
  const id = 'sealed';
  const units = (side: string) => [{ id: `${side}1`, name: 'Captain', keywords: ['INFANTRY'] }];
  const roster = (player: string) => ({
    type: 'SubmitRoster',
    data: { player, roster: { faction: `Army of ${player}`, points: 1500, units: units(player) } },
  });
  const seats = { A: { player: 'ada' }, B: { player: 'ben' } };
  const data = { title: 'Sealed', pack: { id: 'wh40k-8e' }, seats, settings: { rosters: 'as-declared' } };
  const mission = { player: 'A', choice: 'mission', option: 'mission/cloak-and-shadows' };
  const commands = [
    ...[{ type: 'OpenMatch', data }, roster('A'), roster('B'), { type: 'Choose', data: mission }],
    ...[{ type: 'StartBattle', data: { firstTurn: 'A' } }, draw(1, 1), draw(3, 4)],
  ];
  await recordAll(open.base, id, commands, judge);
  return id;
}

interface KeptHere {
  readonly seats: readonly { readonly envelopes: readonly { readonly owner: string; readonly salt: string }[] }[];
  readonly here: readonly unknown[];
}

test('a phone keeps the secrets of its own seat only, caches keep no answers, and a phone that is handed on forgets', async () => {
  const match = await sealedMatch();
  const heard: string[] = [];
  const bens = await lineTo(open.base, (path, part) => {
    // A release tells what there is to be drawn, to everybody alike.
    if (path.startsWith('/api') && !path.startsWith('/api/packs')) heard.push(`${path} ${part}`);
  });
  const [ada, ben] = [await phoneAt(match, 'A'), await phoneAt(match, 'B', bens.base)];
  // Drawn while the other phone listens.
  await recordAll(open.base, match, [draw(2, 1)], judge);
  await holds(ada, `(${IN_RECORD}).then(({ seats }) => seats.flatMap(({ envelopes }) => envelopes).length === 3)`);
  await holds(
    ben,
    `(${IN_RECORD}).then(({ entries }) => JSON.stringify(entries).split('"ObjectiveDrawn"').length === 4)`,
  );
  const kept = await ada.evaluate<KeptHere>(IN_RECORD);
  const salts = kept.seats.flatMap(({ envelopes }) => envelopes.map(({ salt }) => salt));
  const here = await ben.evaluate<readonly unknown[]>(EVERYTHING);
  expect((here.at(-1) as readonly unknown[]).length).toBe(here.length - 2);
  const streamed = heard.filter((one) => one.startsWith('/api/live')).join('\n');
  expect(streamed).toContain(match);
  for (const other of [JSON.stringify(here), heard.join('\n')]) {
    for (const salt of salts) expect(other).not.toContain(salt);
    expect(other).not.toMatch(/secure-objective|defend-objective/);
  }
  for (const page of [ada, ben]) {
    const cached = await page.evaluate<string[]>(CACHED);
    expect(cached.length).toBeGreaterThan(20);
    expect(cached.filter((url) => new URL(url).pathname.startsWith('/api'))).toEqual([]);
  }
  await ben.close();
  await bens.close();
  // Ben takes Ada's phone.
  await ada.goto(`${line.base}/seat${await linkOf(match, 'B')}`);
  await ada.waitForURL(`**/matches/${match}/table?as=B`);
  await toldHere(ada);
  await holds(ada, `(${IN_RECORD}).then(({ here }) => JSON.stringify(here).includes('"side":"B"'))`);
  for (const salt of salts) expect(JSON.stringify(await ada.evaluate(IN_RECORD))).not.toContain(salt);
  line.cut();
  await ada.goto(`${line.base}/matches/${match}/table?as=A`);
  await toldHere(ada);
  expect(await ada.content()).not.toMatch(/(Secure|Defend) Objective/);
  line.mend();
  await ada.goto(`${line.base}/matches/${match}/table?as=B`);
  await toldHere(ada);
  await ada.getByRole('button', { name: 'Menu' }).tap();
  await ada.getByRole('button', { name: 'Sign out' }).tap();
  await ada.waitForURL('**/sign-in');
  await holds(ada, `(${IN_RECORD}).then(({ seats, entries }) => seats.length + entries.length === 0)`);
});

/** Runs in the page: whether it gets a file of its own, whatever the browser keeps besides. */
const gets = (file: string): string =>
  `fetch(${JSON.stringify(file)}, { cache: 'no-store' }).then(({ ok }) => ok, () => false)`;
const WAITING_VERSION = `navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting)`;
const isVersion = (name: string): string =>
  `document.querySelector('script[type=module][src]').src.includes('${name}')`;

/** Where the server is slow for once, the kept page is shown. */
async function untilItIs(version: string, page: Page): Promise<void> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until;) {
    if (await page.evaluate<boolean>(isVersion(version))) return;
    await page.reload();
    await toldHere(page);
  }
  throw new Error(`The page does not become that of ${version}.`);
}

test('a newer version of the page, with a full queue: no page loses parts of its own, and once the last is closed the newest opens', async () => {
  const page = await phoneAt('renewed');
  const context = page.context();
  await context.route('**/api/matches/*/commands*', (route) => route.abort('connectionfailed'));
  line.cut();
  await page.reload();
  await toldHere(page);
  await presses(page);
  const [id] = await page.evaluate<string[]>(WAITS);
  const cached = await page.evaluate<string[]>(CACHED);
  const ofTheFirst = cached.find((url) => url.includes(PART_OF_THE_FIRST)) ?? '';
  // What is fetched only when somebody wants it is here as well: the scanner, and what hands over and takes over.
  for (const part of ['reader.worker', 'take-over-page', PART_OF_THE_FIRST])
    expect(await page.evaluate<boolean>(gets(cached.find((url) => url.includes(part)) ?? part))).toBe(true);
  line.mend();
  line.renew();
  // An older page is open: the newer one is fetched, and takes nothing over.
  const other = await again(context, 'renewed');
  await untilItIs('-newer1', other);
  await holds(other, `(${WAITING_VERSION}).then((waiting) => waiting?.state === 'installed')`);
  expect(await page.evaluate<boolean>(isVersion('-newer1'))).toBe(false);
  line.cut();
  // What is kept for the newer version is there for its page already, and what is of the older for the older.
  const [ofTheSecond] = (await other.evaluate<string[]>(CACHED)).filter((url) => url.includes('-newer1'));
  expect(await other.evaluate<boolean>(gets(ofTheSecond ?? ''))).toBe(true);
  expect(await page.evaluate<boolean>(gets(ofTheFirst))).toBe(true);
  line.mend();
  // A page that no version controls holds none back: one takes over while it is open.
  await page.close();
  const browser = await context.newCDPSession(other);
  await Promise.all([other.waitForEvent('load'), browser.send('Page.reload', { ignoreCache: true })]);
  await holds(
    other,
    `(${WAITING_VERSION}).then((waiting) => waiting === null && navigator.serviceWorker.controller !== null)`,
  );
  expect(await other.evaluate<boolean>(`caches.match(${JSON.stringify(ofTheFirst)}).then(Boolean)`)).toBe(true);
  line.renew();
  await other.evaluate(`navigator.serviceWorker.getRegistration().then((registration) => registration.update())`);
  await holds(other, `(${WAITING_VERSION}).then((waiting) => waiting?.state === 'installed')`);
  line.cut();
  await other.close();
  const last = await again(context, 'renewed');
  await untilItIs('-newer2', last);
  await holds(
    last,
    `(async () => ${CACHED})().then((urls) => urls.every((url) => !url.includes('${PART_OF_THE_FIRST}')))`,
  );
  expect(await last.evaluate<string[]>(WAITS)).toEqual([id]);
  line.mend();
  await context.unroute('**/api/matches/*/commands*');
  await last.evaluate(`dispatchEvent(new Event('online'))`);
  await holds(last, `(${WAITS}).then((ids) => ids.length === 0)`);
  expect(await advancesIn('renewed', 1)).toBe(1);
  const sent = (await recordOf('renewed')).map(({ meta }) => meta.commandId);
  expect(sent.filter((one) => one === id)).toHaveLength(1);
});
