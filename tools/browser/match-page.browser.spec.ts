import type { Page } from 'playwright-core';
import { recordSmallMatch, send, SMALL } from './small-match.js';
import { sharedStage, type Stage } from './stage.js';

const stage: Stage = sharedStage(async () => {
  await recordSmallMatch(stage.base, 'small');
});

const selected = (page: Page) => page.getByRole('status', { name: 'Selected entry' });
const entry = (page: Page, number: number) => page.getByRole('article', { name: `Entry ${number}`, exact: true });

/** Waits until an entry is shown, and checks that the address and the stepper name it as well. */
async function at(page: Page, number: number): Promise<void> {
  await entry(page, number).waitFor();
  expect(await selected(page).innerText()).toMatch(new RegExp(`^${number}\\b`));
  // The address comes after the last step.
  await page.waitForURL((url) => url.searchParams.get('step') === String(number));
}

async function revision(): Promise<number> {
  const view = (await (await fetch(`${stage.base}/api/matches/small`)).json()) as { revision: number };
  return view.revision;
}

describe('the match page', () => {
  test('shows scoreboard, ledgers and timeline', async () => {
    const page = await stage.open('/matches/small');
    await page.getByRole('heading', { name: SMALL.title }).waitFor();
    const board = page.getByRole('region', { name: 'Scoreboard' });
    await board.getByText('Round 2 · ben’s turn · Command').waitFor();
    expect(await board.getByRole('listitem').count()).toBeGreaterThan(10);
    expect(await page.locator('[data-entry]').count()).toBe(34);
    await page.getByRole('tab', { name: 'Ledgers' }).click();
    await page.getByRole('table').nth(1).waitFor();
    expect(await page.getByRole('table').count()).toBe(2);
    await page
      .getByRole('row', { name: /Grenade.*spend/ })
      .first()
      .waitFor();
  });

  test('steps with buttons, and the address follows', async () => {
    const page = await stage.open('/matches/small?step=9');
    await at(page, 9);
    await page.getByRole('button', { name: 'One entry forward' }).click();
    await at(page, 10);
    await page.getByRole('button', { name: 'One entry back' }).click();
    await at(page, 9);
    await page.getByRole('button', { name: 'First entry' }).click();
    await at(page, 0);
    await page.getByRole('button', { name: 'Newest entry' }).click();
    await at(page, 33);
  });

  test('steps with keys: entries, turns, first and last', async () => {
    const page = await stage.open('/matches/small?step=9');
    await at(page, 9);
    const steps = [
      ['ArrowRight', 10],
      ['ArrowLeft', 9],
      [']', 15],
      [']', 24],
      ['[', 15],
      ['End', 33],
      ['Home', 0],
    ] as const;
    for (const [key, number] of steps) {
      await page.keyboard.press(key);
      await at(page, number);
    }
  });

  test('a slash goes to the search, where arrows belong to the text, and the timeline is narrowed', async () => {
    const page = await stage.open('/matches/small?step=9');
    await at(page, 9);
    await page.keyboard.press('/');
    await page.keyboard.type('go to ground');
    await page.keyboard.press('ArrowLeft');
    await page.getByText('1 of 34 entries').waitFor();
    await at(page, 9);
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox', { name: 'Corrections' }).waitFor({ state: 'attached' });
    await page.getByText('Uses', { exact: true }).click();
    await page.getByText('4 of 34 entries').waitFor();
  });

  test('a question mark lists the keys', async () => {
    const page = await stage.open('/matches/small?step=9');
    await at(page, 9);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).getByText('To the start of the next turn').waitFor();
  });

  test('a deep link opens its entry, with balances, ledger lines and findings by rule and footing', async () => {
    const page = await stage.open('/matches/small?step=9');
    await at(page, 9);
    const article = entry(page, 9);
    await article.getByText('1 → 0').waitFor();
    await article.getByRole('heading', { name: 'Ledger lines' }).waitFor();
    const findings = article.getByRole('region', { name: 'Findings' });
    await findings.getByText('Grenade', { exact: true }).first().waitFor();
    await findings.getByText(/Grenade, lines 46-52/).waitFor();
    expect(await findings.getByText('from the record', { exact: true }).count()).toBeGreaterThan(3);
    expect(await findings.getByText('players said so', { exact: true }).count()).toBe(4);
    expect(await findings.locator('[data-answer="unknown"]').count()).toBe(1);
    await article.getByRole('heading', { name: 'Open at this moment' }).waitFor();
  });

  test('a ledger line leads to its entry, and back leads to the ledger', async () => {
    const page = await stage.open('/matches/small?step=3&desk=ledgers');
    await page.getByRole('button', { name: 'Go to entry 12' }).click();
    await at(page, 12);
    await page.goBack();
    await page.getByRole('button', { name: 'Go to entry 12' }).waitFor();
  });

  test('the chart has a table with the same numbers', async () => {
    const page = await stage.open('/matches/small?desk=chart');
    const table = page.getByRole('table', { name: 'The same in numbers' });
    await table.waitFor();
    expect(await table.getByRole('row', { name: /B VP/ }).innerText()).toMatch(/14\s+24/);
  });

  test('what if: both readings side by side with both ledgers, and nothing is recorded', async () => {
    const before = await revision();
    const page = await stage.open('/matches/small?step=17');
    await at(page, 17);
    await page.getByRole('button', { name: 'What if not?' }).click();
    await page.getByText('Nothing is recorded').waitFor();
    await page.getByRole('button', { name: 'Leave entry 17 out' }).click();
    for (const name of ['As a correction', 'Played on']) {
      const reading = page.getByRole('region', { name });
      await reading.getByText('3 → 2').waitFor();
      await reading.getByRole('heading', { name: 'Falls' }).waitFor();
      await reading.getByRole('heading', { name: 'Becomes legal' }).waitFor();
      await reading.getByText('Entry 17 is struck.').waitFor();
      await reading.getByText('Both ledgers').click();
      await reading.locator('[data-mark="struck"]').first().waitFor();
    }
    await page.getByLabel('What if entry 17').selectOption('redate');
    await page.getByLabel('Before entry').fill('16');
    await page.getByRole('button', { name: 'Suppose it' }).click();
    await page
      .getByText('The record comes to the same', { exact: false })
      .or(page.getByText('What differs'))
      .first()
      .waitFor();
    expect(await revision()).toBe(before);
  });

  test('every number says why it is what it is, to a click and to the keyboard', async () => {
    const page = await stage.open('/matches/small?step=9');
    await at(page, 9);
    const board = page.getByRole('region', { name: 'Scoreboard' });
    await board.getByRole('button', { name: /^CP of ada: 0, why/ }).focus();
    await page.keyboard.press('Enter');
    const answer = page.getByRole('region', { name: 'Why: CP of ada' });
    await answer.getByText('ada has 0 CP after entry 9').waitFor();
    expect(await answer.getByRole('listitem').filter({ hasText: 'Grenade' }).first().innerText()).toMatch(/−1/);
    await page.keyboard.press('ArrowRight');
    await at(page, 9);
    await page.keyboard.press('Escape');
    await answer.waitFor({ state: 'hidden' });
    await page.getByRole('tab', { name: 'Ledgers' }).click();
    await page.getByRole('button', { name: /^Price of entry 9/ }).click();
    await page.getByText('Entry 9 costs 1.').waitFor();
    await page.getByRole('button', { name: 'entry 9', exact: true }).first().click();
    await entry(page, 9).waitFor();
  });

  test('two moments stand side by side, and a first moment is found', async () => {
    const page = await stage.open('/matches/small?step=8&desk=moments');
    const moments = page.getByRole('region', { name: 'Two moments' });
    await moments.getByLabel('And after entry').fill('9');
    await moments.getByRole('article', { name: 'After entry 9' }).waitFor();
    await moments.getByText('ada spent 1 CP on Grenade', { exact: false }).waitFor();
    await page.getByLabel('What was so').fill('ada had no CP');
    await page.getByRole('button', { name: 'Find it' }).click();
    await page
      .getByRole('region', { name: 'First moment' })
      .getByText(/Found by looking at \d entries/)
      .waitFor();
  });

  test('a link to a moment says whether it holds', async () => {
    const { link } = (await (await fetch(`${stage.base}/api/matches/small/moments/9`)).json()) as { link: string };
    const page = await stage.open(link);
    await page.getByText('The link holds.').waitFor();
    expect(await selected(page).innerText()).toMatch(/^9\b/);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('button', { name: 'Link copied' }).or(page.getByLabel('Link to this moment')).waitFor();
    await page.keyboard.press('ArrowRight');
    await at(page, 10);
    expect(new URL(page.url()).searchParams.get('state')).toBeNull();
    const other = await stage.open(link.replace(/[0-9a-f]{64}/, '0'.repeat(64)));
    await other.getByText('This is not the moment that the link was made for.').waitFor();
    const beyond = await stage.open(link.replace('entry=9', 'entry=999'));
    await beyond.getByText('This link cannot be checked: The record has no such moment').waitFor();
    stage.forgive(/status of 404/);
  });

  test('options say what may be done now and why not for the rest', async () => {
    const page = await stage.open('/matches/small?desk=options');
    await page.getByText('Command Re-roll').first().waitFor();
    await page
      .getByText(/^Not now/)
      .first()
      .click();
    await page
      .getByText(/may be used in: your Shooting phase/)
      .first()
      .waitFor();
    expect(await page.getByText('stratagem/wrong-phase').first().isVisible()).toBe(false);
  });

  test('what was refused is listed, with its code on request', async () => {
    const page = await stage.open('/matches/small?desk=refused');
    await page.getByText(/may be used in: your Shooting phase/).waitFor();
    expect(await page.getByText('stratagem/wrong-phase').isVisible()).toBe(false);
    await page.getByRole('tabpanel').getByText('Details').click();
    await page.getByText('stratagem/wrong-phase').waitFor();
    await page.getByRole('button', { name: 'after entry 33' }).click();
    await at(page, 33);
  });

  test('a match without any such id gets a page that helps', async () => {
    const page = await stage.open('/matches/no-such-match');
    await page.getByRole('heading', { name: 'There is no such match' }).waitFor();
    expect(await page.getByRole('link', { name: 'All matches' }).isVisible()).toBe(true);
    stage.forgive(/status of 404/);
  });

  test('an address that leads nowhere says so', async () => {
    const page = await stage.open('/tables/7');
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
  });
});

describe('while the match goes on', () => {
  const scored = {
    type: 'ScoreVictoryPoints',
    data: { player: 'B', category: 'secondary', points: 2, what: 'Cleanse' },
  };

  test('somebody at an older entry is told of a new one, and stays', async () => {
    const page = await stage.open('/matches/small?step=9');
    await at(page, 9);
    await send(stage.base, 'small', scored);
    await page.getByRole('button', { name: '1 new entry – follow' }).waitFor();
    await at(page, 9);
    await page.getByRole('button', { name: '1 new entry – follow' }).click();
    await entry(page, 34).waitFor();
    expect(new URL(page.url()).searchParams.get('step')).toBeNull();
  });

  test('somebody who follows moves along', async () => {
    const page = await stage.open('/matches/small');
    await entry(page, 34).waitFor();
    await send(stage.base, 'small', scored);
    await entry(page, 35).waitFor();
  });

  test('a struck entry stays visible, struck, with the reason', async () => {
    const data = { entry: 20, correction: { kind: 'strike' }, because: 'The unit had shot already.' };
    await send(stage.base, 'small', { type: 'CorrectEntry', data });
    const page = await stage.open('/matches/small?step=20');
    await page.locator('[data-entry="20"][data-mark="struck"]').waitFor();
    await entry(page, 20).getByText('The unit had shot already.').waitFor();
    await page.getByRole('tab', { name: 'Ledgers' }).click();
    await page.locator('tr[data-mark="struck"]').getByText('The unit had shot already.').waitFor();
  });
});
