import type { Page } from 'playwright-core';
import { begun, bothAgree, bring, button, ended, openedOnOneDevice, score, turnOf, typesIn } from './one-device.js';
import { sharedStaffedStage } from './staffed-stage.js';

const stage = sharedStaffedStage();

const LISTS = {
  Ada: 'Astra Militarum\n1 Command Squad (95)\n10x Shock Troops (170)\n',
  Ben: 'Adeptus Custodes\n5 Line Squad (150)\n5 Scout Squad (65)\n',
};

/** Steps are gone until the head of the table says that it is there. */
async function goTo(page: Page, place: RegExp): Promise<void> {
  const head = page.getByRole('status').first().getByRole('paragraph').first();
  const next = button(page.getByRole('region', { name: 'Next step' }), /./);
  for (let says = await head.innerText(); !place.test(says); says = await head.innerText()) {
    await next.tap();
    await head.filter({ hasNotText: says }).waitFor();
  }
}

test('a slip: both write down what they came to, and confirm it, without a list or a battle', async () => {
  const opened = await openedOnOneDevice(stage, { depth: 'Result' });
  const { match, page } = opened;
  // What a slip does not ask for is folded, and there all the same.
  await page.getByText('More than a slip').tap();
  await score(opened, /^Primary mission/, '10');
  await turnOf(page, 'Ben');
  // It is folded for each who presses.
  await page.getByText('More than a slip').tap();
  await score(opened, /^Primary mission/, '15');
  await ended(opened);
  await page.getByRole('heading', { name: /Ben wins/ }).waitFor();
  expect(await typesIn(stage, match)).toMatchObject({ VictoryPointsScored: 2, MatchFinished: 1, ResultConfirmed: 2 });
});

test('a score: CP and VP of a round, agreed at its end, and confirmed', async () => {
  const opened = await openedOnOneDevice(stage, { depth: 'Score' });
  const { match, page } = opened;
  await begun(opened);
  await button(page, '+1 CP').tap();
  await page.getByText('Recorded as entry').waitFor();
  await score(opened, /^Primary mission/, '5');
  await goTo(page, /round 2/i);
  // Whose turn begins is who presses: what is typed before is of the other.
  await page.waitForURL('**/table?as=A');
  await bothAgree(page, 'Battle round 1 has ended');
  await ended(opened);
  expect(await typesIn(stage, match)).toMatchObject({ CommandPointsGained: 1, RoundConfirmed: 2, ResultConfirmed: 2 });
});

test('a score: what a sheet recorded is taken back with one press, and a stratagem names nobody', async () => {
  const opened = await openedOnOneDevice(stage, { depth: 'Score' });
  const { match, page, dialog } = opened;
  await begun(opened);
  await score(opened, /^Primary mission/, '5');
  await button(page, 'Undo').tap();
  await page
    .getByText(/is corrected/)
    .first()
    .waitFor();
  await button(page, /^Command Re-roll/).tap();
  await dialog.getByText(/No unit is named: pressing vouches for the unit/).waitFor();
  await button(dialog, /^Use Command Re-roll/).tap();
  await dialog.waitFor({ state: 'detached' });
  await page
    .getByText(/uses Command Re-roll/)
    .first()
    .waitFor();
  expect(await typesIn(stage, match)).toMatchObject({ VictoryPointsScored: 1, EntryCorrected: 1, StratagemUsed: 1 });
});

test('in full: two lists, a stratagem with its target, a unit destroyed, and confirmed', async () => {
  const opened = await openedOnOneDevice(stage, { depth: 'Full' });
  const { match, page, dialog } = opened;
  await bring(opened, 'Ada', LISTS.Ada);
  await bring(opened, 'Ben', LISTS.Ben);
  await begun(opened);
  await goTo(page, /shooting/i);
  await turnOf(page, 'Ada');
  await button(page, 'Unit destroyed').tap();
  await button(dialog, 'Scout Squad').tap();
  await dialog.waitFor({ state: 'detached' });
  await ended(opened);
  expect(await typesIn(stage, match)).toMatchObject({ RosterSubmitted: 2, UnitDestroyed: 1, ResultConfirmed: 2 });
});

test('where nobody has told of a detachment, stratagems of the same name say whose they are', async () => {
  const opened = await openedOnOneDevice(stage, { depth: 'Score' });
  await begun(opened);
  for (const owner of ['Embarked Regiment', 'Tempestus Boarding Regiment'])
    await opened.page.getByText(`Idle Hands (${owner})`).first().waitFor({ state: 'attached' });
  expect(await opened.page.getByText('Idle Hands', { exact: true }).count()).toBe(0);
});
