import type { Locator, Page } from 'playwright-core';
import { recordAll, ROSTERS } from './small-match.js';
import { sharedStage, type Stage, type View } from './stage.js';

const PHONE: View = { width: 390, height: 844, touch: true };
const SEATS = { A: { player: 'ada' }, B: { player: 'ben' } };
const opening = (more: object, settings: object = {}) => ({
  type: 'OpenMatch',
  data: { ...more, title: 'Table 3', pack: { id: 'wh40k-10e' }, seats: SEATS, settings },
});
const FULL = opening({}, { rosters: 'as-declared' });
const SLIP = opening({ depth: 'result' }, { chessClock: { per: 'game', minutes: 75 } });
const GAPS = [0, 50] as const;

const stage: Stage = sharedStage(async () => {
  for (const gap of GAPS) await recordAll(stage.base, `full-${gap}`, [FULL, ...ROSTERS]);
  await recordAll(stage.base, 'slip', [SLIP]);
});

/** How often each type stands in the record. */
async function standing(match: string): Promise<{ readonly [type: string]: number }> {
  const answer = await fetch(`${stage.base}/api/matches/${match}/events`);
  const { events } = (await answer.json()) as { readonly events: readonly { readonly type: string }[] };
  const counted: Record<string, number> = {};
  for (const { type } of events) counted[type] = (counted[type] ?? 0) + 1;
  return counted;
}

/** As far as a page is reached into. */
interface InPage {
  readonly document: { elementFromPoint(x: number, y: number): Pressable | null };
  readonly MouseEvent: new (type: string, where: object) => object;
}
interface Pressable {
  dispatchEvent(event: object): boolean;
  scrollIntoView(where: object): void;
}
type Placed = Pressable & Record<'getBoundingClientRect', () => Record<'left' | 'width' | 'top' | 'height', number>>;

/** A thumb that bounces: something is pressed, and so many milliseconds later whatever lies there by then. */
async function bounce(what: Locator, gap: number): Promise<void> {
  await what.and(what.page().locator(':enabled')).waitFor();
  await what.evaluate(async (one, wait) => {
    const placed = one as unknown as Placed;
    const { document, MouseEvent } = globalThis as unknown as InPage;
    placed.scrollIntoView({ block: 'center' });
    const { left, width, top, height } = placed.getBoundingClientRect();
    const [clientX, clientY] = [left + width / 2, top + height / 2];
    const where = { clientX, clientY, detail: 1, bubbles: true, cancelable: true };
    placed.dispatchEvent(new MouseEvent('click', where));
    if (wait > 0) await new Promise((then) => setTimeout(then, wait));
    document.elementFromPoint(clientX, clientY)?.dispatchEvent(new MouseEvent('click', where));
  }, gap);
}

/** Waits until something is recorded, and goes on with the next: whatever stands twice is found at the end. */
async function recorded(page: Page, match: string, type: string, times = 1): Promise<void> {
  for (const end = Date.now() + 15_000; ((await standing(match))[type] ?? 0) < times; await page.waitForTimeout(50))
    if (Date.now() > end) throw new Error(`${type} is not recorded.`);
}

/** Longer than an answer takes that is under way. */
const A_WHILE_MS = 600;

async function settled(page: Page): Promise<void> {
  await page.waitForTimeout(A_WHILE_MS);
  await page.getByText(/on this phone only/).waitFor({ state: 'detached' });
}

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' });

test.each(GAPS)('pressed twice within %d ms, every act of a battle stands once', async (gap) => {
  const match = `full-${gap}`;
  const page = await stage.open(`/matches/${match}/table`, PHONE);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const isGone = (): Promise<void> => dialog.waitFor({ state: 'detached' });
  const twice = (what: Locator): Promise<void> => bounce(what, gap);
  const stands = (type: string, times?: number): Promise<void> => recorded(page, match, type, times);

  await twice(button(main, 'Start the battle'));
  await twice(button(dialog, 'ada'));
  await isGone();
  await twice(button(main, '+1 CP'));
  await stands('CommandPointsGained');
  await twice(button(main, 'Undo'));
  await stands('EntryCorrected');
  await twice(button(main, '+1 CP'));
  await stands('CommandPointsGained', 2);
  await twice(button(main, /^Primary mission/));
  await twice(button(dialog.getByRole('group', { name: 'How many? At once' }), '5'));
  await isGone();
  await twice(button(main, 'Unit destroyed'));
  await twice(button(dialog, 'Scout Squad'));
  await isGone();
  await twice(page.getByRole('region', { name: 'Next step' }).getByRole('button'));
  await stands('PhaseAdvanced');

  await settled(page);
  expect(await standing(match)).toMatchObject({
    ...{ BattleStarted: 1, CommandPointsGained: 2, EntryCorrected: 1, VictoryPointsScored: 1 },
    ...{ UnitDestroyed: 1, PhaseAdvanced: 1 },
  });
});

test('so does whatever else is pressed at a table, a call and a rematch too', async () => {
  const page = await stage.open('/matches/slip/table', PHONE);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const isGone = (): Promise<void> => dialog.waitFor({ state: 'detached' });
  const twice = (what: Locator): Promise<void> => bounce(what, 50);
  const stands = (type: string, times?: number): Promise<void> => recorded(page, 'slip', type, times);

  await twice(button(main, 'Record more: score'));
  await twice(button(main, 'Record more from here on'));
  await stands('DepthRaised');
  await twice(button(main, 'Start the battle'));
  await twice(button(dialog, 'ada'));
  await isGone();
  await twice(button(main, 'Something that is not listed'));
  await dialog.getByLabel('Its name').fill('Salvo of Sparks');
  await twice(button(dialog, 'Add it to this match'));
  await isGone();
  await twice(button(main, /^Salvo of Sparks/));
  await twice(button(dialog, /^Use Salvo of Sparks for 1 CP/));
  await isGone();
  await twice(page.getByRole('region', { name: 'Chess clock' }).getByRole('button', { name: /^ada/ }));
  await stands('TimePassed');
  await twice(button(main, 'Call a judge'));
  await dialog.getByRole('textbox', { name: 'What is in dispute' }).fill('Seven inches, not eight');
  await twice(button(dialog, 'Call a judge'));
  await isGone();
  await twice(button(main, 'Lock the screen'));
  await twice(button(main, 'Locked: unlock'));
  await twice(button(main, 'Press again to unlock'));
  await button(main, 'Lock the screen').waitFor();
  await twice(button(main, 'Finish the match'));
  await twice(button(dialog, 'Record it'));
  await isGone();
  const asked = page.getByRole('region', { name: 'Is this the result?' });
  for (const name of ['ada', 'ben']) {
    await asked.getByLabel(`${name}, type your name to agree`).fill(name);
    await twice(button(asked, `${name} agrees`));
  }
  await asked.waitFor({ state: 'detached' });
  await twice(button(main, 'Rematch'));
  await page.waitForURL(/-rematch\/table/);

  await settled(page);
  expect(await standing('slip')).toMatchObject({
    ...{ DepthRaised: 1, BattleStarted: 1, StratagemUsed: 1, MatchFinished: 1, ResultConfirmed: 2 },
  });
  const calls = (await (await fetch(`${stage.base}/api/disputes`)).json()) as { readonly disputes: readonly object[] };
  expect(calls.disputes).toHaveLength(1);
});
