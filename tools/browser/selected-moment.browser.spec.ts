import type { Page } from 'playwright-core';
import { graveViolations } from './axe.js';
import { recordAll, recordSmallMatch, send } from './small-match.js';
import { sharedStage, type Stage } from './stage.js';
import { unreadable } from './words.js';

/** More than there are entries, so that no other number of the page is the same. */
const FINAL = 87;
const UNFOLDED = {
  type: 'ScoreVictoryPoints',
  data: { player: 'B', category: 'primary', points: 30, what: 'The centre' },
};
const ANSWER = { entry: 9, question: 'enemy-within-8-visible-unengaged', answer: 'yes' };
const ENDING = [
  { type: 'AnswerQuestion', data: ANSWER },
  UNFOLDED,
  { type: 'ScoreVictoryPoints', data: { player: 'B', category: 'secondary', points: 33, what: 'Bring It Down' } },
  { type: 'FinishMatch', data: { ending: 'time', because: 'The round was over.' } },
  { type: 'ConfirmResult', data: { player: 'A' }, actor: { id: 'ada', role: 'player' } },
  { type: 'ConfirmResult', data: { player: 'B' } },
] as const;
const OPENING = {
  type: 'OpenMatch',
  data: {
    title: 'Round 3, table 1',
    pack: { id: 'wh40k-10e' },
    seats: { A: { player: 'ada' }, B: { player: 'ben' } },
    settings: { rosters: 'as-declared' },
  },
} as const;

const stage: Stage = sharedStage(async () => {
  await recordSmallMatch(stage.base, 'over');
  await recordAll(stage.base, 'over', ENDING);
  await recordAll(stage.base, 'just-opened', [OPENING]);
});

const panel = (page: Page) => page.getByRole('tabpanel');
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });
const entry = (page: Page, number: number) => page.getByRole('article', { name: `Entry ${number}`, exact: true });

/** Everything that can be read on the page or is told of it, without the hours at which things happened. */
async function told(page: Page): Promise<string> {
  const text = await page.evaluate<string>(
    `[document.title, document.body.innerText, ...[...document.querySelectorAll('[aria-label], [aria-valuetext], [title]')].flatMap((one) => ['aria-label', 'aria-valuetext', 'title'].map((name) => one.getAttribute(name) ?? ''))].join('\\n')`,
  );
  return text.replaceAll(/\d\d:\d\d(:\d\d)?/g, '');
}

/** What would tell the end. */
const END = new RegExp(`\\b${FINAL}\\b|\\bwon\\b|\\bwins\\b|confirm|finished|15:87`, 'i');

async function leaks(page: Page): Promise<readonly string[]> {
  return (await told(page)).split('\n').filter((line) => END.test(line));
}

describe('a match that has ended', () => {
  test('opens on its summary: who won, how it was agreed, points by round and category, what is left open', async () => {
    const page = await stage.open('/matches/over');
    await page.getByRole('heading', { name: /^ben wins 87:15/ }).waitFor();
    await page.getByText('Confirmed by ada. The confirmation of ben was entered by a scorekeeper.').waitFor();
    const ben = page.getByRole('region', { name: 'Points of ben' });
    expect(await ben.getByRole('row', { name: /^Primary/ }).innerText()).toMatch(/10\s+40\s+50$/);
    expect(await ben.getByRole('row', { name: /^Secondary/ }).innerText()).toMatch(/4\s+33\s+37$/);
    expect(await ben.getByText(/^Command points: \d+ gained, \d+ spent, \d+ left\.$/).count()).toBe(1);
    await page.getByRole('link', { name: 'Report of the match' }).waitFor();
    await page.getByRole('list', { name: 'Files of this match' }).getByRole('link', { name: 'Match file' }).waitFor();
    await page.getByText('No judge was called.').waitFor();
    expect(await unreadable(page)).toEqual([]);
    expect(await graveViolations(page)).toEqual([]);
    await page.getByRole('button', { name: /^\d+ doubts?$/ }).click();
    await page.getByRole('heading', { name: 'What the record leaves in doubt' }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Step through from the start' }).click();
    await entry(page, 0).waitFor();
    expect(await leaks(page)).toEqual([]);
    await page.getByRole('button', { name: 'Newest entry' }).click();
    await entry(page, 39).waitFor();
    await tab(page, 'Summary').click();
    await page.getByRole('heading', { name: /^ben wins/ }).waitFor();
    await tab(page, 'Entry').click();
    await entry(page, 39).waitFor();
  });

  test('a link to an entry opens the entry, with a desk that desk', async () => {
    const page = await stage.open('/matches/over?step=39');
    await entry(page, 39).waitFor();
    const desk = await stage.open('/matches/over?desk=ledgers');
    await desk.getByRole('table').first().waitFor();
  });

  test('tells nothing of its end while it is stepped through, in any view', async () => {
    const page = await stage.open('/matches/over?step=10');
    await entry(page, 10).waitFor();
    await page.getByText('29 later entries are not shown', { exact: false }).first().waitFor();
    expect(await leaks(page)).toEqual([]);
    const names = await page.getByRole('tab').allInnerTexts();
    expect(names.join()).toMatch(/Summary.*Options.*Units/);
    expect(names.join()).not.toMatch(/Refused \d/);
    for (const name of names) {
      await tab(page, name).click();
      await page.getByRole('tabpanel', { name }).waitFor();
      await panel(page)
        .getByText(/^Reading/)
        .first()
        .waitFor({ state: 'detached' });
      expect([name, await leaks(page)]).toEqual([name, []]);
    }
    await tab(page, 'Chart').click();
    expect(await page.getByRole('row', { name: /B VP/ }).innerText()).toMatch(/VP\s+0$/);
    await tab(page, 'Ledgers').click();
    expect(await page.getByRole('button', { name: 'Go to entry 12' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Show all' }).first().click();
    await page.getByRole('button', { name: 'Go to entry 12' }).waitFor();
    expect(await page.locator('[data-entry]').count()).toBe(40);
    const phone = await stage.open('/matches/over?step=10', { width: 390, height: 844 });
    await entry(phone, 10).waitFor();
    expect(await leaks(phone)).toEqual([]);
  });

  test('a slow answer does not show the end meanwhile', async () => {
    const page = await stage.open('/matches/over?step=10', { line: 400 });
    await page.getByRole('region', { name: 'Scoreboard' }).waitFor();
    const seen: string[] = [];
    while ((await entry(page, 10).getByRole('heading', { name: 'Findings' }).count()) === 0)
      seen.push(await page.getByRole('region', { name: 'Scoreboard' }).innerText());
    expect(seen.filter((text) => END.test(text))).toEqual([]);
  });
});

/** Rows of the options that have a frame of their own, as a button has, or a hand over them. */
const BOXED = `[...document.querySelectorAll('[aria-label^="Options of"] li, [aria-label^="Options of"] li *')]
  .filter((one) => {
    const { borderLeftStyle, borderRadius, cursor } = getComputedStyle(one);
    return (borderLeftStyle === 'solid' && borderRadius !== '0px') || (cursor === 'pointer' && one.closest('summary') === null);
  })
  .map((one) => one.outerHTML)`;

describe('units and options', () => {
  const unit = (page: Page, name: string) => panel(page).getByRole('listitem').filter({ hasText: name });

  test('are those of the selected moment', async () => {
    const page = await stage.open('/matches/over?step=9&desk=units');
    await page.getByText('As they were after entry 9.').waitFor();
    expect(await unit(page, 'Scout Squad').innerText()).toMatch(/Battlefield/);
    await page.getByRole('button', { name: 'One entry forward' }).click();
    await page.getByText('As they were after entry 10.').waitFor();
    expect(await unit(page, 'Scout Squad').innerText()).toMatch(/Destroyed/);
    await page.getByRole('button', { name: 'First entry' }).click();
    await page.getByText('No roster was submitted by entry 0.').waitFor();
    const options = await stage.open('/matches/over?step=8&desk=options');
    const ada = options.getByRole('region', { name: 'Options of ada' });
    await options.getByText('As it was after entry 8', { exact: false }).waitFor();
    expect(await ada.locator(':scope > ul').getByText('Grenade', { exact: true }).count()).toBe(1);
    await options.getByRole('button', { name: 'One entry forward' }).click();
    await options.getByText('As it was after entry 9', { exact: false }).waitFor();
    expect(await ada.locator(':scope > ul').getByText('Grenade', { exact: true }).count()).toBe(0);
  });

  test('what cannot be done is a line with its reason and rule, and nothing there looks as if it could be pressed', async () => {
    const page = await stage.open('/matches/over?step=8&desk=options');
    await page
      .getByText(/^Not then: \d+$/)
      .first()
      .click();
    const ada = page.getByRole('region', { name: 'Options of ada' });
    await ada
      .getByText(/may be used in: /)
      .first()
      .waitFor();
    expect(await ada.getByRole('list', { name: 'Cited rules' }).count()).toBeGreaterThan(3);
    expect(await ada.getByRole('button').count()).toBe(0);
    const boxed = await page.evaluate<readonly string[]>(BOXED);
    expect(boxed).toEqual([]);
  });
});

describe('a match that was just opened', () => {
  test('says what comes next and who does it, and what it waits for once it is played', async () => {
    const page = await stage.open('/matches/just-opened');
    const next = page.getByRole('region', { name: 'What comes next' });
    await next.getByText('ada and ben each submit a roster.').waitFor();
    await next.getByText('starts the battle, and says who has the first turn', { exact: false }).waitFor();
    const roster = (player: string, id: string) => ({
      type: 'SubmitRoster',
      data: {
        player,
        roster: { faction: 'Other', points: 100, units: [{ id, name: 'Squad', keywords: ['INFANTRY'] }] },
      },
    });
    await send(stage.base, 'just-opened', roster('A', 'A1'));
    await next.getByText('ben submits a roster.').waitFor();
    await send(stage.base, 'just-opened', roster('B', 'B1'));
    await next.getByText('submits a roster').waitFor({ state: 'detached' });
    await send(stage.base, 'just-opened', { type: 'StartBattle', data: { firstTurn: 'B' } });
    await next.waitFor({ state: 'detached' });
    await page.getByRole('region', { name: 'Scoreboard' }).getByText('waits for ben to go on').waitFor();
  });
});
