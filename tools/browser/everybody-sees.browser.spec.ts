import { firstRoundOut, photograph, playerId, PLAYERS, sendToEvent } from './tournament-day.js';
import { sharedStage, type Stage } from './stage.js';

const EVENT = 'spring-open';
const KNOCKOUT = 'spring-knockout';
const stage: Stage = sharedStage(() => firstRoundOut(stage.base, EVENT));

test('what the organizer announces is read on a phone and on the screen of the hall, until it is taken back', async () => {
  const desk = await stage.open(`/tournaments/${EVENT}`, { width: 1280 });
  await desk.getByRole('button', { name: 'Announce' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('What everybody is to know').fill('Lunch is served in the foyer.');
  await dialog.getByRole('button', { name: 'Announce it' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await desk.getByRole('region', { name: 'Announcements' }).getByText('Lunch is served in the foyer.').waitFor();
  await photograph(desk, 'announced');
  const phone = await stage.open(`/tournaments/${EVENT}/me?player=${playerId('Ann Archer')}`, { width: 390 });
  await phone.getByText('Lunch is served in the foyer.').waitFor();
  await photograph(phone, 'announced-me');
  const hall = await stage.open(`/tournaments/${EVENT}/hall`, { width: 1280 });
  await hall.getByText('Lunch is served in the foyer.').waitFor();
  await desk.getByRole('button', { name: 'Take announcement 1 back' }).click();
  for (const page of [desk, phone, hall])
    await page.getByText('Lunch is served in the foyer.', { exact: true }).waitFor({ state: 'detached' });
});

test('a player calls a judge from the page of the event, and the floor says who calls, and where', async () => {
  const phone = await stage.open(`/tournaments/${EVENT}/me?player=${playerId('Ann Archer')}`, { width: 390 });
  await phone.getByRole('button', { name: 'Call a judge' }).click();
  await phone
    .getByText(/Your call was heard/)
    .first()
    .waitFor();
  const floor = await stage.open(`/tournaments/${EVENT}/rounds`, { width: 1280 });
  const calls = floor.getByRole('region', { name: 'Calls for a judge' });
  await calls.getByText('Ann Archer').waitFor();
  expect(await calls.getByRole('listitem').count()).toBe(1);
  await photograph(floor, 'calls-on-floor');
});

test('a bracket is read column by column, also on a narrow phone', async () => {
  await sendToEvent(stage.base, KNOCKOUT, [
    ['SetUpTournament', { name: 'Spring Knockout', rounds: 3, checkIn: false }],
    ...PLAYERS.slice(0, 6).map(({ name }) => ['EnterPlayer', { player: playerId(name) }] as const),
    ['CutField', { players: PLAYERS.slice(0, 6).map(({ name }) => playerId(name)), others: 'are-done', bracket: true }],
    ['DraftRound', { round: 1 }],
    ['PublishRound', { round: 1 }],
  ]);
  const page = await stage.open(`/tournaments/${KNOCKOUT}`, { width: 1280 });
  await page.getByRole('link', { name: 'Bracket' }).click();
  await page.getByRole('heading', { name: 'Quarter-finals' }).waitFor();
  await page.getByText('Ann Archer goes through without a match.').waitFor({ state: 'attached' });
  await page.getByText('the winner of match 5 against the winner of match 6.').waitFor({ state: 'attached' });
  expect(await page.getByRole('listitem').filter({ hasText: 'against' }).count()).toBeGreaterThanOrEqual(4);
  await photograph(page, 'bracket');
});
