import type { Locator, Page } from 'playwright-core';
import { graveViolations } from './axe.js';
import { countingClicks } from './clicks.js';
import { bothAgree, button, openedOnOneDevice, typesIn } from './one-device.js';
import { PATIENCE_MS } from './patience.js';
import { recordAll } from './small-match.js';
import { sharedStaffedStage } from './staffed-stage.js';
import { holds, sharedStage, type Stage, type View } from './stage.js';

const NARROW: View = { width: 320, height: 640, touch: true };
const DESK: View = { width: 1280, height: 900 };
/** Beyond its fields: into the slip, the way to the button, and the button. */
const BESIDE = 3;

const slipOf = (page: Page): Locator => page.getByRole('form', { name: 'The slip' });
const opening = (pack: string) => ({
  type: 'OpenMatch',
  data: {
    ...{ title: 'Table 3', pack: { id: pack }, depth: 'result', settings: {} },
    seats: { A: { player: 'ada' }, B: { player: 'ben' } },
  },
});

describe('by whoever types slips at night', () => {
  const stage: Stage = sharedStage(async () => {
    await recordAll(stage.base, 'tenth', [opening('wh40k-10e')]);
    await recordAll(stage.base, 'eighth', [opening('wh40k-8e')]);
    await recordAll(stage.base, 'touched', [opening('wh40k-10e')]);
    await recordAll(stage.base, 'given-up', [opening('wh40k-10e')]);
  });
  const eventsOf = async (match: string) => {
    const answer = await fetch(`${stage.base}/api/matches/${match}/events`);
    const { events } = (await answer.json()) as {
      readonly events: readonly { readonly type: string; readonly data: { readonly points?: number } }[];
    };
    return events.slice(1).map(({ type, data }) => [type, ...(data.points === undefined ? [] : [data.points])]);
  };

  test.each([
    ['tenth', 'wh40k-10e', 6],
    ['eighth', 'wh40k-8e', 18],
  ])('%s: every field by its number and Enter, without a mouse', async (match, _pack, fields) => {
    const page = await stage.open(`/matches/${match}/table`, DESK);
    const slip = slipOf(page);
    const inputs = slip.getByRole('textbox');
    await inputs.first().waitFor();
    expect(await inputs.count()).toBe(fields);
    const clicks = await countingClicks(page);
    let enters = 0;
    await inputs.first().focus();
    for (let at = 0; at < fields; at += 1) {
      await page.keyboard.type('1', { delay: 10 });
      await page.keyboard.press('Enter');
      enters += 1;
    }
    await slip.getByRole('button', { name: 'Record the slip' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    enters += 1;
    await page.getByRole('region', { name: 'Is this the result?' }).waitFor();
    expect(enters + (await clicks())).toBeLessThanOrEqual(fields + BESIDE);
    await holdsEvents(() => eventsOf(match), fields + 1);
    expect((await eventsOf(match)).slice(0, fields)).toEqual(
      Array.from({ length: fields }, () => ['VictoryPointsScored', 1]),
    );
    expect((await eventsOf(match)).at(-1)).toEqual(['MatchFinished']);
  });

  test('above a cap stays as typed and is told, nothing is no 0, and what it comes to stands below', async () => {
    const page = await stage.open('/matches/touched/table', NARROW);
    const slip = slipOf(page);
    const record = slip.getByRole('button', { name: 'Record the slip' });
    const field = (name: string): Locator => slip.getByRole('textbox', { name, exact: true });
    await field('Primary mission, ada').waitFor();
    await slip.getByText(/No points yet of ada, ben/).waitFor();
    await field('Primary mission, ada').tap();
    await page.keyboard.type('55', { delay: 10 });
    await slip.getByText('50 at most.').waitFor();
    expect(await field('Primary mission, ada').inputValue()).toBe('55');
    await field('Primary mission, ben').tap();
    await page.keyboard.type('0', { delay: 10 });
    await record.tap({ force: true });
    expect(await eventsOf('touched')).toEqual([]);
    await field('Primary mission, ada').fill('35');
    await slip.getByText('ada 35, ben 0: ada wins.').waitFor();
    expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    expect(await graveViolations(page)).toEqual([]);
    await record.tap();
    await page.getByRole('region', { name: 'Is this the result?' }).waitFor();
    await holdsEvents(() => eventsOf('touched'), 3);
    expect(await eventsOf('touched')).toEqual([
      ['VictoryPointsScored', 35],
      ['VictoryPointsScored', 0],
      ['MatchFinished'],
    ]);
  });

  test('who gave up is chosen, and the sheet that ends a match tells what it comes to before it is recorded', async () => {
    const page = await stage.open('/matches/given-up/table', DESK);
    const slip = slipOf(page);
    await page.getByText('More than a slip').click();
    await button(page, 'Finish the match').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/ada has 0 VP, ben has 0 VP: a draw\. No points were told\./).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await button(page, /^Primary mission/).click();
    await dialog.getByRole('textbox', { name: 'How many?' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.type('55', { delay: 10 });
    await dialog.getByText('50 at most.').waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await slip.getByText('ada 5, ben 0: ada wins.').waitFor();
    await slip.getByLabel('How it ended').selectOption({ label: 'Given up by ada' });
    await slip.getByText('ben wins: ada has given up.').waitFor();
    await slip.getByRole('button', { name: 'Record the slip' }).click();
    await holds(page, `document.querySelector('form[aria-label="The slip"]') === null`);
    await holdsEvents(() => eventsOf('given-up'), 2);
    expect(await eventsOf('given-up')).toEqual([['VictoryPointsScored', 5], ['MatchConceded']]);
  });
});

describe('at the table', () => {
  const stage = sharedStaffedStage();

  test('on one device both agree to what the slip came to', async () => {
    const { match, page } = await openedOnOneDevice(stage, { depth: 'Result' });
    const slip = slipOf(page);
    await slip.getByRole('textbox', { name: 'Primary mission, Ada', exact: true }).fill('10');
    await slip.getByRole('textbox', { name: 'Primary mission, Ben', exact: true }).fill('15');
    await slip.getByRole('button', { name: 'Record the slip' }).tap();
    await bothAgree(page, 'Is this the result?');
    await page.getByRole('heading', { name: /Ben wins/ }).waitFor();
    expect(await typesIn(stage, match)).toMatchObject({ VictoryPointsScored: 2, MatchFinished: 1, ResultConfirmed: 2 });
  });

  test('on the device of a seat each tells the own points, and whoever is last ends the match', async () => {
    const { match, page } = await openedOnOneDevice(stage, { depth: 'Result' });
    await page.close();
    const seated = async (side: 'A' | 'B'): Promise<Page> => {
      const path = `/matches/${match}/seats/${side}/links`;
      const { pathname, hash } = new URL((await stage.ask<{ link: string }>(path, {}, stage.sessions.organizer)).link);
      const phone = await stage.open(pathname + hash, NARROW);
      await phone.waitForURL(/\/matches\//);
      await phone.goto(`${stage.base}/matches/${match}/table`);
      return phone;
    };
    const [a, b] = [await seated('A'), await seated('B')];
    const told = async (phone: Page, name: string, points: string): Promise<void> => {
      const slip = slipOf(phone);
      await slip.getByRole('textbox', { name: `Primary mission, ${name}`, exact: true }).fill(points);
      await slip.getByRole('button', { name: 'Record the slip' }).tap();
    };
    await slipOf(a).getByRole('textbox').first().waitFor();
    expect(await slipOf(a).getByRole('textbox', { name: /Ben/ }).count()).toBe(0);
    await told(a, 'Ada', '10');
    await slipOf(b).getByRole('cell', { name: '10', exact: true }).first().waitFor();
    expect(await typesIn(stage, match)).toMatchObject({ VictoryPointsScored: 1 });
    await slipOf(a).getByText('Recorded: waiting for Ben to record theirs.').waitFor();
    await told(b, 'Ben', '15');
    for (const phone of [a, b]) await phone.getByRole('region', { name: 'Is this the result?' }).waitFor();
    expect(await typesIn(stage, match)).toMatchObject({ VictoryPointsScored: 2, MatchFinished: 1 });
  });
});

/** What was pressed shows before the server has answered. */
async function holdsEvents(events: () => Promise<readonly unknown[]>, count: number): Promise<void> {
  for (
    const end = Date.now() + PATIENCE_MS;
    (await events()).length < count;
    await new Promise((then) => setTimeout(then, 50))
  )
    if (Date.now() > end) throw new Error(`There are ${(await events()).length} events, not ${count}.`);
}
