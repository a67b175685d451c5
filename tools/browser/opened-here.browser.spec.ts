import type { EventsAnswer } from '@adjutant/store';
import type { Page } from 'playwright-core';
import { lineTo, type CutLine } from './cut-line.js';
import { hashAtServer, hashOf, IN_RECORD, WAITS } from './kept-here.js';
import { bring } from './one-device.js';
import { keptHere, next, opensLine, presses, toldHere } from './pressing.js';
import { ask, PASSWORD, sessionOf, staffed } from './staffed.js';
import { holds, sharedStage, type Stage } from './stage.js';

let line: CutLine;
afterEach(() => line.mend());

/** What the browser has against the page as something that is installed. */
async function againstInstalling(page: Page): Promise<readonly unknown[]> {
  const browser = await page.context().newCDPSession(page);
  const { url, errors } = await browser.send('Page.getAppManifest');
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  return [
    new URL(url).pathname,
    ...errors,
    ...installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito'),
  ];
}

/** A phone that has loaded the page once. */
async function prepared(stage: Stage, session?: string): Promise<Page> {
  // What was played last is what is kept.
  const watching = `localStorage.setItem('adjutant/last-pack', 'wh40k-10e')`;
  const phone = { width: 390, height: 844, touch: true, through: line.base, watching };
  const page = await stage.open('/', { ...phone, ...(session === undefined ? {} : { session }) });
  // Whoever opens a database that is not there yet makes it.
  await holds(page, `indexedDB.databases().then((all) => all.some(({ name }) => name === 'adjutant-record'))`);
  await holds(page, `(${IN_RECORD}).then(({ packs }) => packs.length > 0)`);
  await page.evaluate('navigator.serviceWorker.ready.then(() => null)');
  return page;
}

/** That there is no server is nobody's fault here; and that staff know nobody without it is said before they name somebody. */
async function saysWhatWorks(page: Page): Promise<void> {
  await page.getByRole('note').getByText('The list of matches stands there, and comes by itself').waitFor();
  await page.getByText('Whoever is named now is somebody new there').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await page.getByText('npm start').count()).toBe(0);
}

async function openMatch(page: Page, depth: 'Score' | 'Full' = 'Score'): Promise<string> {
  await page.getByRole('button', { name: 'Open a match' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Open a match' });
  await dialog.getByLabel('Player A').fill('Ada');
  await dialog.getByLabel('Player B').fill('Ben');
  await dialog.getByRole('radio', { name: depth }).check();
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

/** As the browser of an iPhone says of itself. */
const AN_IPHONE = `navigator.standalone = false`;
const BACK = `dispatchEvent(new Event('online'))`;
const NONE_WAITS = `(${WAITS}).then((ids) => ids.length === 0)`;

async function recordOf(stage: Stage, match: string, session = ''): Promise<EventsAnswer['events']> {
  const headers = { authorization: `Bearer ${session}` };
  const answer = await fetch(`${stage.base}/api/matches/${match}/events`, session === '' ? {} : { headers });
  return ((await answer.json()) as EventsAnswer).events;
}

const commandsIn = (events: EventsAnswer['events']) => [...new Set(events.map(({ meta }) => meta.commandId))];

describe('on a single user’s machine', () => {
  const stage: Stage = sharedStage(async () => {
    line = await lineTo(stage.base);
  });
  afterAll(() => line.close());
  beforeEach(() => stage.forgive(/ERR_|Failed to load resource|status of 404/));

  test('a match is opened and played without a line on a phone that has loaded the page once, and goes up in order, once', async () => {
    const page = await prepared(stage);
    expect(await againstInstalling(page)).toEqual(['/manifest.webmanifest']);
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
    // One that is recorded in full is given its list there as well.
    await page.goto(line.base);
    const full = await openMatch(page, 'Full');
    const table = { match: full, page, dialog: page.getByRole('dialog') };
    await bring(table, 'Ada', 'Astra Militarum\n1 Command Squad (95)\n10x Shock Troops (170)\n');
    await page.getByText('Not yet of Ben', { exact: false }).waitFor();
    expect(await page.evaluate<string[]>(WAITS)).toHaveLength(7);
    line.mend();
    await page.evaluate(BACK);
    await holds(page, NONE_WAITS);
    expect((await recordOf(stage, full)).map(({ type }) => type)).toEqual(['MatchOpened', 'RosterSubmitted']);
    const events = await recordOf(stage, match);
    expect(commandsIn(events)).toEqual(waits);
    expect(await page.evaluate<string>(hashOf(match, 'local', 'spectator'))).toBe(hashAtServer(events));
    const { people } = (await (await fetch(`${stage.base}/api/people`)).json()) as { people: { name: string }[] };
    expect(people.map(({ name }) => name)).toEqual(['Ada', 'Ben']);
  });
});

describe('where people sign in', () => {
  let organizer = '';
  const stage: Stage = sharedStage(
    async () => {
      ({ organizer } = await staffed(stage));
      line = await lineTo(stage.base);
    },
    { ADJUTANT_ACCESS: 'staffed' },
  );
  afterAll(() => line.close());
  beforeEach(() => stage.forgive(/ERR_|Failed to load resource|status of 4\d\d/));

  test('a scorekeeper opens one without a line: what the server refuses, or a session that ended, holds all of it and loses nothing', async () => {
    const account = { name: 'Sam Scorekeeper', password: PASSWORD, roles: ['scorekeeper'] };
    const { id } = await ask<{ id: string }>(stage, '/access/staff', account, organizer);
    const page = await prepared(stage, await sessionOf(stage, account.name));
    line.cut();
    await page.reload();
    await page.getByText('A match that you open now stands on this device').waitFor();
    await saysWhatWorks(page);
    const match = await openMatch(page);
    await startsBattle(page);
    await presses(page);
    const waits = await page.evaluate<string[]>(WAITS);
    expect(waits).toHaveLength(3);
    // The server has lost the release meanwhile.
    const refusal = { status: 422, code: 'pack/unknown', title: 'No', detail: 'There is no pack of this release.' };
    await page.route('**/api/matches/*/commands*', (route) =>
      route.fulfill({ status: 422, contentType: 'application/problem+json', body: JSON.stringify(refusal) }),
    );
    line.mend();
    await page.evaluate(BACK);
    await page.getByText('The server does not open this match: There is no pack of this release.').waitFor();
    expect(await page.evaluate<string[]>(WAITS)).toEqual(waits);
    await opensLine(page);
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Hand over/ })
      .tap();
    await page.locator('[data-waits="3"]').waitFor();
    await page.unroute('**/api/matches/*/commands*');
    // Other roles end the sessions of an account.
    await ask(stage, `/access/staff/${id}`, { roles: ['judge'] }, organizer, 'PATCH');
    await page.evaluate(BACK);
    await page.getByText('Your session has ended').waitFor();
    expect(await page.evaluate<string[]>(WAITS)).toEqual(waits);
    await page.goto(`${line.base}/sign-in`);
    await page.getByLabel('Name').fill(account.name);
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).tap();
    await holds(page, NONE_WAITS);
    const events = await recordOf(stage, match, organizer);
    expect(commandsIn(events)).toEqual(waits);
    expect(new Set(events.map(({ meta }) => meta.actor.id))).toEqual(new Set([id]));
  });

  test('whoever may open none is told who may', async () => {
    const seats = { A: { player: 'ada' }, B: { player: 'ben' } };
    const data = { title: 'There', pack: { id: 'wh40k-10e' }, seats, depth: 'score' };
    const command = { commandId: '7b1c1a52-5f4e-4a57-9d0f-4d2b6f0f3a11', type: 'OpenMatch', data };
    await ask(stage, '/matches/there/commands', command, organizer);
    const { link } = await ask<{ link: string }>(stage, '/matches/there/seats/A/links', {}, organizer);
    const page = await stage.open(`/seat${new URL(link).hash}`, { through: line.base, watching: AN_IPHONE });
    await page.waitForURL('**/table?as=A');
    await page.getByText('Nothing needs to be installed.').waitFor();
    await keptHere(page);
    line.cut();
    await page.goto(line.base);
    await page.getByText('Without the server a match is opened by whoever may open matches here').waitFor();
  });
});
