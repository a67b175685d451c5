import type { TournamentView } from '@adjutant/tournament';
import { sharedStage, type Stage } from './stage.js';
import { firstRoundOut, photograph, sendToEvent, surely } from './tournament-day.js';

const EVENT = 'two-halls';
const HALLS = [
  { name: 'Gym', from: 1, to: 3 },
  { name: 'Annex', from: 4, to: 6, delay: 15 },
];
const stage: Stage = sharedStage(async () => {
  await firstRoundOut(stage.base, EVENT);
  const changes = { halls: HALLS, roundMinutes: 150 };
  await sendToEvent(stage.base, EVENT, [['ChangeSettings', { changes, because: 'A second hall was opened' }]]);
});

async function hallsNow() {
  const answer = await fetch(`${stage.base}/api/tournaments/${EVENT}`);
  const { rounds } = (await answer.json()) as TournamentView;
  return rounds[0]?.halls ?? [];
}

test('the clock of one hall is started and extended, and the other goes on as it was', async () => {
  const [, untouched] = await hallsNow();
  const page = await stage.open(`/tournaments/${EVENT}/rounds`, { width: 1280 });
  const gym = page.getByRole('list', { name: 'Halls' }).getByRole('listitem', { name: 'Gym' });
  await gym.getByRole('button', { name: 'Start the clock of Gym' }).click();
  await surely(page, 'Start it');
  await gym.getByRole('button', { name: 'Start the clock of Gym' }).waitFor({ state: 'hidden' });
  await gym.getByRole('button', { name: 'More time for Gym' }).click();
  await surely(page, 'Give it');
  await gym.getByText('2 h 39 min left').waitFor();
  await photograph(page, 'halls');
  const [started, other] = await hallsNow();
  expect(started).toMatchObject({ started: true, minutes: 160 });
  expect(other).toEqual(untouched);
  await page.getByLabel('Which hall').selectOption('Annex');
  await page.getByRole('button', { name: /^Table 1,/ }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /^Table 4,/ }).waitFor();
});

test('the screen of a hall shows its tables alone', async () => {
  const page = await stage.open(`/tournaments/${EVENT}/hall?hall=Gym&show=tables`, { width: 1280 });
  await page.getByText('Round 1, Gym').waitFor();
  const lines = page.getByRole('region', { name: 'Pairings of round 1' }).getByRole('listitem');
  expect(await lines.count()).toBe(3);
  await photograph(page, 'hall-of-tables');
});

test('an announcement for one hall is read there, and not on the screen of another', async () => {
  const desk = await stage.open(`/tournaments/${EVENT}`, { width: 1280 });
  await desk.getByText(/without a result \(Gym 3, Annex 3\)/).waitFor();
  await desk.getByRole('button', { name: 'Announce' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('What everybody is to know').fill('The door to the car park is locked at six.');
  await dialog.getByLabel('In', { exact: true }).selectOption('Annex');
  await photograph(desk, 'announce-in-hall');
  await dialog.getByRole('button', { name: 'Announce it' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const screenOf = (hall: string) => stage.open(`/tournaments/${EVENT}/hall?hall=${hall}`, { width: 1280 });
  const [annex, gym] = [await screenOf('Annex'), await screenOf('Gym')];
  await annex.getByText('The door to the car park is locked at six.').waitFor();
  await gym.getByText('Round 1, Gym').waitFor();
  expect(await gym.getByText('The door to the car park is locked at six.').count()).toBe(0);
});

test('the screen of all halls says where each table stands', async () => {
  const page = await stage.open(`/tournaments/${EVENT}/hall?show=tables`, { width: 1280 });
  const lines = page.getByRole('region', { name: 'Pairings of round 1' }).getByRole('listitem');
  await lines.filter({ hasText: 'Annex' }).first().waitFor();
  expect([await lines.count(), await lines.filter({ hasText: 'Annex' }).count()]).toEqual([6, 3]);
});
