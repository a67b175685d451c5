import type { Page } from 'playwright-core';
import { graveViolations } from './axe.js';
import { recordAll } from './small-match.js';
import { ask } from './staffed.js';
import { sharedStage, type Stage, type View } from './stage.js';

const PHONE: View = { width: 390, height: 844, touch: true };
const OFFERED = { per: 'game', minutes: 80, neutral: 20 };
/** More than the list of what was recorded shows at first. */
const PASSES = 25;

const stage: Stage = sharedStage(async () => {
  const seats = { A: { player: 'ada' }, B: { player: 'ben' } };
  const settings = { chessClock: { per: 'game', minutes: 75 } };
  const pass = (_: unknown, nth: number) => ({ type: 'PassTime', data: { to: nth % 2 === 0 ? 'A' : 'B' } });
  await recordAll(stage.base, 'passed', [
    { type: 'OpenMatch', data: { title: 'Passed', pack: { id: 'wh40k-10e' }, seats, settings, depth: 'score' } },
    { type: 'StartBattle', data: { firstTurn: 'A' } },
    ...Array.from({ length: PASSES }, pass),
    { type: 'GainCommandPoints', data: { player: 'A', amount: 1, what: 'A discard' } },
  ]);
});

async function openingForm(page: Page) {
  await page.getByRole('button', { name: 'Open a match' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Open a match' });
  await dialog.getByLabel('Player A').fill('Ada');
  await dialog.getByLabel('Player B').fill('Ben');
  await dialog.getByRole('radio', { name: 'Score' }).check();
  await dialog.getByText('The event offers one.').waitFor();
  return dialog;
}

async function clockOfOpened(page: Page): Promise<unknown> {
  await page.waitForURL('**/table');
  const match = new URL(page.url()).pathname.split('/').at(-2) ?? '';
  const answer = await fetch(`${stage.base}/api/matches/${match}/chess-clock`);
  return ((await answer.json()) as { readonly terms: unknown }).terms;
}

describe('a form that opens a match', () => {
  const chessClock = { pauses: 'anybody', out: 'told', terms: OFFERED };
  beforeAll(() => ask(stage, '/event', { name: 'Open', chessClock }, undefined, 'PUT'));

  test('begins with the clock that the event offers', async () => {
    const page = await stage.open('/', PHONE);
    const dialog = await openingForm(page);
    expect(await dialog.getByLabel('Minutes for each player').inputValue()).toBe('80');
    expect(await dialog.getByLabel('Minutes of neutral time').inputValue()).toBe('20');
    expect(await graveViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Open the match' }).tap();
    expect(await clockOfOpened(page)).toEqual(OFFERED);
  });

  test('takes another one, and none that cannot be', async () => {
    const page = await stage.open('/', PHONE);
    const dialog = await openingForm(page);
    await dialog.getByRole('radio', { name: 'for every turn anew' }).check();
    await dialog.getByLabel('Minutes for each player').fill('');
    await dialog.getByText('From 1 to 1440 minutes.').waitFor();
    expect(await dialog.getByRole('button', { name: 'Open the match' }).isDisabled()).toBe(true);
    await dialog.getByLabel('Minutes for each player').fill('15');
    await dialog.getByLabel('Minutes of neutral time').fill('');
    await dialog.getByRole('button', { name: 'Open the match' }).tap();
    expect(await clockOfOpened(page)).toEqual({ per: 'turn', minutes: 15 });
    await page.getByRole('region', { name: 'Chess clock' }).getByText('15:00').first().waitFor();
  });

  test('opens one without a clock where players want none', async () => {
    const page = await stage.open('/', PHONE);
    const dialog = await openingForm(page);
    await dialog.getByLabel('Play with a chess clock').uncheck();
    await dialog.getByLabel('Minutes for each player').waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: 'Open the match' }).tap();
    expect(await clockOfOpened(page)).toBeNull();
  });
});

test('in what was recorded at the table passes are one line that opens, however many they are', async () => {
  const page = await stage.open('/matches/passed/table', PHONE);
  await page.getByRole('button', { name: 'What was recorded' }).tap();
  const list = page.getByRole('dialog', { name: 'What was recorded' }).getByRole('list', { name: 'The latest first' });
  const run = list.getByText(new RegExp(`^\\d+–\\d+ The chess clock is passed ${PASSES} times\\.$`));
  await run.waitFor();
  // What is not folded still stands beside it, before and after.
  await list.getByText(/ada gains 1 CP/).waitFor();
  await list.getByText(/ada has the first turn|The battle begins/).waitFor();
  expect(
    await list
      .getByText(/The time of ada runs\./)
      .first()
      .isVisible(),
  ).toBe(false);
  expect(await graveViolations(page)).toEqual([]);
  await run.tap();
  await list
    .getByText(/The time of ada runs\./)
    .first()
    .tap();
  await page.getByRole('dialog', { name: /^Entry \d+$/ }).waitFor();
});
