import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TournamentView } from '@adjutant/tournament';
import type { Page } from 'playwright-core';
import { BEYOND, CLIPPED, OVERRUN } from './overflow.js';
import { holds, sharedStage, type Stage } from './stage.js';
import { firstRoundOut, playerId, sendToEvent } from './tournament-day.js';

const RESULTS = join(import.meta.dirname, '..', '..', 'test-results', 'event-on-phones');
/** A phone, and 400 % on a screen of 1,280 px. */
const WIDTHS = [390, 320] as const;
const EVENT = 'narrow-open';
const WIDE = 'wide-words';
const CUP = 'narrow-cup';
/** No browser breaks it of its own accord. */
const LONG = 'Rindfleischetikettierungsueberwachungsaufgabenuebertragungsgesetz';

const stage: Stage = sharedStage(async () => {
  await firstRoundOut(stage.base, EVENT);
  const [ann, bo, cy, di] = ['Ann Archer', 'Bo Archer', 'Cy Archer', 'Di Archer'].map(playerId);
  const four = [ann, bo, cy, di].map((player) => ['EnterPlayer', { player, faction: LONG, detachment: LONG }] as const);
  const halls = [{ name: LONG, from: 1, to: 1, minutes: 90, delay: 5 }];
  const lists = { wanted: true, late: 'recorded', shown: 'at-once' };
  await sendToEvent(stage.base, WIDE, [
    ['SetUpTournament', { name: LONG, rounds: 5, checkIn: true, halls, lists }],
    ...four,
    ...[ann, bo, cy, di].map((player) => ['CheckIn', { player }] as const),
    ['DraftRound', { round: 1 }],
  ]);
  await sendToEvent(stage.base, CUP, [
    ['SetUpTournament', { name: 'Narrow Cup', rounds: 2, checkIn: false }],
    ...four,
    ['CutField', { players: [ann, bo, cy, di], others: 'are-done', bracket: true }],
    ['DraftRound', { round: 1 }],
    ['PublishRound', { round: 1 }],
  ]);
});

const PARTS = ['entries', 'rounds', 'standings', 'settings', 'staff', 'register', 'print'] as const;

interface Shown {
  readonly path: string;
  /** What is opened on the page. */
  readonly open?: (page: Page) => Promise<void>;
}

const pressing =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name }).first().click();

const inDialog =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await pressing(name)(page);
    await page.getByRole('dialog').waitFor();
  };

async function everyField(page: Page): Promise<void> {
  await pressing('Set up an event')(page);
  await page.getByText('Times, tables, halls').click();
  await page.getByLabel('Standings').selectOption('wtc');
  await page.getByLabel('Everybody brings an army list').check();
  await page.getByLabel('A match that is conceded').selectOption('vp');
  await page.getByLabel('What holds of chess clocks').selectOption('own');
  await page.getByLabel('Each table has a clock').check();
  await pressing('Add a hall')(page);
}

async function changesName(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Narrow Open');
  await inDialog('Change it')(page);
}

const ORGANIZERS: readonly Shown[] = [
  { path: '/tournaments' },
  { path: '/tournaments', open: everyField },
  ...[EVENT, WIDE, CUP].flatMap((event) => PARTS.map((part) => ({ path: `/tournaments/${event}/${part}` }))),
  { path: `/tournaments/${WIDE}/entries`, open: inDialog('More about Ann Archer') },
  { path: `/tournaments/${WIDE}/entries`, open: pressing('Paste players') },
  { path: `/tournaments/${EVENT}/rounds`, open: inDialog(/^Table 1,/) },
  { path: `/tournaments/${EVENT}/rounds`, open: inDialog('Close round 1') },
  { path: `/tournaments/${WIDE}/rounds`, open: pressing('Why table 1?') },
  { path: `/tournaments/${EVENT}/settings`, open: changesName },
];

const EVERYBODY: readonly Shown[] = [
  ...[EVENT, WIDE].flatMap((event) => [
    { path: `/tournaments/${event}/hall` },
    { path: `/tournaments/${event}/me?player=${playerId('Ann Archer')}` },
  ]),
  { path: `/tournaments/${CUP}/bracket` },
];

const JUDGES: readonly Shown[] = [{ path: '/judge' }, { path: '/event' }, { path: '/book' }];

async function settled(page: Page): Promise<void> {
  await page.locator('main h1, main h2').first().waitFor();
  await holds(
    page,
    '!document.body.innerText.includes("Reading ") && document.querySelector("div[role=status]:empty") === null',
  );
}

async function faultsOf(page: Page, { path, open }: Shown, name: string): Promise<readonly string[]> {
  await page.setViewportSize({ width: WIDTHS[0], height: 844 });
  await page.goto(stage.base + path);
  await settled(page);
  if (open) {
    await open(page);
    await settled(page);
  }
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await page.screenshot({ path: join(RESULTS, `${name}-${width}.png`), fullPage: true });
    for (const asked of [BEYOND, CLIPPED, OVERRUN])
      faults.push(...(await page.evaluate<readonly string[]>(asked)).map((one) => `${path} at ${width} px: ${one}`));
  }
  return faults;
}

test.each([
  ['whoever runs an event', 'organizer', ORGANIZERS],
  ['players and whoever looks', 'everybody', EVERYBODY],
  ['judges', 'judge', JUDGES],
] as const)(
  'on a phone no page of %s reaches over its edge, and no button cuts off its words',
  async (_, who, pages) => {
    await mkdir(RESULTS, { recursive: true });
    const page = await stage.open('/tournaments', { width: WIDTHS[0], touch: true });
    const faults: string[] = [];
    for (const [at, shown] of pages.entries()) faults.push(...(await faultsOf(page, shown, `${who}-${at}`)));
    expect(faults).toEqual([]);
  },
);

test('the match of a table says on a phone which round and table of its event it is', async () => {
  const { rounds } = (await (await fetch(`${stage.base}/api/tournaments/${EVENT}`)).json()) as TournamentView;
  const match = rounds[0]?.tables.find(({ table }) => table === 1)?.match ?? '';
  const page = await stage.open(`/matches/${match}`, { width: WIDTHS[0], touch: true });
  await page.getByText('Round 1, table 1', { exact: true }).waitFor();
  expect(await faultsOf(page, { path: `/matches/${match}` }, 'match')).toEqual([]);
  expect(await faultsOf(page, { path: `/matches/${match}/table` }, 'table')).toEqual([]);
});
