import type { Page, Route } from 'playwright-core';
import { graveViolations } from './axe.js';
import { recordAll, ROSTERS } from './small-match.js';
import { sharedStaffedStage } from './staffed-stage.js';
import { holds, type View } from './stage.js';

const PHONE: View = { width: 390, height: 844, touch: true };
const COMMANDS = '**/api/matches/*/commands';
const SEATS = { A: { player: 'ada' }, B: { player: 'ben' } };

const stage = sharedStaffedStage();

async function played(id: string): Promise<void> {
  const data = { title: 'Table 9', pack: { id: 'wh40k-10e' }, seats: SEATS };
  const start = { type: 'StartBattle', data: { firstTurn: 'A' } };
  await recordAll(stage.base, id, [{ type: 'OpenMatch', data }, ...ROSTERS, start], stage.sessions.judge);
}

interface Seat {
  readonly page: Page;
  readonly id: string;
}

async function seated(match: string): Promise<Seat> {
  const path = `/matches/${match}/seats/A/links`;
  const { link, id } = await stage.ask<{ link: string; id: string }>(path, {}, stage.sessions.organizer);
  const { pathname, hash } = new URL(link);
  const page = await stage.open(pathname + hash, PHONE);
  await page.waitForURL(`**/matches/${match}/table?as=A`);
  await page.getByRole('button', { name: '+1 CP', exact: true }).waitFor();
  await holds(page, `performance.getEntriesByName('adjutant:told-here').length > 0`);
  return { page, id };
}

async function takenBack(match: string, link: string): Promise<void> {
  const answer = await fetch(`${stage.base}/api/matches/${match}/seats/links/${link}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${stage.sessions.organizer}` },
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
}

test('the link of a seat is taken back in mid-turn: the page says so, and names the press that did not get up', async () => {
  stage.forgive(/status of 40[13]/);
  await played('taken');
  const { page, id } = await seated('taken');
  let held: Route | undefined;
  await page.route(COMMANDS, (route) => {
    held = route;
  });
  await page.getByRole('button', { name: '+1 CP', exact: true }).tap();
  await page.getByText('One entry is on this phone only.').waitFor();
  await takenBack('taken', id);
  await held?.continue();
  await page.unroute(COMMANDS);
  await page.getByRole('heading', { name: 'This device sits here no longer' }).waitFor();
  const lost = page.getByRole('alert').filter({ hasText: 'It is not recorded' });
  await lost.getByText(/^[+]1 CP, /).waitFor();
  expect(await graveViolations(page)).toEqual([]);
});

test('a match that was declared void while the phone was away says so and why; what waits is kept as a file, or dropped', async () => {
  stage.forgive(/status of 40[13]|net::ERR_CONNECTION_FAILED/);
  await played('void');
  const { page } = await seated('void');
  await page.route('**/api/**', (route) => route.abort('connectionfailed'));
  await page.getByRole('button', { name: '+1 CP', exact: true }).tap();
  await page.getByText('One entry is on this phone only.').waitFor();
  const voids = [{ type: 'VoidMatch', data: { because: 'Opened twice.' } }];
  await recordAll(stage.base, 'void', voids, stage.sessions.organizer);
  await page.unroute('**/api/**');
  await page.evaluate(`dispatchEvent(new Event('online'))`);
  await page.getByRole('heading', { name: 'Nothing more is recorded at this table' }).waitFor();
  await page.getByRole('main').getByText('Opened twice.').waitFor();
  const lost = page.getByRole('alert').filter({ hasText: 'not recorded any more' });
  await lost.getByText(/^[+]1 CP, /).waitFor();
  expect(await graveViolations(page)).toEqual([]);
  await lost.getByRole('link', { name: 'Keep it as a file' }).tap();
  await page.getByRole('button', { name: 'Hand over a file' }).waitFor();
  expect(await page.getByRole('button', { name: 'Tell a judge' }).count()).toBe(0);
  await page.goBack();
  await lost.getByRole('button', { name: 'Drop …' }).tap();
  await lost.getByRole('button', { name: 'Drop it for good' }).tap();
  await lost.waitFor({ state: 'detached' });
});
