import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { BEYOND, OVERRUN, SMALL } from './overflow.js';
import { setStaffedStage, STAFF, type StaffedStage } from './staffed-stage.js';
import { holds, tidied } from './stage.js';

/** A phone, and 400 % on a screen of 1,280 px. */
const WIDTHS = [390, 320] as const;
const HEIGHT = 844;
/** No browser breaks it of its own accord. */
const LONG = 'Rindfleischetikettierungsueberwachungsaufgabenuebertragungsgesetzesentwurfsverfasserinnenvereinigungsv';

let stage: StaffedStage;
let dispute: string;
let person: string;

beforeAll(async () => {
  stage = await setStaffedStage();
  const { sessions, ask } = stage;
  person = (await ask<{ id: string }>('/people', { name: LONG, club: LONG, contact: LONG }, sessions.organizer)).id;
  const other = await ask<{ id: string }>('/people', { name: `${LONG}x` }, sessions.organizer);
  const seats = { A: { player: person }, B: { player: other.id } };
  const data = { title: LONG, pack: { id: 'wh40k-10e' }, seats, settings: {} };
  await ask('/matches/long/commands', { commandId: randomUUID(), type: 'OpenMatch', data }, sessions.judge);
  dispute = randomUUID();
  const call = { match: 'small', claim: `${LONG} and ${LONG}`, side: 'A', table: LONG.slice(0, 40), entry: 9 };
  await ask(
    `/disputes/${dispute}/commands`,
    { commandId: randomUUID(), type: 'CallJudge', data: call },
    sessions.judge,
  );
});
afterAll(() => stage?.close());

const DESKS = ['entry', 'timeline', 'table', 'ledgers', 'moments', 'what-if', 'options', 'units', 'refused', 'calls'];

const pages = (): readonly string[] => [
  '/',
  '/matches/long',
  ...DESKS.map((desk) => `/matches/small?step=9&desk=${desk}`),
  '/matches/small?desk=chart',
  '/matches/small?desk=doubts',
  '/matches/small?desk=seats',
  '/matches/small/report',
  '/judge',
  `/disputes/${dispute}`,
  `/people/${person}/penalties`,
  '/people',
  '/staff',
  '/account',
  '/sign-in',
  '/about-access',
  '/games/wh40k-11e',
  '/first-organizer#long',
  '/nowhere',
];

/** Until nothing is being read any more. */
async function settled(page: Page): Promise<void> {
  await page.locator('main h1, main h2').first().waitFor();
  // What is read shows nothing for a moment, and then says so.
  await holds(
    page,
    '!document.body.innerText.includes("Reading ") && document.querySelector("div[role=status]:empty") === null',
  );
}

/** By the ways within the page: what all pages share is not started again. */
async function wentTo(page: Page, path: string): Promise<void> {
  await page.evaluate(`history.pushState(null, '', ${JSON.stringify(path)})`);
}

type Way = (page: Page, path: string) => Promise<unknown>;
/** From nothing, as by a link: with no style but the page's own. */
const afresh: Way = (page, path) => page.goto(stage.base + path);

async function faultsOf(page: Page, paths: readonly string[], go: Way): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
    await go(page, path);
    await settled(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.waitForTimeout(50);
      const beyond = await page.evaluate<readonly string[]>(BEYOND);
      const small = width === WIDTHS[0] ? await page.evaluate<readonly string[]>(SMALL) : [];
      const overrun = await page.evaluate<readonly string[]>(OVERRUN);
      faults.push(...[...beyond, ...small, ...overrun].map((fault) => `${path} at ${width} px: ${fault}`));
    }
  }
  return faults;
}

afterEach(() => tidied(stage));

test.each([...STAFF, 'nobody'] as const)(
  'to %s every page fits on a phone and at 400 %, and can be hit',
  async (role) => {
    const session = role === 'nobody' ? {} : { session: stage.sessions[role] };
    const page = await stage.open('/', { width: WIDTHS[0], height: HEIGHT, ...session });
    await settled(page);
    expect(await faultsOf(page, pages(), role === 'organizer' ? afresh : wentTo)).toEqual([]);
  },
);

test('so does everything that a player sees from a seat', async () => {
  const page = await stage.open(await stage.seatLink('A'), { width: WIDTHS[0], height: HEIGHT });
  await page.waitForURL('**/matches/small/table?as=A');
  expect(
    await faultsOf(page, [...DESKS.map((desk) => `/matches/small?as=A&desk=${desk}`), '/', '/account'], wentTo),
  ).toEqual([]);
});

test('on a phone the way out is in the menu, which opens below the head', async () => {
  for (const width of WIDTHS) {
    const page = await stage.open('/', { width, height: HEIGHT, session: stage.sessions.organizer });
    await page.getByRole('button', { name: 'Menu' }).click();
    const tools = page.getByRole('navigation', { name: 'Tools' });
    const out = await tools.getByRole('button', { name: 'Sign out' }).boundingBox();
    expect(out?.height).toBeGreaterThanOrEqual(44);
    expect((out?.x ?? -1) >= 0 && (out?.x ?? 0) + (out?.width ?? 999) <= width).toBe(true);
    await tools.getByRole('link', { name: 'Staff' }).click();
    await page.getByRole('heading', { name: 'Staff' }).waitFor();
    await tools.waitFor({ state: 'hidden' });
  }
});
