import { presetNamed } from '@adjutant/tournament';
import { firstRoundOut, photograph, PLAYERS, sendToEvent } from './tournament-day.js';
import { sharedStage, type Stage } from './stage.js';

const stage: Stage = sharedStage();

test('painting and sportsmanship are told with the other acts of an entry, where the event ranks by them', async () => {
  const page = await stage.open('/tournaments', { width: 1280 });
  await page.getByRole('button', { name: 'Set up an event' }).click();
  const form = page.getByRole('region', { name: 'A new event' });
  await form.getByLabel('Name').fill('Painted Open');
  await form.getByText('Times, tables, halls').click();
  await form.getByLabel('Standings').selectOption({ label: 'Old World (tournament points and soft scores)' });
  await form.getByRole('button', { name: 'Set it up' }).click();
  await page.getByRole('heading', { name: 'Painted Open' }).waitFor();
  await page.getByRole('button', { name: 'Paste players' }).click();
  await page.getByLabel('Table or names').fill('Name\nAnn Archer\nBo Brook\n');
  await page.getByRole('button', { name: 'Enter 2 players' }).click();
  await page
    .getByRole('button', { name: /Ann Archer/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'More about Ann Archer' }).click();
  const acts = page.getByRole('dialog', { name: 'Ann Archer' });
  await acts.getByLabel('painting').fill('good');
  expect(await acts.getByRole('button', { name: 'Record these points' }).isDisabled()).toBe(true);
  await acts.getByLabel('painting').fill('18');
  await acts.getByLabel('sportsmanship').fill('5');
  await photograph(page, 'points');
  await acts.getByRole('button', { name: 'Record these points' }).click();
  await acts.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'More about Ann Archer' }).click();
  expect(await page.getByRole('dialog').getByLabel('painting').inputValue()).toBe('18');
});

test('games won at a table are keyed in with its slip, and put right at the table', async () => {
  await firstRoundOut(stage.base, 'games');
  const mtr = presetNamed('mtr');
  const settings = { changes: { standings: mtr }, because: 'Ranked by games', sure: true };
  await sendToEvent(stage.base, 'games', [['ChangeSettings', settings]]);
  const page = await stage.open('/tournaments/games/rounds', { width: 1280 });
  const key = page.getByRole('region', { name: 'Key in a result' });
  await key.getByLabel('Key in the slip of table').fill('3');
  const slip = key.getByRole('form', { name: 'Slip of table 3' });
  await slip.waitFor();
  const beside = key.getByRole('group', { name: 'Beside the result of table 3' });
  await beside
    .getByLabel(/games won of/)
    .first()
    .fill('2');
  await beside
    .getByLabel(/games won of/)
    .last()
    .fill('1');
  await beside.getByLabel('games drawn').fill('one');
  await beside.getByRole('alert').waitFor();
  await beside.getByLabel('games drawn').fill('0');
  for (const field of await slip.getByRole('textbox').all()) await field.fill('10');
  await photograph(page, 'games');
  await slip.getByRole('button', { name: 'Record' }).click();
  await page
    .getByRole('button', { name: /^Table 3, decided/ })
    .first()
    .waitFor();
  const told = async () => {
    const { rounds } = (await (await fetch(`${stage.base}/api/tournaments/games`)).json()) as {
      readonly rounds: readonly { readonly tables: readonly { readonly figures?: object }[] }[];
    };
    return rounds[0]?.tables[2]?.figures;
  };
  expect(await told()).toEqual({ A: { gamesWon: 2, gamesDrawn: 0 }, B: { gamesWon: 1, gamesDrawn: 0 } });

  await page
    .getByRole('button', { name: /^Table 3,/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Table 3, round 1' });
  await dialog
    .getByLabel(/games won of/)
    .last()
    .fill('0');
  await dialog.getByRole('button', { name: 'Record these points' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await told()).toEqual({ A: { gamesWon: 2, gamesDrawn: 0 }, B: { gamesWon: 0, gamesDrawn: 0 } });
});

test('a number above what its category counts is told in its field, and nothing is sent', async () => {
  await firstRoundOut(stage.base, 'capped', 'wh40k-10e');
  const page = await stage.open('/tournaments/capped/rounds', { width: 1280 });
  await page.getByRole('region', { name: 'Key in a result' }).getByLabel('Key in the slip of table').fill('3');
  const slip = page.getByRole('form', { name: 'Slip of table 3' });
  await slip.waitFor();
  for (const field of await slip.getByRole('textbox').all()) await field.fill('10');
  const primary = slip.getByLabel(/: Primary mission$/).first();
  await primary.fill('99');
  await primary.press('Enter');
  await slip.getByText('50 at most.').waitFor();
  await slip.getByText('Primary mission counts up to 50: look at the slip again.').waitFor();
  await photograph(page, 'above-the-cap');
  const answer = await fetch(`${stage.base}/api/tournaments/capped`);
  const { rounds } = (await answer.json()) as { rounds: readonly [{ tables: readonly { result: object | null }[] }] };
  expect(rounds[0].tables[2]?.result).toBeNull();
  await primary.fill('50');
  await primary.press('Enter');
  await page.getByText('Table 3 is recorded.').waitFor();
});

test('phones ask for the games of their table, and what one player says the other confirms', async () => {
  await firstRoundOut(stage.base, 'phones');
  const settings = { changes: { standings: presetNamed('mtr') }, because: 'Ranked by games', sure: true };
  await sendToEvent(stage.base, 'phones', [['ChangeSettings', settings]]);
  const answer = await fetch(`${stage.base}/api/tournaments/phones`);
  const { rounds } = (await answer.json()) as { rounds: readonly [{ tables: readonly { A: string; B: string }[] }] };
  const [{ A, B } = { A: '', B: '' }] = rounds[0].tables;
  const phone = { width: 390, touch: true };
  const first = await stage.open(`/tournaments/phones/me?player=${A}`, phone);
  const beside = first.getByRole('group', { name: 'Beside the result' });
  expect(await beside.getByRole('button', { name: 'Say it so' }).isDisabled()).toBe(true);
  const won = beside.getByLabel(/games won of/);
  await won.first().fill('2');
  await won.last().fill('1');
  await beside.getByLabel('games drawn').fill('0');
  await photograph(first, 'games-on-a-phone');
  await beside.getByRole('button', { name: 'Say it so' }).click();
  await beside.getByText('You said 2:1 games won').waitFor();
  const second = await stage.open(`/tournaments/phones/me?player=${B}`, phone);
  await second.getByRole('button', { name: 'That is right' }).click();
  await second.getByText('Recorded: 2:1 games won, 0:0 games drawn.').waitFor();
});

test('an entry is changed after round 1 with a reason, and the register says what it was', async () => {
  await firstRoundOut(stage.base, 'changed');
  const page = await stage.open('/tournaments/changed/entries', { width: 1280 });
  const { name } = PLAYERS[0]!;
  await page.getByRole('button', { name: `More about ${name}` }).click();
  const acts = page.getByRole('dialog', { name });
  await acts.getByRole('button', { name: 'Change the entry' }).click();
  const send = acts.getByRole('button', { name: 'Change it' });
  await acts.getByLabel('Keeps table').fill('2');
  await acts.getByLabel('Has no bye by pairing').check();
  expect(await send.isDisabled()).toBe(true);
  await acts.getByLabel('Why').fill('Needs a ramp');
  await photograph(page, 'changed');
  await send.click();
  await acts.waitFor({ state: 'detached' });
  await page.getByText('keeps table 2 · no bye').waitFor();
  await page.goto(`${stage.base}/tournaments/changed/register`);
  await page
    .getByText(
      `The entry of ${name} is changed after round 1 was out (keeps table 2, barred from byes): Needs a ramp. Before: keeps no table, not barred from byes.`,
    )
    .waitFor();
});
