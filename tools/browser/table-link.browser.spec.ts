import type { Page } from 'playwright-core';
import { graveViolations } from './axe.js';
import { recordAll, ROSTERS } from './small-match.js';
import { sharedStaffedStage } from './staffed-stage.js';
import type { View } from './stage.js';

const PHONE: View = { width: 390, height: 844, touch: true };
const SEATS = { A: { player: 'ada' }, B: { player: 'ben' } };
const opened = (title: string) => ({ type: 'OpenMatch', data: { title, pack: { id: 'wh40k-10e' }, seats: SEATS } });
const START = { type: 'StartBattle', data: { firstTurn: 'A' } };

const stage = sharedStaffedStage();

async function played(id: string, title: string): Promise<void> {
  await recordAll(stage.base, id, [opened(title), ...ROSTERS, START], stage.sessions.judge);
}

/** What the code of a seat leads to, as an address of the page. */
async function codeOf(match: string, side: string, body: object = {}): Promise<string> {
  const path = `/matches/${match}/seats/${side}/links`;
  const { link } = await stage.ask<{ link: string }>(path, body, stage.sessions.organizer);
  const { pathname, hash } = new URL(link);
  return pathname + hash;
}

async function atTable(match: string, side: string): Promise<Page> {
  const page = await stage.open(await codeOf(match, side), PHONE);
  await page.waitForURL(`**/matches/${match}/table?as=*`);
  await page.getByRole('region', { name: 'Next step' }).getByRole('button').waitFor();
  return page;
}

test('the organizer hands out the code of a table: one device plays both seats, and its entries say so', async () => {
  await played('both', 'Table 4');
  const desk = await stage.open('/matches/both?desk=seats', { ...PHONE, session: stage.sessions.organizer });
  await desk.getByRole('button', { name: 'New link for the table' }).click();
  const ticket = desk.getByRole('dialog', { name: 'Both seats on one device' });
  await ticket.getByRole('img', { name: 'QR code of the link for the table' }).waitFor();
  const { pathname, hash } = new URL(await ticket.getByLabel('Link').inputValue());
  expect(await graveViolations(desk)).toEqual([]);
  // Over plain http there is no clipboard: it is copied all the same.
  await desk.evaluate(`Object.defineProperty(navigator, 'clipboard', { value: undefined })`);
  await ticket.getByRole('button', { name: 'Copy the link' }).click();
  await ticket.getByRole('button', { name: 'Copied' }).waitFor();

  const device = await stage.open(pathname + hash, PHONE);
  await device.waitForURL('**/matches/both/table?as=A');
  await device.getByRole('radiogroup', { name: 'For whom' }).getByText('ben').click();
  await device.waitForURL('**/matches/both/table?as=B');
  await device.getByRole('button', { name: '+1 CP', exact: true }).click();
  await device.getByText('Recorded as entry').waitFor();
});

test('the code of another table, scanned at a table that is played, takes nobody away unasked', async () => {
  await played('mine', 'Table 5');
  await played('theirs', 'Table 6');
  const page = await atTable('mine', 'A');
  const other = await codeOf('theirs', 'B');
  await page.goto('about:blank');
  await page.goto(stage.base + other);
  await page.getByRole('heading', { name: 'This is the code of another table' }).waitFor();
  await page.getByText('Table 5').waitFor();
  expect(await graveViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Go on at my table' }).click();
  await page.waitForURL('**/matches/mine/table?as=A');
  await page.getByRole('button', { name: '+1 CP', exact: true }).click();
  await page.getByText('Recorded as entry').waitFor();

  await page.goto('about:blank');
  await page.goto(stage.base + other);
  await page.getByRole('button', { name: 'Leave it and sit down here' }).click();
  await page.waitForURL('**/matches/theirs/table?as=B');
  stage.forgive(/status of 409/);
});

test('a dead phone is replaced: the new one takes the seat, and the old one is told', async () => {
  await played('dead', 'Table 7');
  const old = await atTable('dead', 'A');
  const fresh = await stage.open(await codeOf('dead', 'A', { alone: true }), PHONE);
  await fresh.waitForURL('**/matches/dead/table?as=A');
  await fresh.getByRole('button', { name: '+1 CP', exact: true }).click();
  await fresh.getByText('Recorded as entry').waitFor();
  stage.forgive(/status of 401/);
  await old.getByRole('heading', { name: 'This device sits here no longer' }).waitFor();
});

test('at the table staff show the code of a seat on the own screen; who sits there finds the match on the first page', async () => {
  await played('shown', 'Table 8');
  const own = await stage.open('/matches/shown/table', { ...PHONE, session: stage.sessions.organizer });
  await own.getByRole('button', { name: 'Show the code of ben’s seat' }).tap();
  const ticket = own.getByRole('dialog', { name: 'Seat B: ben' });
  await ticket.getByRole('img', { name: 'QR code of the link for seat B' }).waitFor();
  const { pathname, hash } = new URL(await ticket.getByLabel('Link').inputValue());
  const ben = await stage.open(pathname + hash, PHONE);
  await ben.waitForURL('**/matches/shown/table?as=B');
  await ben.goto(`${stage.base}/`);
  await ben.getByText('Your match: Table 8').waitFor();
  await ben.getByRole('link', { name: 'Go to the table' }).tap();
  await ben.waitForURL('**/matches/shown/table?as=B');
});
