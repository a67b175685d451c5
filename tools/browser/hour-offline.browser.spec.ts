import { randomInt } from 'node:crypto';
import { seeded } from '@adjutant/tools-services';
import type { EventsAnswer } from '@adjutant/store';
import type { Page } from 'playwright-core';
import { lineTo, type CutLine } from './cut-line.js';
import { hashAtServer, hashOf, WAITS } from './kept-here.js';
import { keptHere, next, toldHere } from './pressing.js';
import { beginBattle } from './small-match.js';
import { ask, staffed } from './staffed.js';
import { holds, sharedStage, type Stage } from './stage.js';

const MATCH = 'hour';
const PRESSES = 100;
const DEATHS = 5;
const BETWEEN_MS = 3_600_000 / PRESSES;
/** So long after the last tap a tab dies at the latest: some die before the tap is kept, some after it is shown. */
const LATEST_DEATH_MS = 120;
/** A busy machine is slow, not wrong. */
const WHOLE_HOUR_MS = 1_200_000;
const PATIENCE_MS = 90_000;

const seed = Number(process.env['HOUR_SEED'] ?? randomInt(2 ** 32 - 1));

let organizer = '';
let judge = '';
let line: CutLine;

const open: Stage = sharedStage(
  async () => {
    ({ organizer, desk: judge } = await staffed(open));
    await beginBattle(open.base, MATCH, judge);
    line = await lineTo(open.base);
  },
  { ADJUTANT_ACCESS: 'staffed' },
);
afterAll(() => line?.close());

/** A button of the table, null for the next step, what its sheet is told, and what it comes to in the record. */
interface Press {
  readonly button: string | null;
  readonly says: readonly string[];
  readonly type: string;
}

const press = (type: string, button: string | null, ...says: readonly string[]): Press => ({ type, button, says });
const STEP = press('PhaseAdvanced', null);
const PRIMARY = press('VictoryPointsScored', 'Primary mission', '5');
const SECONDARY = press('VictoryPointsScored', 'Secondary missions', '4');
const shock = (unit: string): Press => press('BattleShockRecorded', 'Battle-shock test', unit, 'Passed');
const stays = (unit: string): Press => press('UnitActed', 'What a unit did', unit, 'Remained stationary');

const UNITS = ['Command Squad', 'Shock Troops', 'Heavy Weapons Squad'] as const;
const ROUND: readonly Press[] = [
  ...[press('CommandPointsGained', '+1 CP'), ...UNITS.map(shock), PRIMARY, SECONDARY, STEP],
  ...[...UNITS.map(stays), STEP, STEP, STEP, STEP],
  ...[PRIMARY, SECONDARY, STEP, STEP, STEP, STEP, STEP],
];
/** Nearly five battle rounds, both turns of each. */
const HOUR: readonly Press[] = Array.from({ length: 5 }, () => ROUND)
  .flat()
  .slice(0, PRESSES);

/** What the page has told of its screen: how many entries of this phone wait, as somebody reads it. */
interface Screen {
  shown: number;
}

/** Runs in the page: whatever its screen says of what waits is told at once, so that a tab that dies has told it. */
const TELLS = `new MutationObserver(() => {
  const [says] = /(?:One|[0-9]+)(?= entr(y is|ies are) on this phone only)/.exec(document.body?.innerText ?? '') ?? [];
  if (says !== undefined) tellShown(says === 'One' ? 1 : Number(says));
}).observe(document, { subtree: true, childList: true, characterData: true });`;

async function takeSeat(screen: Screen): Promise<Page> {
  const { link } = await ask<{ link: string }>(open, `/matches/${MATCH}/seats/A/links`, {}, organizer);
  const phone = { width: 390, height: 844, touch: true, through: line.base };
  const page = await open.open(`/seat${new URL(link).hash}`, phone);
  await page.waitForURL(`**/matches/${MATCH}/table?as=A`);
  page.setDefaultTimeout(PATIENCE_MS);
  await toldHere(page, PATIENCE_MS);
  await keptHere(page);
  await page.context().clock.install();
  await page.context().exposeFunction('tellShown', (count: number) => (screen.shown = Math.max(screen.shown, count)));
  await page.context().addInitScript({ content: TELLS });
  await page.evaluate(TELLS);
  return page;
}

async function reopened(dead: Page): Promise<Page> {
  const page = await dead.context().newPage();
  await dead.close();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`${line.base}/matches/${MATCH}/table?as=A`);
  await next(page).waitFor();
  return page;
}

async function taps(page: Page, { button, says }: Press): Promise<void> {
  const called = (text: string): RegExp => new RegExp(`^${text.replaceAll('+', '[+]')}(?![\\w])`, 'i');
  const main = page.getByRole('main');
  await (button === null ? next(page) : main.getByRole('button', { name: called(button) }).first()).tap();
  for (const one of says)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: called(one) })
      .first()
      .tap();
}

/** Its process ends: no page is asked whether it may, and nothing is written to the end. */
async function dies(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const dead = page.waitForEvent('crash');
  // Of a page that is dead nothing answers.
  void devtools.send('Page.crash').catch(() => undefined);
  await dead;
}

async function recordOf(): Promise<EventsAnswer['events']> {
  const headers = { authorization: `Bearer ${judge}` };
  const answer = await fetch(`${open.base}/api/matches/${MATCH}/events`, { headers });
  return ((await answer.json()) as EventsAnswer).events;
}

/** Which of so many are the last that a tab gets to see. */
function deathsAmong(presses: number, chance: () => number): Set<number> {
  const all = new Set<number>();
  while (all.size < DEATHS) all.add(Math.floor(chance() * presses));
  return all;
}

/** Presses through the hour; hands over the ids of what was pressed, in its order, and the page that is left. */
async function hourOn(begun: Page, screen: Screen): Promise<{ readonly page: Page; readonly ids: readonly string[] }> {
  const chance = seeded(seed);
  const deaths = deathsAmong(PRESSES, chance);
  let page = begun;
  let ids: readonly string[] = [];
  for (let at = 0; at < PRESSES; at += 1) {
    const pressed = HOUR[at] as Press;
    await taps(page, pressed);
    if (deaths.delete(at)) {
      await page.waitForTimeout(chance() * LATEST_DEATH_MS);
      await dies(page);
      page = await reopened(page);
    } else await holds(page, `document.body.innerText.includes('${told(at + 1)}')`, PATIENCE_MS);
    const kept = await page.evaluate<string[]>(WAITS);
    // What was on the screen is kept, what was kept is kept in its order, and nothing is there that nobody pressed.
    expect(kept.length).toBeGreaterThanOrEqual(screen.shown);
    expect([at, kept.slice(0, at)]).toEqual([at, ids]);
    expect(kept.length).toBeLessThanOrEqual(at + 1);
    // Whoever sees that the last tap was lost with the tab taps again.
    if (kept.length === at) at -= 1;
    else await holds(page, `document.body.innerText.includes('${told(at + 1)}')`, PATIENCE_MS);
    ids = kept;
    await page.clock.fastForward(BETWEEN_MS);
  }
  return { page, ids };
}

const told = (waiting: number): string =>
  waiting === 1 ? 'One entry is on this phone only' : `${waiting} entries are on this phone only`;

async function anHour(): Promise<void> {
  const screen: Screen = { shown: 0 };
  const seated = await takeSeat(screen);
  const before = (await recordOf()).length;
  const begun = await seated.evaluate<number>('Date.now()');
  line.cut();
  const { page, ids } = await hourOn(seated, screen);
  expect(screen.shown).toBe(PRESSES);
  expect((await page.evaluate<number>('Date.now()')) - begun).toBeGreaterThanOrEqual(3_600_000);
  expect(await recordOf()).toHaveLength(before);

  line.mend();
  await page.evaluate(`dispatchEvent(new Event('online'))`);
  await holds(page, `(${WAITS}).then((waits) => waits.length === 0)`, PATIENCE_MS);
  await page.getByText(/on this phone only/).waitFor({ state: 'detached' });
  const events = await recordOf();
  const fresh = Map.groupBy(events.slice(before), ({ meta }) => meta.commandId);
  expect([...fresh.keys()]).toEqual(ids);
  const types = [...fresh.values()].map(([first]) => first?.type);
  expect(types).toEqual(HOUR.map(({ type }) => type));
  expect(await page.evaluate<string>(hashOf(MATCH, 'ada'))).toBe(hashAtServer(events));
}

test(
  'an hour without a line, 100 presses, and the tab killed at five random moments: no tap lost, none doubled',
  async () => {
    open.forgive(/ERR_|Failed to load resource|Target crashed/);
    await anHour().catch((error: unknown) => {
      throw new Error(`The tabs died as HOUR_SEED=${seed} has it. ${String(error)}`, { cause: error });
    });
  },
  WHOLE_HOUR_MS,
);
