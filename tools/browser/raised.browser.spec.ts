import type { Locator, Page } from 'playwright-core';
import { begun, bring, button, ended, openedOnOneDevice, score, typesIn } from './one-device.js';
import { sharedStaffedStage } from './staffed-stage.js';

const stage = sharedStaffedStage();

/** An army that no pack knows. */
const PILGRIMS = 'Saltbound Pilgrims\n1 Brine Cantor (80)\n10x Oar Sworn (120)\n';
const GUARD = 'Astra Militarum\n1 Command Squad (95)\n10x Shock Troops (170)\n';

/** What the head of the table says that a player has of something. */
const has = (page: Page, player: string, what: string): Locator =>
  page.getByLabel(player, { exact: true }).first().getByRole('definition').filter({ hasText: what });

test('a score is recorded in full from the middle of the battle on: lists come in, units fall, and what was scored stands', async () => {
  const opened = await openedOnOneDevice(stage, { depth: 'Score' });
  const { match, page, dialog } = opened;
  await begun(opened);
  await score(opened, /^Primary mission/, '5');
  expect(await page.getByRole('button', { name: 'Unit destroyed' }).count()).toBe(0);
  await button(page, 'Record more: full').tap();
  await button(page, 'Record more from here on').tap();
  await button(page, 'Record more: full').waitFor({ state: 'detached' });
  await bring(opened, 'Ada', GUARD);
  await bring(opened, 'Ben', PILGRIMS);
  await button(page, 'Unit destroyed').tap();
  await button(dialog, 'Oar Sworn').tap();
  await dialog.waitFor({ state: 'detached' });
  await has(page, 'Ada', 'VP').filter({ hasText: '5' }).waitFor();
  await ended(opened);
  expect(await typesIn(stage, match)).toMatchObject({
    ...{ DepthRaised: 1, RosterSubmitted: 2, UnitDestroyed: 1, VictoryPointsScored: 1, ResultConfirmed: 2 },
  });
});

test('an army that no pack knows is played with what is typed in once: it is paid for, and stands in the book of the event', async () => {
  const opened = await openedOnOneDevice(stage, { depth: 'Full' });
  const { match, page, dialog } = opened;
  await bring(opened, 'Ada', PILGRIMS);
  await bring(opened, 'Ben', GUARD);
  await begun(opened);
  const cp = has(page, 'Ada', 'CP').locator('b');
  const before = Number(await cp.innerText());
  const comesTo = (points: number): Promise<void> => cp.getByText(String(points), { exact: true }).waitFor();
  // Her turn has begun, and so it is she who presses.
  await page.getByRole('radio', { name: 'Ada', exact: true, checked: true }).waitFor({ state: 'attached' });
  await button(page, '+1 CP').tap();
  await comesTo(before + 1);
  await button(page, 'Something that is not listed').tap();
  await dialog.getByLabel('Its name').fill('Hymn of Salt');
  await button(dialog, 'Add it to this match').tap();
  await dialog.waitFor({ state: 'detached' });
  await button(page, /^Hymn of Salt/).tap();
  await button(dialog, /^Use Hymn of Salt for 1 CP/).tap();
  await dialog.waitFor({ state: 'detached' });
  await comesTo(before);
  await ended(opened);
  expect(await typesIn(stage, match)).toMatchObject({ StratagemUsed: 1, ResultConfirmed: 2 });
  const headers = { authorization: `Bearer ${stage.sessions.judge}` };
  const book = await (await fetch(`${stage.base}/api/event/book`, { headers })).text();
  expect(book).toContain('Hymn of Salt');
});
