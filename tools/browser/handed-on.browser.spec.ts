import type { Page } from 'playwright-core';
import { graveViolations } from './axe.js';
import { recordAll, ROSTERS } from './small-match.js';
import { ask } from './staffed.js';
import { sharedStaffedStage } from './staffed-stage.js';
import type { View } from './stage.js';

const PHONE: View = { width: 320, height: 640, touch: true };
const SEATS = { A: { player: 'ada' }, B: { player: 'ben' } };

const stage = sharedStaffedStage();

async function codeOn(page: Page, whose: string): Promise<string> {
  await page.getByRole('button', { name: `Show the code of ${whose}’s seat` }).tap();
  const ticket = page.getByRole('dialog');
  await ticket.getByRole('img', { name: /^QR code of the link for seat/ }).waitFor();
  const { pathname, hash } = new URL(await ticket.getByLabel('Link').inputValue());
  await ticket.getByRole('button', { name: 'Done' }).tap();
  return pathname + hash;
}

async function notes(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Begin' }).waitFor();
}

test('the organizer leaves it to players; one opens a match by the code in the hall, the other scans: both at the table', async () => {
  const desk = await stage.open('/event', { ...PHONE, session: stage.sessions.organizer });
  await desk.getByLabel('Who shows the codes of seats').selectOption('open-matches');
  await desk.getByRole('button', { name: 'Decide it' }).tap();
  await desk.getByRole('button', { name: 'Show the code to open a match' }).tap();
  const ticket = desk.getByRole('dialog', { name: 'Players open a match' });
  await ticket.getByRole('img', { name: 'QR code of the link for the event' }).waitFor();
  const { pathname, hash } = new URL(await ticket.getByLabel('Link').inputValue());
  expect(await graveViolations(desk)).toEqual([]);

  const ann = await stage.open(pathname + hash, PHONE);
  await ann.getByLabel('Your name').fill('Ann Amber');
  await ann.getByLabel('The other player').fill('Bob Birch');
  await ann.getByRole('radio', { name: 'Score' }).tap();
  expect(await graveViolations(ann)).toEqual([]);
  await ann.getByRole('button', { name: 'Open the match' }).tap();
  await ann.waitForURL('**/table?as=A');
  await notes(ann);
  const bob = await stage.open(await codeOn(ann, 'Bob Birch'), PHONE);
  await bob.waitForURL('**/table?as=B');
  await notes(bob);
  expect(await graveViolations(bob)).toEqual([]);

  await ann.getByRole('region', { name: 'Begin' }).getByRole('button', { name: 'Start the battle' }).tap();
  await ann.getByRole('dialog', { name: 'Start the battle' }).getByRole('button', { name: 'Bob Birch' }).tap();
  await bob.getByRole('region', { name: 'Next step' }).getByRole('button').waitFor();
  await bob.getByRole('button', { name: '+1 CP', exact: true }).tap();
  await bob.getByText('Recorded as entry').waitFor();
});

test('a dead phone: the other player shows the code, the new phone sits there, and the old one is told', async () => {
  await ask(stage, '/event', { players: 'show-seats' }, stage.sessions.organizer, 'PUT');
  const data = { title: 'Table 9', pack: { id: 'wh40k-10e' }, seats: SEATS };
  const start = { type: 'StartBattle', data: { firstTurn: 'B' } };
  await recordAll(stage.base, 'nine', [{ type: 'OpenMatch', data }, ...ROSTERS, start], stage.sessions.judge);
  const seated = async (side: string): Promise<Page> => {
    const { link } = await stage.ask<{ link: string }>(
      `/matches/nine/seats/${side}/links`,
      {},
      stage.sessions.organizer,
    );
    const page = await stage.open(new URL(link).pathname + new URL(link).hash, PHONE);
    await page.getByRole('region', { name: 'Next step' }).getByRole('button').waitFor();
    return page;
  };
  const [ada, dead] = [await seated('A'), await seated('B')];
  const fresh = await stage.open(await codeOn(ada, 'ben'), PHONE);
  await fresh.waitForURL('**/matches/nine/table?as=B');
  await fresh.getByRole('button', { name: '+1 CP', exact: true }).tap();
  await fresh.getByText('Recorded as entry').waitFor();
  stage.forgive(/status of 401/);
  await dead.getByRole('heading', { name: 'This device sits here no longer' }).waitFor();
  // Nobody shows their own seat, nor opens matches, where the event has not said so.
  expect(await ada.getByRole('button', { name: 'Show the code of ada’s seat' }).count()).toBe(0);
});

test('players play again: both press, and both are at the new table', async () => {
  // What was asked of the old match while the seat went over to the new one.
  stage.forgive(/status of 403/);
  await ask(stage, '/event', { players: 'open-matches' }, stage.sessions.organizer, 'PUT');
  const data = { title: 'Table 10', pack: { id: 'wh40k-10e' }, seats: SEATS, depth: 'score' };
  const begun = [
    { type: 'OpenMatch', data },
    { type: 'StartBattle', data: { firstTurn: 'A' } },
  ];
  await recordAll(stage.base, 'ten', [...begun, { type: 'ConcedeMatch', data: { player: 'B' } }], stage.sessions.judge);
  for (const side of ['A', 'B']) {
    const { link } = await stage.ask<{ link: string }>(
      `/matches/ten/seats/${side}/links`,
      {},
      stage.sessions.organizer,
    );
    const page = await stage.open(new URL(link).pathname + new URL(link).hash, PHONE);
    await page.getByRole('button', { name: 'Rematch' }).tap();
    await page.waitForURL(`**/matches/ten-rematch/table?as=${side}`);
    await page.getByRole('heading', { name: 'Rematch: Table 10', exact: true }).waitFor();
    await notes(page);
  }
});
