import type { Page } from 'playwright-core';
import type { TournamentView } from '@adjutant/tournament';
import { sharedStage, type Stage } from './stage.js';
import { firstRoundOut, goToPart, photograph, playerId, surely } from './tournament-day.js';

const EVENT = 'winter-open';
const stage: Stage = sharedStage(() => firstRoundOut(stage.base, EVENT));

/** As a slip is keyed in from a stack: number, Enter, points of both, Enter, and the next number. */
async function keyIn(page: Page, table: number, points: readonly [string, string]): Promise<void> {
  const key = page.getByRole('region', { name: 'Key in a result' });
  const number = key.getByLabel('Key in the slip of table');
  await number.fill(String(table));
  await number.press('Enter');
  const slip = page.getByRole('form', { name: `Slip of table ${table}` });
  const fields = slip.getByRole('textbox');
  await fields.first().and(page.locator(':focus')).waitFor();
  const each = (await fields.count()) / 2;
  await fields.nth(0).fill(points[0]);
  await fields.nth(each).fill(points[1]);
  await fields.nth(each).press('Enter');
  await page.getByText(`Table ${table} is recorded.`).waitFor();
  await number.and(page.locator(':focus')).waitFor();
  await page.getByRole('button', { name: new RegExp(`^Table ${table}, decided`) }).waitFor();
}

/** A slip without points by category: what the totals come to is said before they are recorded. */
async function keyTotals(page: Page, table: number, points: readonly [string, string]): Promise<void> {
  const key = page.getByRole('region', { name: 'Key in a result' });
  await key.getByLabel('Key in the slip of table').fill(String(table));
  await key.getByLabel('Only the totals stand on it').check();
  const totals = page.getByRole('form', { name: `Totals of table ${table}` });
  await totals.getByRole('textbox').nth(0).fill(points[0]);
  await totals.getByRole('textbox').nth(1).fill(points[1]);
  await totals.getByText(/ wins 80:45\. Once it is recorded only a ruling changes it\./).waitFor();
  await photograph(page, 'totals');
  await totals.getByRole('button', { name: 'Record the totals' }).click();
  await page.getByText(`Table ${table} is recorded.`).waitFor();
  await page.getByRole('button', { name: new RegExp(`^Table ${table}, decided`) }).waitFor();
}

async function close(page: Page, round: number): Promise<void> {
  await page.getByRole('button', { name: `Close round ${round}` }).click();
  await surely(page, 'Close it');
  await page.getByRole('heading', { name: `Round ${round}, closed` }).waitFor();
}

/** Who leaves table 1 of the draft, and who comes instead, so that two meet there who met in round 1. */
async function meetingAgain(): Promise<readonly [string, string]> {
  const answer = await fetch(`${stage.base}/api/tournaments/${EVENT}`);
  const { rounds, entries } = (await answer.json()) as TournamentView;
  const [first = [], second = []] = rounds.map(({ tables }) => tables);
  const { A, B } = second[0] ?? { A: '', B: '' };
  const metBy = (player: string): string => {
    const table = first.find((one) => one.A === player || one.B === player);
    return (table?.A === player ? table.B : table?.A) ?? '';
  };
  const [stays, leaves] = metBy(A) === playerId('Lou Archer') ? [B, A] : [A, B];
  const named = (player: string): string => entries.find((one) => one.player === player)?.name ?? player;
  return [named(leaves), named(metBy(stays))];
}

test('slips are keyed in, a no-show is decided, the round is closed and the standings say how', async () => {
  const page = await stage.open(`/tournaments/${EVENT}`, { width: 1280 });
  await page.getByRole('heading', { name: 'Round 1', exact: true }).waitFor();
  for (const table of [1, 2, 3, 4]) await keyIn(page, table, ['50', String(40 + table)]);
  await keyTotals(page, 5, ['45', '80']);
  await photograph(page, 'keyed-in');
  await page.getByRole('button', { name: 'Close round 1' }).click();
  await page.getByRole('dialog').getByText('Nothing stands for table 6.').waitFor();
  await photograph(page, 'missing');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Table 6, no result/ }).click();
  await page.getByLabel('Somebody did not come').selectOption('B');
  await page.getByLabel('Why it is decided so').fill('Called three times');
  await photograph(page, 'no-show');
  await page.getByRole('button', { name: 'Record the no-show' }).click();
  await page.getByRole('button', { name: /^Table 6, decided/ }).waitFor();
  await page.getByText('Every table of round 1 has a result: close the round.').waitFor();
  await close(page, 1);
  await goToPart(page, 'Standings');
  await page.getByRole('heading', { name: 'After round 1' }).waitFor();
  await photograph(page, 'standings');
  await page
    .getByRole('button', { name: /^How .* comes to that$/ })
    .first()
    .click();
  await page.getByRole('dialog').getByText(/^1\. /).waitFor();
  await photograph(page, 'arithmetic');
});

test('somebody leaves', async () => {
  const page = await stage.open(`/tournaments/${EVENT}/entries`, { width: 1280 });
  await page.getByRole('button', { name: 'More about Lou Archer' }).click();
  await page.getByLabel('Why').fill('Ill');
  await photograph(page, 'entry');
  await page.getByRole('button', { name: 'Drop', exact: true }).click();
  await page.getByText('dropped after round 1').waitFor();
});

test('an exchange says what speaks against it before it is made', async () => {
  const page = await stage.open(`/tournaments/${EVENT}/rounds`, { width: 1280 });
  await page.getByRole('button', { name: 'Draft round 2' }).click();
  await page.getByRole('heading', { name: 'Draft of round 2' }).waitFor();
  await page.getByText('The number is odd.').waitFor();
  await photograph(page, 'draft-2');
  const [one, other] = await meetingAgain();
  const tables = page.getByRole('list', { name: 'Tables of the draft' });
  await tables.getByRole('button', { name: one, exact: true }).click();
  await tables.getByRole('button', { name: other, exact: true }).click();
  await page
    .getByRole('dialog')
    .getByText(/have met already/)
    // By the lot of the draft the two who are left may have met as well.
    .first()
    .waitFor();
  await photograph(page, 'exchange');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish round 2' }).click();
  await surely(page, 'Publish');
  await page.getByRole('heading', { name: 'Round 2', exact: true }).waitFor();
  await page.getByText('1 bye:').waitFor();
});

test('what another result of a closed round would change is told, and who may change what is confirmed', async () => {
  const page = await stage.open(`/tournaments/${EVENT}/rounds?round=1`, { width: 1280 });
  await page.getByRole('button', { name: /^Table 1, decided/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Another result' }).click();
  await dialog.getByLabel('Another result').selectOption('B');
  await dialog
    .getByLabel(/^Points of/)
    .last()
    .fill('90');
  await dialog.getByRole('button', { name: 'What would that change?' }).click();
  await dialog.getByText('Nothing is paired anew by it.').waitFor();
  await photograph(page, 'impact');
  await dialog.getByText('only a ruling of the head judge changes it').waitFor();
  await dialog.getByRole('link', { name: 'Open the match and call a judge there' }).waitFor();
});

test('every file of the event answers', async () => {
  const page = await stage.open(`/tournaments/${EVENT}/print`, { width: 1280 });
  await page.getByRole('heading', { name: 'The event as a file' }).waitFor();
  await photograph(page, 'print');
  const links = page.getByRole('main').getByRole('link').and(page.locator('[href^="/api/"]'));
  const answers: unknown[] = [];
  for (const link of await links.all()) {
    const href = (await link.getAttribute('href')) ?? '';
    const response = await fetch(stage.base + href);
    answers.push([href, response.status, (await response.arrayBuffer()).byteLength > 0]);
  }
  expect(answers).toHaveLength(14);
  expect(answers.filter((answer) => !JSON.stringify(answer).includes('200,true'))).toEqual([]);
});

test('a player finds table and opponent on a phone, and a hall screen shows everybody', async () => {
  const page = await stage.open(`/tournaments/${EVENT}/me?player=ann-archer`, { width: 390 });
  await page.getByText('Ann Archer', { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Round 2' }).waitFor();
  await photograph(page, 'me');
  await page.goto(`${stage.base}/tournaments/${EVENT}/hall`);
  await page.getByText('Ann Archer').first().waitFor();
  await photograph(page, 'hall');
});
