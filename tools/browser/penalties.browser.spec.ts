import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { graveViolations } from './axe.js';
import { countingClicks } from './clicks.js';
import { recordSmallMatch, SMALL } from './small-match.js';
import { ask, seated, signedIn, staffed } from './staffed.js';
import { holds, sharedStage, type Stage } from './stage.js';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-/;

let organizer = '';
let desk = '';

const stage: Stage = sharedStage(
  async () => {
    ({ organizer, desk } = await staffed(stage));
    for (const match of ['given', 'struck', 'faulty']) await recordSmallMatch(stage.base, match, desk);
    await ask(stage, '/event', { name: 'Open', appealMinutes: 30, penalties: 'frontline-itc' }, organizer, 'PUT');
  },
  { ADJUTANT_ACCESS: 'staffed' },
);

const form = (page: Page) => page.getByRole('form', { name: 'Give a penalty' });
const send = (dispute: string, type: string, data: object) =>
  ask(stage, `/disputes/${dispute}/commands`, { commandId: randomUUID(), type, data }, desk);

async function claimed(match: string): Promise<string> {
  const dispute = randomUUID();
  await send(dispute, 'CallJudge', { match, claim: 'More than 8 inches away', entry: SMALL.grenade });
  await send(dispute, 'ClaimCall', {});
  return dispute;
}

/** Fills the form as somebody does who keeps the hands on the keys. */
async function filled(page: Page, infraction: string): Promise<void> {
  await page.getByRole('combobox', { name: 'What was done' }).waitFor();
  await page.getByRole('combobox', { name: 'What was done' }).focus();
  // As fast as fingers go: the list is opened with the first letter.
  await page.keyboard.type(infraction, { delay: 40 });
  await page.locator('[role="option"][data-combobox-selected]').waitFor();
  await page.keyboard.press('Enter');
  await form(page).getByText('Advised:').waitFor();
  await form(page).getByLabel('What happened').focus();
  await page.keyboard.type('Came ten minutes late');
}

test('a judge gives a penalty from the match in four clicks, its player appeals it, and the head judge rescinds it', async () => {
  const judge = await signedIn(stage, 'Jo Judge');
  await judge.goto(`${stage.base}/`);
  const clicks = await countingClicks(judge);
  await judge.getByRole('list', { name: 'Matches' }).locator('a[href="/matches/given"]').first().click();
  await judge.getByRole('button', { name: 'Give a penalty' }).click();
  await form(judge).getByText('ben', { exact: true }).click();
  await filled(judge, 'late');
  expect(await graveViolations(judge)).toEqual([]);
  await form(judge).getByRole('button', { name: 'Give the penalty' }).click();
  await form(judge).waitFor({ state: 'detached' });
  expect(await clicks()).toBeLessThanOrEqual(5);

  const ben = await seated(stage, 'given', 'B', organizer);
  const own = ben.getByRole('region', { name: 'Your penalties' });
  await own.getByText('Came ten minutes late').waitFor();
  await own.getByText(/It may be appealed until \d/).waitFor();
  expect(await own.getByRole('button', { name: 'Rescind …' }).count()).toBe(0);
  expect(await graveViolations(ben)).toEqual([]);
  await own.getByRole('button', { name: 'Appeal …' }).click();
  await own.getByLabel('Why it should be looked at again').fill('The hall was locked.');
  await own.getByRole('button', { name: 'Appeal', exact: true }).click();
  await own.getByText('ben appealed: The hall was locked.').waitFor();

  const ada = await seated(stage, 'given', 'A', organizer);
  const asked = ada.waitForResponse(/\/people\/ada\/penalties$/);
  await ada.reload();
  await (await asked).finished();
  await ada.getByRole('article').first().waitFor();
  expect(await ada.getByRole('region', { name: 'Your penalties' }).count()).toBe(0);

  const head = await signedIn(stage, 'Hana Head');
  await holds(head, "document.title.startsWith('(1) ')");
  await head.getByLabel('1 penalty under appeal').waitFor();
  await head
    .getByRole('navigation', { name: 'Judging' })
    .getByRole('link', { name: /^Calls/ })
    .click();
  const appeals = head.getByRole('region', { name: 'Penalties under appeal' });
  await appeals.getByText('The hall was locked.').waitFor();
  expect(await graveViolations(head)).toEqual([]);
  expect(await judge.getByRole('region', { name: 'Penalties under appeal' }).count()).toBe(0);
  await appeals.getByRole('link', { name: 'ben: Warning for Late' }).click();
  await head.getByRole('button', { name: 'Decide the appeal …' }).click();
  await head.getByText('Rescind', { exact: true }).click();
  await head.getByLabel('Why it is decided so').fill('The hall was locked.');
  expect(await graveViolations(head)).toEqual([]);
  await head.getByRole('button', { name: 'Decide the appeal', exact: true }).click();
  await head.getByText('Hana Head has decided the appeal: rescinded.').waitFor();
  await head.getByText('0 penalties standing, 1 in all').waitFor();
  await holds(head, "!document.title.startsWith('(')");
  expect(await judge.title()).not.toContain('(');
  expect(await head.getByRole('main').innerText()).not.toMatch(UUID);
});

test('from the page of a person a penalty is given in at most five clicks, changed on appeal, and rescinded', async () => {
  const head = await signedIn(stage, 'Hana Head');
  await head.goto(`${stage.base}/people/ada/penalties`);
  const clicks = await countingClicks(head);
  await head.getByRole('button', { name: 'Give a penalty' }).click();
  await filled(head, 'late');
  await form(head).getByLabel('Level').selectOption('yellow-card');
  await form(head).getByLabel('Why not as advised').fill('For the third time');
  await form(head).getByRole('button', { name: 'Give the penalty' }).click();
  await head.getByText('1 penalty standing, 1 in all').waitFor();
  expect(await clicks()).toBeLessThanOrEqual(5);

  await head.getByRole('button', { name: 'Appeal …' }).click();
  await head.getByLabel('Why it should be looked at again').fill('It was the first time.');
  await head.getByRole('button', { name: 'Appeal', exact: true }).click();
  await head.getByText('Hana Head appealed: It was the first time.').waitFor();

  const olga = await signedIn(stage, 'Olga Organizer');
  await olga.goto(`${stage.base}/people/ada/penalties`);
  await olga.getByRole('button', { name: 'Decide the appeal …' }).click();
  await olga.getByText('Uphold', { exact: true }).click();
  await olga.getByLabel('Why it is decided so').fill('It was the third.');
  await olga.getByRole('button', { name: 'Decide the appeal', exact: true }).click();
  await olga.getByText('Olga Organizer has decided the appeal: upheld. It was the third.').waitFor();
  await olga.getByRole('button', { name: 'Rescind …' }).click();
  await olga.getByLabel('Why it is taken back').fill('Mixed up with somebody else.');
  await olga.getByRole('button', { name: 'Rescind the penalty' }).click();
  await olga.getByText('Rescinded: Mixed up with somebody else.').waitFor();
});

test('the disputed entry is struck in two clicks, with a preview', async () => {
  const dispute = await claimed('struck');
  const judge = await signedIn(stage, 'Jo Judge');
  await judge.goto(`${stage.base}/disputes/${dispute}`);
  const ruling = judge.getByRole('form', { name: 'Ruling' });
  await ruling.getByRole('button', { name: 'Strike entries' }).waitFor();
  const clicks = await countingClicks(judge);
  await ruling.getByRole('button', { name: 'Strike entries' }).click();
  await judge.getByRole('region', { name: 'Preview', exact: true }).getByRole('row', { name: /2 → 3/ }).waitFor();
  await ruling.getByLabel('Reasoning').focus();
  await judge.keyboard.type('It was nine inches.');
  await ruling.getByRole('button', { name: 'Give the ruling' }).click();
  await judge.getByRole('region', { name: 'Ruling 1' }).getByText('exactly as previewed').waitFor();
  expect(await clicks()).toBeLessThanOrEqual(2);
});

test('what is wrong stands at its field: the limits of the server before it is asked, its faults after, codes under Details', async () => {
  stage.forgive(/40[03]|422/);
  const dispute = await claimed('faulty');
  const judge = await signedIn(stage, 'Jo Judge');
  await judge.goto(`${stage.base}/disputes/${dispute}`);
  const ruling = judge.getByRole('form', { name: 'Ruling' });
  await ruling.getByRole('button', { name: 'Adjust points' }).click();
  await ruling.getByLabel('How many, negative to take away').fill('1');
  await ruling.getByRole('button', { name: 'Add a penalty' }).click();
  await filledIn(judge, ruling);
  await ruling.getByLabel('What happened').fill('x'.repeat(1_001));
  await ruling.getByText('1,001 characters: at most 1,000 characters can be kept.').first().waitFor();
  expect(await ruling.getByRole('button', { name: 'Give the ruling' }).isDisabled()).toBe(true);
  await ruling.getByLabel('What happened').fill('Too slow');
  await ruling.getByLabel('Reasoning').fill('As measured.');

  const answers = (errors: readonly object[], code: string, status: number) =>
    judge.route(
      `**/api/disputes/${dispute}/commands`,
      (route) => route.fulfill({ status, json: { title: 'x', detail: 'It was not taken.', code, errors } }),
      { times: 1 },
    );
  await answers(
    [
      { at: 'data.because', message: 'because must be a text of 1 to 1000 characters' },
      { at: 'data.penalties[0].because', message: 'because must be plain words' },
      { at: 'data.remedies[0].amount', message: 'amount must be a whole number' },
    ],
    'request/invalid',
    400,
  );
  await ruling.getByRole('button', { name: 'Give the ruling' }).click();
  await ruling.getByText('Must be a text of 1 to 1000 characters.').waitFor();
  await ruling.getByRole('region', { name: 'Penalties' }).getByText('Must be plain words.').waitFor();
  await ruling.getByRole('region', { name: 'Remedies' }).getByText('Amount must be a whole number.').waitFor();
  expect(await judge.getByText('The ruling was not given').count()).toBe(0);

  await answers([], 'penalty/level-not-yours', 403);
  await ruling.getByRole('button', { name: 'Give the ruling' }).click();
  const refused = ruling.getByRole('alert').filter({ hasText: 'It was not taken.' });
  await refused.waitFor();
  expect(await refused.getByText('penalty/level-not-yours').isVisible()).toBe(false);
  await refused.getByText('Details').click();
  expect(await refused.getByText('penalty/level-not-yours').isVisible()).toBe(true);
});

async function filledIn(page: Page, ruling: ReturnType<Page['getByRole']>): Promise<void> {
  await ruling.getByRole('combobox', { name: 'What was done' }).focus();
  // As fast as fingers go: the list is opened with the first letter.
  await page.keyboard.type('slow', { delay: 40 });
  await page.locator('[role="option"][data-combobox-selected]').waitFor();
  await page.keyboard.press('Enter');
  await ruling.getByText('Advised:').waitFor();
}

test('nobody reads an id where words would do', async () => {
  stage.forgive(/404/);
  const olga = await signedIn(stage, 'Olga Organizer');
  const made = await ask<{ id: string }>(stage, '/people', { name: 'Wilhelmina Quill' }, organizer);
  const seats = { A: { player: made.id }, B: { player: 'ben' } };
  const opening = { title: 'Quill at table 2', pack: { id: 'wh40k-10e' }, seats };
  const match = randomUUID();
  await ask(stage, `/matches/${match}/commands`, { commandId: randomUUID(), type: 'OpenMatch', data: opening }, desk);
  await send(randomUUID(), 'CallJudge', { match, claim: 'Quill has measured badly' });
  await olga.goto(`${stage.base}/disputes/${randomUUID()}`);
  await olga.getByRole('heading', { name: 'There is no such dispute' }).waitFor();
  expect(await olga.getByRole('main').innerText()).not.toMatch(UUID);
  await olga.goto(`${stage.base}/people`);
  await olga.getByRole('button', { name: 'Erase Wilhelmina Quill' }).click();
  const erasing = olga.getByRole('dialog');
  await erasing.getByRole('textbox').fill('Wilhelmina Quill');
  expect(await erasing.innerText()).not.toMatch(UUID);
  await erasing.getByRole('button', { name: 'Erase for good' }).click();
  const places = olga.getByRole('list', { name: 'Where the record names them' });
  await places.getByRole('link', { name: 'Quill at table 2, entry 0' }).waitFor();
  await places.getByRole('link', { name: 'The call “Quill has measured badly”, entry 0' }).waitFor();
  expect(await places.innerText()).not.toMatch(UUID);
});
