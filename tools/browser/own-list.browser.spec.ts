import type { TournamentView } from '@adjutant/tournament';
import { sharedStage, type Stage } from './stage.js';
import { photograph, playerId, PLAYERS, sendToEvent } from './tournament-day.js';

const EVENT = 'evening-before';
const FOUR = PLAYERS.slice(0, 4);
const ANN = playerId('Ann Archer');
const LIST = `++ Low Tide - Tidewardens (v3.5.1) [GF 750pts] [2 Units] ++

Tide Captain [1] Q3+ D3+ | 75pts | Hero, Tough(3)
Pearl Blade (A3, AP(1))

Reef Guard [5] Q4+ D4+ | 90pts | Furious
5x Coral Rifle (24", A1)
`;
const stage: Stage = sharedStage(() =>
  sendToEvent(stage.base, EVENT, [
    [
      'SetUpTournament',
      {
        ...{ name: 'Evening before', rounds: 2, checkIn: true, pack: { id: 'opr' } },
        lists: { wanted: true, late: 'recorded', shown: 'when-locked' },
      },
    ],
    ...FOUR.map(({ name }) => ['EnterPlayer', { player: playerId(name) }] as const),
  ]),
);

async function eventNow(): Promise<TournamentView> {
  return (await (await fetch(`${stage.base}/api/tournaments/${EVENT}`)).json()) as TournamentView;
}

async function brings(player: string): Promise<void> {
  const response = await fetch(`${stage.base}/api/tournaments/${EVENT}/lists`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ player, text: LIST }),
  });
  if (!response.ok) throw new Error(`${player}: ${await response.text()}`);
}

test('a player says on a phone that they are here, and brings a list that the organizer reads', async () => {
  const phone = await stage.open(`/tournaments/${EVENT}/me?player=${ANN}`, { width: 390 });
  await phone.getByRole('button', { name: 'I am here' }).click();
  await phone.getByText('You are checked in.').waitFor();
  await phone.getByRole('button', { name: 'Bring my list' }).click();
  await phone.getByLabel('Army list').fill(LIST);
  await phone.getByRole('button', { name: 'Look at the list' }).click();
  await photograph(phone, 'list-looked-at');
  await phone.getByRole('button', { name: 'Bring this list' }).click();
  await phone.getByText('Reef Guard').first().waitFor();
  await photograph(phone, 'list-brought');
  const entry = (await eventNow()).entries.find(({ player }) => player === ANN);
  expect(entry).toMatchObject({ checkedIn: true, list: { check: 'legal', late: false } });
});

test('the form for lists at the table takes the list that was brought to the event', async () => {
  for (const { name } of FOUR) await brings(playerId(name));
  const others = FOUR.map(({ name }) => playerId(name)).filter((player) => player !== ANN);
  await sendToEvent(stage.base, EVENT, [
    ...others.map((player) => ['CheckIn', { player }] as const),
    ['DraftRound', { round: 1 }],
    ['PublishRound', { round: 1 }],
  ]);
  const table = async () =>
    (await eventNow()).rounds[0]?.tables.find(({ A, B, match }) => match !== null && (A === ANN || B === ANN));
  let mine = await table();
  for (let looks = 0; mine === undefined && looks < 100; looks += 1) {
    await new Promise((wake) => setTimeout(wake, 100));
    mine = await table();
  }
  const page = await stage.open(`/matches/${mine?.match ?? ''}/table`, { width: 390 });
  await page.getByRole('button', { name: /^Bring a list for / }).click();
  await page.getByRole('button', { name: 'Take the list that was brought to the event' }).click();
  await page.getByText('2 units', { exact: true }).waitFor();
  await photograph(page, 'list-of-event');
});
