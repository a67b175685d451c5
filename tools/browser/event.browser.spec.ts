import type { Page } from 'playwright-core';
import { graveViolations } from './axe.js';
import { ask, seated, sessionOf, signedIn, staffed } from './staffed.js';
import { recordAll } from './small-match.js';
import { sharedStage, type Stage, type View } from './stage.js';

const NARROW: View = { width: 320, height: 640, touch: true };

/** What no field of the page shows. */
const ELSEWHERE = {
  conflicts: ['club'],
  ownAppeals: 'final',
  concession: { unit: 'vp', winner: 100, loser: 0 },
} as const;
const DECIDED = { name: 'Open', penalties: 'frontline-itc', appealMinutes: 30, players: 'open-matches', ...ELSEWHERE };

let organizer = '';
let desk = '';

const stage: Stage = sharedStage(
  async () => {
    ({ organizer, desk } = await staffed(stage));
    const seats = { A: { player: 'ada' }, B: { player: 'ben' } };
    const settings = { chessClock: { per: 'game', minutes: 1 } };
    await recordAll(
      stage.base,
      'timed',
      [
        { type: 'OpenMatch', data: { title: 'Timed', pack: { id: 'wh40k-10e' }, seats, settings, depth: 'score' } },
        { type: 'StartBattle', data: { firstTurn: 'A' } },
        { type: 'PassTime', data: { to: 'A' } },
      ],
      desk,
    );
  },
  { ADJUTANT_ACCESS: 'staffed' },
);
beforeEach(() => ask(stage, '/event', DECIDED, organizer, 'PUT'));

const kept = async (): Promise<object> => (await (await fetch(`${stage.base}/api/event`)).json()) as object;
const rules = (page: Page) => page.getByRole('group', { name: 'Chess clocks' });

async function decidedOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Decide it' }).click();
  await page.getByText('It is decided.').waitFor();
}

test('what holds of chess clocks is decided on the page of the event, and whatever else was decided stays', async () => {
  const page = await signedIn(stage, 'Olga Organizer');
  await page.goto(`${stage.base}/event`);
  const clocks = rules(page);
  await clocks.getByLabel('What holds of chess clocks').selectOption('What is said here');
  await clocks.getByLabel('Who may pause a clock').selectOption('Judges alone');
  await clocks.getByLabel('When somebody’s time has run out').selectOption('What they do from then on is flagged');
  await clocks.getByLabel('What a player without time still does').fill('Saves only.');
  await clocks.getByLabel('Matches are offered a clock').check();
  await clocks.getByLabel('Minutes for each player').fill('0');
  await clocks.getByText('From 1 to 1440 minutes.').waitFor();
  expect(await page.getByRole('button', { name: 'Decide it' }).isDisabled()).toBe(true);
  await clocks.getByLabel('Minutes for each player').fill('80');
  await clocks.getByLabel('Minutes of neutral time').fill('20');
  expect(await graveViolations(page)).toEqual([]);
  await decidedOn(page);
  const terms = { per: 'game', minutes: 80, neutral: 20 };
  const chessClock = { pauses: 'judges', out: 'flagged', says: 'Saves only.', terms };
  expect(await kept()).toEqual({ ...DECIDED, chessClock });

  await page.reload();
  expect(await clocks.getByLabel('What a player without time still does').inputValue()).toBe('Saves only.');
  expect(await clocks.getByLabel('Minutes for each player').inputValue()).toBe('80');
  await clocks.getByLabel('Who may pause a clock').selectOption('Anybody at the table');
  await clocks.getByLabel('Matches are offered a clock').uncheck();
  await decidedOn(page);
  expect(await kept()).toEqual({
    ...DECIDED,
    chessClock: { pauses: 'anybody', out: 'flagged', says: 'Saves only.' },
  });

  // The policy of penalties has the say again.
  await clocks.getByLabel('What holds of chess clocks').selectOption('What the policy of penalties says');
  await decidedOn(page);
  expect(await kept()).toEqual(DECIDED);
});

test('what was decided elsewhere is changed by nothing else on the page', async () => {
  const chessClock = { pauses: 'judges', out: 'told', says: 'Saves only.', terms: { per: 'turn', minutes: 15 } };
  await ask(stage, '/event', { ...DECIDED, chessClock }, organizer, 'PUT');
  const page = await stage.open('/event', { ...NARROW, session: await sessionOf(stage, 'Olga Organizer') });
  await page.getByLabel('Name', { exact: true }).fill('Saturday');
  expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  await decidedOn(page);
  expect(await kept()).toEqual({ ...DECIDED, name: 'Saturday', chessClock });
});

test('what it says of an end of time is read at the clock', async () => {
  const chessClock = { pauses: 'judges', out: 'told', says: 'Saves only.' };
  await ask(stage, '/event', { ...DECIDED, chessClock }, organizer, 'PUT');
  const late = { type: 'GiveTime', data: { player: 'A', seconds: -60, because: 'Late' } };
  await recordAll(stage.base, 'timed', [late], desk);
  const ada = await seated(stage, 'timed', 'A', organizer);
  await ada.goto(`${stage.base}/matches/timed/table`);
  const clock = ada.getByRole('region', { name: 'Chess clock' });
  await clock.getByText('Out of time: Saves only.').waitFor();
  await clock.getByText('At this event only a judge may pause the chess clock: call one.').waitFor();
});
