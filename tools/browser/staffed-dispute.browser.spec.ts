import { recordSmallMatch } from './small-match.js';
import { ask, signedIn } from './staffed.js';
import { sharedStage, type Stage } from './stage.js';

const PASSWORD = 'four dice in a row';

const stage: Stage = sharedStage(undefined, { ADJUTANT_ACCESS: 'staffed' });

test('where people sign in, the session says who calls, who rules, and what is offered to whom', async () => {
  const token = /#(\S+)/.exec(stage.said())?.[1] ?? '';
  const organizer = await ask<{ token: string }>(stage, '/access/first-organizer', {
    token,
    name: 'Olga',
    password: PASSWORD,
  });
  for (const [name, role] of [
    ['Jo Judge', 'judge'],
    ['Kim Judge', 'judge'],
  ]) {
    await ask(stage, '/access/staff', { name, password: PASSWORD, roles: [role] }, organizer.token);
  }
  const desk = await ask<{ token: string }>(stage, '/access/sign-in', { name: 'Jo Judge', password: PASSWORD });
  await recordSmallMatch(stage.base, 'small', desk.token);
  const { link } = await ask<{ link: string }>(stage, '/matches/small/seats/B/links', {}, organizer.token);

  const player = await stage.open(new URL(link).pathname + new URL(link).hash);
  await player.waitForURL(/\/matches\/small/);
  await player.goto(`${stage.base}/matches/small?step=9`);
  await player.getByRole('button', { name: 'Call a judge', exact: true }).click();
  const dialog = player.getByRole('dialog', { name: 'Call a judge' });
  await dialog.getByLabel('What is in dispute').fill('More than 8 inches away');
  expect(await dialog.getByText('Who calls').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Call a judge' }).click();
  await dialog.waitFor({ state: 'detached' });

  const jo = await signedIn(stage, 'Jo Judge');
  await jo
    .getByRole('navigation', { name: 'Judging' })
    .getByRole('link', { name: /^Calls/ })
    .click();
  await jo.getByRole('button', { name: 'Claim' }).click();
  await jo.waitForURL(/\/disputes\//);
  expect(await jo.getByLabel('Acting as').count()).toBe(0);
  await jo.getByRole('form', { name: 'Ruling' }).waitFor();

  const kim = await signedIn(stage, 'Kim Judge');
  await kim.goto(jo.url());
  await kim.getByText('Jo Judge is on the way and rules on it.').waitFor();
  expect(await kim.getByRole('form', { name: 'Ruling' }).count()).toBe(0);

  const form = jo.getByRole('form', { name: 'Ruling' });
  await form.getByRole('button', { name: 'No action' }).click();
  await form.getByLabel('Reasoning').fill('The tape shows 7 inches.');
  await form.getByRole('button', { name: 'Give the ruling' }).click();
  await jo.getByRole('region', { name: 'Ruling 1' }).getByText('exactly as previewed').waitFor();
  expect(await jo.getByRole('button', { name: 'Revoke the ruling …' }).count()).toBe(0);

  await player.getByRole('tab', { name: 'Calls 1' }).click();
  await player.getByRole('tabpanel').getByRole('button', { name: 'Accept the ruling' }).click();
  await player.getByText('Accepted by').waitFor();

  stage.forgive(/status of 401/);
  const stranger = await stage.open('/judge');
  await stranger.getByRole('main').getByRole('link', { name: 'Sign in' }).waitFor();
});
