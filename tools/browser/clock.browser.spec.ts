import type { Page } from 'playwright-core';
import { graveViolations } from './axe.js';
import { ADA, callJudge, KIM, recordInDispute } from './disputes.js';
import { PATIENCE_MS } from './patience.js';
import { recordAll } from './small-match.js';
import { holds, sharedStage, type Stage, type View } from './stage.js';

const PHONE: View = { width: 390, height: 844, touch: true };
const NARROW: View = { width: 320, height: 640, touch: true };
/** Runs before anything else: the device takes tomorrow for today. */
const A_DAY_OFF = `{
  const Right = Date;
  const now = () => Right.now() + 86_400_000;
  globalThis.Date = class extends Right {
    constructor(...given) { if (given.length === 0) super(now()); else super(...given); }
    static now() { return now(); }
  };
}`;

/** All screens agree to half a second. */
const AGREED_MS = 500;

const open = (title: string, settings: object) => ({
  type: 'OpenMatch',
  data: {
    title,
    pack: { id: 'wh40k-10e' },
    seats: { A: { player: 'ada' }, B: { player: 'ben' } },
    settings,
    depth: 'score',
  },
});
const start = { type: 'StartBattle', data: { firstTurn: 'A' } };
const pass = (to: string) => ({ type: 'PassTime', data: { to } });
const timed = (match: string, chessClock: object, ...more: readonly { type: string; data: object }[]) =>
  recordAll(stage.base, match, [open(match, { chessClock }), start, ...more]);

const stage: Stage = sharedStage(async () => {
  await timed('screens', { per: 'game', minutes: 75 });
  await timed('called', { per: 'game', minutes: 75 });
  await timed('folded', { per: 'game', minutes: 75 }, ...['A', 'B', 'A', 'B', 'A'].map(pass));
  await recordAll(stage.base, 'folded', [
    { type: 'GainCommandPoints', data: { player: 'A', amount: 1, what: 'A discard' } },
    { type: 'ConcedeMatch', data: { player: 'B' } },
  ]);
  await recordAll(stage.base, 'without', [open('without', {}), start]);
});

const clock = (page: Page) => page.getByRole('region', { name: 'Chess clock' });
const side = (page: Page, which: 'A' | 'B') => clock(page).locator(`[data-side=${which}]`);

interface Told {
  readonly left: number;
  /** When that was on the screen, by the clock of the machine: of that nothing here is shifted. */
  readonly at: number;
}

const told = (page: Page, which: 'A' | 'B'): Promise<Told> =>
  page.evaluate<Told>(`(() => {
    const shown = document.querySelector('[aria-label="Chess clock"] [data-side="${which}"] [data-left]');
    return { left: Number(shown.dataset.left), at: performance.timeOrigin + performance.now() };
  })()`);

/** When the time of whoever it runs for is up, as a screen tells it: the same on all of them. */
async function upAt(page: Page, which: 'A' | 'B'): Promise<number> {
  const { left, at } = await told(page, which);
  return left + at;
}

async function agree(pages: readonly Page[], which: 'A' | 'B'): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const all = await Promise.all(pages.map((page) => upAt(page, which)));
    const apart = Math.max(...all) - Math.min(...all);
    if (apart <= AGREED_MS) return;
    if (Date.now() > until) throw new Error(`The screens are ${Math.round(apart)} ms apart.`);
    await pages[0]?.waitForTimeout(200);
  }
}

const eventsOf = async (match: string): Promise<readonly { type: string; data: { at: number } }[]> => {
  const answer = await fetch(`${stage.base}/api/matches/${match}/events`);
  return ((await answer.json()) as { events: readonly { type: string; data: { at: number } }[] }).events;
};

test('running clocks agree on all screens, also on a device a day off and after a reload; a pass counts from the press', async () => {
  const first = await stage.open('/matches/screens/table', PHONE);
  const second = await stage.open('/matches/screens/table', { ...NARROW, watching: A_DAY_OFF });
  const reader = await stage.open('/matches/screens');
  const pages = [first, second, reader];
  await side(first, 'A').click();
  for (const page of pages) await side(page, 'A').and(page.locator('[data-runs]')).waitFor();
  await agree(pages, 'A');
  expect(Math.abs((await second.evaluate<number>('Date.now()')) - Date.now())).toBeGreaterThan(80_000_000);
  await second.reload();
  await side(second, 'A').and(second.locator('[data-runs]')).waitFor();
  await agree(pages, 'A');

  // The line is slow: the screen passes it at once, and the record has the moment of the press.
  await second.route('**/commands', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await route.continue();
  });
  await second.evaluate(
    `addEventListener('click', () => { globalThis.pressed ??= performance.timeOrigin + performance.now(); }, true)`,
  );
  const passed = second.waitForResponse('**/commands');
  await side(second, 'A').tap();
  await side(second, 'B').and(second.locator('[data-runs]')).waitFor();
  expect((await eventsOf('screens')).filter(({ type }) => type === 'TimePassed')).toHaveLength(1);
  // A thumb that bounces, and the one whose time does not run: nothing comes of it.
  await side(second, 'A').tap({ force: true });
  await passed;
  for (const page of pages) await side(page, 'B').and(page.locator('[data-runs]')).waitFor();
  const passes = (await eventsOf('screens')).filter(({ type }) => type === 'TimePassed');
  expect(passes).toHaveLength(2);
  const pressed = await second.evaluate<number>('globalThis.pressed');
  expect(passes[1]?.data).toMatchObject({ to: 'B' });
  expect(Math.abs((passes[1]?.data.at ?? 0) - pressed)).toBeLessThanOrEqual(2 * AGREED_MS);
  await agree(pages, 'B');
  for (const page of pages) {
    expect(await graveViolations(page)).toEqual([]);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  }
});

test('a call pauses the clock on every screen, and the ruling gives back what it cost with one press', async () => {
  await recordAll(stage.base, 'called', [
    pass('A'),
    { type: 'ScoreVictoryPoints', data: { player: 'B', category: 'primary', points: 5, what: 'Held one' } },
  ]);
  const table = await stage.open('/matches/called/table', PHONE);
  await side(table, 'A').and(table.locator('[data-runs]')).waitFor();
  const scored = (await eventsOf('called')).length - 1;
  await table.waitForTimeout(2_500);
  const dispute = await callJudge(stage.base, 'called', { claim: 'That is 3', entry: scored, by: ADA });
  await clock(table).getByText('Paused for the judge').waitFor();
  const stands = await told(table, 'A');
  const page = await stage.open(`/disputes/${dispute}`);
  await page.getByRole('button', { name: 'Claim the call' }).click();
  await page.getByRole('form', { name: 'Ruling' }).waitFor();
  expect(await page.getByRole('region', { name: 'Time to give back' }).count()).toBe(0);
  await recordInDispute(
    stage.base,
    dispute,
    { type: 'GiveRuling', data: { remedies: [{ kind: 'none' }], because: 'It stands.' } },
    { ...KIM, id: 'judge' },
  );
  const back = page.getByRole('region', { name: 'Time to give back' });
  await back.getByText(/^ada used 0:0\d from entry \d+ up to the call\.$/).waitFor();
  expect(await told(table, 'A')).toMatchObject({ left: stands.left });
  await back.getByRole('button', { name: /^Give back 0:0\d to ada$/ }).click();
  await back.getByText(/and was given 0:0\d\.$/).waitFor();
  await back.getByRole('button', { name: /ada$/ }).waitFor({ state: 'detached' });
  await holds(
    table,
    `Number(document.querySelector('[data-side=A] [data-left]').dataset.left) >= ${stands.left + 1_000}`,
  );
  const given = (await eventsOf('called')).filter(({ type }) => type === 'TimeGiven');
  expect(given).toMatchObject([{ data: { player: 'A', dispute } }]);
  expect(await graveViolations(page)).toEqual([]);
});

test('a clock is set at the table, also by players who opened the match without one', async () => {
  const page = await stage.open('/matches/without/table', NARROW);
  await page.getByRole('button', { name: 'Set a chess clock' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Chess clock' });
  await dialog.getByRole('radio', { name: 'for every turn anew' }).check();
  await dialog.getByLabel('Minutes for each player').fill('0');
  await dialog.getByText('From 1 to 1440 minutes.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Set the clock' }).isDisabled()).toBe(true);
  await dialog.getByLabel('Minutes for each player').fill('15');
  await dialog.getByLabel('Minutes of neutral time').fill('20');
  expect(await graveViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Set the clock' }).tap();
  await dialog.waitFor({ state: 'detached' });
  await side(page, 'B').getByText('15:00').waitFor();
  await clock(page).getByRole('button', { name: 'Neutral time' }).tap();
  await clock(page).getByText('Neutral time runs').waitFor();
});

test('passes are one line of the timeline that opens, and the summary says who used how much', async () => {
  const page = await stage.open('/matches/folded?desk=summary');
  const times = page.getByRole('region', { name: 'Time', exact: true });
  await times.getByRole('row', { name: /^Round 1, ada \d:\d\d \d:\d\d –$/ }).waitFor();
  await times.getByRole('row', { name: /^All / }).waitFor();
  const list = page.getByRole('list', { name: 'Entries by turn and phase' });
  const run = list.getByText(/^\d+–\d+: The chess clock is passed 5 times\.$/);
  await run.waitFor();
  expect(await list.getByText('The time of ada runs.').first().isVisible()).toBe(false);
  expect(await graveViolations(page)).toEqual([]);
  await run.click();
  await list.getByText('The time of ada runs.').first().click();
  await page.getByRole('article', { name: /^Entry \d+$/ }).waitFor();
  // Whoever looks for a pass finds it.
  await page.getByLabel('Search the timeline').fill('ada runs');
  await list.getByText('The time of ada runs.').first().waitFor();
  expect(await run.count()).toBe(0);
});
