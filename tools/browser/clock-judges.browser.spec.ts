import type { Page } from 'playwright-core';
import { graveViolations } from './axe.js';
import { recordAll } from './small-match.js';
import { ask, seated, signedIn, staffed } from './staffed.js';
import { holds, sharedStage, type Stage } from './stage.js';

let organizer = '';
let desk = '';

const stage: Stage = sharedStage(
  async () => {
    ({ organizer, desk } = await staffed(stage));
    const seats = { A: { player: 'ada' }, B: { player: 'ben' } };
    const settings = { chessClock: { per: 'game', minutes: 75 } };
    const opening = { title: 'Round 2, table 7', pack: { id: 'wh40k-10e' }, seats, settings, depth: 'score' };
    await recordAll(
      stage.base,
      'timed',
      [
        { type: 'OpenMatch', data: opening },
        { type: 'StartBattle', data: { firstTurn: 'A' } },
      ],
      desk,
    );
    await ask(stage, '/event', { name: 'Open', chessClock: { pauses: 'judges', out: 'told' } }, organizer, 'PUT');
  },
  { ADJUTANT_ACCESS: 'staffed' },
);

const clock = (page: Page) => page.getByRole('region', { name: 'Chess clock' });
const runs = (page: Page, side: 'A' | 'B') => clock(page).locator(`[data-side=${side}][data-runs]`);
const leftTo = (page: Page, side: 'A' | 'B') =>
  page.evaluate<number>(
    `Number(document.querySelector('[aria-label="Chess clock"] [data-side=${side}] [data-left]').dataset.left)`,
  );

async function atTable(side: 'A' | 'B'): Promise<Page> {
  const page = await seated(stage, 'timed', side, organizer);
  await page.goto(`${stage.base}/matches/timed/table`);
  return page;
}

test('a judge starts the clock, pauses it and gives time from the head of the match, without a call; both phones show it', async () => {
  const phones = [await atTable('A'), await atTable('B')];
  const judge = await signedIn(stage, 'Jo Judge');
  await judge.goto(`${stage.base}/matches/timed`);
  await clock(judge).getByRole('button', { name: 'Let ben’s time run' }).click();
  for (const phone of phones) await runs(phone, 'B').waitFor();
  await clock(judge).getByRole('button', { name: 'Pause the clock' }).click();
  for (const phone of phones) {
    await clock(phone).getByText('Paused', { exact: true }).waitFor();
    // What the event leaves to judges no player presses, and reads why.
    await clock(phone).getByText('At this event only a judge may let a paused chess clock go on: call one.').waitFor();
    expect(await clock(phone).getByRole('button', { name: 'Pause the clock' }).count()).toBe(0);
  }

  const before = await leftTo(judge, 'B');
  await clock(judge).getByRole('button', { name: 'Give time …' }).click();
  const dialog = judge.getByRole('dialog', { name: 'Give time' });
  const give = dialog.locator('button[type=submit]');
  await dialog.getByText('ben', { exact: true }).click();
  await dialog.getByLabel('Minutes').fill('2');
  await dialog.getByLabel('Seconds').fill('30');
  expect(await give.isDisabled()).toBe(true);
  await dialog.getByLabel('Why').fill('The table was moved.');
  expect(await graveViolations(judge)).toEqual([]);
  await give.and(judge.getByRole('button', { name: 'Give 2:30 to ben' })).click();
  await dialog.waitFor({ state: 'detached' });
  for (const page of [judge, ...phones])
    await holds(
      page,
      `Number(document.querySelector('[aria-label="Chess clock"] [data-side=B] [data-left]').dataset.left) >= ${before + 149_000}`,
    );

  // Some of it is taken back, and the reasons of both stand in the record.
  await clock(judge).getByRole('button', { name: 'Give time …' }).click();
  await dialog.getByText('ben', { exact: true }).click();
  await dialog.getByText('Take away', { exact: true }).click();
  await dialog.getByLabel('Seconds').fill('30');
  await dialog.getByLabel('Why').fill('It was less.');
  await dialog.getByRole('button', { name: 'Take 0:30 from ben' }).click();
  await dialog.waitFor({ state: 'detached' });
  const list = judge.getByRole('list', { name: 'Entries by turn and phase' });
  await list.getByText('ben is given 2:30 of time: The table was moved.').waitFor();
  await list.getByText('ben loses 0:30 of time: It was less.').waitFor();
  await clock(judge).getByRole('button', { name: 'Let ada’s time run' }).click();
  for (const phone of phones) await runs(phone, 'A').waitFor();
});

test('whoever only sits at the table gives no time from the head of the match', async () => {
  const ada = await seated(stage, 'timed', 'A', organizer);
  await clock(ada).getByText('ada', { exact: true }).waitFor();
  expect(await clock(ada).getByRole('button').count()).toBe(0);
});

test('all that a judge finds in the head of a match is one line of a usual screen', async () => {
  const judge = await signedIn(stage, 'Jo Judge');
  await judge.goto(`${stage.base}/matches/timed`);
  await judge.getByRole('button', { name: 'Give a penalty' }).waitFor();
  const parts = [
    judge.getByRole('heading', { level: 1 }),
    judge.getByRole('link', { name: 'Report', exact: true }),
    judge.getByText('Details', { exact: true }).first(),
  ];
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const middles = boxes.map((box) => (box === null ? Number.NaN : box.y + box.height / 2));
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(20);
});
