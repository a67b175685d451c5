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
