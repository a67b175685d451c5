import type { TournamentView } from '@adjutant/tournament';
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

test('an event that is a bracket from its first round on is seeded by the organizer, and drafted so', async () => {
  const id = 'cup-from-the-start';
  const five = PLAYERS.slice(0, 5).map(({ name }) => playerId(name));
  await sendToEvent(stage.base, id, [
    ['SetUpTournament', { name: 'The cup', rounds: 2, checkIn: false }],
    ...five.map((player) => ['EnterPlayer', { player }] as const),
  ]);
  const page = await stage.open(`/tournaments/${id}/rounds`, { width: 1280 });
  await page.getByRole('button', { name: 'A bracket from round 1 on' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('5 players take 3 rounds, and 2 are planned').waitFor();
  await dialog.getByLabel('Seed of Ed Archer').fill('1');
  await dialog.getByLabel('Seed of Ed Archer').press('Enter');
  await photograph(page, 'seeds');
  await dialog.getByRole('button', { name: 'Seed them so' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Draft round 1' }).click();
  await page.getByRole('heading', { name: 'Draft of round 1' }).waitFor();
  const { cut, rounds } = (await (await fetch(`${stage.base}/api/tournaments/${id}`)).json()) as TournamentView;
  const [ann, bo, cy, di, ed] = five;
  expect([cut?.players, cut?.bracket]).toEqual([[ed, ann, bo, cy, di], true]);
  expect(rounds[0]?.tables.map(({ A, B }) => [A, B].toSorted())).toEqual([[cy, di]]);
});
