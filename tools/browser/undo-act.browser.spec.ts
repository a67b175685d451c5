import type { TournamentView } from '@adjutant/tournament';
import { sharedStage, type Stage } from './stage.js';
import { firstRoundOut, photograph, playerId, sendToEvent, surely } from './tournament-day.js';

const EVENT = 'slip-of-the-hand';
const ANN = playerId('Ann Archer');
const stage: Stage = sharedStage(() => firstRoundOut(stage.base, EVENT));

test('what was done last stands above the event, and is taken back by an entry of its own', async () => {
  const page = await stage.open(`/tournaments/${EVENT}/entries`, { width: 1280 });
  await page.getByText('Round 1 is published').waitFor();
  await page.getByText('Change the tables concerned').waitFor();
  await sendToEvent(stage.base, EVENT, [['DropPlayer', { player: ANN }]]);
  await page.getByText('Ann Archer drops after round 1.').waitFor();
  await photograph(page, 'last-act');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await surely(page, 'Reinstate the player', 'The wrong line was pressed');
  await page.getByText('Ann Archer is back from round 2 on: The wrong line was pressed').waitFor();
  const { entries } = (await (await fetch(`${stage.base}/api/tournaments/${EVENT}`)).json()) as TournamentView;
  expect(entries.find(({ player }) => player === ANN)).toMatchObject({ status: 'entered' });
});
